import Foundation

@testable import PlacardCoreText
@testable import PlacardTextKit
@testable import PlacardUIKit

/// What holds for labels, and for layout managers beside them.
@MainActor struct LabelInvariants {
    private let given: TextCase
    private var findings = Findings()

    private init(_ given: TextCase) { self.given = given }

    static func violations(of given: TextCase) -> [String] {
        var invariants = LabelInvariants(given)
        let label = invariants.label()
        invariants.checkSizes(of: label)
        invariants.checkPlainText(beside: label)
        invariants.checkLayoutManager(beside: label)
        invariants.checkInk(of: label)
        return invariants.findings.list
    }

    private func label() -> UILabel {
        let label = UILabel()
        label.attributedText = given.attributedText
        label.numberOfLines = given.lines
        label.lineBreakMode = given.mode
        return label
    }

    private func fittingSize(_ label: UILabel) -> CGSize {
        label.sizeThatFits(CGSize(width: given.width, height: .greatestFiniteMagnitude))
    }

    // MARK: - Sizes

    private mutating func checkSizes(of label: UILabel) {
        let size = fittingSize(label)
        let own = label.intrinsicContentSize
        findings.expectFinite([size.width, size.height, own.width, own.height], "sizes of the label")
        findings.expect(size.width >= 0 && size.height >= 0, "the label's size is \(size)")
        findings.expect(size == fittingSize(self.label()), "another label of the same text has another size")
        let wraps = given.lines != 1 && given.width > 0 && given.width < 1e7
        findings.expect(!wraps || size.width <= given.width, "the label is \(size.width) wide in \(given.width)")
        guard wraps, size.width > 0, size.width < 1e7, given.isPlainlySet, !given.hasNegativeAdvances else { return }
        let offered = label.drawnBlock(in: CGRect(x: 0, y: 0, width: given.width, height: 1e7)).layout
        // Where the middle is cut depends on all of the width: in less, another and taller end may be shown.
        let isFree = given.mode == .byTruncatingMiddle && offered.isTruncated
        let space = isFree ? CGSize(width: size.width, height: 1e7) : size
        let taken = label.drawnBlock(in: CGRect(origin: .zero, size: space)).layout
        findings.expect(
            offered.lines.map(\.range) == taken.lines.map(\.range) && offered.isTruncated == taken.isTruncated,
            "at its own size \(size) the label has lines \(taken.lines.map(\.range)), not \(offered.lines.map(\.range))"
        )
    }

    // MARK: - Plain and attributed

    private mutating func checkPlainText(beside label: UILabel) {
        guard let attributes = given.commonAttributes, attributes.count == 1,
            let font = attributes[.font] as? UIFont, !given.hasAttachments
        else { return }
        let plain = UILabel()
        plain.font = font
        plain.text = given.string
        plain.numberOfLines = given.lines
        plain.lineBreakMode = given.mode
        findings.expect(fittingSize(plain) == fittingSize(label), "plain text has another size than attributed text")
        let rect = CGRect(x: 0, y: 0, width: min(given.width, 1e6), height: 1e6)
        findings.expect(
            plain.drawnBlock(in: rect).layout.numbers == label.drawnBlock(in: rect).layout.numbers,
            "plain text is drawn otherwise than attributed text")
    }

    // MARK: - Layout manager

    private mutating func checkLayoutManager(beside label: UILabel) {
        let mode = given.mode == .byCharWrapping ? NSLineBreakMode.byCharWrapping : .byWordWrapping
        label.numberOfLines = 0
        label.lineBreakMode = mode
        defer { (label.numberOfLines, label.lineBreakMode) = (given.lines, given.mode) }
        // A form feed ends a container and all text, where there is no other.
        guard given.width > 0, !given.units.isEmpty, !given.units.contains(0x0C), let text = label.attributedText
        else { return }
        let storage = NSTextStorage(attributedString: text)
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: min(given.width, 1e7), height: 0))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let lines = lines(of: manager, in: container)
        let layout = label.drawnBlock(in: CGRect(x: 0, y: 0, width: min(given.width, 1e7), height: 1e7)).layout
        guard !given.hasHugeHeights else { return }
        findings.expect(
            lines == layout.lines.map { NSRange($0.range) },
            "the layout manager's lines are \(lines), the label's \(layout.lines.map(\.range))")
    }

    private mutating func lines(of manager: NSLayoutManager, in container: NSTextContainer) -> [NSRange] {
        var lines: [NSRange] = []
        let glyphs = NSRange(location: 0, length: manager.numberOfGlyphs)
        manager.enumerateLineFragments(forGlyphRange: glyphs) { rect, used, _, glyphs, _ in
            lines.append(manager.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil))
            findings.expectFinite(
                [rect.minX, rect.maxX, rect.maxY, used.minX, used.maxX, used.maxY], "a line's rectangles")
        }
        let used = manager.usedRect(for: container)
        findings.expectFinite([used.minX, used.maxX, used.maxY], "the used rectangle")
        for glyph in 0..<min(glyphs.length, 40) {
            let box = manager.boundingRect(forGlyphRange: NSRange(location: glyph, length: 1), in: container)
            findings.expectFinite([box.minX, box.maxX, box.minY, box.maxY], "a glyph's box")
            let found = manager.characterIndex(
                for: CGPoint(x: box.midX, y: box.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
            findings.expect((0...given.units.count).contains(found), "a touch finds character \(found)")
        }
        return lines
    }

    // MARK: - Ink

    /// Pixels of the pictures that are drawn.
    nonisolated private static let side: CGFloat = 400

    /// What is drawn lies where the layout says, and is the same twice.
    private mutating func checkInk(of label: UILabel) {
        let area = CGRect(x: 100, y: 100, width: min(given.width, 200), height: min(given.height, 200))
        let block = label.drawnBlock(in: CGRect(origin: .zero, size: area.size))
        guard let first = picture({ _ in label.drawText(in: area) }),
            let second = picture({ _ in label.drawText(in: area) })
        else { return }
        findings.expect(first == second, "the same text looks otherwise when it is drawn again")
        guard given.hasGlyphsOnly, let ink = block.layout.inkBounds,
            let drawn = picture({ block.draw(in: $0, at: CGPoint(x: 100, y: 100), grid: PixelGrid(of: $0)) })
        else { return }
        // Baselines move to pixels, and antialiasing and the filter of images spread ink by a pixel each.
        let told = ink.offsetBy(dx: 100, dy: 100).insetBy(dx: -3, dy: -3)
        let found = drawn.box
        findings.expect(
            found.isNull || told.holds(found), "ink in \(found), which the layout promised in \(told)")
        let page = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        // Images have margins without ink, and letters of a part of a pixel leave none that can be seen.
        let faint = min(ink.width, ink.height) < 2 || block.layout.hasImages || given.hasTinyLetters
        findings.expect(
            faint || !page.holds(told)
                || !found.isNull && found.insetBy(dx: -4, dy: -4).holds(told.insetBy(dx: 3, dy: 3)),
            "the layout promised ink in \(told), there is some in \(found)")
    }

    private struct Picture: Equatable {
        var pixels: [UInt32]

        /// The rectangle around what was drawn; null if nothing was.
        var box: CGRect {
            let side = Int(LabelInvariants.side)
            var box = CGRect.null
            for y in 0..<side {
                let row = pixels[y * side..<(y + 1) * side]
                guard let left = row.firstIndex(where: { $0 != 0 }), let right = row.lastIndex(where: { $0 != 0 })
                else { continue }
                box = box.union(CGRect(x: left - y * side, y: y, width: right - left + 1, height: 1))
            }
            return box
        }
    }

    private func picture(_ draw: (CGContext) -> Void) -> Picture? {
        guard let context = try? CGContext(size: CGSize(width: Self.side, height: Self.side), scale: 1) else {
            return nil
        }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        draw(context)
        return context.makeImage().map { image in Picture(pixels: image.withPixels { Array($0) }) }
    }
}

extension CGRect {
    /// Whether another rectangle lies inside, to a thousandth of a point.
    fileprivate func holds(_ other: CGRect) -> Bool {
        minX <= other.minX + 1e-3 && minY <= other.minY + 1e-3 && maxX >= other.maxX - 1e-3
            && maxY >= other.maxY - 1e-3
    }
}

extension TextLayout {
    /// Whether some glyph is an image, as those of emoji are.
    fileprivate var hasImages: Bool {
        lines.contains { line in
            line.runs.contains { run in
                run.glyphs.contains { run.font.face.picture(of: $0, pixelsPerEm: run.font.pointSize) != nil }
            }
        }
    }
}

extension TextCase {
    private func attributes(_ key: NSAttributedString.Key) -> [Any] { styles.compactMap { $0.attributes[key] } }

    /// Whether lines keep their ends when their space shrinks to the widest of them: no tabs, indents or hyphens.
    fileprivate var isPlainlySet: Bool {
        !units.contains(0x09)
            && attributes(.paragraphStyle).allSatisfy { value in
                let style = value as? NSParagraphStyle
                return style?.firstLineHeadIndent == 0 && style?.headIndent == 0 && style?.tailIndent == 0
                    && style?.hyphenationFactor == 0 && style?.lineBreakStrategy == []
            }
    }

    /// Whether some stretch of a line may be wider than the line: letters that stand closer than they are wide.
    @MainActor fileprivate var hasNegativeAdvances: Bool {
        // All lines, those included that find no height.
        let shaped = TextInvariants.layout(of: self, attributedText).shaped
        return shaped.clusters(in: 0..<units.count).contains { $0.advance < 0 }
    }

    /// Whether a line may be higher than containers are.
    fileprivate var hasHugeHeights: Bool {
        let numbers =
            attributes(.baselineOffset).compactMap { $0 as? CGFloat }
            + attributes(.paragraphStyle).compactMap { $0 as? NSParagraphStyle }.flatMap {
                [$0.lineSpacing, $0.paragraphSpacing, $0.minimumLineHeight, $0.lineHeightMultiple]
            }
        return numbers.contains { abs($0) > 1000 }
    }

    /// Whether some font is smaller than a pixel.
    fileprivate var hasTinyLetters: Bool {
        attributes(.font).contains { ($0 as? UIFont).map { $0.pointSize < 1 } ?? false }
    }

    /// Whether nothing is drawn but glyphs of ordinary form.
    fileprivate var hasGlyphsOnly: Bool {
        let annotation = kCTRubyAnnotationAttributeName as NSAttributedString.Key
        let others: [NSAttributedString.Key] = [
            .underlineStyle, .link, .strokeWidth, .obliqueness, .expansion, annotation,
        ]
        return !hasAttachments && others.allSatisfy { attributes($0).isEmpty }
    }
}
