"""The scorekeeper's page: Python and templates that run on the server and in the browser alike."""
