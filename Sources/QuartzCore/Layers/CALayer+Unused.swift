extension CALayer {
    /// How far the anchor lies above the layer, in points. Stored; no effect.
    public var anchorPointZ: CGFloat {
        get { unusedMembers.anchorPointZ }
        set { unusedMembers.anchorPointZ = newValue }
    }

    /// Whether the layer is seen from behind. Stored; no effect.
    public var isDoubleSided: Bool {
        get { unusedMembers.isDoubleSided }
        set { unusedMembers.isDoubleSided = newValue }
    }

    /// Whether y goes up in the layer. Stored; no effect.
    public var isGeometryFlipped: Bool {
        get { unusedMembers.isGeometryFlipped }
        set { unusedMembers.isGeometryFlipped = newValue }
    }

    /// The part of `contents` that is stretched, in parts of its size. Stored; no effect.
    public var contentsCenter: CGRect {
        get { unusedMembers.contentsCenter }
        set { unusedMembers.contentsCenter = newValue }
    }

    /// How drawn contents are kept. Stored; no effect.
    public var contentsFormat: CALayerContentsFormat {
        get { unusedMembers.contentsFormat }
        set { unusedMembers.contentsFormat = newValue }
    }

    /// Whether edges that lean are smooth; they are. Stored; no effect.
    public var allowsEdgeAntialiasing: Bool {
        get { unusedMembers.allowsEdgeAntialiasing }
        set { unusedMembers.allowsEdgeAntialiasing = newValue }
    }

    /// Which edges are smooth; all are. Stored; no effect.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { unusedMembers.edgeAntialiasingMask }
        set { unusedMembers.edgeAntialiasingMask = newValue }
    }

    /// Whether opacity treats the layer and its sublayers as one image; it does. Stored; no effect.
    public var allowsGroupOpacity: Bool {
        get { unusedMembers.allowsGroupOpacity }
        set { unusedMembers.allowsGroupOpacity = newValue }
    }

    /// How the layer mixes with what lies below. Stored; no effect.
    public var compositingFilter: Any? {
        get { unusedMembers.compositingFilter }
        set { unusedMembers.compositingFilter = newValue }
    }

    /// What changes the layer's image. Stored; no effect.
    public var filters: [Any]? {
        get { unusedMembers.filters }
        set { unusedMembers.filters = newValue }
    }

    /// What changes the image below the layer. Stored; no effect.
    public var backgroundFilters: [Any]? {
        get { unusedMembers.backgroundFilters }
        set { unusedMembers.backgroundFilters = newValue }
    }

    /// How much sharper than usual a shrunk image is. Stored; no effect.
    public var minificationFilterBias: Float {
        get { unusedMembers.minificationFilterBias }
        set { unusedMembers.minificationFilterBias = newValue }
    }

    /// Values of members that were not set. Stored; no effect.
    public var style: [AnyHashable: Any]? {
        get { unusedMembers.style }
        set { unusedMembers.style = newValue }
    }
}

/// Members that are kept for code that sets them.
struct UnusedLayerMembers {
    var anchorPointZ: CGFloat = 0
    var isDoubleSided = true
    var isGeometryFlipped = false
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsFormat: CALayerContentsFormat = .RGBA8Uint
    var allowsEdgeAntialiasing = false
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    var allowsGroupOpacity = true
    var compositingFilter: Any?
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var minificationFilterBias: Float = 0
    var style: [AnyHashable: Any]?
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
