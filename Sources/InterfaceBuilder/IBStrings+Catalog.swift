import Foundation

extension IBStrings {
    /// A table of texts in all languages, as Xcode 15 and later write it.
    private struct Catalog: Decodable {
        struct Entry: Decodable { let localizations: [String: Localization]? }
        struct Localization: Decodable { let stringUnit: Unit? }
        struct Unit: Decodable { let value: String }

        let sourceLanguage: String
        let strings: [String: Entry]
    }

    /// The texts of a catalog in the language that suits best, by object and property; nil where that is the
    /// document's own.
    ///
    /// - Throws: Where the file cannot be read.
    static func texts(ofCatalog url: URL, _ languages: [String]) throws(IBError) -> [String: String]? {
        let data = try IBFile(url: url, name: url.relativePath).read()
        guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else {
            throw IBError(file: url.relativePath, "this is no catalog of texts; save it in Xcode")
        }
        let known = Set(catalog.strings.values.flatMap { $0.localizations.map { Array($0.keys) } ?? [] })
        let choice = [catalog.sourceLanguage] + known.subtracting([catalog.sourceLanguage]).sorted()
        guard let language = match(choice, languages), language != catalog.sourceLanguage else { return nil }
        return catalog.strings.compactMapValues { $0.localizations?[language]?.stringUnit?.value }
    }
}
