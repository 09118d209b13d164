/// Apple's numbers for features, as descriptors name them, in OpenType's words.
///
/// Source: Apple's Font Feature Registry (types and selectors), OpenType's feature registry (tags).
extension FontFeature {
    /// The OpenType feature for a type and selector of Apple's; nil for those that OpenType has nothing for, and for
    /// selectors that ask for what a font does anyway.
    package init?(type: Int, selector: Int) {
        if type == kStylisticAlternativesType, (2...41).contains(selector) {
            let set = selector / 2
            self.init(tag: set < 10 ? "ss0\(set)" : "ss\(set)", value: selector % 2 == 0 ? 1 : 0)
        } else if let tag = Self.choices[Pair(type: type, selector: selector)] {
            self.init(tag: tag, value: 1)
        } else if let tag = Self.switches[Pair(type: type, selector: selector & ~1)] {
            self.init(tag: tag, value: selector & 1 == 0 ? 1 : 0)
        } else {
            return nil
        }
    }

    /// Apple's types with those of their selectors whose features a face has, both in the order of their numbers.
    ///
    /// - Parameter tags: OpenType's tags.
    package static func types(of tags: Set<String>) -> [(type: Int, selectors: [(selector: Int, tag: String)])] {
        var pairs = choices.merging(switches) { $1 }
        for set in 1...20 {
            let tag = set < 10 ? "ss0\(set)" : "ss\(set)"
            pairs[Pair(type: kStylisticAlternativesType, selector: 2 * set)] = tag
        }
        let present = pairs.filter { tags.contains($0.value) }
        return Dictionary(grouping: present, by: \.key.type).sorted { $0.key < $1.key }.map { type, pairs in
            (type, pairs.map { ($0.key.selector, $0.value) }.sorted { $0.0 < $1.0 })
        }
    }

    /// Whether one selector of a type excludes the others.
    package static func isExclusive(type: Int) -> Bool { choices.keys.contains { $0.type == type } }

    private struct Pair: Hashable {
        var type: Int
        var selector: Int
    }

    /// Features with an even selector that turns them on and the next one, which turns them off.
    private static let switches: [Pair: String] = [
        Pair(type: kLigaturesType, selector: kRequiredLigaturesOnSelector): "rlig",
        Pair(type: kLigaturesType, selector: kCommonLigaturesOnSelector): "liga",
        Pair(type: kLigaturesType, selector: kRareLigaturesOnSelector): "dlig",
        Pair(type: kLigaturesType, selector: kContextualLigaturesOnSelector): "clig",
        Pair(type: kLigaturesType, selector: kHistoricalLigaturesOnSelector): "hlig",
        Pair(type: kTypographicExtrasType, selector: kSlashedZeroOnSelector): "zero",
        Pair(type: kCaseSensitiveLayoutType, selector: kCaseSensitiveLayoutOnSelector): "case",
        Pair(type: kCaseSensitiveLayoutType, selector: kCaseSensitiveSpacingOnSelector): "cpsp",
        Pair(type: kContextualAlternatesType, selector: kContextualAlternatesOnSelector): "calt",
        Pair(type: kContextualAlternatesType, selector: kSwashAlternatesOnSelector): "swsh",
        Pair(type: kContextualAlternatesType, selector: kContextualSwashAlternatesOnSelector): "cswh",
        Pair(type: kRubyKanaType, selector: kRubyKanaOnSelector): "ruby",
        Pair(type: kItalicCJKRomanType, selector: kCJKItalicRomanOnSelector): "ital",
        Pair(type: kAlternateKanaType, selector: kAlternateHorizKanaOnSelector): "hkna",
        Pair(type: kAlternateKanaType, selector: kAlternateVertKanaOnSelector): "vkna",
    ]

    /// Features of which one of each type holds.
    private static let choices: [Pair: String] = [
        Pair(type: kLetterCaseType, selector: kSmallCapsSelector): "smcp",
        Pair(type: kNumberSpacingType, selector: kMonospacedNumbersSelector): "tnum",
        Pair(type: kNumberSpacingType, selector: kProportionalNumbersSelector): "pnum",
        Pair(type: kVerticalPositionType, selector: kSuperiorsSelector): "sups",
        Pair(type: kVerticalPositionType, selector: kInferiorsSelector): "subs",
        Pair(type: kVerticalPositionType, selector: kOrdinalsSelector): "ordn",
        Pair(type: kVerticalPositionType, selector: kScientificInferiorsSelector): "sinf",
        Pair(type: kFractionsType, selector: kVerticalFractionsSelector): "afrc",
        Pair(type: kFractionsType, selector: kDiagonalFractionsSelector): "frac",
        Pair(type: kNumberCaseType, selector: kLowerCaseNumbersSelector): "onum",
        Pair(type: kNumberCaseType, selector: kUpperCaseNumbersSelector): "lnum",
        Pair(type: kTextSpacingType, selector: kProportionalTextSelector): "pwid",
        Pair(type: kTextSpacingType, selector: kMonospacedTextSelector): "fwid",
        Pair(type: kTextSpacingType, selector: kHalfWidthTextSelector): "hwid",
        Pair(type: kTextSpacingType, selector: kThirdWidthTextSelector): "twid",
        Pair(type: kTextSpacingType, selector: kQuarterWidthTextSelector): "qwid",
        Pair(type: kTextSpacingType, selector: kAltProportionalTextSelector): "palt",
        Pair(type: kTextSpacingType, selector: kAltHalfWidthTextSelector): "halt",
        Pair(type: kLowerCaseType, selector: kLowerCaseSmallCapsSelector): "smcp",
        Pair(type: kLowerCaseType, selector: kLowerCasePetiteCapsSelector): "pcap",
        Pair(type: kUpperCaseType, selector: kUpperCaseSmallCapsSelector): "c2sc",
        Pair(type: kUpperCaseType, selector: kUpperCasePetiteCapsSelector): "c2pc",
        Pair(type: kCharacterShapeType, selector: kTraditionalCharactersSelector): "trad",
        Pair(type: kCharacterShapeType, selector: kSimplifiedCharactersSelector): "smpl",
        Pair(type: kCharacterShapeType, selector: kJIS1978CharactersSelector): "jp78",
        Pair(type: kCharacterShapeType, selector: kJIS1983CharactersSelector): "jp83",
        Pair(type: kCharacterShapeType, selector: kJIS1990CharactersSelector): "jp90",
    ]
}
