import Foundation

extension UITextView: UIContentSizeCategoryAdjusting {}

extension UITextView {
    /// Lays out and draws again, once, when the layout manager loses what it laid out.
    func observeLayout() {
        let reference = viewState.reference
        layoutManager.onInvalidation = { [weak layer] in
            let isNew = layer?.needsDisplay() == false
            layer?.setNeedsLayout()
            layer?.setNeedsDisplay()
            guard isNew else { return }
            DispatchQueue.main.async { MainActor.assumeIsolated { reference.object?.commitLater() } }
        }
    }

    func apply(_ key: NSAttributedString.Key, _ value: Any?) {
        let all = NSRange(location: 0, length: textStorage.length)
        guard let value else { return textStorage.removeAttribute(key, range: all) }
        textStorage.addAttribute(key, value: value, range: all)
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
