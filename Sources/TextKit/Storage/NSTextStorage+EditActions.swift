extension NSTextStorage {
    /// What can be changed in a text; raw values as on iOS.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The bits, as on iOS.
        public let rawValue: UInt

        /// Makes a set of changes of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Attributes were changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters were replaced.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }
}
