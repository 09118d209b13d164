import Foundation

extension AttributeScopes {
    /// The scope of UIKit's attributes, with those of Foundation.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes that text is drawn by, as `AttributedString` names them.
    ///
    /// Source: Apple's documentation of `AttributeScopes.UIKitAttributes`. Foundation on Linux does not declare the
    /// attributes that Markdown makes; they are members of this scope here.
    public struct UIKitAttributes: AttributeScope {
        /// The font; absent means what the view or the drawing says.
        public let font: FontAttribute
        /// The style of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The color of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// 0 for required ligatures only.
        public let ligature: LigatureAttribute
        /// Points added after each character; 0 turns pair kerning off.
        public let kern: KernAttribute
        /// Points added after each character.
        public let tracking: TrackingAttribute
        /// The look of the line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The look of the line below the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of outlines.
        public let strokeColor: StrokeColorAttribute
        /// Per cent of the font's size: above 0 outlines only, below 0 outlines and fills.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow.
        public let shadow: ShadowAttribute
        /// The named look.
        public let textEffect: TextEffectAttribute
        /// Points by which the text is raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// The color of the line below the text.
        public let underlineColor: UnderlineColorAttribute
        /// The color of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// How far glyphs lean to the right for each unit of height.
        public let obliqueness: ObliquenessAttribute
        /// The natural logarithm of the horizontal stretch.
        public let expansion: ExpansionAttribute
        /// What a tap on the text means to the text view's delegate (iOS 17).
        public let textItemTag: TextItemTagAttribute
        /// What inline markup meant.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// The blocks that the text lies in.
        public let presentationIntent: PresentationIntentAttribute
        /// The attributes for assistive programs.
        public let accessibility: AccessibilityAttributes
        /// Foundation's attributes.
        public let foundation: FoundationAttributes
        let attachmentReference: AttachmentAttribute
    }
}

extension AttributeDynamicLookup {
    /// Lets attributed strings and containers name UIKit's attributes as members.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension AttributeScopes.UIKitAttributes {
    /// The key `.font`.
    public enum FontAttribute: AttributedStringKey {
        /// The kind of its values.
        public typealias Value = UIFont
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The key `.paragraphStyle`.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// The kind of its values.
        public typealias Value = NSParagraphStyle
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// The key `.foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// The kind of its values.
        public typealias Value = UIColor
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The key `.backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// The kind of its values.
        public typealias Value = UIColor
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The key `.ligature`.
    public enum LigatureAttribute: AttributedStringKey {
        /// The kind of its values.
        public typealias Value = Int
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.ligature.rawValue
    }

    /// The key `.kern`.
    public enum KernAttribute: AttributedStringKey {
        /// The kind of its values.
        public typealias Value = CGFloat
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The key `.tracking`.
    public enum TrackingAttribute: AttributedStringKey {
        /// The kind of its values.
        public typealias Value = CGFloat
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// The key `.strikethroughStyle`.
    public enum StrikethroughStyleAttribute: LineStyleAttribute {
        /// The kind of its values.
        public typealias Value = NSUnderlineStyle
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The key `.underlineStyle`.
    public enum UnderlineStyleAttribute: LineStyleAttribute {
        /// The kind of its values.
        public typealias Value = NSUnderlineStyle
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The key `.strokeColor`.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// The kind of its values.
        public typealias Value = UIColor
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.strokeColor.rawValue
    }

    /// The key `.strokeWidth`.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// The kind of its values.
        public typealias Value = CGFloat
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    /// The key `.shadow`.
    public enum ShadowAttribute: AttributedStringKey {
        /// The kind of its values.
        public typealias Value = NSShadow
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.shadow.rawValue
    }

    /// The key `.textEffect`.
    public enum TextEffectAttribute: AttributedStringKey {
        /// The kind of its values.
        public typealias Value = NSAttributedString.TextEffectStyle
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.textEffect.rawValue
    }

    /// The key `.baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// The kind of its values.
        public typealias Value = CGFloat
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// The key `.underlineColor`.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// The kind of its values.
        public typealias Value = UIColor
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The key `.strikethroughColor`.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// The kind of its values.
        public typealias Value = UIColor
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// The key `.obliqueness`.
    public enum ObliquenessAttribute: AttributedStringKey {
        /// The kind of its values.
        public typealias Value = CGFloat
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.obliqueness.rawValue
    }

    /// The key `.expansion`.
    public enum ExpansionAttribute: AttributedStringKey {
        /// The kind of its values.
        public typealias Value = CGFloat
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.expansion.rawValue
    }

    /// The key `.textItemTag`.
    public enum TextItemTagAttribute: CodableAttributedStringKey {
        /// The kind of its values.
        public typealias Value = String
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.textItemTag.rawValue
    }

    /// The key `.inlinePresentationIntent`.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// The kind of its values.
        public typealias Value = InlinePresentationIntent
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
    }

    /// The key `.presentationIntentAttributeName`.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        /// The kind of its values.
        public typealias Value = PresentationIntent
        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.presentationIntentAttributeName.rawValue
    }
}

extension AttributeScopes.FoundationAttributes {
    /// The attribute by its name on Apple's systems, where it is one of Foundation's.
    public typealias InlinePresentationIntentAttribute = AttributeScopes.UIKitAttributes
        .InlinePresentationIntentAttribute
    /// The attribute by its name on Apple's systems, where it is one of Foundation's.
    public typealias PresentationIntentAttribute = AttributeScopes.UIKitAttributes.PresentationIntentAttribute
}

/// A key whose values attributed strings of Foundation hold as the raw values of `NSUnderlineStyle`.
public protocol LineStyleAttribute: ObjectiveCConvertibleAttributedStringKey
where Value == NSUnderlineStyle, ObjectiveCValue == NSNumber {}

extension LineStyleAttribute {
    /// The raw value.
    public static func objectiveCValue(for value: NSUnderlineStyle) throws -> NSNumber {
        NSNumber(value: value.rawValue)
    }

    /// Takes the number for the bits.
    public static func value(for object: NSNumber) throws -> NSUnderlineStyle {
        NSUnderlineStyle(rawValue: object.intValue)
    }
}
