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

/// A class with what nibs may set, connect and call in it.
struct OutletClass {
    enum Member: Equatable {
        case property(String)
        /// `sender` is the type of the only parameter, `label` its argument label; both nil without a parameter.
        case action(method: String, selector: String, label: String?, sender: String?)
    }

    let name: String
    var members: [Member] = []
}

/// Why something that a nib might ask for is not in a table.
struct OutletGap {
    let line: Int
    let message: String
}

/// What follows the name of a property: whether it can be set.
struct SettableProperty {
    /// False for a computed property without setter.
    let isSettable: Bool

    /// - Parameter tokens: From the colon before the type on.
    init(_ tokens: ArraySlice<SwiftToken>) {
        var previous = tokens.first
        for index in tokens.indices {
            let token = tokens[index]
            if token.isSign("{") {
                isSettable = Self.hasSetter(tokens[index...])
                return
            }
            let startsLine = token.line != previous?.line && token.kind == .word && previous?.isSign(":") == false
            if token.isSign("=") || token.isSign("}") || token.isSign("@") || token.isSign(";") || startsLine {
                break
            }
            previous = token
        }
        isSettable = true
    }

    /// Whether a body has a setter or observers, which only properties that can be set have.
    private static func hasSetter(_ body: ArraySlice<SwiftToken>) -> Bool {
        var depth = 0
        for token in body {
            if token.isSign("{") { depth += 1 }
            if token.isSign("}") { depth -= 1 }
            if depth == 0 { return false }
            if depth == 1, ["set", "didSet", "willSet", "_modify"].contains(where: token.isWord) { return true }
        }
        return false
    }
}
