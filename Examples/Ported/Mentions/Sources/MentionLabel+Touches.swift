import UIKit

extension MentionLabel {
    /// Taps beside mentions go to what lies below the label.
    override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return super.point(inside: point, with: event) && mention(at: point) != nil
    }

    override open var accessibilityHint: String? {
        get { return mentions.isEmpty ? super.accessibilityHint : mentions.joined(separator: ", ") }
        set { super.accessibilityHint = newValue }
    }

    @objc func handleTap(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended, let name = mention(at: recognizer.location(in: self)) else { return }
        tapped(name)
    }

    /// The mention at a point of the label, found by laying the text out once more.
    public func mention(at point: CGPoint) -> String? {
        guard let attributedText = attributedText, attributedText.length > 0 else { return nil }
        textStorage.setAttributedString(attributedText)
        textContainer.size = bounds.size
        textContainer.maximumNumberOfLines = numberOfLines
        textContainer.lineBreakMode = lineBreakMode
        let used = layoutManager.usedRect(for: textContainer)
        let place = CGPoint(x: point.x, y: point.y - (bounds.height - used.height) / 2)
        guard used.contains(place) else { return nil }
        let glyph = layoutManager.glyphIndex(for: place, in: textContainer)
        let index = layoutManager.characterIndexForGlyph(at: glyph)
        return ranges.first { NSLocationInRange(index, $0.range) }?.name
    }
}
