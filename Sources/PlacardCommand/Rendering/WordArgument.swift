import ArgumentParser

/// One of some words of the command line.
///
/// The parser asks each option for its words, whatever was asked of the program, and its own answers for enumerations look
/// for conformances at run time: half a millisecond for the options of one command.
protocol WordArgument: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

// Some of these enumerations are public, and so must be what they answer the parser.
extension WordArgument {
    /// The case that a word names.
    public init?(argument: String) { self.init(rawValue: argument) }

    /// The case's word.
    public var defaultValueDescription: String { rawValue }

    /// The words of all cases.
    public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
    /// No word is described.
    public static var allValueDescriptions: [String: String] { [:] }
    /// Shells complete all words.
    public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
