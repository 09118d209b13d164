/// A bar that tells at which of the screen's edges it stands.
///
/// Source: Apple's documentation of `UIBarPositioning`.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
    /// Where the bar stands: what its delegate says, or where bars of its kind stand.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar stands. The member is optional.
///
/// Source: Apple's documentation of `UIBarPositioningDelegate`.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// Where a bar stands; it is asked when the bar is laid out. The ground of one at `topAttached` reaches up under the
    /// status bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Where bars of its kind stand, for delegates without the member.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Says where a toolbar stands.
///
/// Source: Apple's documentation of `UIToolbarDelegate`.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Says where a navigation bar stands, and hears of its items. Every member is optional.
///
/// Source: Apple's documentation of `UINavigationBarDelegate`.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether an item may be added by `pushItem(_:animated:)`.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// An item was added.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether the last item may be removed, by `popItem(animated:)` or by a touch on the way back.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// An item was removed.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Every item, for delegates without the member.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Does nothing, for delegates without the member.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// Every item, for delegates without the member.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Does nothing, for delegates without the member.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
