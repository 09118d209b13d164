import Foundation
import PlacardUIFoundation

extension CATransform3D: ValueBridged {
    /// Sixteen numbers.
    public static var layoutEncoding: String { "[16d]" }
    /// All parts zero.
    public static var blank: CATransform3D { CATransform3D(rows: Array(repeating: 0, count: 16)) }
}

extension NSValue {
    /// Boxes a transform in space.
    public convenience init(caTransform3D transform: CATransform3D) { self.init(boxing: transform) }
    /// The boxed transform; all zero for a box of another kind.
    public var caTransform3DValue: CATransform3D { ._unconditionallyBridgeFromObjectiveC(self) }
}
