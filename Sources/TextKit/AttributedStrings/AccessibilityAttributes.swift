import Foundation

extension AttributeScopes {
    /// The scope of the attributes for assistive programs.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    /// The attributes for assistive programs; nothing speaks here. Source: Apple's documentation of
    /// `AttributeScopes.AccessibilityAttributes`.
    public struct AccessibilityAttributes: AttributeScope {
        /// Whether punctuation is spoken. Stored; no effect.
        public let accessibilitySpeechIncludesPunctuation: SpeechIncludesPunctuationAttribute
        /// How high the voice is, from 0 to 2. Stored; no effect.
        public let accessibilitySpeechAdjustedPitch: SpeechAdjustedPitchAttribute
        /// Whether an announcement waits for those before it. Stored; no effect.
        public let accessibilitySpeechAnnouncementsQueued: SpeechAnnouncementsQueuedAttribute
        /// How the text sounds, in the International Phonetic Alphabet. Stored; no effect.
        public let accessibilitySpeechPhoneticRepresentation: SpeechPhoneticRepresentationAttribute
        /// Whether the text is spelled letter by letter. Stored; no effect.
        public let accessibilitySpeechSpellsOutCharacters: SpeechSpellsOutCharactersAttribute
    }
}

extension AttributeScopes.AccessibilityAttributes {
    /// The key `.accessibilitySpeechPunctuation`.
    public enum SpeechIncludesPunctuationAttribute: CodableAttributedStringKey {
        /// The kind of its values.
        public typealias Value = Bool
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.accessibilitySpeechPunctuation.rawValue
    }

    /// The key `.accessibilitySpeechPitch`.
    public enum SpeechAdjustedPitchAttribute: CodableAttributedStringKey {
        /// The kind of its values.
        public typealias Value = Double
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.accessibilitySpeechPitch.rawValue
    }

    /// The key `.accessibilitySpeechQueueAnnouncement`.
    public enum SpeechAnnouncementsQueuedAttribute: CodableAttributedStringKey {
        /// The kind of its values.
        public typealias Value = Bool
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.accessibilitySpeechQueueAnnouncement.rawValue
    }

    /// The key `.accessibilitySpeechIPANotation`.
    public enum SpeechPhoneticRepresentationAttribute: CodableAttributedStringKey {
        /// The kind of its values.
        public typealias Value = String
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.accessibilitySpeechIPANotation.rawValue
    }

    /// The key `.accessibilitySpeechSpellOut`.
    public enum SpeechSpellsOutCharactersAttribute: CodableAttributedStringKey {
        /// The kind of its values.
        public typealias Value = Bool
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.accessibilitySpeechSpellOut.rawValue
    }
}

extension AttributeDynamicLookup {
    /// Lets attributed strings and containers name the attributes for assistive programs as members.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
    ) -> Key { self[Key.self] }
}
