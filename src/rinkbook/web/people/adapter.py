"""Where our accounts differ from allauth's: nobody signs up unasked."""

from allauth.account.adapter import DefaultAccountAdapter
from django.http import HttpRequest


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]  # allauth ships no types
    """Sign-in only; accounts are made by an operator."""

    def is_open_for_signup(self, request: HttpRequest) -> bool:
        """Never: whoever is new is invited."""
        return False
