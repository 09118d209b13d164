/// A text on its way from attributes to lines: what was resolved, shaped and laid out of it, each kept until it is out of
/// date.
///
/// The one owner of stages 1 to 3. Labels, string drawing, CoreText's lines, the paragraphs of layout managers and
/// `placard measure` look through it. Shaping is done once for a text, and lines are laid out once for a space: a label
/// asks for the same lines several times in one layout pass, and once more when it draws.
package struct TypesetText<Source: TextSource> {
    /// What is resolved; whoever changes it says what has become out of date.
    package private(set) var source: Source
    /// How often the source has changed.
    package private(set) var revision = 0
    private var resolved: ResolvedText?
    private var isUpToDate = false
    private var shaped: ShapedText?
    private var layouts: [TextLayout] = []
    private var shrunk: (rules: LayoutRules, space: CGSize, least: CGFloat, text: ShrunkText)?

    /// The most layouts that a text keeps: that without a limit, the wrapped one, the drawn one.
    private static var limit: Int { 3 }

    package init(_ source: Source) {
        self.source = source
    }

    /// Changes the source.
    package mutating func change(_ invalidation: TextInvalidation?, _ edit: (inout Source) -> Void) {
        edit(&source)
        revision += 1
        guard let invalidation else { return }
        isUpToDate = false
        shrunk = nil
        guard invalidation != .paints else { return }
        layouts = []
        if invalidation == .everything { shaped = nil }
    }

    // MARK: - Stages

    /// The text with final values.
    package mutating func resolvedText() -> ResolvedText {
        if isUpToDate, let resolved { return resolved }
        let new = source.resolved(fontScale: 1)
        if let old = resolved?.styled, old != new.styled {
            layouts = []
            shaped =
                old.differsInFormatsAlone(from: new.styled) ? shaped?.replacingFormats(new.styled.formatRuns) : nil
        }
        resolved = new
        isUpToDate = true
        return new
    }

    /// The text with its glyphs.
    package mutating func shapedText() -> ShapedText {
        let resolved = resolvedText()
        if let shaped { return shaped }
        let new = ShapedText(resolved.styled)
        shaped = new
        return new
    }

    /// Puts glyphs in the places of those that the text has by itself.
    package mutating func replaceShapedText(_ changed: ShapedText) {
        shaped = changed
        layouts = []
    }

    /// The glyphs, if the text has been shaped.
    package var keptShapedText: ShapedText? { shaped }

    /// The lines in a space, if they have been laid out.
    package func keptBlock(_ rules: LayoutRules) -> TextBlock? {
        guard isUpToDate, let resolved, let layout = layouts.first(where: { $0.rules == rules }) else { return nil }
        return source.block(layout, of: resolved)
    }

    /// The lines in a space.
    package mutating func block(_ rules: LayoutRules) -> TextBlock {
        let shaped = shapedText()
        if let kept = keptBlock(rules) { return kept }
        var layout = shaped.layout(rules)
        if layout.isTruncated, source.allowsTightening, let tightened = shaped.tightened(rules) { layout = tightened }
        if layouts.count >= Self.limit { layouts.removeFirst() }
        layouts.append(layout)
        return source.block(layout, of: resolvedText())
    }

    // MARK: - Shrinking

    /// The lines at the largest share of the text's size at which all of them fit a space, or at the least one; kept for
    /// the last space, because a label draws, measures and is hit in the same one.
    ///
    /// - Parameter least: The least share of their size that fonts may have.
    package mutating func shrunk(_ rules: LayoutRules, into space: CGSize, least: CGFloat) -> ShrunkText {
        let whole = block(rules)
        if whole.fits(space) { return ShrunkText(scale: 1, block: whole) }
        if let shrunk, shrunk.rules == rules, shrunk.space == space, shrunk.least == least { return shrunk.text }
        let found = ShrunkText(of: source, rules, into: space, least: least)
        shrunk = (rules, space, least, found)
        return found
    }
}

/// What a text is resolved from.
package protocol TextSource {
    /// The text with final values, its fonts and lengths multiplied by a share.
    func resolved(fontScale: CGFloat) -> ResolvedText
    /// Whether the letters of one line may move together before it is cut.
    var allowsTightening: Bool { get }
    /// What stands for text that was cut; nil for an ellipsis.
    var truncationToken: TruncationToken? { get }
}

extension TextSource {
    package var allowsTightening: Bool { false }
    package var truncationToken: TruncationToken? { nil }

    /// Lines with the colors of the text that they were laid out of, and of its token.
    func block(_ layout: TextLayout, of resolved: ResolvedText) -> TextBlock {
        TextBlock(layout: layout, paints: resolved.paints, tokenPaints: truncationToken?.paints)
    }
}

/// What of a text has become out of date.
package enum TextInvalidation {
    case everything
    /// Alignment, break modes, spacing: lines must be laid out anew, words stay as they are.
    case formats
    case paints
}

extension ShapedText {
    /// By how much one line may be wider than its space and still be tightened rather than cut: the default of AppKit's
    /// `tighteningFactorForTruncation`; UIKit's own is unpublished.
    private static let tighteningFactor: CGFloat = 0.05

    /// The one line of the text with letters so much nearer to each other that it fits; nil if it is too long for that.
    fileprivate func tightened(_ rules: LayoutRules) -> TextLayout? {
        let cuts = [.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle].contains(rules.lastLineBreakMode)
        guard cuts, rules.maximumLines == 1 else { return nil }
        var endless = rules
        (endless.width, endless.height) = (.infinity, .infinity)
        let whole = layout(endless)
        let excess = whole.width - rules.width
        guard !whole.isTruncated, excess <= Self.tighteningFactor * rules.width else { return nil }
        let gaps = String(decoding: text.units, as: UTF16.self).count - 1
        guard gaps > 0 else { return nil }
        let runs = text.styleRuns.map { run in
            var run = run
            run.style.tracking -= excess / CGFloat(gaps)
            return run
        }
        let tightened = ShapedText(text.replacing(styleRuns: runs)).layout(rules)
        return tightened.isTruncated ? nil : tightened
    }
}
