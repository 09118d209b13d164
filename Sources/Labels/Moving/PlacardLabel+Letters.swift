import Foundation

extension FrameTicker {
    /// Starts to tell how far something has come; where nothing moves, or motion is to be reduced, it has come to its end
    /// at once.
    static func run(for duration: TimeInterval, tick: @escaping (Double) -> Void) -> FrameTicker? {
        if !UIAccessibility.isReduceMotionEnabled, let ticker = FrameTicker(duration: duration, tick: tick) {
            return ticker
        }
        tick(1)
        return nil
    }
}

extension NSAttributedString {
    /// The text with all but some ranges in no color: what is left stands where it stands in the whole text.
    ///
    /// - Parameter ranges: UTF-16 units, in the order of the text.
    func showing(only ranges: [NSRange]) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        var end = 0
        for range in ranges + [NSRange(location: length, length: 0)] {
            result.hide(NSRange(location: end, length: range.location - end))
            end = range.location + range.length
        }
        return result
    }
}

extension NSMutableAttributedString {
    fileprivate func hide(_ range: NSRange) {
        guard range.length > 0 else { return }
        for key in [NSAttributedString.Key.backgroundColor, .underlineStyle, .strikethroughStyle, .shadow, .link] {
            removeAttribute(key, range: range)
        }
        addAttribute(.foregroundColor, value: UIColor.clear, range: range)
    }
}

extension PlacardLabel {
    /// Does something while what writes the label's text has another one.
    func writing<Result>(_ text: NSAttributedString, _ body: () -> Result) -> Result {
        let written = textLabel.attributedText
        textLabel.attributedText = text
        defer { textLabel.attributedText = written }
        return body()
    }

    /// Draws a text where the label would draw it, moved by some points and more or less opaque.
    func draw(
        _ text: NSAttributedString, in box: CGRect, movedBy way: CGSize = .zero, opacity: CGFloat = 1,
        _ context: CGContext
    ) {
        guard opacity > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: way.width, y: way.height)
        guard opacity < 1 else { return writing(text) { textLabel.drawText(in: box) } }
        context.setAlpha(opacity)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        writing(text) { textLabel.drawText(in: box) }
        context.endTransparencyLayer()
    }
}
