/// The texts of a document, by the keys that Interface Builder writes them into tables with: `abc-de-fgh.text`.
struct IBTexts {
    /// In document order.
    private(set) var all: [(key: String, text: String)] = []
    /// The elements' names by the ids of the objects.
    private(set) var objects: [String: String] = [:]

    init(of root: IBElement) {
        var found = IBTexts()
        root.forEachDescendant { element in
            guard let id = element.id else { return }
            found.objects[id] = element.name
            found.all += element.ownTexts.map { ("\(id).\($0.property)", $0.text) }
        }
        self = found
    }

    private init() {}

    /// Those that a translation would change: they have letters.
    var translatable: [(key: String, text: String)] { all.filter { $0.text.contains(where: \.isLetter) } }

    /// Whether a property is one that Interface Builder writes for some objects.
    ///
    /// Source: the tables that `ibtool --generate-strings-file` makes.
    static func isKnown(property: String) -> Bool {
        let name = property.prefix { $0 != "[" && $0 != "." }
        return IBElement.textProperties.contains(String(name)) || name.hasSuffix("Title")
            || ["configuration", "segmentTitles", "scopeButtonTitles"].contains(name) || name.hasPrefix("ib")
            || name.hasPrefix("accessibility")
    }
}

extension IBElement {
    fileprivate static let textProperties: Set = [
        "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "attributedText",
    ]

    /// The texts of this object itself, by property.
    fileprivate var ownTexts: [(property: String, text: String)] {
        let names = ["text", "title", "placeholder", "prompt", "headerTitle", "footerTitle"]
        let plain = names.compactMap { name in attributes[name].map { (name, $0) } }
        return plain + children.flatMap(\.textsOfParent)
    }

    /// The texts that the element holds for the object that it is a property of.
    private var textsOfParent: [(property: String, text: String)] {
        switch (name, key) {
        case ("string", let key?), ("mutableString", let key?):
            return Self.textProperties.contains(key) ? [(key, text)] : []
        case ("attributedString", let key?):
            return [(key, children.compactMap(\.fragmentText).joined())]
        case ("state", let key?): return title.map { [("\(key)Title", $0)] } ?? []
        case ("buttonConfiguration", let key?):
            return ["title", "subtitle"].compactMap { name in attributes[name].map { ("\(key).\(name)", $0) } }
        case ("segments", _):
            return children.enumerated().compactMap { index, segment in
                segment.title.map { ("segmentTitles[\(index)]", $0) }
            }
        default: return []
        }
    }

    private var title: String? {
        attributes["title"] ?? children.first { $0.key == "title" && $0.name == "string" }?.text
    }

    private var fragmentText: String? {
        guard name == "fragment" else { return nil }
        return attributes["content"] ?? children.first { $0.key == "content" }?.text
    }
}

extension IBDocument {
    /// Whether there is a text that a translation would change.
    package var hasTexts: Bool { !IBTexts(of: root).translatable.isEmpty }
}
