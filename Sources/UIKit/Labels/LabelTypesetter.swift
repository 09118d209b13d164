/// What a label has worked out of its content: kept until the content changes.
///
/// Shaping is done once for a text, setting once for a width: a label asks for the same lines several times in one
/// layout pass and once more when it draws.
struct LabelTypesetter {
    private var shaped: ShapedText?
    private var paints: [TextPaint]?
    private var layouts: [(space: Space, layout: TextLayout)] = []
    private var smaller: (space: Space, least: CGFloat, block: TextBlock)?

    /// The most layouts that one label keeps: its natural one, the wrapped one, the drawn one.
    private static let limit = 3

    /// The space that lines are set in.
    struct Space: Hashable {
        var width: CGFloat
        var height: CGFloat = .infinity
        var lines: Int
        var mode: NSLineBreakMode
        var naturalSide: LayoutRules.NaturalSide
    }

    /// What has become out of date.
    enum Invalidation {
        case everything
        /// Alignment, break modes, spacing: lines must be set anew, words stay as they are.
        case formats
        case paints
    }

    mutating func invalidate(_ invalidation: Invalidation) {
        paints = nil
        smaller = nil
        guard invalidation != .paints else { return }
        layouts = []
        if invalidation == .everything { shaped = nil }
    }

    /// The content's lines in a space.
    mutating func block(_ content: LabelContent, in space: Space) -> TextBlock {
        let paints = resolve(content)
        if let kept = layouts.first(where: { $0.space == space }) {
            return TextBlock(layout: kept.layout, paints: paints)
        }
        let shaped = shaped ?? ShapedText(content.resolved(fontScale: 1).styled)
        var layout = Self.layout(shaped, in: space)
        if layout.isTruncated, content.allowsTightening, let tightened = shaped.tightened(in: space) {
            layout = Self.layout(tightened, in: space)
        }
        if layouts.count >= Self.limit { layouts.removeFirst() }
        layouts.append((space, layout))
        return TextBlock(layout: layout, paints: paints)
    }

    /// How far the content's glyphs may reach above and below its lines, in points.
    mutating func overhang(of content: LabelContent) -> CGFloat {
        _ = resolve(content)
        guard let overhang = shaped?.overhang else { return 0 }
        return max(overhang.above, overhang.below)
    }

    /// The content's lines in a space at the largest share of the fonts' size at which all of them fit, or at the least one.
    ///
    /// Kept for the last space, because a label draws, measures and is hit in the same one.
    mutating func shrunkBlock(_ content: LabelContent, in space: Space, least: CGFloat) -> TextBlock {
        if let smaller, smaller.space == space, smaller.least == least { return smaller.block }
        func block(_ scale: CGFloat) -> TextBlock {
            let resolved = content.resolved(fontScale: scale)
            return TextBlock(layout: Self.layout(ShapedText(resolved.styled), in: space), paints: resolved.paints)
        }
        let found = block(ShrinkSearch(least: least).factor { block($0).fits(space) })
        smaller = (space, least, found)
        return found
    }

    fileprivate static func layout(_ shaped: ShapedText, in space: Space) -> TextLayout {
        var rules = LayoutRules()
        rules.width = space.width
        rules.height = space.height
        rules.maximumLines = space.lines
        rules.lastLineBreakMode = space.mode
        rules.naturalSide = space.naturalSide
        rules.leading = .ofTextStyles
        return shaped.layout(rules)
    }

    /// Brings colors up to date, and the shaped text if it is gone or its runs have other boundaries now.
    private mutating func resolve(_ content: LabelContent) -> [TextPaint] {
        if let paints, shaped != nil { return paints }
        let resolved = content.resolved(fontScale: 1)
        if let kept = shaped {
            let isSame = kept.text.hasSameRuns(as: resolved.styled)
            if !isSame { layouts = [] }
            shaped = isSame ? kept.replacingFormats(resolved.styled.formatRuns) : nil
        }
        if shaped == nil { shaped = ShapedText(resolved.styled) }
        paints = resolved.paints
        return resolved.paints
    }
}

extension TextBlock {
    /// Whether the whole text is seen in a space.
    func fits(_ space: LabelTypesetter.Space) -> Bool {
        !layout.isTruncated && layout.width <= space.width && height <= space.height
    }
}

extension LabelContent {
    /// Stage 1 for labels.
    func resolved(fontScale: CGFloat) -> ResolvedText {
        if case .attributed(let text) = source {
            return ResolvedText(text, defaults: defaults, fontScale: fontScale)
        }
        return ResolvedText(string ?? "", defaults: defaults, fontScale: fontScale)
    }
}

extension StyledText {
    /// Whether two texts of the same content differ in nothing but colors.
    fileprivate func hasSameRuns(as other: StyledText) -> Bool {
        styleRuns.elementsEqual(other.styleRuns) { $0.range == $1.range && $0.style == $1.style }
    }
}

extension ShapedText {
    /// By how much one line may be wider than its space and still be tightened rather than cut: the default of AppKit's
    /// `tighteningFactorForTruncation`; UIKit's own is unpublished.
    private static let tighteningFactor: CGFloat = 0.05

    /// The text with letters so much nearer to each other that its one line fits; nil if it is too long for that.
    fileprivate func tightened(in space: LabelTypesetter.Space) -> ShapedText? {
        let cuts = [.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle].contains(space.mode)
        var endless = space
        (endless.width, endless.height) = (.infinity, .infinity)
        let whole = LabelTypesetter.layout(self, in: endless)
        let excess = whole.width - space.width
        guard cuts, space.lines == 1, !whole.isTruncated, excess <= Self.tighteningFactor * space.width else {
            return nil
        }
        let gaps = String(decoding: text.units, as: UTF16.self).count - 1
        guard gaps > 0 else { return nil }
        let runs = text.styleRuns.map { run in
            var run = run
            run.style.tracking -= excess / CGFloat(gaps)
            return run
        }
        let tightened = ShapedText(
            StyledText(units: text.units, styleRuns: runs, formatRuns: text.formatRuns, language: text.language))
        return LabelTypesetter.layout(tightened, in: space).isTruncated ? nil : tightened
    }
}
