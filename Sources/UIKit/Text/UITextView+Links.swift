import Foundation

extension UITextView {
    /// Where the container's origin lies in the view.
    var textOrigin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

    /// Makes the container as wide as the view allows.
    func fitContainer() {
        guard textContainer.widthTracksTextView else { return }
        setContainerWidth(bounds.width, height: isScrollEnabled ? 0 : columnHeight)
    }

    func scrollingDidChange() {
        fitContainer()
        measuredWidth = nil
        invalidateIntrinsicContentSize()
    }

    /// Wider than this in points, a view sets no limit to its text.
    private static let widest: CGFloat = 1e7

    /// - Parameter height: 0 for no limit; a container that follows the view's height keeps its own.
    private func setContainerWidth(_ width: CGFloat, height: CGFloat) {
        // A container of no width is one without limits: a view that is too narrow still has a column of a point.
        let inner = width.isFinite && width < Self.widest ? max(1, width - textContainerInset.horizontal) : 0
        textContainer.size = CGSize(
            width: inner, height: textContainer.heightTracksTextView ? textContainer.size.height : height)
    }

    /// The size of text and insets at a width, in whole pixels; 0 asks for lines of any length.
    func textSize(fitting width: CGFloat) -> CGSize { laidOut(fitting: width) { textSize } }

    /// The baselines of the first and the last line at a width, from the edges of a view that is as high as its text; of a line in
    /// its font if there is no text.
    func baselines(atWidth width: CGFloat) -> TextBaselines {
        laidOut(fitting: width) {
            let (manager, inset) = (lines, textContainerInset)
            let height = manager.usedRect(for: textContainer).maxY
            guard manager.numberOfGlyphs > 0 else {
                let font = font ?? .systemFont(ofSize: 12)
                return .edges(first: inset.top + font.ascender, last: inset.bottom + height - font.ascender)
            }
            func baseline(_ glyph: Int) -> CGFloat {
                manager.lineFragmentRect(forGlyphAt: glyph, effectiveRange: nil).minY
                    + manager.location(forGlyphAt: glyph).y
            }
            return .edges(
                first: inset.top + baseline(0), last: inset.bottom + height - baseline(manager.numberOfGlyphs - 1))
        }
    }

    /// What holds while the container has another width; nothing that shows changes, because the width is put back.
    private func laidOut<Result>(fitting width: CGFloat, _ measure: () -> Result) -> Result {
        let size = textContainer.size
        return withoutNotice {
            defer { textContainer.size = size }
            if textContainer.widthTracksTextView { setContainerWidth(width > 0 ? width : .infinity, height: 0) }
            return measure()
        }
    }

    /// Changes the container where the view needs neither layout nor drawing for it.
    func withoutNotice<Result>(_ change: () -> Result) -> Result {
        let hook = textContainer.onInvalidation
        textContainer.onInvalidation = nil
        defer { textContainer.onInvalidation = hook }
        return change()
    }

    /// The size of text and insets in the container as it is, in whole pixels.
    var textSize: CGSize {
        let used = lines.usedRect(for: textContainer)
        return pixelGrid.ceil(
            CGSize(
                width: used.maxX + textContainerInset.horizontal,
                height: used.maxY + textContainerInset.top
                    + textContainerInset.bottom))
    }

    /// Whether taps on links are told; text that is edited or that nobody can select has none.
    var followsLinks: Bool { !isEditable && isSelectable }

    /// Follows a tap: a link's is told, one in text that can be edited begins that.
    func didTap(_ point: CGPoint) {
        guard !isOpenToTaps else { return edit(at: point) }
        guard followsLinks, let item = textItem(at: point), let delegate = delegate as? UITextViewDelegate else {
            return
        }
        let tells = UIAction { [weak self] _ in self?.tell(delegate, of: item) }
        delegate.textView(self, primaryActionFor: item, defaultAction: tells)?.perform(sender: self)
    }

    /// Tells of a tap as before iOS 17.
    private func tell(_ delegate: any UITextViewDelegate, of item: UITextItem) {
        switch item.content {
        case .link(let url):
            _ = delegate.textView(
                self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
        case .textAttachment(let attachment):
            _ = delegate.textView(
                self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
        case .tag: break
        }
    }

    /// What a tap on a point of the view does something with, and all of its text: a link, a tag or an attachment.
    func textItem(at point: CGPoint) -> UITextItem? {
        let place = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
        let glyph = lines.glyphIndex(for: place, in: textContainer)
        let glyphRect = lines.boundingRect(
            forGlyphRange: NSRange(location: glyph, length: 1), in: textContainer)
        let offset = lines.characterIndexForGlyph(at: glyph)
        guard glyphRect.safelyContains(place), offset < textStorage.length else { return nil }
        let all = NSRange(location: 0, length: textStorage.length)
        for (key, content) in Self.itemContents {
            var range = NSRange()
            let value = textStorage.attribute(key, at: offset, longestEffectiveRange: &range, in: all)
            if let content = value.flatMap(content) { return UITextItem(content: content, range: range) }
        }
        return nil
    }

    /// What makes an item of text, what comes first counts.
    private static let itemContents: [(NSAttributedString.Key, (Any) -> UITextItem.Content?)] = [
        (.link, { value in (value as? URL ?? (value as? String).flatMap { URL(string: $0) }).map { .link($0) } }),
        (.textItemTag, { ($0 as? String).map { .tag($0) } }),
        (.attachment, { ($0 as? NSTextAttachment).map { .textAttachment($0) } }),
    ]
}

extension UIEdgeInsets {
    fileprivate var horizontal: CGFloat { left + right }
}
