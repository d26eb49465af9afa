"""The door that uvicorn opens."""

import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rinkbook.web.settings")

application = get_asgi_application()
