/// A bar that knows where it stands.
///
/// Source: Apple's documentation of `UIBarPositioning`.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
    /// Where the bar stands; `any` where it does not know.
    var barPosition: UIBarPosition { get }
}

/// Who says where a bar stands.
///
/// Source: Apple's documentation of `UIBarPositioningDelegate`.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// Where a bar stands; `any` leaves it to the bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Leaves it to the bar, for delegates without the member.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Who says where a toolbar stands.
///
/// Source: Apple's documentation of `UIToolbarDelegate`.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Who says where a navigation bar stands. On iOS it hears of items that come and go, too.
///
/// Source: Apple's documentation of `UINavigationBarDelegate`.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

extension BarView {
    /// What a delegate says of the bar's place; nil where it says nothing.
    func position(by delegate: (any UIBarPositioningDelegate)?) -> UIBarPosition? {
        let position = delegate?.position(for: self)
        return position == .any ? nil : position
    }

    /// Has the ground reach to the screen's edge where the bar is attached to its top and begins below what covers that.
    func reachToScreensEdge() {
        let isAttached = barPosition == .topAttached && frame.minY > 0
        let reach = isAttached && abs(frame.minY - (superview?.safeAreaInsets.top ?? 0)) < 0.5 ? frame.minY : 0
        if overhang != reach { overhang = reach }
    }
}
