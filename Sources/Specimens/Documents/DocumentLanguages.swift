import Foundation
import PlacardLocalization

/// The languages that there are texts in for a document, in tables or in a catalog beside it, and the files that hold them.
package struct DocumentLanguages {
    /// BCP 47 tags, sorted, without the language that the document itself is written in.
    package private(set) var tags: [String] = []
    package private(set) var files: [URL] = []

    /// - Parameter path: A document's, in a folder of a language; others have no texts beside them.
    package init(ofDocument path: String) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        let root = folder.deletingLastPathComponent()
        guard folder.pathExtension == "lproj", ReadingRoot.allows(root.path) else { return }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let catalog = root.appendingPathComponent("mul.lproj/\(name).xcstrings")
        if FileManager.default.fileExists(atPath: catalog.path) {
            takeCatalog(catalog)
        } else {
            takeTables(named: "\(name).strings", in: root, besides: folder.lastPathComponent)
        }
    }

    private mutating func takeCatalog(_ file: URL) {
        files = [file]
        let data = try? BoundedFile.read(file, atMost: IBLimits.fileSize, within: .current)
        guard let catalog = data.flatMap(StringCatalog.init(data:)) else { return }
        tags = catalog.languages.filter { $0 != catalog.sourceLanguage }.sorted()
    }

    private mutating func takeTables(named name: String, in root: URL, besides own: String) {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        for entry in entries.sorted() where entry.hasSuffix(".lproj") && entry != own {
            let file = root.appendingPathComponent(entry).appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            files.append(file)
            tags.append(String(entry.dropLast(".lproj".count)))
        }
    }
}

extension RenderEnvironment {
    /// Whether a text is a BCP 47 tag of a language that there is.
    ///
    /// Codes of three letters are taken as they come: Foundation knows 600 of the 8,000 of ISO 639-3. No language has a
    /// longer one.
    package static func isLanguage(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard text.count <= 40, let code = parts.first, code.allSatisfy(\.isLetter),
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
        else { return false }
        return code.count == 3
            || code.count == 2 && (formerCodes.contains(code.lowercased()) || isCode(String(code)))
    }

    private static func isCode(_ code: String) -> Bool { Locale.LanguageCode(code.lowercased()).isISOLanguage }

    /// What ISO 639 has withdrawn, and folders are still named by.
    private static let formerCodes: Set = ["in", "iw", "ji", "mo", "sh", "tl"]
}
