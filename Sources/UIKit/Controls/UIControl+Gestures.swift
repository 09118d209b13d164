extension UIControl {
    /// Whether a recognizer around the control wants the tap of one finger that the control is there for.
    ///
    /// Source: Apple's documentation of `UIGestureRecognizer` ("Interacting with Other User Interface Controls"): default
    /// actions of controls prevent gestures of views around them.
    func takesTap(of recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else {
            return false
        }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }

    /// Whether a recognizer around the control wants a finger that is drawn along the control, which follows it.
    ///
    /// Source: the same, for the knobs of sliders and switches.
    func takesDrag(of recognizer: UIGestureRecognizer) -> Bool {
        guard isTracking, recognizer.view !== self else { return false }
        switch recognizer {
        case let swipe as UISwipeGestureRecognizer: return !swipe.direction.isDisjoint(with: [.left, .right])
        case let pan as UIPanGestureRecognizer:
            let way = pan.translation(in: self)
            return abs(way.x) > abs(way.y)
        default: return false
        }
    }
}
