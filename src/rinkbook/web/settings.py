"""Django's settings; all that differs between machines comes from the environment.

RINKBOOK_VAR     folder of what is kept: database, secret key, collected static files (default: ./var)
RINKBOOK_DEBUG   1 while developing
RINKBOOK_HOSTS   names this site answers to, by commas (default: this machine only)
RINKBOOK_HTTPS   1 behind a proxy that speaks HTTPS and sets X-Forwarded-Proto
DATABASE_URL     postgresql://user:password@host:port/name (default: SQLite)
SECRET_KEY       default: made once, kept in RINKBOOK_VAR
"""

import os
from pathlib import Path

from rinkbook.web.environment import read_database, read_flag, read_list, read_secret_key

PACKAGE = Path(__file__).resolve().parent.parent
VAR = Path(os.environ.get("RINKBOOK_VAR", "var")).resolve()
DEBUG = read_flag("RINKBOOK_DEBUG")
HTTPS = read_flag("RINKBOOK_HTTPS")

SECRET_KEY = read_secret_key(VAR)
ALLOWED_HOSTS = read_list("RINKBOOK_HOSTS", "localhost,127.0.0.1,[::1]")
CSRF_TRUSTED_ORIGINS = [f"https://{host}" for host in ALLOWED_HOSTS] if HTTPS else []
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = SECURE_SSL_REDIRECT = HTTPS
SECURE_HSTS_SECONDS = 31_536_000 if HTTPS else 0
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None

APPS = ["kit", "people", "leagues", "teams", "schedule", "games", "tables", "rink", "public", "staff"]
INSTALLED_APPS = [
    *(f"rinkbook.web.{app}" for app in APPS),
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "rinkbook.web.kit.headers.strict_headers",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "rinkbook.web.kit.errors.say_methods",
]

ROOT_URLCONF = "rinkbook.web.urls"
ASGI_APPLICATION = "rinkbook.web.asgi.application"
CSRF_FAILURE_VIEW = "rinkbook.web.kit.errors.form_expired"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.jinja2.Jinja2",
        "DIRS": [PACKAGE / "console" / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {"environment": "rinkbook.web.kit.jinja.environment"},
    },
    {
        # For the pages of allauth alone that we don't draw ourselves.
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    },
]

DATABASES = {"default": read_database(os.environ.get("DATABASE_URL", ""), VAR)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

LANGUAGE_CODE = "en-us"
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

STATIC_URL = "/static/"
STATIC_ROOT = VAR / "static"
_console_static = PACKAGE / "console" / "static"
STATICFILES_DIRS = [_console_static] if _console_static.is_dir() else []
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if DEBUG
        else "whitenoise.storage.CompressedManifestStaticFilesStorage"
    },
}
WHITENOISE_MIMETYPES = {".mjs": "text/javascript", ".woff2": "font/woff2", ".wasm": "application/wasm"}

AUTH_USER_MODEL = "people.User"
AUTHENTICATION_BACKENDS = [
    "django.contrib.auth.backends.ModelBackend",
    "allauth.account.auth_backends.AuthenticationBackend",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 10}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "/"
LOGOUT_REDIRECT_URL = "/"

ACCOUNT_ADAPTER = "rinkbook.web.people.adapter.AccountAdapter"
ACCOUNT_USER_MODEL_USERNAME_FIELD = None
ACCOUNT_USER_MODEL_EMAIL_FIELD = "email"
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*", "password2*"]
ACCOUNT_LOGIN_BY_CODE_ENABLED = True
ACCOUNT_EMAIL_VERIFICATION = "none"
ACCOUNT_SESSION_REMEMBER = True

EMAIL_BACKEND = "django.core.mail.backends.console.EmailBackend"
DEFAULT_FROM_EMAIL = "rinkbook@localhost"

# Every fault goes to the error output, in debug or not: the page that tells of it says so.
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "{asctime} {levelname} {name}: {message}", "style": "{"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {"django": {"handlers": [], "level": "INFO" if DEBUG else "WARNING", "propagate": True}},
}

SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
