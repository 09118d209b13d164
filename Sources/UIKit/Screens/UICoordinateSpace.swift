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
    func taken(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
    }

    func taken(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
    }

    func taken(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: UIView?.some(view)) }
        let origin = window?.frame.origin ?? .zero
        return convert(rect, to: UIView?.none).offsetBy(dx: origin.x, dy: origin.y)
    }

    func taken(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
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
