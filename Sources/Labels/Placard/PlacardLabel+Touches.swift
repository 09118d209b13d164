extension PlacardLabel {
    var isPressed: Bool { pressedLink != nil || isTokenPressed }

    /// Presses the link or token at a point; false if there is neither.
    func press(at point: CGPoint) -> Bool {
        guard isEnabled else { return false }
        pressedLink = link(at: point)
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

    /// Lets touches reach the label, and looks for long presses if somebody wants to know of them.
    func listen(_ isWanted: Bool) {
        if isWanted { isUserInteractionEnabled = true }
        if onLinkLongPress == nil {
            longPress.map { removeGestureRecognizer($0.recognizer) }
            longPress = nil
        } else if longPress == nil {
            let press = LinkLongPress { [weak self] point in
                guard let self, let link = self.link(at: point) else { return }
                self.onLinkLongPress?(link)
            }
            addGestureRecognizer(press.recognizer)
            longPress = press
        }
    }
}
