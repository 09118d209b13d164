import Foundation

/// What the markup around a piece of text means: emphasis, code, a line's end.
///
/// Text that is drawn shows it as UIKit does: emphasized text in the font's italic face, strongly emphasized text in its
/// bold face, code in a monospaced one, struck text with a line. Source: Apple's documentation of
/// `InlinePresentationIntent`; raw values as on iOS.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits, with Apple's values.
    public let rawValue: UInt

    /// Takes any bits; unknown ones have no effect.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Emphasis: italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis: bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code: a monospaced font.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Text that holds no more: a line through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line's end in the source that is none in the text: a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line's end.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// An HTML tag within a text, as it was written.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML that is a block of its own, as it was written.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

/// Attributed strings hold the raw value as a number, as on Apple's systems.
extension InlinePresentationIntent: _ObjectiveCBridgeable {
    /// The raw value.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: rawValue) }

    /// Takes the number for the bits.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout InlinePresentationIntent?) {
        result = InlinePresentationIntent(rawValue: source.uintValue)
    }

    /// Takes the number for the bits; every number has some.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSNumber, result: inout InlinePresentationIntent?
    ) -> Bool {
        _forceBridgeFromObjectiveC(source, result: &result)
        return true
    }

    /// Takes the number for the bits; none without a number.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> InlinePresentationIntent {
        InlinePresentationIntent(rawValue: source?.uintValue ?? 0)
    }
}

extension InlinePresentationIntent {
    /// What an attribute's value says, in whichever form it was written.
    init?(attribute value: Any?) {
        guard let value, let bits = value as? InlinePresentationIntent else { return nil }
        self = bits
    }

    /// The font that shows text so, beside text in another one.
    func font(beside font: UIFont) -> UIFont {
        var font = font
        if contains(.code) { font = font.monospaced }
        var traits = font.fontDescriptor.symbolicTraits
        if contains(.emphasized) { traits.insert(.traitItalic) }
        if contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        guard traits != font.fontDescriptor.symbolicTraits,
            let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
        else { return font }
        return UIFont(descriptor: descriptor, size: 0)
    }
}

extension UIFont {
    /// The system's monospaced font in the same size and weight.
    fileprivate var monospaced: UIFont {
        let traits = fontDescriptor.symbolicTraits
        guard !traits.contains(.traitMonoSpace) else { return self }
        if let descriptor = fontDescriptor.withDesign(.monospaced) { return UIFont(descriptor: descriptor, size: 0) }
        return .monospacedSystemFont(ofSize: pointSize, weight: traits.contains(.traitBold) ? .bold : .regular)
    }
}
