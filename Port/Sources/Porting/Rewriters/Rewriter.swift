import SwiftSyntax

/// Rewrites one thing that Swift on Linux refuses, wherever it stands in a file.
///
/// Subclasses visit what they know and change `edits`; they see the file as it was written, never what others made
/// of it. Branches of `#if` that cannot be built here are passed over.
class Rewriter: SyntaxVisitor {
    let file: SourceFile
    let program: Program
    var edits = Edits()
    private(set) var findings: [Finding] = []
    /// Declarations to be put behind the file's own.
    var additions: [String] = []

    required init(_ file: SourceFile, _ program: Program) {
        self.file = file
        self.program = program
        super.init(viewMode: .sourceAccurate)
    }

    /// Goes through the file; called once.
    func rewrite() { walk(file.tree) }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in file.anyBranches.clauses(of: node) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    /// Takes note of something for the report.
    func note(_ kind: Finding.Kind, _ what: String, at node: some SyntaxProtocol) {
        findings.append(Finding(kind: kind, file: file.path, line: file.line(of: node), message: what))
    }

    /// The name of the type that a piece of syntax lies in, with those around it; nil outside of types.
    func enclosingType(of node: some SyntaxProtocol) -> String? {
        var names: [String] = []
        var parent = node.parent
        while let current = parent {
            if let group = current.asProtocol(DeclGroupSyntax.self) {
                if let extended = group.as(ExtensionDeclSyntax.self) {
                    names.append(SourceFile.words(extended.extendedType))
                } else if let named = current.asProtocol(NamedDeclSyntax.self) {
                    names.append(named.name.text)
                }
            }
            parent = current.parent
        }
        return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }
}
