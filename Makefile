# `make help` lists the targets. Everything is installed into .venv, from locked versions with hashes.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000

BIN := .venv/bin
PIP_COMPILE := CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --generate-hashes --allow-unsafe \
	--strip-extras --no-emit-index-url --no-emit-find-links --no-emit-trusted-host

.PHONY: help up setup test check lint fast fix test-long wire rulings columns corpus bench mutants lock clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

up: .venv/.run ## Set up what serving needs, and serve on HOST (127.0.0.1) and PORT (8000), audits with it
	@HOST="$(HOST)" PORT="$(PORT)" exec $(BIN)/referee up

setup: .venv/.test ## Install everything, run nothing

test: lint ## Set up and run everything but the long lanes
	@$(BIN)/pytest -n auto --dist loadgroup

check: lint fast ## Format, lint, types, import directions, contract and fast tests

lint: .venv/.test
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python -m tools.wire --check
	@$(BIN)/python -m tools.rulings --check
	@$(BIN)/python -m tools.csv_columns --check

fast: .venv/.test
	@$(BIN)/pytest -n auto --dist loadgroup -m "not long and not slow"

fix: .venv/.test ## Repair what the formatter and the linter can
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

test-long: .venv/.test ## Run the long lanes; their output goes to docs/testing.md
	@set -o pipefail; mkdir -p var; \
	REFEREE_PLAYOUTS="$${REFEREE_PLAYOUTS:-500}" $(BIN)/pytest -n auto --dist loadgroup -m "long or not long" \
		--hypothesis-profile=long --durations=10 2>&1 | tee var/test-long.txt

wire: .venv/.test ## Write each wire.py anew from openapi.yaml
	@$(BIN)/python -m tools.wire

rulings: .venv/.test ## Write docs/rulings.md anew from the registry and the texts
	@$(BIN)/python -m tools.rulings

columns: .venv/.test ## Write docs/csv.md anew from the columns of final sheets
	@$(BIN)/python -m tools.csv_columns

corpus: .venv/.test ## Write the conformance corpus anew, and freeze rulesets that are new
	@$(BIN)/python -m tests.corpus.make
	@$(BIN)/python -m tests.corpus.freeze

bench: .venv/.bench ## Measure speed, as ratios within one run
	@$(BIN)/python -m bench

mutants: .venv/.mutants ## Run a seeded sample of mutants of each game against the fast tests
	@REFEREE_PLAYOUTS=2 $(BIN)/python -m tools.mutants

lock: .venv/.test ## Write the lock files anew from pyproject.toml and requirements/*.in
	@$(PIP_COMPILE) --extra test --extra redis -o requirements/test.txt pyproject.toml requirements/build.in
	@$(PIP_COMPILE) -c requirements/test.txt --extra redis -o requirements/run.txt pyproject.toml
	@$(PIP_COMPILE) -c requirements/test.txt -o requirements/build.txt requirements/build.in
	@$(PIP_COMPILE) -c requirements/test.txt -o requirements/bench.txt requirements/bench.in
	@$(PIP_COMPILE) -c requirements/test.txt -o requirements/mutants.txt requirements/mutants.in

clean: ## Remove what was installed, built and cached
	rm -rf .venv build dist mutants var .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.made:
	@PYTHON="$(PYTHON)" bash tools/venv.sh made

.venv/.run: .venv/.made requirements/run.txt requirements/build.txt pyproject.toml
	@bash tools/venv.sh run

.venv/.test: .venv/.made requirements/test.txt pyproject.toml
	@bash tools/venv.sh test

.venv/.bench: .venv/.test requirements/bench.txt
	@bash tools/venv.sh bench

.venv/.mutants: .venv/.test requirements/mutants.txt
	@bash tools/venv.sh mutants
