/// What setting asks the layout manager and its delegate for.
struct FlowHooks {
    let manager: NSLayoutManager

    var delegate: (any NSLayoutManagerDelegate)? { manager.delegate }
    var containers: [NSTextContainer] { manager.textContainers }
    var leading: SettingRules.FontLeading { manager.usesFontLeading ? .included : .ignored }

    func lineSpacing(afterGlyph glyph: Int, _ proposed: CGRect) -> CGFloat? {
        delegate?.layoutManager(manager, lineSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: proposed)
            .nilIfUnset
    }

    func paragraphSpacing(beforeGlyph glyph: Int, _ proposed: CGRect) -> CGFloat? {
        delegate?.layoutManager(manager, paragraphSpacingBeforeGlyphAt: glyph, withProposedLineFragmentRect: proposed)
            .nilIfUnset
    }

    func paragraphSpacing(afterGlyph glyph: Int, _ proposed: CGRect) -> CGFloat? {
        delegate?.layoutManager(manager, paragraphSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: proposed)
            .nilIfUnset
    }

    /// Lets the delegate change a line's rectangles.
    func adjust(_ line: inout FlowLine, glyphs: () -> NSRange) {
        guard let delegate else { return }
        var changed = line
        let isChanged = delegate.layoutManager(
            manager, shouldSetLineFragmentRect: &changed.rect, lineFragmentUsedRect: &changed.used,
            baselineOffset: &changed.baseline, in: containers[line.container], forGlyphRange: glyphs())
        guard isChanged, changed.rect.isUsable, changed.used.isUsable, changed.baseline.isFinite else { return }
        line = changed
    }

    func didFill(_ container: Int) {
        delegate?.layoutManager(manager, didCompleteLayoutFor: containers[container], atEnd: false)
    }
}

extension CGRect {
    /// Whether all four numbers are finite.
    fileprivate var isUsable: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

extension CGFloat {
    /// The answer of a delegate that does not implement a member about spacing.
    static let unset = CGFloat.nan

    fileprivate var nilIfUnset: CGFloat? { isFinite ? self : nil }
}
