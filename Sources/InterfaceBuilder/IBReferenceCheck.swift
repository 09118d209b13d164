/// Looks through a document for ids that occur twice and references that lead nowhere.
///
/// Both occur in real documents, so neither is an error: the first of two objects counts, a dangling reference is
/// left out.
struct IBReferenceCheck {
    let root: IBElement

    var diagnostics: [IBDiagnostic] {
        var lines: [String: Int] = [:]
        var found: [IBDiagnostic] = []
        root.forEachDescendant { element in
            guard let id = element.id, Self.hasIdentity(element) else { return }
            if let first = lines[id] {
                found.append(
                    IBDiagnostic(
                        .warning, object: id, line: element.line,
                        "the id is used twice, first on line \(first); the first object counts"))
            } else {
                lines[id] = element.line
            }
        }
        dangling(ids: Set(lines.keys), root, holder: nil, into: &found)
        return Array(found.prefix(IBLimits.diagnostics))
    }

    /// A device's id names a model of telephone, a plug-in's a tool: neither is an object of the document.
    private static func hasIdentity(_ element: IBElement) -> Bool {
        !["device", "adaptation", "plugIn"].contains(element.name)
    }

    private func dangling(
        ids: Set<String>, _ element: IBElement, holder: String?, into found: inout [IBDiagnostic]
    ) {
        let isConnection = Self.connections.contains(element.name)
        let owner = isConnection || element.name == "constraint" ? holder : element.id ?? holder
        for attribute in Self.references(of: element) {
            guard let target = element[attribute], !ids.contains(target), !Self.isPlaceholder(target) else {
                continue
            }
            found.append(
                IBDiagnostic(
                    .warning, object: owner, line: element.line,
                    "<\(element.name)> refers to \(target) by \(attribute), but no object has that id"))
        }
        for child in element.children { dangling(ids: ids, child, holder: owner, into: &found) }
    }

    /// File's Owner and First Responder have these ids in every xib.
    private static func isPlaceholder(_ id: String) -> Bool { id == "-1" || id == "-2" }

    private static let connections: Set = ["outlet", "outletCollection", "action", "segue"]

    private static func references(of element: IBElement) -> [String] {
        switch element.name {
        case "outlet", "outletCollection", "action", "segue": ["destination"]
        case "constraint": ["firstItem", "secondItem"]
        case "exclude", "include": ["reference"]
        case "tableViewCell": ["textLabel", "detailTextLabel", "imageView"]
        case "tableViewCellContentView": ["tableViewCell"]
        default: []
        }
    }
}
