import Foundation

/// The texts of a document in a language that is asked for, and what is wrong with them.
struct DocumentTranslation {
    /// Nil where the document's own texts are shown.
    let strings: IBStrings?
    private let path: String
    private let language: String
    private let faults: [String]
    /// Whether the document has texts, but not in this language.
    private let isMissing: Bool

    /// - Parameter document: As it was written.
    init(of document: IBDocument, at url: URL, into language: String) throws(IBError) {
        let strings = try IBStrings(for: url, languages: [language])
        (self.strings, self.language, path) = (strings, language, document.file)
        faults = strings?.problems(with: document) ?? []
        isMissing = strings == nil && document.hasTexts && IBStrings.isUntranslated(url, into: language)
    }

    /// What a reader should know of the texts, a line each.
    func problems(in finder: AssetFinder) -> [String] {
        guard isMissing else { return faults }
        if let absence = finder.languages(around: path).absence(of: language) {
            return ["placard: warning: \(absence)"]
        }
        return [misplacedTable ?? missingTable].compactMap(\.self)
    }

    private var folder: URL { URL(fileURLWithPath: path).deletingLastPathComponent() }
    private var stem: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

    /// That a document in a folder of a language has no table in another.
    private var missingTable: String? {
        guard folder.pathExtension == "lproj" else { return nil }
        return IBError.oneLine(
            "\(path):1: warning: its texts are not in \(language); add \(language).lproj/\(stem).strings")
    }

    /// That a table lies where Xcode would not look for it: beside a document in no folder of a language.
    private var misplacedTable: String? {
        guard folder.pathExtension != "lproj" else { return nil }
        let names = ["\(stem).xcstrings", "\(stem).strings"]
        let found = names.first { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
        return found.map {
            let home = $0.hasSuffix(".xcstrings") ? "mul.lproj" : "\(language).lproj"
            return IBError.oneLine(
                "\(path):1: warning: \($0) beside it is not read; put the document into Base.lproj, and its texts "
                    + "into \(home)")
        }
    }
}
