/// A piece of Swift source that declarations are recognized by.
struct SwiftToken: Equatable {
    enum Kind {
        /// A keyword or a name, without backticks.
        case word
        /// One character that is neither letter nor digit.
        case sign
        /// A string or a number; its content does not matter here.
        case literal
    }

    let kind: Kind
    let text: String
    /// Counted from 1.
    let line: Int

    func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }
    func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
}
