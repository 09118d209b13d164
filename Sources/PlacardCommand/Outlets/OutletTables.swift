/// The source of the tables of some classes.
struct OutletTables {
    let classes: [OutletClass]
    /// The module that has `NibTable`.
    let module: String

    var source: String {
        let tables = classes.map(table).joined(separator: "\n\n")
        return """
            // Written by `placard outlets`: run it again when outlets, inspectable properties or actions change.
            // swift-format-ignore-file

            #if !canImport(ObjectiveC)
                import \(module)

            \(tables)
            #endif

            """
    }

    private func table(_ type: OutletClass) -> String {
        let entries = type.members.map { "                " + entry($0, of: type.name) + "," }
        return """
                final class \(type.name)NibTable: NibTable {
                    override class var entries: [NibEntry] {
                        [
            \(entries.joined(separator: "\n"))
                        ]
                    }
                }
            """
    }

    private func entry(_ member: OutletClass.Member, of type: String) -> String {
        switch member {
        case .property(let name): ".property(\"\(name)\", \\\(type).\(name))"
        case .action(let method, let selector, _, nil):
            ".action(\"\(selector)\") { (target: \(type)) in target.\(method)() }"
        case .action(let method, let selector, let label, let sender?):
            ".action(\"\(selector)\") { (target: \(type), sender: \(sender)) in "
                + "target.\(method)(\(label.map { $0 + ": " } ?? "")sender) }"
        }
    }
}
