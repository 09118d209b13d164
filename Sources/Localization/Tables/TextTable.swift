import Foundation

/// Tables of texts as files hold them: property lists in XML, in binary, and in the old style of `"key" = "text";`.
package enum TextTable {
    /// Why bytes are no table, and where.
    package struct Fault: Error, Hashable {
        /// Counted from 1; 1 also where the file as a whole is at fault.
        package var line = 1
        /// What is wrong, and what to do.
        package let message: String

        static let noTable = Fault(message: "this is no table of texts; write each as \"key\" = \"text\";")
    }

    /// The deepest nesting of lists and dictionaries; tables of plural forms lie four deep.
    static let depth = 32

    /// The dictionary that a file holds.
    ///
    /// - Throws: The first thing that is wrong.
    package static func read(_ data: Data) throws(Fault) -> [String: Any] {
        if data.starts(with: Data("bplist".utf8)) {
            guard BinaryPropertyListCheck.isSound(data) else { throw .noTable }
            return try dictionary(data)
        }
        let text = try text(data)
        if text.first(where: { !$0.isWhitespace }) == "<" { return try dictionary(data) }
        return try OldStylePropertyList.dictionary(text)
    }

    /// Foundation's reader, for kinds of which it reads what passed the checks before in bounded time.
    private static func dictionary(_ data: Data) throws(Fault) -> [String: Any] {
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        guard let table = list as? [String: Any] else { throw .noTable }
        return table
    }

    /// UTF-8, or UTF-16 with a mark in front, which older tools wrote.
    private static func text(_ data: Data) throws(Fault) -> String {
        if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) {
            guard data.count.isMultiple(of: 2), let text = String(data: data, encoding: .utf16) else {
                throw Fault(message: "the text is not valid UTF-16; save the file as UTF-8")
            }
            return text
        }
        let mark = Data([0xEF, 0xBB, 0xBF])
        guard let text = String(validating: data.starts(with: mark) ? data.dropFirst(3) : data, as: UTF8.self) else {
            throw Fault(message: "the text is not valid UTF-8; save the file as UTF-8")
        }
        return text
    }
}
