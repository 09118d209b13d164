import Foundation

extension AttributedString {
    /// How Markdown is read.
    ///
    /// Source: Apple's documentation of `AttributedString.MarkdownParsingOptions`.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// What of Markdown is understood.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Blocks and inline markup. Blocks follow each other without a character between; `presentationIntent` tells
            /// where one ends.
            case full
            /// Inline markup alone; ends of lines are spaces.
            case inlineOnly
            /// Inline markup alone; white space stays as it is.
            case inlineOnlyPreservingWhitespace
        }

        /// What becomes of text that cannot be read.
        public enum FailurePolicy: Hashable, Sendable {
            /// An error.
            case throwError
            /// What could be read.
            case returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](key: value)` carries attributes. Stored; no effect.
        public var allowsExtendedAttributes: Bool
        /// What of Markdown is understood.
        public var interpretedSyntax: InterpretedSyntax
        /// What becomes of text that cannot be read.
        public var failurePolicy: FailurePolicy
        /// The language of the text (BCP 47), which all of it gets as `languageIdentifier`.
        public var languageCode: String?

        /// Makes options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }
}
