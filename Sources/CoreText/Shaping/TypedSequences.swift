import CHarfBuzz

/// What becomes of hyphens, equals signs and angle brackets that stand side by side, of which some fonts make arrows.
enum TypedSequences {
    case asTheFontSays
    /// They stay what was typed: in a font that stands in for another, whose letters it lends and not its inventions. The
    /// system font's stand-in, Inter, draws `->` as an arrow, which is narrower.
    case asTyped

    /// Features that keep sequences in a text as they were typed.
    func features(in text: UnsafeBufferPointer<UInt16>) -> [hb_feature_t] {
        guard self == .asTyped, text.count > 1 else { return [] }
        return Self.sequences(in: text).map { range in
            hb_feature_t(
                tag: Self.contextualAlternates, value: 0, start: UInt32(range.lowerBound),
                end: UInt32(range.upperBound))
        }
    }

    private static let contextualAlternates = hb_tag_from_string("calt", -1)

    /// Stretches of two and more such characters.
    private static func sequences(in text: UnsafeBufferPointer<UInt16>) -> [Range<Int>] {
        var (found, start): ([Range<Int>], Int?) = ([], nil)
        for index in 0...text.count {
            if index < text.count, isPart(text[index]) {
                start = start ?? index
            } else if let first = start {
                if index - first > 1 { found.append(first..<index) }
                start = nil
            }
        }
        return found
    }

    private static func isPart(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x2D, 0x3C...0x3E, 0x2010...0x2015: true
        default: false
        }
    }
}
