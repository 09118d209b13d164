import Foundation

// Printed as on Apple's systems, which tests of label code compare. Foundation on Linux shows the structures' members.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates in brackets: "(1.0, 2.0)".
    public var debugDescription: String { "(\(x), \(y))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Width and height in brackets: "(3.0, 4.0)".
    public var debugDescription: String { "(\(width), \(height))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Origin and size in brackets: "(1.0, 2.0, 3.0, 4.0)".
    public var debugDescription: String {
        "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
}
