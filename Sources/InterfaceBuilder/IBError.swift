/// Why a document cannot be used: what is wrong, where, and what to do about it, in one line.
package struct IBError: Error, Hashable, CustomStringConvertible {
    /// The path or name under which the document was asked for.
    package let file: String
    /// Counted from 1; 1 also where the file as a whole is at fault.
    package let line: Int
    /// What is wrong and its remedy, without file and line.
    package let message: String

    package init(file: String, line: Int = 1, _ message: String) {
        self.file = file
        self.line = line
        self.message = message
    }

    /// One line, whatever the document's own words in it are.
    package var description: String { Self.oneLine("\(file):\(line): error: \(message)") }

    /// Control characters become spaces, and what is longer than a few lines of a terminal is cut.
    private static func oneLine(_ text: String) -> String {
        let limit = 600
        let scalars = text.unicodeScalars.prefix(limit).map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: " " as Unicode.Scalar
            default: scalar
            }
        }
        let line = String(String.UnicodeScalarView(scalars))
        return text.unicodeScalars.count > limit ? line + "…" : line
    }
}
