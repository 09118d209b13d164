/// What follows the name of a property: whether it can be set.
struct SettableProperty {
    /// False for a computed property without setter.
    let isSettable: Bool

    /// - Parameter tokens: From the colon before the type on.
    init(_ tokens: ArraySlice<SwiftToken>) {
        var previous = tokens.first
        for index in tokens.indices {
            let token = tokens[index]
            if token.isSign("{") {
                isSettable = Self.hasSetter(tokens[index...])
                return
            }
            let startsLine = token.line != previous?.line && token.kind == .word && previous?.isSign(":") == false
            if token.isSign("=") || token.isSign("}") || token.isSign("@") || token.isSign(";") || startsLine {
                break
            }
            previous = token
        }
        isSettable = true
    }

    /// Whether a body has a setter or observers, which only properties that can be set have.
    private static func hasSetter(_ body: ArraySlice<SwiftToken>) -> Bool {
        var depth = 0
        for token in body {
            if token.isSign("{") { depth += 1 }
            if token.isSign("}") { depth -= 1 }
            if depth == 0 { return false }
            if depth == 1, ["set", "didSet", "willSet", "_modify"].contains(where: token.isWord) { return true }
        }
        return false
    }
}
