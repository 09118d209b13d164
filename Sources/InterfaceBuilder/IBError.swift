import PlacardCoreGraphics

/// Why a document cannot be used: what is wrong, where, and what to do about it, in one line.
package struct IBError: Error, Hashable, CustomStringConvertible {
    /// The path or name under which the document was asked for.
    package let file: String
    /// Counted from 1; 1 also where the file as a whole is at fault, and nil where there is no file.
    package let line: Int?
    /// What is wrong and its remedy, without file and line.
    package let message: String

    package init(file: String, line: Int? = 1, _ message: String) {
        self.file = file
        self.line = line
        self.message = message
    }

    /// One line, whatever the document's own words in it are.
    package var description: String { Self.oneLine("\(file):\(line.map { "\($0):" } ?? "") error: \(message)") }

    /// Control characters become spaces, and what is longer than a few lines of a terminal is cut.
    package static func oneLine(_ text: String) -> String {
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

extension IBError {
    /// What is said of a file that may not be read.
    package init(outside root: ReadingRoot, file: String) {
        self.init(file: file, BoundedFile.Fault.outside(root).message)
    }
}

/// Something about a document that its reader should know, though it did not stop the work.
package struct IBDiagnostic: Hashable, Sendable {
    package enum Severity: String, Sendable {
        /// Understood, but not shown in full.
        case note
        /// Not understood, or contradictory; something was left out.
        case warning
        /// What stops an app on Apple's systems, such as an outlet to a property that does not exist.
        case error
    }

    package let severity: Severity
    /// The document's id of the object concerned; nil for the document as a whole.
    package let object: String?
    /// Counted from 1.
    package let line: Int
    package let message: String

    package init(_ severity: Severity, object: String? = nil, line: Int = 1, _ message: String) {
        self.severity = severity
        self.object = object
        self.line = line
        self.message = message
    }
}
