import Foundation

extension CGFloat {
    /// The length that sets no limit, in points: no text is as wide or as high. Apple's text views use the same number.
    package static let unlimited: CGFloat = 1e7

    /// The number as a length that text can have, to either side: sums of a million of them stay finite and exact to a
    /// hundredth of a point. 0 for what is no number.
    package var limited: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -.unlimited), .unlimited) }

    /// The number as a length that cannot be negative.
    package var limitedLength: CGFloat { Swift.max(0, limited) }

    /// The number as a limit of an area: infinite from `unlimited` on.
    package var limit: CGFloat { self >= .unlimited ? .infinity : limitedLength }
}

extension CGRect {
    /// The rectangle with its corners in order and lengths that text can have; empty if it is none.
    package var limited: CGRect {
        guard isFinite else { return .zero }
        let ordered = standardized
        return CGRect(
            x: ordered.origin.x.limited, y: ordered.origin.y.limited, width: ordered.size.width.limited,
            height: ordered.size.height.limited)
    }
}

extension CGAffineTransform {
    /// How many times a font's matrix may enlarge its glyphs.
    private static let mostScale: CGFloat = 1000

    /// The matrix with numbers that glyphs can have; none that has something that is no number.
    var limited: CGAffineTransform {
        guard [a, b, c, d, tx, ty].allSatisfy(\.isFinite) else { return .identity }
        func scale(_ number: CGFloat) -> CGFloat { min(max(number, -Self.mostScale), Self.mostScale) }
        return CGAffineTransform(
            a: scale(a), b: scale(b), c: scale(c), d: scale(d), tx: tx.limited, ty: ty.limited)
    }
}

extension CharacterStyle {
    /// How far letters may be stretched or narrowed: to a thousandth or a thousandfold.
    private static let mostExpansion: CGFloat = 7

    /// Brings numbers into the range that text can have.
    mutating func limit() {
        kern = kern.map(\.limited)
        tracking = tracking.limited
        baselineOffset = baselineOffset.limited
        expansion = min(max(expansion.limited, -Self.mostExpansion), Self.mostExpansion)
        if let box = attachment {
            attachment = AttachmentBox(bounds: box.bounds.limited, padding: box.padding.limited)
        }
        if let room = ruby {
            ruby = RubyRoom(
                start: room.start, above: room.above.limitedLength, below: room.below.limitedLength,
                shift: room.shift.limitedLength, trailing: room.trailing.limited)
        }
    }
}

extension ParagraphFormat {
    /// How many times their natural height lines may be high.
    private static let mostMultiple: CGFloat = 1e4

    /// Brings numbers into the range that paragraphs can have.
    mutating func limit() {
        firstLineHeadIndent = firstLineHeadIndent.limited
        headIndent = headIndent.limited
        tailIndent = tailIndent.limited
        lineSpacing = lineSpacing.limited
        paragraphSpacing = paragraphSpacing.limited
        paragraphSpacingBefore = paragraphSpacingBefore.limited
        minimumLineHeight = minimumLineHeight.limitedLength
        maximumLineHeight = maximumLineHeight.limitedLength
        lineHeightMultiple = min(lineHeightMultiple.limitedLength, Self.mostMultiple)
        defaultTabInterval = defaultTabInterval.limitedLength
        hyphenationFactor = min(hyphenationFactor.limitedLength, 1)
        if tabStops != Self.standardTabStops {
            for index in tabStops.indices { tabStops[index].location = tabStops[index].location.limited }
        }
    }
}
