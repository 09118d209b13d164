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

    /// Lets a text appear.
    open func type(_ text: String, completion: (() -> Void)? = nil) {
        type(
            NSAttributedString(string: text, attributes: [.font: font as Any, .foregroundColor: textColor as Any]),
            completion: completion)
    }

    /// Lets a text with attributes appear.
    open func type(_ text: NSAttributedString, completion: (() -> Void)? = nil) {
        ticker?.stop()
        accessibilityLabel = text.string
        let ends = text.string.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf16.count) }
        let count = Double(ends.count - 1)
        ticker = FrameTicker.run(for: count / max(lettersPerSecond, 0.1)) { [weak self] share in
            self?.show(text, until: ends[Int((count * share).rounded(.down))], completion)
        }
    }

    private func show(_ text: NSAttributedString, until end: Int, _ completion: (() -> Void)?) {
        let isWhole = end >= text.length
        attributedText = isWhole ? text : text.showing(only: [NSRange(location: 0, length: end)])
        if isWhole { completion?() }
    }
}
