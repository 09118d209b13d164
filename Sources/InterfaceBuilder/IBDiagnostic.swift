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
