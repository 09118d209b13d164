extension UIGestureRecognizer {
    /// Whether the recognizer wants to see a touch at all.
    func accepts(_ touch: UITouch) -> Bool {
        isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Whether another one has to fail first, by order of a client, a subclass or a delegate.
    func mustWait(for other: UIGestureRecognizer) -> Bool {
        requires(other) || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Whether another one may not recognize beside this one.
    func excludes(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        let allows =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
        return !allows
    }
}
