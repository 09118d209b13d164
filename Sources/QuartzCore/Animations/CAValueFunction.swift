import Foundation

/// Makes transforms of numbers: turns by an angle, sizes by a factor, ways by a length.
///
/// Source: Apple's documentation of `CAValueFunction`.
public final class CAValueFunction: NSObject {
    /// What the function is called.
    public let name: CAValueFunctionName

    /// The function of a name; nil for names that Apple does not list.
    public init?(name: CAValueFunctionName) {
        guard CAValueFunction.parts[name] != nil else { return nil }
        self.name = name
    }

    /// What follows a transform in key paths of the same numbers.
    var part: String? { Self.parts[name] }

    private static let parts: [CAValueFunctionName: String] = [
        .rotateX: "rotation.x", .rotateY: "rotation.y", .rotateZ: "rotation.z", .scale: "scale", .scaleX: "scale.x",
        .scaleY: "scale.y", .scaleZ: "scale.z", .translate: "translation", .translateX: "translation.x",
        .translateY: "translation.y", .translateZ: "translation.z",
    ]
}

/// The name of a function that makes transforms.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's systems write it.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A turn about x, of an angle in radians.
    public static let rotateX = Self(rawValue: "rotateX")
    /// A turn about y, of an angle in radians.
    public static let rotateY = Self(rawValue: "rotateY")
    /// A turn in the plane, of an angle in radians.
    public static let rotateZ = Self(rawValue: "rotateZ")
    /// Other sizes, of factors.
    public static let scale = Self(rawValue: "scale")
    /// Another width, of a factor.
    public static let scaleX = Self(rawValue: "scaleX")
    /// Another height, of a factor.
    public static let scaleY = Self(rawValue: "scaleY")
    /// Another depth, of a factor.
    public static let scaleZ = Self(rawValue: "scaleZ")
    /// A way, of lengths in points.
    public static let translate = Self(rawValue: "translate")
    /// A way to the right, of a length in points.
    public static let translateX = Self(rawValue: "translateX")
    /// A way down, of a length in points.
    public static let translateY = Self(rawValue: "translateY")
    /// A way towards the viewer, of a length in points.
    public static let translateZ = Self(rawValue: "translateZ")
}
