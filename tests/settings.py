"""The settings of the tests: those of the site, with a throw-away database and no static files to gather."""

import os
import tempfile

os.environ["RINKBOOK_VAR"] = tempfile.mkdtemp(prefix="rinkbook-tests-")
os.environ["SECRET_KEY"] = "known to every test"
os.environ.pop("RINKBOOK_DEBUG", None)

from rinkbook.web.settings import *  # noqa: F403  # the variables come first
from rinkbook.web.settings import DATABASES, STORAGES, VAR

# A file, not memory: the live server's threads then open connections of their own, as in production.
# Nothing of it outlives the run, so nothing waits for the disk.
if DATABASES["default"]["ENGINE"].endswith("sqlite3"):
    DATABASES["default"]["TEST"] = {"NAME": str(VAR / "test.sqlite3")}
    DATABASES["default"]["OPTIONS"]["init_command"] = "PRAGMA journal_mode=WAL; PRAGMA synchronous=OFF;"

STORAGES["staticfiles"]["BACKEND"] = "django.contrib.staticfiles.storage.StaticFilesStorage"
STATIC_ROOT = VAR / "static"
STATIC_ROOT.mkdir()
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
