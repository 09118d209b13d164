import Foundation

/// How an annotation and the text that it stands with share their room: the shorter of the two is spread or moved.
///
/// Source: Apple's documentation of `CTRubyAlignment`. The automatic alignment, which Apple leaves open, spreads ideographs,
/// kana and hangul with half a space at both ends, and centers other text (W3C, "Requirements for Japanese Text Layout",
/// 3.3.6).
struct RubySetting {
    /// The style of the base text.
    let base: CharacterStyle
    let paint: TextPaint.Ruby

    /// Nil for an annotation that has nothing to show.
    ///
    /// - Parameters:
    ///   - units: The base text.
    ///   - start: The UTF-16 offset at which it begins.
    ///   - style: Of the base text without an annotation.
    ///   - color: Of the annotation; nil for the base text's.
    ///   - font: The annotation's, at a share of its size.
    init?(
        _ annotation: CTRubyAnnotation, of units: ArraySlice<UInt16>, from start: Int, _ style: CharacterStyle,
        color: UIColor?, font: (CGFloat) -> CTFont
    ) {
        let places: [CTRubyPosition] = [.before, .after]
        guard let place = places.first(where: { annotation.texts[$0].map { $0.length > 0 } ?? false }),
            let string = annotation.texts[place].map({ String(describing: $0) })
        else { return nil }
        let (baseLetters, letters) = (Letters(units: Array(units)), Letters(units: string.utf16Units))
        let baseWidth = baseLetters.width(in: style)
        var own = Self.style(of: letters, over: annotation.scalesToFit ? baseWidth : .infinity, font)
        let width = letters.width(in: own)
        let spread = Spread(width - baseWidth, of: baseLetters, style, annotation.alignment)
        let ownSpread = Spread(baseWidth - width, of: letters, own, annotation.alignment)
        own.kern = ownSpread.kern(of: own)
        var based = style
        let height = own.font.ascender - own.font.descender
        based.kern = spread.kern(of: style)
        based.ruby = CharacterStyle.RubyRoom(
            start: start, above: place == .before ? height : 0, below: place == .after ? height : 0,
            shift: spread.shift, trailing: spread.trailing)
        base = based
        let rise =
            place == .before ? style.font.ascender - own.font.descender : style.font.descender - own.font.ascender
        paint = TextPaint.Ruby(
            start: start, text: letters.text(in: own), width: max(width, baseWidth), shift: ownSpread.shift,
            rise: style.baselineOffset + rise, color: color)
    }

    /// The style of an annotation that is to be no wider than its base text.
    private static func style(
        of letters: Letters, over baseWidth: CGFloat, _ font: (CGFloat) -> CTFont
    ) -> CharacterStyle {
        var (style, share) = (CharacterStyle(font: font(1)), CGFloat(1))
        guard baseWidth > 0 else { return style }
        // The system font is relatively wider in small sizes.
        for _ in 0..<4 {
            let width = letters.width(in: style)
            guard width > baseWidth else { break }
            share *= baseWidth / width
            style.font = font(share)
        }
        return style
    }
}

/// A text that has one style, and is set on one line.
private struct Letters {
    let units: [UInt16]

    /// Whether they are of a script whose characters stand apart: ideographs, kana, hangul.
    var standApart: Bool { String(decoding: units, as: UTF16.self).unicodeScalars.allSatisfy { $0.value >= 0x2E80 } }

    func text(in style: CharacterStyle) -> StyledText {
        StyledText(
            units: units, styleRuns: [StyledText.StyleRun(range: 0..<units.count, style: style)],
            formatRuns: [StyledText.FormatRun(range: 0..<units.count, format: ParagraphFormat())])
    }

    /// In points.
    func width(in style: CharacterStyle) -> CGFloat { ShapedText(text(in: style)).layout(.oneLine).outerWidth }

    /// How many of them space can be put after: shaping decides what is one.
    func count(in style: CharacterStyle) -> CGFloat {
        let step: CGFloat = 100
        var spaced = style
        spaced.kern = (style.kern ?? 0) + step
        return ((width(in: spaced) - width(in: style)) / step).rounded()
    }
}

/// Where the space goes that a text has beyond its own width, in points.
private struct Spread {
    /// After each letter.
    private var between: CGFloat = 0
    /// After the last letter, beside what is after each.
    private(set) var trailing: CGFloat = 0
    /// Before the first letter, where all letters stand so far along within their own space.
    private(set) var shift: CGFloat = 0

    /// No space where the text has none to spare.
    init(_ space: CGFloat, of letters: Letters, _ style: CharacterStyle, _ alignment: CTRubyAlignment) {
        guard space > 0 else { return }
        switch alignment {
        case .start: trailing = space
        case .end: (trailing, shift) = (space, space)
        case .center: (trailing, shift) = (space, space / 2)
        case .distributeSpace, .distributeLetter:
            let count = letters.count(in: style)
            let gaps = alignment == .distributeLetter ? count - 1 : count
            guard gaps > 0 else {
                self = Spread(space, of: letters, style, .center)
                return
            }
            between = space / gaps
            if alignment == .distributeLetter { trailing = -between } else { shift = between / 2 }
        default: self = Spread(space, of: letters, style, letters.standApart ? .distributeSpace : .center)
        }
    }

    /// The kern of letters of a style, spread.
    func kern(of style: CharacterStyle) -> CGFloat? { between > 0 ? (style.kern ?? 0) + between : style.kern }
}

extension CTRubyAnnotation {
    /// What the texts look like, by the names that attributes of strings have.
    var look: [NSAttributedString.Key: Any] {
        Dictionary(attributes.map { (NSAttributedString.Key(String(describing: $0.key)), $0.value) }) { $1 }
    }

    /// The size of the texts as a share of that of their base text, ½ for one that is none.
    var share: CGFloat { sizeFactor > 0 && sizeFactor.isFinite ? sizeFactor : 0.5 }

    /// Whether the text is made smaller where it is longer than what it stands with.
    fileprivate var scalesToFit: Bool {
        attributes.object(forKey: kCTRubyAnnotationScaleToFitAttributeName).flatMap(NumericAttribute.integer) == 1
    }
}

extension NSAttributedString.Key {
    /// A `CTRubyAnnotation`.
    static let ruby = NSAttributedString.Key("CTRubyAnnotation")
}
