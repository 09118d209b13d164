import Foundation
import PlacardCoreGraphics
import PlacardLocalization

/// The texts of a document in another language: a table beside it, by object and property.
///
/// A document in `Base.lproj`, or in the folder of the language it was written in, has its texts in other languages in
/// tables such as `de.lproj/Card.strings`, with keys such as `"abc-de-fgh.text"`.
package struct IBStrings: Sendable {
    /// The texts by object, and then by property.
    private let texts: [String: [String: String]]
    /// The table or the catalog.
    let file: URL
    /// The keys as the table has them.
    let keys: [String]

    /// The table that suits a document best.
    ///
    /// - Parameters:
    ///   - url: The document's file.
    ///   - languages: What the user understands, best first.
    /// - Returns: Nil where the document's own texts suit best, or where it lies in no folder of a language.
    /// - Throws: Where there is a table that cannot be read.
    package init?(for url: URL, languages: [String]) throws(IBError) {
        guard let place = IBStringsPlace(of: url) else { return nil }
        if let catalog = place.catalog {
            guard let texts = try Self.texts(ofCatalog: catalog, languages) else { return nil }
            self.init(pairs: texts, of: catalog)
            return
        }
        let language = Self.language(of: place.tableName, in: place.root, languages)
        guard language != place.own, let table = place.table(of: language) else { return nil }
        try self.init(contentsOf: table)
    }

    private init(contentsOf url: URL) throws(IBError) {
        let data = try IBFile(url: url, name: url.relativePath, kind: .table).read()
        let table: [String: Any]
        do throws(TextTable.Fault) {
            table = try TextTable.read(data)
        } catch {
            throw IBError(file: url.relativePath, line: error.line, error.message)
        }
        guard let pairs = table as? [String: String] else {
            throw IBError(
                file: url.relativePath, "not all values are texts; write each as \"object.property\" = \"text\";")
        }
        self.init(pairs: pairs, of: url)
    }

    private init(pairs: [String: String], of file: URL) {
        var texts: [String: [String: String]] = [:]
        for (key, text) in pairs {
            let parts = key.split(separator: ".", maxSplits: 1)
            if parts.count == 2 { texts[String(parts[0]), default: [:]][String(parts[1])] = text }
        }
        (self.texts, self.file, keys) = (texts, file, pairs.keys.sorted())
    }

    /// The language among the folders of `root` that have a file of that name which suits best; where none does, the
    /// one that documents are written in.
    package static func language(of name: String, in root: URL, _ languages: [String]) -> String {
        let having = IBStringsPlace.languages(in: root).filter {
            FileManager.default.fileExists(atPath: root.appendingPathComponent("\($0).lproj/\(name)").path)
        }
        let original = LanguageMatch.original(of: Bundle(url: root))
        let choice = [original] + having.filter { $0 != original && $0 != "Base" }
        return LanguageMatch.best(of: choice, for: languages) ?? original
    }

    /// Whether a document has its texts in another language than the one that is asked for, and could have a table of it.
    ///
    /// - Parameter url: A document of which there is no table in that language.
    package static func isUntranslated(_ url: URL, into language: String) -> Bool {
        let folder = url.deletingLastPathComponent()
        let root = folder.deletingLastPathComponent()
        let original = LanguageMatch.original(of: Bundle(url: root))
        let own = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : original
        guard own == "Base" || own == original else { return false }
        let copies = Self.language(of: url.lastPathComponent, in: root, [language])
        return copies == original && LanguageMatch.best(of: [original], for: [language]) == nil
    }

    /// The document with these texts in place of its own.
    package func applied(to element: IBElement) -> IBElement {
        var result = element
        for (property, text) in element.id.flatMap({ texts[$0] }) ?? [:] { result.setText(text, for: property) }
        result.children = result.children.map(applied(to:))
        return result
    }
}

extension IBElement {
    /// Puts a text where a property of Interface Builder's tables has its own.
    fileprivate mutating func setText(_ text: String, for property: String) {
        if property.hasSuffix("Title"), setText(text, "title", inChild: { $0.key == String(property.dropLast(5)) }) {
            return
        }
        if property.hasPrefix("configuration."),
            setText(text, String(property.dropFirst(14)), inChild: { $0.key == "configuration" })
        {
            return
        }
        if setAttributedText(text, property) { return }
        if let (list, index) = Self.member(property) { return setText(text, at: index, in: list) }
        children.removeAll { $0.key == property && ["string", "mutableString"].contains($0.name) }
        attributes[property] = text
    }

    /// Puts a text in place of an attributed one, whose first letters' attributes all of it gets.
    private mutating func setAttributedText(_ text: String, _ property: String) -> Bool {
        guard let index = children.firstIndex(where: { $0.key == property && $0.name == "attributedString" }) else {
            return false
        }
        var fragment = children[index].children.first { $0.name == "fragment" } ?? IBElement(name: "fragment")
        fragment.children.removeAll { $0.key == "content" }
        fragment.attributes["content"] = text
        children[index].children = [fragment]
        return true
    }

    private mutating func setText(_ text: String, _ name: String, inChild isMeant: (IBElement) -> Bool) -> Bool {
        guard let index = children.firstIndex(where: isMeant) else { return false }
        children[index].children.removeAll { $0.key == name && $0.name == "string" }
        children[index].attributes[name] = text
        return true
    }

    /// The list and the place in it that a property such as `segmentTitles[1]` means.
    private static func member(_ property: String) -> (list: String, index: Int)? {
        let parts = property.split(separator: "[")
        guard parts.count == 2, parts[1].hasSuffix("]"), let index = Int(parts[1].dropLast()), index >= 0 else {
            return nil
        }
        return (String(parts[0]), index)
    }

    private mutating func setText(_ text: String, at index: Int, in list: String) {
        switch list {
        case "segmentTitles":
            setText(text, "title", at: index, in: "segments") { _ in true }
        case "ibExternalUserDefinedRuntimeAttributesLocalizableStrings":
            setText(text, "value", at: index, in: "userDefinedRuntimeAttributes", where: \.isLocalizable)
        default: break
        }
    }

    private mutating func setText(
        _ text: String, _ name: String, at index: Int, in list: String, where isMember: (IBElement) -> Bool
    ) {
        guard let place = children.firstIndex(where: { $0.name == list }) else { return }
        let members = children[place].children.indices.filter { isMember(children[place].children[$0]) }
        guard members.indices.contains(index) else { return }
        children[place].children[members[index]].children.removeAll { $0.key == name }
        children[place].children[members[index]].attributes[name] = text
    }

    /// Whether a runtime attribute's text is in the tables: Interface Builder writes it as an element then.
    private var isLocalizable: Bool { self["type"] == "string" && child(keyed: "value") != nil }
}

extension IBElement {
    /// The element with all that tables of texts could hold in another language.
    func pseudolocalized(_ pseudolocale: Pseudolocale) -> IBElement {
        var result = self
        for (name, text) in attributes where Self.localizable.contains(name) {
            result.attributes[name] = pseudolocale.applied(to: text)
        }
        if let key, Self.localizable.contains(key), ["string", "mutableString"].contains(name) {
            result.text = pseudolocale.applied(to: text)
        }
        result.children = children.map { $0.pseudolocalized(pseudolocale) }
        return result
    }

    /// The properties whose values readers see, as Interface Builder's tables name them.
    private static let localizable: Set = [
        "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "content", "subtitle",
    ]
}

extension IBStrings {
    /// The texts of a catalog in the language that suits best, by object and property; nil where that is the
    /// document's own.
    ///
    /// - Throws: Where the file cannot be read.
    static func texts(ofCatalog url: URL, _ languages: [String]) throws(IBError) -> [String: String]? {
        let data = try IBFile(url: url, name: url.relativePath, kind: .catalog).read()
        guard let catalog = StringCatalog(data: data) else {
            throw IBError(file: url.relativePath, "this is no catalog of texts; save it in Xcode")
        }
        let language = LanguageMatch.best(of: catalog.languages, for: languages)
        guard let language, language != catalog.sourceLanguage else { return nil }
        let device = UserLanguages.current.device
        return catalog.texts(in: language).compactMapValues { $0.plain(for: device) }
    }
}
