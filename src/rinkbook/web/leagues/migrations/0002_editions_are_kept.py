from django.db import migrations

from rinkbook.web.kit.keep import keep_rows


class Migration(migrations.Migration):
    dependencies = [("leagues", "0001_initial")]
    operations = [keep_rows("leagues_edition")]
