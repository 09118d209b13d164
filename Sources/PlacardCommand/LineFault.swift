/// What is wrong with a line of standard input, and what to send in its place.
struct LineFault: Error, CustomStringConvertible {
    var description: String
}
