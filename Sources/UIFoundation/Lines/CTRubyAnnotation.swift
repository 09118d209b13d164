// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Source of all names here: Apple's documentation of `CTRubyAnnotation`.

/// How a text above others and these lie to each other; raw values as on iOS.
public enum CTRubyAlignment: UInt8, Sendable {
    case invalid = 255
    case auto = 0
    case start, center, end, distributeLetter, distributeSpace, lineEdge
}

/// How far a text above others may reach over their neighbors; raw values as on iOS.
public enum CTRubyOverhang: UInt8, Sendable {
    case invalid = 255
    case auto = 0
    case start, end, none
}

/// Where a text that goes with others stands; raw values as on iOS.
public enum CTRubyPosition: UInt8, Sendable {
    /// Above, or right of vertical lines.
    case before = 0
    /// Below, or left of vertical lines.
    case after
    /// Behind each character, as in bopomofo.
    case interCharacter
    /// In the line itself.
    case inline
}

/// Texts that tell how others are read, as furigana do.
///
/// They are drawn above or below their base text wherever text is drawn, the longer of the two makes the room, and lines
/// are higher by them. Texts that stand between characters or in the line itself can be asked for and are not drawn;
/// overhang has no effect, as on Apple's systems since iOS 10.
public final class CTRubyAnnotation: AttributeValue {
    let texts: [CTRubyPosition: CFString]
    let alignment: CTRubyAlignment
    fileprivate let overhang: CTRubyOverhang
    let sizeFactor: CGFloat
    /// What the texts look like, where they do not look like their base text.
    let attributes: CFDictionary

    fileprivate init(
        _ texts: [CTRubyPosition: CFString], _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang,
        _ sizeFactor: CGFloat, _ attributes: CFDictionary = NSDictionary()
    ) {
        (self.texts, self.alignment, self.overhang) = (texts, alignment, overhang)
        (self.sizeFactor, self.attributes) = (sizeFactor, attributes)
        super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTRubyAnnotation else { return false }
        return texts == other.texts && alignment == other.alignment && overhang == other.overhang
            && sizeFactor == other.sizeFactor && attributes.isEqual(other.attributes)
    }

    public override var hash: Int { texts.hashValue }
}

/// A text that tells how others are read, a `CTRubyAnnotation`.
nonisolated(unsafe) public let kCTRubyAnnotationAttributeName: CFString = NSString(string: "CTRubyAnnotation")
/// The size of such a text, as a share of that of the others.
nonisolated(unsafe) public let kCTRubyAnnotationSizeFactorAttributeName: CFString = NSString(
    string: "CTRubyAnnotationSizeFactor")
/// Whether such a text is made smaller where it has no room.
nonisolated(unsafe) public let kCTRubyAnnotationScaleToFitAttributeName: CFString = NSString(
    string: "CTRubyAnnotationScaleToFit")

/// Makes an annotation of up to four texts, in the order of `CTRubyPosition`'s raw values.
///
/// - Parameters:
///   - alignment: How the texts lie to those that they tell of.
///   - overhang: Whether they may reach over neighbors.
///   - sizeFactor: Their size, as a share of that of the others.
///   - text: Four places; an empty one stands for no text.
public func CTRubyAnnotationCreate(
    _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ sizeFactor: CGFloat,
    _ text: UnsafeMutablePointer<Unmanaged<CFString>?>
) -> CTRubyAnnotation {
    var texts: [CTRubyPosition: CFString] = [:]
    for index in 0..<4 {
        guard let position = CTRubyPosition(rawValue: UInt8(index)) else { continue }
        texts[position] = text[index]?.takeUnretainedValue()
    }
    return CTRubyAnnotation(texts, alignment, overhang, sizeFactor)
}

/// Makes an annotation of one text.
///
/// - Parameters:
///   - alignment: How the text stands beside one that is longer or shorter.
///   - overhang: Whether it may reach over the neighbors of its base text.
///   - position: Where the text stands.
///   - string: The text.
///   - attributes: Attributes of the text: `kCTFontAttributeName`, or else
///     `kCTRubyAnnotationSizeFactorAttributeName` of the base text's font, ½ without one;
///     `kCTRubyAnnotationScaleToFitAttributeName`; `kCTForegroundColorAttributeName`.
public func CTRubyAnnotationCreateWithAttributes(
    _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ position: CTRubyPosition, _ string: CFString,
    _ attributes: CFDictionary
) -> CTRubyAnnotation {
    let factor = attributes.object(forKey: kCTRubyAnnotationSizeFactorAttributeName) as? NSNumber
    return CTRubyAnnotation([position: string], alignment, overhang, CGFloat(factor?.doubleValue ?? 0.5), attributes)
}

/// Another object with the same values.
public func CTRubyAnnotationCreateCopy(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyAnnotation {
    CTRubyAnnotation(
        rubyAnnotation.texts, rubyAnnotation.alignment, rubyAnnotation.overhang, rubyAnnotation.sizeFactor,
        rubyAnnotation.attributes)
}

/// How the texts lie to those that they tell of.
public func CTRubyAnnotationGetAlignment(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyAlignment {
    rubyAnnotation.alignment
}

/// Whether the texts may reach over neighbors.
public func CTRubyAnnotationGetOverhang(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyOverhang {
    rubyAnnotation.overhang
}

/// The size of the texts, as a share of that of those that they tell of.
public func CTRubyAnnotationGetSizeFactor(_ rubyAnnotation: CTRubyAnnotation) -> CGFloat {
    rubyAnnotation.sizeFactor
}

/// The text in a place; nil for none.
public func CTRubyAnnotationGetTextForPosition(
    _ rubyAnnotation: CTRubyAnnotation, _ position: CTRubyPosition
) -> CFString? {
    rubyAnnotation.texts[position]
}
