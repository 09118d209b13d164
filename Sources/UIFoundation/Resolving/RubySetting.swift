import Foundation

/// How an annotation and the text that it stands with share their room: the shorter of the two is spread or moved.
///
/// Source: Apple's documentation of `CTRubyAlignment`. The automatic alignment, which Apple leaves open, spreads ideographs,
/// kana and hangul with half a space at both ends, and centers other text (W3C, "Requirements for Japanese Text Layout",
/// 3.3.6).
struct RubySetting {
    /// The styles of the base text.
    let base: [StyledText.StyleRun]
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
        let own = Self.style(of: letters, over: annotation.scalesToFit ? baseWidth : .infinity, font)
        let width = letters.width(in: own)
        let excess = width - baseWidth
        let spread = Spread(excess, of: baseLetters, annotation.alignment)
        let ownSpread = Spread(-excess, of: letters, annotation.alignment)
        var based = style
        let height = own.font.ascender - own.font.descender
        based.ruby = CharacterStyle.RubyRoom(
            start: start, above: place == .before ? height : 0, below: place == .after ? height : 0,
            shift: spread.shift)
        base = spread.runs(of: baseLetters, based).map { run in
            StyledText.StyleRun(range: run.range.lowerBound + start..<run.range.upperBound + start, style: run.style)
        }
        let rise =
            place == .before ? style.font.ascender - own.font.descender : style.font.descender - own.font.ascender
        paint = TextPaint.Ruby(
            start: start,
            text: StyledText(
                units: letters.units, styleRuns: ownSpread.runs(of: letters, own),
                formatRuns: [StyledText.FormatRun(range: 0..<letters.units.count, format: ParagraphFormat())]),
            width: max(width, baseWidth), shift: ownSpread.shift, rise: style.baselineOffset + rise, color: color)
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

/// User-perceived characters between which space is put.
private struct Letters {
    let units: [UInt16]
    let count: Int
    /// The UTF-16 offset of the last one.
    let lastStart: Int
    /// Whether they are of a script whose characters stand apart: ideographs, kana, hangul.
    let standApart: Bool

    init(units: [UInt16]) {
        self.units = units
        let string = String(decoding: units, as: UTF16.self)
        count = string.count
        lastStart = units.count - (string.last.map { $0.utf16.count } ?? 0)
        standApart = string.unicodeScalars.allSatisfy { $0.value >= 0x2E80 }
    }

    /// On one line, in points.
    func width(in style: CharacterStyle) -> CGFloat {
        let text = StyledText(String(decoding: units, as: UTF16.self), style: style)
        return ShapedText(text).layout(.oneLine).outerWidth
    }
}

/// Where the space goes that a text has beyond its own width, in points.
private struct Spread {
    /// After each letter but the last.
    private var between: CGFloat = 0
    /// After the last letter.
    private var last: CGFloat = 0
    /// Before the first letter, where all letters stand so far to the right within their own space.
    private(set) var shift: CGFloat = 0

    /// No space where the text has none to spare.
    init(_ space: CGFloat, of letters: Letters, _ alignment: CTRubyAlignment) {
        guard space > 0, letters.count > 0 else { return }
        let share = space / CGFloat(letters.count)
        switch alignment {
        case .start: last = space
        case .end: (last, shift) = (space, space)
        case .distributeLetter where letters.count > 1: between = space / CGFloat(letters.count - 1)
        case .center: (last, shift) = (space, space / 2)
        case .distributeSpace: (between, last, shift) = (share, share, share / 2)
        default: self = Spread(space, of: letters, letters.standApart ? .distributeSpace : .center)
        }
    }

    func runs(of letters: Letters, _ style: CharacterStyle) -> [StyledText.StyleRun] {
        let (middle, end) = (letters.lastStart, letters.units.count)
        let parts = between == last ? [(0..<end, last)] : [(0..<middle, between), (middle..<end, last)]
        return parts.filter { !$0.0.isEmpty }.map { range, space in
            var spaced = style
            if space > 0 { spaced.kern = (style.kern ?? 0) + space }
            return StyledText.StyleRun(range: range, style: spaced)
        }
    }
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
