import Foundation

extension UITextView: UIContentSizeCategoryAdjusting {}

extension UITextView {
    /// Lays out and draws again, once, when the layout manager loses what it laid out.
    func observeLayout() {
        textContainer.view = self
        // Weak, because a view may be let go of on another thread.
        textContainer.onInvalidation = { [weak self, weak layer, weak content = canvas.layer] what in
            let isNew = content?.needsDisplay() == false
            content?.setNeedsDisplay()
            if Thread.isOnMainActor {
                MainActor.assumeIsolated { self?.textMayHaveChanged(what) }
            } else if what != .looks {
                layer?.setNeedsLayout()
            }
            guard isNew else { return }
            DispatchQueue.main.async(group: nil) { MainActor.assumeIsolated { self?.commitLater() } }
        }
    }

    private func textMayHaveChanged(_ what: FlowChange) {
        // Nobody else may hold a storage that was put in the place of the view's.
        _ = textStorage
        switch what {
        case .looks: return
        case .lines:
            measuredWidth = nil
            askForSolving()
        case .text:
            measuredWidth = nil
            viewState.onlySolves = false
            layer.setNeedsLayout()
        }
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    /// Fits the container to the view, and the content's size to the text.
    func measureText() {
        measuredWidth = bounds.width
        withoutNotice { fitContainer() }
        contentSize = CGSize(width: bounds.width, height: textSize.height)
    }

    /// Fits all that follows the text to its lines; whether these take another space now.
    @discardableResult func settleText() -> Bool {
        measureText()
        canvas.cover(bounds)
        canvas.placeAttachmentViews()
        defer { laidOutSize = contentSize }
        return contentSize != laidOutSize
    }

    /// The same apart from layout, in the view's traits.
    func settleTextAlone() -> Bool {
        var takesAnotherSpace = false
        traitCollection.performAsCurrent { takesAnotherSpace = settleText() }
        return takesAnotherSpace
    }

    func insetDidChange() {
        fitContainer()
        measuredWidth = nil
        setNeedsLayout()
        canvas.setNeedsDisplay()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    /// Draws what lies in a rectangle of the view.
    func drawText(in rect: CGRect) {
        let place = rect.offsetBy(dx: -textOrigin.x, dy: -textOrigin.y)
        if let fragments = ownFragments { return fragments.drawFragments(in: place, at: textOrigin) }
        let glyphs = lines.glyphRange(forBoundingRect: place, in: textContainer)
        lines.drawBackground(forGlyphRange: glyphs, at: textOrigin)
        lines.drawGlyphs(forGlyphRange: glyphs, at: textOrigin)
    }

    func didEndEditing() {
        guard isEdited else { return }
        isEdited = false
        (delegate as? UITextViewDelegate)?.textViewDidEndEditing(self)
        tell(Self.textDidEndEditingNotification)
    }

    func tell(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    func apply(_ key: NSAttributedString.Key, _ value: Any?) {
        let all = NSRange(location: 0, length: textStorage.length)
        guard let value else { return textStorage.removeAttribute(key, range: all) }
        textStorage.addAttribute(key, value: value, range: all)
    }

    func adjustFontsOfText() {
        let traits = traitCollection
        textStorage.rewrite(.font) { ($0 as? UIFont)?.adjusted(to: traits) }
    }

    func align(_ alignment: NSTextAlignment) {
        textStorage.rewrite(.paragraphStyle) { value in
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(value as? NSParagraphStyle ?? .default)
            style.alignment = alignment
            return style
        }
    }
}

extension NSAttributedString {
    /// What text that is typed after a character takes from it: all but what it stands for.
    func typingAttributes(at offset: Int) -> [NSAttributedString.Key: Any] {
        var attributes = attributes(at: offset, effectiveRange: nil)
        (attributes[.link], attributes[.attachment]) = (nil, nil)
        return attributes
    }

    /// The same for text that is typed over a range; nil without text.
    func typingAttributes(over range: NSRange) -> [NSAttributedString.Key: Any]? {
        guard length > 0 else { return nil }
        return typingAttributes(at: min(range.length > 0 ? range.location : max(0, range.location - 1), length - 1))
    }
}

extension NSTextStorage {
    /// Gives each run of an attribute another value; runs for which there is none stay as they are.
    func rewrite(_ key: NSAttributedString.Key, _ change: (Any?) -> AttributeValue?) {
        var runs: [(AttributeValue, NSRange)] = []
        enumerateAttribute(key, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
            if let changed = change(value) { runs.append((changed, range)) }
        }
        beginEditing()
        for (value, range) in runs { addAttribute(key, value: value, range: range) }
        endEditing()
    }
}
