"""A user signs in by e-mail; what a league knows of a person stands elsewhere."""

from typing import Any, ClassVar

from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.db import models
from django.utils import timezone


class UserManager(BaseUserManager["User"]):
    """Makes users; two addresses that differ by case alone are one."""

    def create_user(self, email: str, password: str | None = None, **fields: Any) -> "User":
        """A user of that address; without a password they come in by a code sent to it."""
        if "@" not in email:
            raise ValueError(f"user: expected an e-mail address, got {email!r}")
        user = self.model(email=email.strip().lower(), **fields)
        user.set_password(password)
        user.save(using=self._db)
        return user

    def get_by_natural_key(self, username: str | None) -> "User":
        """The user who signs in with *username*, an address in any case."""
        return self.get(email=(username or "").strip().lower())


class User(AbstractBaseUser):
    """An account."""

    email = models.EmailField(unique=True)
    name = models.CharField(max_length=80, blank=True)
    is_active = models.BooleanField(default=True)
    joined_at = models.DateTimeField(default=timezone.now, editable=False)

    objects: ClassVar[UserManager] = UserManager()

    USERNAME_FIELD = "email"
    EMAIL_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    def __str__(self) -> str:
        return self.name or self.email
