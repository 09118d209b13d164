/// A layer that shows a part of what lies upon it, and clips it: scrolling moves its bounds.
///
/// Source: Apple's documentation of `CAScrollLayer`.
open class CAScrollLayer: CALayer {
    /// Along which axes the layer scrolls.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Makes an empty layer.
    public required init() {
        super.init()
        masksToBounds = true
    }

    /// Makes a layer that looks as another one does, and scrolls as it.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
    }

    /// Makes an empty layer: archives hold nothing of layers here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        masksToBounds = true
    }

    /// Moves the origin of the bounds to a point, along the axes of `scrollMode`.
    open func scroll(to p: CGPoint) {
        if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
    }

    /// Moves the bounds as little as shows a rectangle of the layer's coordinates, from its start on if it is larger.
    open func scroll(to r: CGRect) {
        scroll(
            to: CGPoint(
                x: Self.start(of: bounds.minX...bounds.maxX, showing: r.minX...r.maxX),
                y: Self.start(of: bounds.minY...bounds.maxY, showing: r.minY...r.maxY)))
    }

    private static func start(of shown: ClosedRange<CGFloat>, showing wanted: ClosedRange<CGFloat>) -> CGFloat {
        let length = shown.upperBound - shown.lowerBound
        if wanted.lowerBound < shown.lowerBound { return wanted.lowerBound }
        if wanted.upperBound > shown.upperBound { return min(wanted.lowerBound, wanted.upperBound - length) }
        return shown.lowerBound
    }
}

/// Along which axes a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's systems write it.
    public let rawValue: String
    /// Takes any name; unknown ones scroll nowhere.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not at all.
    public static let none = Self(rawValue: "none")
    /// Up and down.
    public static let vertically = Self(rawValue: "vertically")
    /// To the sides.
    public static let horizontally = Self(rawValue: "horizontally")
    /// Along both axes.
    public static let both = Self(rawValue: "both")
}

extension CALayer {
    private var nearestScrollLayer: CAScrollLayer? {
        sequence(first: superlayer, next: { $0?.superlayer }).lazy.compactMap { $0 as? CAScrollLayer }.first
    }

    /// Has the nearest scroll layer above show a point of this layer at its start.
    public func scroll(_ p: CGPoint) {
        guard let above = nearestScrollLayer else { return }
        above.scroll(to: above.convert(p, from: self))
    }

    /// Has the nearest scroll layer above show a rectangle of this layer.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let above = nearestScrollLayer else { return }
        above.scroll(to: above.convert(r, from: self))
    }

    /// What of the bounds lies within the bounds of the nearest scroll layer above; all without one.
    public var visibleRect: CGRect {
        guard let above = nearestScrollLayer else { return bounds }
        let shown = bounds.intersection(convert(above.bounds, from: above))
        return shown.isNull ? .zero : shown
    }
}
