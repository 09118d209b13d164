extension String {
    /// The text without its line ends and control characters; what is too long for a message is cut.
    ///
    /// - Parameter limit: The most Unicode scalars that stay.
    func inOneLine(atMost limit: Int = 600) -> String {
        let scalars = unicodeScalars.prefix(limit).map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: " " as Unicode.Scalar
            default: scalar
            }
        }
        let line = String(String.UnicodeScalarView(scalars))
        return unicodeScalars.dropFirst(limit).isEmpty ? line : line + "…"
    }
}

extension Collection<String> {
    /// The names in alphabetical order, for a message; more than 50 are only counted.
    ///
    /// - Parameter kind: What they name, such as "styles".
    func listed(as kind: String) -> String {
        count > 50 ? "\(count) \(kind)" : sorted().joined(separator: ", ")
    }
}
