import Foundation
import PlacardCoreGraphics

/// Geometry in Foundation's box for plain values, under UIKit's names.
extension NSValue {
    /// Boxes a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Boxes a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Boxes a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Boxes a vector.
    public convenience init(cgVector vector: CGVector) { self.init(boxing: vector) }
    /// Boxes a transform of the plane.
    public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(boxing: transform) }
    /// Boxes distances from edges.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets) }
    /// Boxes distances from edges in reading direction.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(boxing: insets) }
    /// Boxes a distance from a place.
    public convenience init(uiOffset offset: UIOffset) { self.init(boxing: offset) }

    package convenience init<Value: ValueBridged>(boxing value: Value) {
        let bytes = withUnsafeBytes(of: value, Array.init)
        self.init(bytes: bytes, objCType: Value.layoutEncoding)
    }

    /// The boxed point.
    public var cgPointValue: CGPoint { pointValue }
    /// The boxed size.
    public var cgSizeValue: CGSize { sizeValue }
    /// The boxed rectangle.
    public var cgRectValue: CGRect { rectValue }
    /// The boxed vector; one without extent for a box of another kind.
    public var cgVectorValue: CGVector { ._unconditionallyBridgeFromObjectiveC(self) }
    /// The boxed transform; all zero for a box of another kind.
    public var cgAffineTransformValue: CGAffineTransform { ._unconditionallyBridgeFromObjectiveC(self) }
    /// The boxed distances; none for a box of another kind.
    public var uiEdgeInsetsValue: UIEdgeInsets { ._unconditionallyBridgeFromObjectiveC(self) }
    /// The boxed distances; none for a box of another kind.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { ._unconditionallyBridgeFromObjectiveC(self) }
    /// The boxed distance; none for a box of another kind.
    public var uiOffsetValue: UIOffset { ._unconditionallyBridgeFromObjectiveC(self) }
}
