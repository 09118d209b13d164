import Foundation

/// The languages that a project has texts in: those of its folders of languages and of its catalogs.
package struct TextLanguages: Sendable {
    private let known: [String]
    /// The project's folder, for messages.
    private let place: String

    /// - Parameter project: The project; of a folder of a language, what lies beside it counts.
    package init(of project: ProjectFolder) {
        let isOfLanguage = project.root.pathExtension == "lproj"
        let whole = isOfLanguage ? ProjectFolder(at: project.root.deletingLastPathComponent()) : project
        let catalogs = whole.tables.filter { $0.pathExtension == "xcstrings" }.prefix(200)
        let original = LanguageMatch.original(of: Bundle(url: whole.root))
        known = Set(
            [original] + (whole.documents + whole.tables).compactMap(Self.language(of:))
                + catalogs.flatMap(Self.languages(ofCatalog:))
        )
        .sorted()
        place = project.root.lastPathComponent
    }

    /// Why a language makes no difference; nil where there are texts in it, or in one like it.
    package func absence(of language: String) -> String? {
        guard LanguageMatch.best(of: known, for: [language]) == nil else { return nil }
        return "there are no texts in \(language) in \(place), only in \(known.joined(separator: ", ")); add "
            + "\(language).lproj with tables, or leave the language out"
    }

    /// The language whose folder a file lies in.
    private static func language(of file: URL) -> String? {
        let folder = file.deletingLastPathComponent()
        let name = folder.deletingPathExtension().lastPathComponent
        return folder.pathExtension == "lproj" && !["Base", "mul"].contains(name) ? name : nil
    }

    private static func languages(ofCatalog file: URL) -> [String] {
        let data = try? BoundedFile.read(file, atMost: 16 << 20, within: .current)
        return data.flatMap(StringCatalog.init(data:))?.languages ?? []
    }
}
