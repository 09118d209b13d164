# `make` alone lists the targets. Set-up is part of each: Scripts/setup installs what is missing or says which command
# does, and exits 3 then. make itself reports every failure as its own exit code 2 ("make: *** [...] Error 3"), so a
# program that wants to tell the cases apart calls Scripts/setup or .ci/run.

# Where the material that `corpus`, `score` and `conformance` read lies.
SHARED ?= ../shared
# debug or release; what is looked at is drawn by the release, whose pictures are the same and come ten times as quickly.
CONFIGURATION ?= debug
gallery serve: CONFIGURATION = release
# Handed to `swift test` (make test ARGS='--filter Bezier'), to the benchmark, or to `placard serve`.
ARGS ?=
# How long `make fuzz` takes, and which of Fuzzing/Seeds' targets it feeds; all without names.
FUZZ_SECONDS ?= 3600
TARGETS ?=
# What `make nightly` runs.
NIGHTLY ?= address thread parallel texts fuzz server-test preview-check port-test examples surface documents documentation other-libraries

SOURCES := Package.swift Sources Tests Fuzzing/Targets Scripts/SystemLocks.swift Benchmarks/Package.swift Benchmarks/Sources \
	Server/Package.swift Server/Sources Server/Tests Port/Package.swift Port/Plugins Port/Sources Port/Tests \
	Examples/Ported/Package.swift Examples/Ported/Copy/Package.swift Examples/Chat/Package.swift Examples/Chat/Sources Examples/Chat/Tests \
	Examples/CI/Package.swift Examples/CI/App Examples/CI/Tests Examples/Bubbles/Package.swift \
	Examples/Bubbles/Sources Examples/Bubbles/Tests Examples/CardServer/Package.swift Examples/CardServer/Sources \
	Examples/CardServer/Tests

.DEFAULT_GOAL := help
.PHONY: help test gallery release-gallery serve server server-test preview-check documentation port port-test examples ported chat \
	translations bubbles cards surface documents widths frames layouts other-libraries arm64 \
	corpus tables commands bench score conformance lint format clean fuzz address thread parallel texts nightly setup setup-truth \
	setup-documents setup-benchmark setup-server setup-port \
	placard placard-release

help: ## lists the targets
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 21

test: setup ## builds and runs all tests
	@Scripts/test $(ARGS)

gallery: placard ## draws every specimen into gallery/, with gallery/index.html
	@.build/$(CONFIGURATION)/placard gallery -o gallery
	@echo "gallery/index.html shows all of them."

release-gallery: setup ## draws the gallery by the debug and the release build, whose files must be the same
	@Scripts/release-gallery

fuzz: setup ## feeds every way into the program with made-up input for FUZZ_SECONDS, an hour; TARGETS chooses some
	@Scripts/fuzz --release $(FUZZ_SECONDS) $(TARGETS)

address: setup ## runs all tests with the address sanitizer
	@Scripts/sanitize address $(ARGS)

thread: setup ## runs all tests with the thread sanitizer
	@Scripts/sanitize thread $(ARGS)

parallel: setup ## draws 10,000 texts by 16 tasks at once, which must have the bytes that one task draws
	@PLACARD_TEST_LABELS=10000 Scripts/test --filter ParallelDrawing

texts: setup ## checks what holds for every text: 20,000 random ones and all code points (about an hour)
	@PLACARD_TEST_TEXTS=1000 Scripts/test --filter 'TextInvariants|PairTable|WordShaper|PlainLineBreaks'

nightly: ## runs all that takes too long for each change, one after another, to the end
	@failed=; for target in $(NIGHTLY); do $(MAKE) --no-print-directory $$target || failed="$$failed $$target"; done; \
		[ -z "$$failed" ] || { echo "These failed:$$failed" >&2; exit 1; }

serve: placard server ## shows ARGS (documents, --port N) or the gallery in a browser, live
	@.build/$(CONFIGURATION)/placard serve $(ARGS)

server: setup-server ## builds the program that `placard serve` hands over to
	@echo "Building the server ($(CONFIGURATION))."
	@swift build --package-path Server -c $(CONFIGURATION) --product placard-server --quiet

server-test: setup-server ## builds and runs the tests of the server
	@swift test --package-path Server --disable-xctest $(ARGS)

documentation: setup ## builds every module's documentation into doccarchives/; ARGS names some modules
	@Scripts/documentation $(ARGS)

preview-check: setup-documents placard server ## looks at the preview's page in a real Chromium
	@Scripts/preview-check .build/$(CONFIGURATION)/placard

port: setup-port ## builds the program that `placard port` hands over to
	@echo "Building placard-port ($(CONFIGURATION)); SwiftSyntax takes some minutes the first time."
	@swift build --package-path Port -c $(CONFIGURATION) --product placard-port --quiet

port-test: setup-port ## builds and runs the tests of `placard port`
	@swift test --package-path Port --disable-xctest $(ARGS)

ported: setup setup-port ## builds and tests code of iOS apps as it is (Examples/Ported)
	@swift test --package-path Examples/Ported $(ARGS)

chat: setup ## builds and tests a conversation of ten thousand messages (Examples/Chat)
	@swift test --package-path Examples/Chat --disable-xctest $(ARGS)

translations: setup ## builds and tests cards in four languages, and sees a translation that is too long fail (Examples/CI)
	@swift build --package-path Examples/CI --build-tests --quiet
	@Examples/CI/red-and-green

bubbles: setup ## builds and tests a package as `placard new` writes it (Examples/Bubbles)
	@swift test --package-path Examples/Bubbles --disable-xctest $(ARGS)

cards: setup ## builds and tests a server that draws cards (Examples/CardServer)
	@swift test --package-path Examples/CardServer --disable-xctest $(ARGS)

examples: ported chat translations bubbles cards ## builds and tests all of Examples

surface: setup ## lists the symbols of UIKit that label libraries use and Placard lacks, from lists in SHARED
	@swift build --quiet
	@Scripts/surface $(SHARED)/reference/uikit-surface.tsv $(SHARED)/reference/uikit-overrides.tsv $(ARGS)

documents: setup-documents placard ## draws the gallery and compares its PDF and SVG files with its pictures
	@.build/$(CONFIGURATION)/placard gallery -o gallery
	@.build/$(CONFIGURATION)/placard gallery -o gallery/fonts --svg-text fonts
	@Scripts/documents gallery --fonts gallery/fonts --out gallery/compared $(ARGS)

other-libraries: placard-release ## draws the gallery with another Debian release's libraries, whose pixels must be the same; as root
	@Scripts/other-libraries .build/release/placard

arm64: ## compares the pixels that the C code draws on ARM64, in an emulator, with this processor's
	@Scripts/arm64

corpus: placard ## renders every document of the corpus in SHARED, prints what became of each, and how far frames agree
	@Scripts/corpus .build/$(CONFIGURATION)/placard $(SHARED)/corpus/interface-builder corpus-out
	@Scripts/frames .build/$(CONFIGURATION)/placard $(SHARED)/corpus/interface-builder --figures

tables: placard ## writes the tables by which nibs reach the properties of Placard's own labels
	@LC_ALL=C; export LC_ALL; .build/$(CONFIGURATION)/placard outlets --import PlacardUIKit \
		-o Sources/Labels/LabelNibTables.swift $$(find Sources/Labels -name '*.swift' ! -name LabelNibTables.swift | sort)

commands: placard port ## writes what the programs say of their options into Documentation/Commands.md; ARGS=--check compares
	@Scripts/commands $(ARGS) .build/$(CONFIGURATION)/placard Port/.build/$(CONFIGURATION)/placard-port

bench: setup-benchmark ## times Placard against Pango and Cairo in one run
	@swift run --package-path Benchmarks -c release --quiet benchmark $(ARGS)

score: setup-truth placard-release ## scores widths and line breaks against the reference in SHARED
	@python3 $(SHARED)/truth/score.py --part dev $(ARGS) -- .build/release/placard measure

conformance: setup-truth placard-release ## runs Unicode's own test files
	@python3 $(SHARED)/truth/conformance.py all $(ARGS) -- .build/release/placard conformance

widths: placard ## compares the system font's widths with those that Interface Builder stored in SHARED
	@Scripts/widths .build/$(CONFIGURATION)/placard $(SHARED)/corpus/interface-builder $(ARGS)

layouts: setup-benchmark ## times Auto Layout against kiwi (PyPI's kiwisolver) on the same constraints
	@python3 -c 'import kiwisolver' 2> /dev/null || python3 -m pip install --quiet kiwisolver
	@swift build --package-path Benchmarks -c release --quiet
	@Scripts/layout-speed Benchmarks/.build/release/benchmark

frames: placard ## compares solved frames with those that Interface Builder stored in SHARED
	@Scripts/frames .build/$(CONFIGURATION)/placard $(SHARED)/corpus/interface-builder $(ARGS)

lint: ## checks formatting, arrows between the modules, lengths of files and the list of stored members
	@swift format lint -r --strict $(wildcard $(SOURCES))
	@Scripts/check-modules
	@Scripts/snippets
	@Scripts/stored-members --check

format: ## formats all sources in place
	@swift format -i -r $(wildcard $(SOURCES))

clean: ## removes everything that was built or drawn
	@rm -rf .build Benchmarks/.build Server/.build Port/.build Examples/*/.build gallery doccarchives corpus-out Fuzzing/Findings

setup:
	@Scripts/setup build

setup-truth:
	@Scripts/setup build truth

setup-documents:
	@Scripts/setup build documents

setup-benchmark:
	@Scripts/setup build benchmark

setup-server:
	@Scripts/setup build server

setup-port:
	@Scripts/setup port

placard: setup
	@Scripts/build $(CONFIGURATION)

placard-release: setup
	@Scripts/build release
