import Foundation

extension PlacardLabel {
    var isPressed: Bool { pressedLink != nil || isTokenPressed }

    /// Presses the link or token at a point; false if there is neither.
    func press(at point: CGPoint) -> Bool {
        guard isEnabled else { return false }
        pressedLink = onLinkTap != nil || onLinkLongPress != nil ? link(at: point) : nil
        isTokenPressed = pressedLink == nil && onTruncationTokenTap != nil && isToken(at: point)
        return isPressed
    }

    /// Whether what is pressed still lies under the finger.
    func isPressed(at point: CGPoint) -> Bool {
        if let pressedLink { return link(at: point) == pressedLink }
        return isToken(at: point)
    }

    func release() {
        pressedLink = nil
        isTokenPressed = false
    }

    /// Does what a tap on the pressed link or token stands for.
    func fire() {
        let (link, isToken) = (pressedLink, isTokenPressed)
        release()
        if let link { onLinkTap?(link) }
        if isToken { onTruncationTokenTap?() }
    }

    private func isToken(at point: CGPoint) -> Bool {
        truncationTokenRects.contains { $0.distance(to: point) <= linkSlop }
    }

    // MARK: Long presses

    /// Lets touches reach the label, and looks for long presses if they are wanted.
    func listen(_ isWanted: Bool) {
        if isWanted { isUserInteractionEnabled = true }
        guard (onLinkLongPress != nil || isCopyable) != (longPress != nil) else { return }
        if let longPress {
            removeGestureRecognizer(longPress.recognizer)
            self.longPress = nil
            return
        }
        let press = GestureAction(UILongPressGestureRecognizer()) { [weak self] recognizer in
            guard let self, recognizer.state == .began else { return }
            self.longPressed(at: recognizer.location(in: self))
        }
        addGestureRecognizer(press.recognizer)
        longPress = press
    }

    /// Whether a long press at a point means anything.
    func takesLongPress(at point: CGPoint) -> Bool {
        link(at: point) != nil || isCopyable && bounds.contains(point) && !(text ?? "").isEmpty
    }

    private func longPressed(at point: CGPoint) {
        let link = link(at: point)
        if let link, let onLinkLongPress {
            onLinkLongPress(link)
        } else if isCopyable {
            copyText(link?.target ?? copiedText)
        }
    }

    // MARK: Copying

    /// What is copied of the whole label: its text as it was set, links unshortened, whatever is cut.
    var copiedText: String { attributedText?.string ?? "" }

    func copyText(_ text: String) {
        guard !text.isEmpty else { return }
        pasteboard.string = text
        onCopy?(text)
    }
}

/// A recognizer with what it does: the one place where Linux and Apple's systems spell that apart.
@MainActor final class GestureAction: NSObject {
    let recognizer: UIGestureRecognizer
    private let action: (UIGestureRecognizer) -> Void

    /// - Parameter action: Called whenever the gesture begins, changes, ends or is cancelled.
    init(_ recognizer: UIGestureRecognizer, action: @escaping (UIGestureRecognizer) -> Void) {
        self.recognizer = recognizer
        self.action = action
        super.init()
        #if os(Linux)
            recognizer.addAction { [weak self] in self?.stateDidChange($0) }
        #else
            recognizer.addTarget(self, action: #selector(stateDidChange))
        #endif
    }

    #if !os(Linux)
        @objc
    #endif
    private func stateDidChange(_ recognizer: UIGestureRecognizer) { action(recognizer) }
}
