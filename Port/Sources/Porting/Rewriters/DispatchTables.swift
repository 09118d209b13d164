import SwiftSyntax

/// Adds the tables by which selectors call methods, and nibs set and connect properties.
///
/// A table lies in the file of the members that it lists, so that it reaches private ones. A type with members in
/// several files has one in each, numbered from the second on.
final class DispatchTables: Rewriter {
    private var listed: Set<String> = []

    override func rewrite() {
        for type in program.types.values.sorted(by: { $0.name < $1.name }) where canBeListed(type) {
            let entries = type.members.filter { $0.file == file.path && isListed($0, of: type) }.compactMap {
                TableEntry($0, of: type.name)?.source
            }
            if !entries.isEmpty { add(entries, for: type) }
        }
        super.rewrite()
    }

    private func canBeListed(_ type: DeclaredType) -> Bool { type.kind == .class || type.kind == nil }

    private func isListed(_ member: DeclaredMember, of type: DeclaredType) -> Bool {
        guard !member.isStatic, program.exposes(member, of: type) else { return false }
        // `Selectors` registers methods of these where their selectors are made; only nibs do not find them.
        guard !type.isGeneric, !type.isLocal else {
            if member.file == file.path, member.signature == nil {
                let place = type.isLocal ? "in a function" : "in a generic class"
                note(.missing, "\(member.objectiveCName) \(place) cannot be set by its name", at: member.node)
            }
            return false
        }
        return true
    }

    private func add(_ entries: [String], for type: DeclaredType) {
        listed.insert(type.name)
        let files = program.files(of: type) { isListed($0, of: type) && TableEntry($0, of: type.name) != nil }
        let number = (files.firstIndex(of: file.path) ?? 0) + 1
        let flat = type.name.split(separator: ".").joined(separator: "_")
        let list = "ported_\(flat)"
        let lines = entries.map { "            \($0),\n" }.joined()
        additions.append(
            """
            extension \(type.name) {
                @MainActor fileprivate static var \(list): [NibEntry] {
                    [
            \(lines)        ]
                }
            }
            final class \(flat)NibTable\(number > 1 ? "\(number)" : ""): NibTable {
                override class var entries: [NibEntry] { \(type.name).\(list) }
            }
            """)
    }

    /// A private class within a type is seen by nothing outside of that: the table asks for the whole file.
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if let outer = enclosingType(of: node), listed.contains("\(outer).\(node.name.text)"),
            let modifier = node.modifiers.first(where: { $0.name.text == "private" })
        {
            edits.replace(modifier, with: "fileprivate")
        }
        return .visitChildren
    }
}
