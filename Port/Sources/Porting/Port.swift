/// Rewrites the files of one module so that Swift on Linux builds them with Placard.
///
/// Lines stay where they are, and errors name the files as they were written.
public struct Port {
    private let program: Program

    /// Reads what a module declares.
    ///
    /// - Parameters:
    ///   - files: All files of the module; what one declares decides how another is rewritten.
    ///   - others: Files of modules that they import, which are not rewritten now.
    public init(_ files: [SourceFile], reading others: [SourceFile] = []) {
        program = Program(files, reading: others)
    }

    /// Refuses programs whose rewriting would not end in any time.
    ///
    /// - Throws: If a type inherits along too long a line.
    func checkInheritance() throws(PortFailure) {
        guard let type = InheritanceLine.excess(in: program) else { return }
        let place = type.end.map { $0.file + ": " } ?? ""
        throw PortFailure(
            "\(place)error: \(type.name) inherits from more than \(InheritanceLine.most) types in a line; shorten it")
    }

    /// Whether the module declares something of a name.
    func declares(_ name: String) -> Bool { program.declares(name) }

    private static let rewriters: [Rewriter.Type] = [
        AttributeCasts.self, AttributedStringInitializers.self, Bundles.self, ClockWork.self, DelegateOverrides.self,
        DispatchTables.self, ExtensionOverrides.self,
        FontCasts.self,
        FormerAttributes.self, FormerLanguage.self, FormerNameUses.self, GeometryNumbers.self, LayerInitializers.self,
        LayoutPriorities.self, Loggers.self, MainActorTests.self, ManagedProperties.self, MatchEnumerations.self,
        MemoryFunctions.self,
        ObjectiveCAttributes.self, ObservableObjects.self, ObservedProperties.self, OptionalCalls.self,
        OptionalRequirements.self, PathBlocks.self, PlatformConditions.self, Previews.self, RootInitializers.self,
        RuntimeOverrides.self,
        RuntimeQuestions.self, Selectors.self, TestObjects.self, TextAttributeProperties.self, TrackedStrings.self,
        TraitMasks.self,
        UncalledMembers.self, ViewMakers.self, ViewMetatypes.self,
    ]

    /// Lists of tests that XCTest made for itself on Linux before Swift 5.4.
    private static let listsOfTests: Set = ["LinuxMain.swift", "XCTestManifests.swift"]

    /// Rewrites one of the files.
    public func ported(_ file: SourceFile) -> PortedFile {
        if Self.listsOfTests.contains(file.name) {
            let why = "\(file.name): the package manager finds the tests by itself"
            return PortedFile(
                text: "// Left out by placard port.\n",
                findings: [Finding(kind: .dropped, file: file.path, line: 1, message: why)])
        }
        let imports = Imports(file, program)
        imports.rewrite()
        let steps = Self.rewriters.map { $0.init(file, program) }
        var edits = imports.edits
        for step in steps {
            step.rewrite()
            edits.append(step.edits)
        }
        let absent = AbsentNames(file, program)
        absent.rewrite()
        let findings = imports.findings + steps.flatMap(\.findings) + absent.findings(outside: edits)
        let text = Self.framed(
            edits.applied(to: file.text), of: file, importing: imports.missing,
            with: steps.flatMap(\.additions))
        return PortedFile(text: text, findings: findings.sorted { ($0.line, $0.message) < ($1.line, $1.message) })
    }

    /// The rewritten text between what has to stand before and behind it, which belongs to no line of the file.
    private static func framed(
        _ text: String, of file: SourceFile, importing modules: [String], with additions: [String]
    ) -> String {
        let (script, text) = parted(text)
        let head =
            script + modules.map { "import \($0)\n" }.joined()
            + "#sourceLocation(file: \(file.path.debugDescription), line: \(script.isEmpty ? 1 : 2))\n"
        guard !additions.isEmpty else { return head + text }
        return head + text + (text.hasSuffix("\n") ? "" : "\n") + "#sourceLocation()\n\n"
            + additions.joined(separator: "\n\n") + "\n"
    }

    /// The line that names a script's interpreter, which stays the first of the file, and the rest.
    private static func parted(_ text: String) -> (script: String, rest: String) {
        guard text.hasPrefix("#!") else { return ("", text) }
        let line = text.prefix { !$0.isNewline }
        return (line + "\n", String(text.dropFirst(line.count + 1)))
    }
}

/// A file as Linux can build it.
public struct PortedFile {
    public let text: String
    /// What was changed or cannot work, in the order of lines.
    public let findings: [Finding]
}
