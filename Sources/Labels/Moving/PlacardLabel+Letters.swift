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

extension ShownText {
    /// The text with all but some ranges in no color, and with its token.
    func showing(only ranges: [NSRange]) -> ShownText {
        var copy = self
        copy.text = text?.showing(only: ranges)
        return copy
    }

    /// The text with its token in no color: of all pieces of a text one shows the token.
    var hidingToken: ShownText {
        var copy = self
        copy.token = token?.showing(only: [])
        return copy
    }
}

extension PlacardLabel {
    /// Does something while what writes the label's text has another one.
    func writing<Result>(_ text: ShownText, _ body: () -> Result) -> Result {
        let before = written
        show(text)
        defer { show(before) }
        return body()
    }

    /// Draws a text where the label would draw it, moved by some points and more or less opaque.
    func draw(
        _ text: ShownText, in box: CGRect, movedBy way: CGSize = .zero, opacity: CGFloat = 1,
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
