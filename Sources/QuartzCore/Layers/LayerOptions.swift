/// Corners of a layer, named by the edges that meet there; y grows downwards, so `MinY` is the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The bits: one for each corner.
    public let rawValue: UInt

    /// Makes a set of corners of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    /// All four.
    package static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The form of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The curve's name, as on iOS.
    public let rawValue: String

    /// Makes a curve of a name; the names below are Apple's.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// The smooth curve of Apple's devices, whose curvature grows steadily from the straight edge.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
    /// How much further than its radius a corner's curve reaches along the edges.
    ///
    /// Source: the value that Core Animation answers for continuous curves.
    public static func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }
}

/// How an image's pixels are mixed when it is scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The filter's name, as on iOS.
    public let rawValue: String

    /// Makes a filter of a name; the names below are Apple's.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Neighbors are mixed.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Pixels stay squares.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Neighbors are mixed, of smaller copies where these serve better.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Where a layer's contents lie in its bounds, and whether they are scaled.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The gravity's name, as on iOS.
    public let rawValue: String

    /// Makes a gravity of a name; names that are not Apple's count as `center`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Not scaled, in the middle of the bounds.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Not scaled, at the upper edge, in the middle.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Not scaled, at the lower edge, in the middle.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Not scaled, at the left edge, in the middle.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Not scaled, at the right edge, in the middle.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// Not scaled, in the upper left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// Not scaled, in the upper right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// Not scaled, in the lower left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// Not scaled, in the lower right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Scaled to the bounds, each direction by itself.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to lie wholly within the bounds, sides in proportion.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to cover the bounds, sides in proportion.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How drawn contents are kept; names as in Core Animation.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a format of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Eight bits for each color and the alpha.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Sixteen bits, with a point, for each color and the alpha.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// Eight bits of gray.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// Edges of a layer; bits as in Core Animation.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes a set of edges of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The edge at the greatest y, as Core Animation names it where y goes up.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The edge at the least y, as Core Animation names it where y goes up.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
    static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}
