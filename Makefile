# Everything starts here, on any machine with make and Python 3.11 or newer; a C compiler is used where there is one.
# PYTHON=… chooses the interpreter, CC=… the compiler.

VENV   := .venv
PY     := $(VENV)/bin/python
READY  := $(VENV)/ready
TOOLS  := $(VENV)/tools
IS     := $(PY) -P src/branchline/build.py
# A file stays with one worker, so that its tests share what they build; in order, so that tests/build starts first.
# (Not loadgroup: pytest-xdist 3.8 does not group at all, and does not say so, under pytest 9.2.)
PYTEST := $(PY) -m pytest -n auto --dist loadfile --no-loadscope-reorder
# What runs twice: the rules, compiled and interpreted. The rest drives whichever build there is, from outside. The
# second run leaves out what the first has proven for both (tests/conftest.py).
TWICE  := tests/core tests/contract tests/games tests/bots

.PHONY: help run build web wheel check checked compiled interpreted test bench soak clean

help:  ## say what there is
	@sed -n 's/^\([a-z]*\):.*  ## /  make \1\t/p' $(MAKEFILE_LIST)

# The first start serves the rules interpreted and compiles them meanwhile; every later one is compiled throughout.
# Ctrl-C is for the server alone (set -m: a process group of its own), so that make ends as calmly as it does.
run: web  ## play in the browser; `.venv/bin/branchline play` plays in the terminal
	@if [ "$$BRANCHLINE_COMPILED" ]; then $(MAKE) --no-print-directory build || exit; fi; \
	if [ -t 0 ]; then set -m; fi; \
	if [ "$$BRANCHLINE_PURE" ] || $(IS) fresh; then $(VENV)/bin/branchline serve --open; \
	elif $(IS) compiler; then BRANCHLINE_PURE=1 $(VENV)/bin/branchline serve --open --compile; \
	else echo "There is no C compiler: the rules run as plain Python, some forty times slower."; \
		BRANCHLINE_PURE=1 $(VENV)/bin/branchline serve --open; fi || [ $$? -eq 130 ]

build: $(READY)  ## compile the rules where there is a compiler, and say so where there is none
	@$(IS) fresh || { \
		if $(IS) compiler; then echo "Compiling the rules"; fi; \
		BRANCHLINE_PURE= $(PY) setup.py --quiet build_ext --inplace; }

web: $(READY)  ## build the pages, with npm or with Node.js from PyPI
	@$(PY) web/build.py

# Never a wheel of plain Python by accident: it would carry this platform's name. BRANCHLINE_PURE=1 asks for one.
wheel: build web  ## a package in dist/, compiled rules included, for machines without a compiler
	@if [ -z "$$BRANCHLINE_PURE" ]; then export BRANCHLINE_COMPILED=1; fi; \
	$(PY) -m pip --disable-pip-version-check wheel --quiet --no-deps --no-build-isolation --wheel-dir dist . && \
	ls dist/*.whl

check: $(TOOLS)  ## ruff, mypy, the direction of imports, the pages' types, the words on screen and their translations
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	$(VENV)/bin/lint-imports
	$(PY) tools/wire_types.py check
	$(PY) tools/words.py
	$(PY) tools/translations.py

# Neither run may quietly be the other. The compiler keeps one core busy for two minutes, so the checks and the rules
# run interpreted meanwhile. Where there is no compiler, the interpreted run is the only one, and has all.
COMPILED := BRANCHLINE_PURE= BRANCHLINE_COMPILED=1
PURE     := BRANCHLINE_PURE=1 BRANCHLINE_COMPILED=

test: $(TOOLS)  ## all that has to hold: check, the pages, the rules interpreted, then every test compiled
	@if $(IS) compiler; then \
		$(MAKE) --no-print-directory -j2 compiled interpreted && \
		echo "== The tests, compiled ==" && $(COMPILED) $(PYTEST); \
	else \
		$(PURE) $(MAKE) --no-print-directory checked && \
		echo "== No C compiler: the tests, interpreted only ==" && $(PURE) $(PYTEST); \
	fi

checked: check
	@$(PY) web/build.py check

compiled:
	@$(COMPILED) $(MAKE) --no-print-directory build

interpreted:
	@$(PURE) $(MAKE) --no-print-directory checked
	@echo "== The rules, interpreted; everything around them runs compiled =="
	@$(PURE) $(PYTEST) --second $(TWICE)

bench: build  ## measure the speed
	@$(VENV)/bin/branchline bench

# What a mutation run breaks: every rule of every game, but for the lists of names, which say nothing by themselves.
BROKEN := $(filter-out %/__init__.py,$(wildcard src/branchline/games/*/rules/*.py))

soak: $(TOOLS) build  ## the long tests, then a mutation run over the rules
	$(PYTEST) --soak
	for source in $(BROKEN); do $(PY) tools/mutate.py $$source tests/games/$$(echo $$source | cut -d/ -f4) || exit; done

clean:  ## remove all that make made
	rm -rf $(VENV) build dist src/*.egg-info .hypothesis .*_cache src/branchline/web web/node_modules
	rm -f src/branchline/compiled.json
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(PY):
	@for python in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python); do \
		if $$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			echo "Making $(VENV) with $$($$python --version)"; exec $$python -m venv --clear $(VENV); \
		fi; \
	done; \
	echo "Branchline needs Python 3.11 or newer with its venv module (Debian: apt install python3-venv)."; \
	echo "Here is none. If yours has an unusual name: make PYTHON=/path/to/python"; \
	exit 1

# Without compiling: `build` does that next, with the tools installed here.
INSTALL := BRANCHLINE_PURE=1 BRANCHLINE_COMPILED= $(PY) -m pip --disable-pip-version-check install --quiet --editable

$(READY): pyproject.toml | $(PY)
	@echo "Installing what Branchline needs: less than a minute, this once"
	@$(INSTALL) '.[compile]'
	@touch $@

$(TOOLS): $(READY)
	@echo "Installing what the tests need: a minute, this once"
	@$(INSTALL) '.[dev]'
	@touch $@
