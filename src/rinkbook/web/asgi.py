"""The door that uvicorn opens."""

import os
import warnings

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rinkbook.web.settings")

# Static files come from whitenoise as plain iterators. Django reads them in a thread, which is right
# for files of this size, and warns of it.
warnings.filterwarnings("ignore", message="StreamingHttpResponse must consume synchronous iterators")

django = get_asgi_application()  # first: it makes the models usable

from rinkbook.web.games.live import live_first  # noqa: E402  # needs the models

application = live_first(django)
