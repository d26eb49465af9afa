from django.db import migrations

from rinkbook.web.kit.keep import keep_rows


class Migration(migrations.Migration):
    dependencies = [("games", "0001_initial")]
    operations = [keep_rows("games_setup"), keep_rows("games_event")]
