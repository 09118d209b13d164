import Foundation
import PlacardCoreGraphics

/// Where the texts of a document in other languages lie: beside its folder, in a catalog or else in a table for each.
///
/// A document in `Base.lproj`, or in the folder of the language it was written in, has them in
/// `mul.lproj/Card.xcstrings`, or in `de.lproj/Card.strings` and its like.
package struct IBStringsPlace {
    /// The folder of the languages' folders.
    package let root: URL
    /// The language of the document's own folder, or `Base`.
    package let own: String
    private let stem: String

    /// - Parameter document: A document's file; nil is the answer where it lies in no folder of a language, or where
    ///   nothing may be read around that.
    package init?(of document: URL) {
        let folder = document.deletingLastPathComponent()
        root = folder.deletingLastPathComponent()
        guard folder.pathExtension == "lproj", ReadingRoot.allows(root.path) else { return nil }
        own = folder.deletingPathExtension().lastPathComponent
        stem = document.deletingPathExtension().lastPathComponent
    }

    /// Nil where there is none.
    package var catalog: URL? {
        let file = root.appendingPathComponent("mul.lproj/\(stem).xcstrings")
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }

    /// A table's name in each language's folder.
    var tableName: String { "\(stem).strings" }

    /// The table of a language; nil where there is none.
    func table(of language: String) -> URL? {
        let file = root.appendingPathComponent("\(language).lproj/\(tableName)")
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }

    /// The tables of all languages but the document's own, sorted by language.
    package var tables: [(language: String, file: URL)] {
        Self.languages(in: root).filter { $0 != own }.compactMap { language in
            table(of: language).map { (language, $0) }
        }
    }

    /// The languages that a folder has folders of, sorted; `Base` among them.
    static func languages(in root: URL) -> [String] {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return entries.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }.sorted()
    }
}
