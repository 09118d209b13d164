/// Gesture recognizers of a nib; Interface Builder spells the one for long presses `pongPress`.
@MainActor enum NibRecognizers {
    /// A recognizer with the element's properties; nil for kinds that do not exist here.
    static func make(_ decoder: NibDecoder) -> UIGestureRecognizer? {
        let recognizer: UIGestureRecognizer? =
            switch decoder.element.name {
            case "tapGestureRecognizer": tap(decoder)
            case "pongPressGestureRecognizer": longPress(decoder)
            case "panGestureRecognizer": pan(decoder)
            case "screenEdgePanGestureRecognizer": screenEdgePan(decoder)
            case "swipeGestureRecognizer": swipe(decoder)
            case "pinchGestureRecognizer": UIPinchGestureRecognizer()
            case "rotationGestureRecognizer": UIRotationGestureRecognizer()
            default: nil
            }
        recognizer?.isEnabled = decoder.bool("enabled", default: true)
        recognizer?.cancelsTouchesInView = decoder.bool("cancelsTouchesInView", default: true)
        return recognizer
    }

    private static func tap(_ decoder: NibDecoder) -> UIGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = max(1, decoder.integer("numberOfTapsRequired") ?? 1)
        tap.numberOfTouchesRequired = max(1, decoder.integer("numberOfTouchesRequired") ?? 1)
        return tap
    }

    private static func longPress(_ decoder: NibDecoder) -> UIGestureRecognizer {
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = decoder.number("minimumPressDuration").map(Double.init) ?? 0.5
        press.allowableMovement = decoder.number("allowableMovement") ?? 10
        return press
    }

    private static func pan(_ decoder: NibDecoder) -> UIGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = max(1, decoder.integer("minimumNumberOfTouches") ?? 1)
        return pan
    }

    private static func screenEdgePan(_ decoder: NibDecoder) -> UIGestureRecognizer {
        let pan = UIScreenEdgePanGestureRecognizer()
        if let edges = decoder.child(keyed: "edges") { pan.edges = decoder.decoder(for: edges).set(NibWords.edges) }
        return pan
    }

    private static func swipe(_ decoder: NibDecoder) -> UIGestureRecognizer {
        let directions: [String: UISwipeGestureRecognizer.Direction] = [
            "right": .right, "left": .left, "up": .up, "down": .down,
        ]
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = decoder.choice("direction", directions) ?? .right
        swipe.numberOfTouchesRequired = max(1, decoder.integer("numberOfTouchesRequired") ?? 1)
        return swipe
    }
}
