"""The rules of one game, one file each: type, judge, sentences."""
