/// What is wrong with a line of standard input, and what to send in its place.
struct LineFault: Error, CustomStringConvertible {
    var description: String

    static let tooLong = LineFault(
        description: "the line has more than \(InputLines.longest) bytes; send the text in parts")
}
