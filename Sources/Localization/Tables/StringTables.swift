import Foundation
import PlacardCoreGraphics
import Synchronization

/// The tables of texts in one folder of resources.
package struct StringTables: Sendable {
    /// The largest table that is read, in bytes.
    static let fileSize = 16 << 20

    private let root: URL
    private let original: String
    /// The folders of languages, `de` for `de.lproj`.
    private let folders: [String]
    private let catalogs: [String: StringCatalog]

    private init(root: URL, original: String) {
        (self.root, self.original) = (root, original)
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        folders = entries.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
        let names = entries.filter { $0.hasSuffix(".xcstrings") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.prefix(200)
        let read = names.compactMap { name in
            Self.read(root.appendingPathComponent(name)).flatMap(StringCatalog.init(data:)).map {
                (String(name.dropLast(10)), $0)
            }
        }
        // Names that differ in how they write an accent are equal as texts.
        catalogs = Dictionary(read) { first, _ in first }
    }

    /// The text of a key in the language that suits best, and that language.
    ///
    /// The language is chosen for all tables of the folder together, as on Apple's systems. Where it lacks the table, the
    /// one of the original language serves, and then one that lies in no language's folder.
    func text(_ key: String, table: String, for languages: [String]) -> (text: LocalizedText, language: String)? {
        let known = [original] + (folders + catalogs.values.flatMap(\.languages)).filter { $0 != "Base" }
        let best = LanguageMatch.best(of: known, for: languages) ?? original
        for language in [best, original, "Base"] {
            if let texts = texts(in: language, table) {
                return texts[key].map { ($0, language == "Base" ? original : language) }
            }
        }
        return texts(below: root, table)?[key].map { ($0, original) }
    }

    /// Nil where there is no such table in a language.
    private func texts(in language: String, _ table: String) -> [String: LocalizedText]? {
        if let catalog = catalogs[table], catalog.languages.contains(language) { return catalog.texts(in: language) }
        guard let folder = folders.first(where: { $0.lowercased() == language.lowercased() }) else { return nil }
        return texts(below: root.appendingPathComponent("\(folder).lproj"), table)
    }

    /// What a folder's two files of a table's name hold; rules go before plain texts.
    private func texts(below folder: URL, _ table: String) -> [String: LocalizedText]? {
        guard !table.contains("/") else { return nil }
        let file = folder.appendingPathComponent(table)
        let strings = Self.table(file.appendingPathExtension("strings"), StringsDictionary.strings)
        let plurals = Self.table(file.appendingPathExtension("stringsdict"), StringsDictionary.plurals)
        guard let strings else { return plurals }
        return strings.merging(plurals ?? [:]) { $1 }
    }

    private static func read(_ url: URL) -> Data? { try? BoundedFile.read(url, atMost: fileSize) }
}

extension StringTables {
    private struct Cache {
        var folders: [String: StringTables] = [:]
        var tables: [String: [String: LocalizedText]?] = [:]
    }

    /// What was read, kept as an app's bundle keeps it: at most 64 folders and 512 tables.
    private static let cache = Mutex(Cache())

    /// The tables of a bundle.
    static func of(_ bundle: Bundle) -> StringTables {
        let root = bundle.resourceURL ?? bundle.bundleURL
        if let kept = cache.withLock({ $0.folders[root.path] }) { return kept }
        let made = StringTables(root: root, original: LanguageMatch.original(of: bundle))
        cache.withLock { cache in
            if cache.folders.count >= 64 { cache.folders.removeAll() }
            cache.folders[root.path] = made
        }
        return made
    }

    /// The languages of all tables that texts were looked up in so far, sorted.
    package static var languagesInUse: [String] {
        let folders = cache.withLock {
            $0.folders.values.map { $0.folders + $0.catalogs.values.flatMap(\.languages) }
        }
        return Set(folders.joined()).filter { $0 != "Base" }.sorted()
    }

    /// Reads anew what has changed on disk.
    package static func invalidateAll() { cache.withLock { $0 = Cache() } }

    private static func table(
        _ url: URL, _ parse: (Data) -> [String: LocalizedText]?
    ) -> [String: LocalizedText]? {
        if let kept = cache.withLock({ $0.tables[url.path] }) { return kept }
        let made = read(url).flatMap(parse)
        cache.withLock { cache in
            if cache.tables.count >= 512 { cache.tables.removeAll() }
            cache.tables[url.path] = .some(made)
        }
        return made
    }
}
