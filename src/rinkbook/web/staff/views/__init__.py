"""The desk's pages, a file a part."""
