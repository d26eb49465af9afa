# Everything there is to say to this project, a line each.
.DEFAULT_GOAL := help
PYTHON := .venv/bin/python
DATA ?= ../shared/data

.PHONY: help run test test-postgres dev cases coverage lint fix docs bench realdata realdata-page realdata-site demo

help:  ## list these
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 16

run:  ## set everything up and serve a demo of both leagues
	bin/run

test:  ## set everything up and run all that CI runs
	bin/test

test-postgres: setup  ## run the web's tests on PostgreSQL (DATABASE_URL, else a server of their own)
	$(PYTHON) -m tests.web.postgres

dev: setup  ## serve with debug pages, starting again on every change
	.venv/bin/rinkbook serve --dev

cases: setup  ## run the precedents of cases/
	$(PYTHON) -m pytest -q tests/cases

coverage: setup  ## measure which branches of the judge its tests reach
	$(PYTHON) -m coverage run -m pytest -q tests/core tests/cases tests/reference tests/commands tests/console
	$(PYTHON) -m coverage report

lint: setup  ## style, types and arrows between the parts
	.venv/bin/ruff check && .venv/bin/ruff format --check && .venv/bin/mypy && .venv/bin/lint-imports

fix: setup  ## repair what style can repair by itself
	.venv/bin/ruff check --fix && .venv/bin/ruff format

docs: setup  ## write the pages of docs/reference/generated
	.venv/bin/rinkbook docs

bench: setup  ## measure the judge on this machine
	$(PYTHON) -m benchmarks

realdata: setup  ## play real games through the judge and compare (DATA=folder)
	$(PYTHON) -m benchmarks.realdata $(DATA)

realdata-page: setup  ## the same, its figures written into docs/explanation/real-data.md
	$(PYTHON) -m benchmarks.realdata $(DATA) --page docs/explanation/real-data.md

realdata-site: setup  ## load a real season into this installation (DATA=folder)
	$(PYTHON) -m benchmarks.realdata.site $(DATA)

demo: setup  ## fill an empty installation with a made-up season of both leagues
	.venv/bin/rinkbook demo --if-empty

.PHONY: setup
setup:
	@bin/setup --test
