/// What layout asks the layout manager and its delegate for.
struct FlowHooks {
    let manager: NSLayoutManager

    var delegate: (any NSLayoutManagerDelegate)? { manager.delegate }
    var containers: [NSTextContainer] { manager.textContainers }
    var leading: LayoutRules.FontLeading { manager.usesFontLeading ? .included : .ignored }

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
        guard isChanged, changed.isUsable else { return }
        line = changed.limited
    }

    /// The space that an inline object takes on a line.
    ///
    /// - Parameters:
    ///   - offset: Its character, from the paragraph's start.
    ///   - line: The line's space.
    ///   - position: Where the object stands, from the space's top left corner; y is the baseline's.
    func bounds(
        of offset: Int, in paragraph: FlowParagraph, container: NSTextContainer, line: CGRect, position: CGPoint
    ) -> CGRect {
        let index = paragraph.location + offset
        if let text = paragraph.text, let attachment = text.attachments[offset] {
            return attachment.attachmentBounds(
                for: text.attributes(at: offset), location: CountedTextLocation(index), textContainer: container,
                proposedLineFragment: line, position: position
            ).limited
        }
        let glyph = paragraph.glyphRange(of: offset..<offset + 1).location
        let box = delegate?.layoutManager(
            manager, boundingBoxForControlGlyphAt: glyph, for: container, proposedLineFragment: line,
            glyphPosition: position, characterIndex: index)
        // Its width alone counts (Apple's header, `NSControlCharacterAction.whitespace`): clients give it the line's height.
        return CGRect(x: 0, y: 0, width: box?.width ?? 0, height: 0).limited
    }

    /// Whether a word of a paragraph may be divided before a character; nil if nobody decides.
    func permitsHyphen(in paragraph: FlowParagraph) -> ((Int) -> Bool)? {
        guard let delegate else { return nil }
        return { [manager, location = paragraph.location] offset in
            delegate.layoutManager(manager, shouldBreakLineByHyphenatingBeforeCharacterAt: location + offset)
        }
    }

    func didFill(_ container: Int) {
        delegate?.layoutManager(manager, didCompleteLayoutFor: containers[container], atEnd: false)
    }
}

extension CGFloat {
    /// The answer of a delegate that does not implement a member about spacing.
    static let unset = CGFloat.nan

    fileprivate var nilIfUnset: CGFloat? { isFinite ? limited : nil }
}
