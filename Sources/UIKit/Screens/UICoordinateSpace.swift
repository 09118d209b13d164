/// A frame of reference: a view or the screen.
///
/// Source: Apple's documentation of `UICoordinateSpace`.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
    /// The rectangle of the space in its own coordinates, in points.
    var bounds: CGRect { get }
    /// A point of this space in the coordinates of another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in the coordinates of this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A rectangle of this space in the coordinates of another.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// A rectangle of another space in the coordinates of this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
    /// Takes a point of this view's coordinates to those of another view or the screen.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
    }

    /// Takes a point of another view's or the screen's coordinates to this view's.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
    }

    /// Takes a rectangle of this view's coordinates to those of another view or the screen.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: UIView?.some(view)) }
        let origin = window?.frame.origin ?? .zero
        return convert(rect, to: UIView?.none).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// Takes a rectangle of another view's or the screen's coordinates to this view's.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: UIView?.some(view)) }
        let origin = window?.frame.origin ?? .zero
        return convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: UIView?.none)
    }
}

extension UIScreen: UICoordinateSpace {
    /// The screen as it is held.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The screen held upright: the same, because nobody turns it.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }

    /// Takes a point of the screen to the coordinates of a view.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, from: self) ?? point
    }

    /// Takes a point of a view's coordinates to the screen.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, to: self) ?? point
    }

    /// Takes a rectangle of the screen to the coordinates of a view.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, from: self) ?? rect
    }

    /// Takes a rectangle of a view's coordinates to the screen.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, to: self) ?? rect
    }
}

extension UIView {
    /// The direction of a kind of content in the user's language.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// The direction of a kind of content where a language has another.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: layoutDirection
        }
    }
}
