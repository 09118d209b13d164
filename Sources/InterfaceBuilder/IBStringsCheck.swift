import Foundation
import PlacardCoreGraphics

/// Whether a table of texts and its document know of each other.
struct IBStringsCheck {
    private let strings: IBStrings
    private let texts: IBTexts
    /// The document's name, for messages.
    private let name: String

    /// - Parameter document: As it was written, without texts of a table.
    init(_ strings: IBStrings, _ document: IBDocument) {
        self.strings = strings
        texts = IBTexts(of: document.root)
        name = (document.file as NSString).lastPathComponent
    }

    /// What each does not know of the other, a line each with file and remedy.
    var problems: [String] { [strays, misnomers, gaps].compactMap(\.self) }

    /// The keys whose object the document has not.
    private var strays: String? {
        let keys = strings.keys.filter { texts.objects[Self.object(of: $0)] == nil }
        return warning(
            keys, "\(keys.count == 1 ? "is the key" : "are keys") of no object in \(name)",
            "take out what is not used, or write objects' ids")
    }

    /// The keys whose property no object has.
    private var misnomers: String? {
        let known = Set(texts.all.map(\.key))
        let keys = strings.keys.filter { key in
            let object = Self.object(of: key)
            return texts.objects[object] != nil && !known.contains(key)
                && !IBTexts.isKnown(property: String(key.dropFirst(object.count + 1)))
        }
        return warning(
            keys,
            "\(keys.count == 1 ? "names" : "name") no text of \(keys.count == 1 ? "its object" : "their objects")",
            "write one such as text, title or placeholder")
    }

    /// The document's texts that the table has not.
    private var gaps: String? {
        let known = Set(strings.keys)
        let keys = texts.translatable.map(\.key).filter { !known.contains($0) }
        return warning(keys, "of \(name) \(keys.count == 1 ? "is" : "are") not translated", "add a line for each")
    }

    private static func object(of key: String) -> String { String(key.prefix { $0 != "." }) }

    /// One line for all keys of a kind, whose line is that of the first: each would bury what else is told.
    private func warning(_ keys: [String], _ fault: String, _ remedy: String) -> String? {
        guard let first = keys.first else { return nil }
        let shown = keys.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
        let rest = keys.count > 3 ? " and \(keys.count - 3) more" : ""
        let place = "\(strings.file.relativePath):\(line(of: first))"
        return IBError.oneLine("\(place): warning: \(shown)\(rest) \(fault); \(remedy)")
    }

    /// Where a key stands; 1 where it does not.
    private func line(of key: String) -> Int {
        let data = try? BoundedFile.read(strings.file, atMost: IBLimits.tableSize, within: .current)
        let lines = data.map {
            String(decoding: $0, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        }
        return (lines?.firstIndex { $0.contains(key) } ?? 0) + 1
    }
}

extension IBStrings {
    /// What of the table meets nothing in a document, and which of its texts are not there: a line each with file and
    /// remedy.
    ///
    /// - Parameter document: As it was written, without texts of a table.
    package func problems(with document: IBDocument) -> [String] { IBStringsCheck(self, document).problems }
}
