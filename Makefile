# Building, testing and trying Loadbook. 'make help' lists what there is.

.DEFAULT_GOAL := help
.PHONY: help deps build run install uninstall test lint layers unit grind browser app trial bench screenshots format clean
.NOTPARALLEL:

SWIFT_BUILD = swift build --explicit-target-dependency-import-check error
SWIFT_CODE = Package.swift Sources Tests Browser $(wildcard Benchmarks)
DEMO = .build/release/loadbook
# The runtime of Swift goes into the program: it runs where no toolchain is.
RELEASE_BUILD = $(SWIFT_BUILD) -c release --product loadbook --static-swift-stdlib

# Where make install puts things, as the GNU coding standards name them.
PREFIX ?= /usr/local
DESTDIR ?=
PORT ?= 0
# The screens in few files, where esbuild is there; else they are served from Web as they are.
SCREENS = .build/screens

help: ## what there is to make
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps: ## install what is missing, or say how
	@Scripts/install-tools

build: ## the program, .build/release/loadbook
	@Scripts/install-tools build
	$(RELEASE_BUILD)
	@if command -v esbuild >/dev/null; then Scripts/bundle-web $(SCREENS); else rm -rf $(SCREENS); fi

run: build ## a demo of two years of training: today's answer, then the app in a browser until ctrl-C (PORT=5623)
	@$(DEMO) demo --folder demo
	@echo; $(DEMO) today --folder demo
	@echo; exec $(DEMO) serve --folder demo --port $(PORT) $(if $(wildcard $(SCREENS)),--assets $(SCREENS))

install: build ## the program, its screens, manual page, completions and a systemd unit, below PREFIX (and DESTDIR)
	@Scripts/install "$(DESTDIR)" "$(PREFIX)"

uninstall: ## remove what make install put there; records and settings stay
	@Scripts/install --remove "$(DESTDIR)" "$(PREFIX)"

test: lint layers unit grind browser app ## everything that must hold before a commit

lint: ## the format of the sources, and the types and words of the screens
	swift format lint --strict --recursive --parallel $(SWIFT_CODE)
	Scripts/check-web

layers: ## the arrows between the modules, what the pure ones must not use, and that made files are current
	Scripts/check-layers
	Scripts/check-layers-test
	Scripts/check-links
	Scripts/generate-starter-routines --check

unit: ## the suites that are quick, in a debug build
	@Scripts/install-tools
	$(SWIFT_BUILD) --build-tests
	swift test --skip-build --skip HTTPServerTests
	swift test --skip-build --filter HTTPServerTests

grind: ## the suites that grind, in a release build of its own: another would be rebuilt each time
	LOADBOOK_TESTS=grind swift test -c release -Xswiftc -enable-testing --scratch-path .build-grind

browser: ## the WebAssembly build, compared with the answers that the quick suites wrote
	Scripts/build-browser-core
	Scripts/compare-browser-core

app: build ## the screens in a real Chromium and the API against its description; skipped where there is none
	Scripts/app-tests
	Scripts/api-trial

screenshots: build ## the pictures in the README, made anew from the demo
	Scripts/screenshots

trial: build ## two devices share a folder through two real Syncthing instances; skipped where there is none
	Scripts/two-syncthings-trial $(DEMO)

bench: ## measurements; BENCH=short for a quick round
	Scripts/bench $(BENCH)

format: ## rewrite the sources in the agreed format
	swift format --in-place --recursive --parallel $(SWIFT_CODE)

clean: ## remove everything that was built, but no demo
	rm -rf .build .build-grind .build-wasm .build-app
