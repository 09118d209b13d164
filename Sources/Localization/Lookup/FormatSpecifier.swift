/// How formats say what an argument is, after the percent sign: `lld`, `.2f`, `@`.
enum FormatSpecifier {
    /// What a text says of an argument if the argument is of that kind, or else what is usual for it.
    ///
    /// Texts come from translators, and a format that takes a number for an address ends the program.
    static func suiting(_ argument: any CVarArg, written: String) -> String {
        let (letters, usual) = conversions(of: argument)
        guard let letter = written.last, letters.contains(letter) else { return usual }
        return written
    }

    /// The letters that end a specifier of an argument, and the specifier that does without further wishes.
    private static func conversions(of argument: any CVarArg) -> (letters: String, usual: String) {
        switch argument {
        case is any BinaryInteger: ("dDiuUxXoOc", "lld")
        case is any BinaryFloatingPoint: ("aAeEfFgG", "f")
        case is UnsafePointer<CChar>, is UnsafeMutablePointer<CChar>: ("sp", "s")
        case is OpaquePointer: ("p", "p")
        default: ("@", "@")
        }
    }
}
