"""Headers of every answer: nothing inline, nothing from elsewhere, nobody frames us.

Pages therefore hold no `style="…"`, no `<script>` with text and no `on…=` attribute. A jersey's
colour is an SVG attribute (`fill="#0b5aa6"`), which this policy allows.
"""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

Answer = Callable[[HttpRequest], HttpResponse]

# 'wasm-unsafe-eval' lets the console's Python start in the browser, and allows no JavaScript eval.
CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)


def strict_headers(get_response: Answer) -> Answer:
    """Middleware that adds the headers which Django doesn't."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        response.headers.setdefault("Content-Security-Policy", CONTENT_SECURITY_POLICY)
        response.headers.setdefault("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
        return response

    return middleware
