import Foundation

/// A label whose text appears letter by letter, as if it were typed.
///
/// The text has its final lines from the beginning; what is still to come is clear. Letters are user-perceived
/// characters, and those that join, as in Arabic, keep the forms that they have in the whole word. It runs on the clock that
/// drives the code (`EventClock.drive(_:)`); where none does, and where motion is to be reduced, all of it shows at once.
/// Assistive programs read all of it.
open class TypingLabel: PlacardLabel {
    /// How many letters appear in a second.
    open var lettersPerSecond = 20.0
    private var ticker: FrameTicker?
    private var whole: NSAttributedString?

    /// Lets a text appear.
    open func type(_ text: String, completion: (() -> Void)? = nil) {
        type(
            NSAttributedString(string: text, attributes: [.font: font as Any, .foregroundColor: textColor as Any]),
            completion: completion)
    }

    /// Lets a text with attributes appear.
    open func type(_ text: NSAttributedString, completion: (() -> Void)? = nil) {
        ticker?.stop()
        whole = text
        accessibilityLabel = text.string
        let ends = text.string.indices.map { text.string[...$0].utf16.count }
        func show(_ share: Double) {
            let count = Int((Double(ends.count) * share).rounded(.down))
            attributedText = share >= 1 ? text : text.clear(from: count == 0 ? 0 : ends[count - 1])
            if share >= 1 { completion?() }
        }
        let duration = Double(ends.count) / max(lettersPerSecond, 0.1)
        let isStill = UIAccessibility.isReduceMotionEnabled
        ticker = isStill ? nil : FrameTicker(duration: duration) { show($0) }
        if ticker == nil { show(1) }
    }
}

extension NSAttributedString {
    /// The text with all that follows an offset in no color.
    fileprivate func clear(from offset: Int) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        let rest = NSRange(location: offset, length: length - offset)
        for key in [NSAttributedString.Key.backgroundColor, .underlineStyle, .strikethroughStyle, .shadow, .link] {
            result.removeAttribute(key, range: rest)
        }
        result.addAttribute(.foregroundColor, value: UIColor.clear, range: rest)
        return result
    }
}
