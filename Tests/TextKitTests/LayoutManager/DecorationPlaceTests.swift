import PlacardUIKit
import TestTools
import Testing

/// Where layout managers put lines under and through text, by Apple's pages of `drawUnderline(forGlyphRange:…)`,
/// "the distance from the bottom of the bounding box of the specified glyphs … to their baseline", and of
/// `NSTypesetter.baselineOffset(in:glyphIndex:)`, which places underlines.
@Suite struct DecorationPlaceTests {
    /// Keeps what the hooks are given, and draws by other values.
    final class Mover: NSLayoutManager {
        var offsets: [CGFloat] = []
        var lift: CGFloat = 0
        var move: CGFloat = 0

        override func drawUnderline(
            forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
            containerOrigin: CGPoint
        ) {
            offsets.append(baselineOffset)
            super.drawUnderline(
                forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset + lift,
                lineFragmentRect: lineRect.offsetBy(dx: 0, dy: move), lineFragmentGlyphRange: lineGlyphRange,
                containerOrigin: containerOrigin)
        }

        override func drawStrikethrough(
            forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
            baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
            lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) {
            offsets.append(baselineOffset)
            super.drawStrikethrough(
                forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: baselineOffset + lift,
                lineFragmentRect: lineRect.offsetBy(dx: 0, dy: move), lineFragmentGlyphRange: lineGlyphRange,
                containerOrigin: containerOrigin)
        }
    }

    private static let font = UIFont.systemFont(ofSize: 20)
    private static let keys: [NSAttributedString.Key] = [.underlineStyle, .strikethroughStyle]

    /// Letters without color, so that only lines are seen.
    private func stack(
        _ text: String, _ key: NSAttributedString.Key, spacing: CGFloat = 0, by manager: Mover = Mover()
    ) -> (stack: TextKitStack, manager: Mover) {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = spacing
        let colorKey: NSAttributedString.Key = key == .underlineStyle ? .underlineColor : .strikethroughColor
        let attributes: [NSAttributedString.Key: Any] = [
            .font: Self.font, .paragraphStyle: style, .foregroundColor: UIColor.clear, key: 1, colorKey: UIColor.red,
        ]
        let size = CGSize(width: 120, height: 0)
        return (TextKitStack(text, attributes: attributes, size: size, manager: manager), manager)
    }

    private func lineRows(_ stack: TextKitStack) throws -> [Int] {
        let all = NSRange(location: 0, length: stack.manager.numberOfGlyphs)
        return try Pixels(120, 100) { _ in
            stack.manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 0, y: 20))
        }.rows { $0 != 0 }
    }

    @Test(arguments: keys) func `a line is told how far the baseline lies above its space's bottom`(
        key: NSAttributedString.Key
    ) throws {
        let (stack, manager) = stack("first\nlast", key, spacing: 7)
        _ = try lineRows(stack)
        let wanted = zip(stack.rects, [0, 6]).map { $0.height - manager.location(forGlyphAt: $1).y }
        #expect(manager.offsets == wanted)
        let descent = -Self.font.descender
        #expect(manager.offsets.allSatisfy { $0 >= descent - 0.5 })
        #expect(abs((manager.offsets.last ?? 0) - descent) < 8)
    }

    @Test(arguments: keys) func `a line is drawn where the offset says that the baseline lies`(
        key: NSAttributedString.Key
    ) throws {
        let (stack, manager) = stack("words", key)
        let usual = try lineRows(stack)
        #expect(!usual.isEmpty)
        manager.lift = 3
        #expect(try lineRows(stack) == usual.map { $0 - 3 })
        manager.move = 5
        #expect(try lineRows(stack) == usual.map { $0 + 2 })
    }
}
