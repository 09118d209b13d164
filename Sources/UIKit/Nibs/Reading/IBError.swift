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

    package var description: String { "\(file):\(line): error: \(message)" }
}
