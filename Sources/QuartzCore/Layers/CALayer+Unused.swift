extension CALayer {
    /// How far the anchor lies above the layer, in points. Stored; no effect.
    public var anchorPointZ: CGFloat {
        get { keyedValues["anchorPointZ"] as? CGFloat ?? 0 }
        set { keyedValues["anchorPointZ"] = newValue }
    }

    /// Whether the layer is seen from behind. Stored; no effect.
    public var isDoubleSided: Bool {
        get { keyedValues["isDoubleSided"] as? Bool ?? true }
        set { keyedValues["isDoubleSided"] = newValue }
    }

    /// Whether y goes up in the layer. Stored; no effect.
    public var isGeometryFlipped: Bool {
        get { keyedValues["isGeometryFlipped"] as? Bool ?? false }
        set { keyedValues["isGeometryFlipped"] = newValue }
    }

    /// The part of `contents` that is stretched, in parts of its size. Stored; no effect.
    public var contentsCenter: CGRect {
        get { keyedValues["contentsCenter"] as? CGRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { keyedValues["contentsCenter"] = newValue }
    }

    /// How drawn contents are kept. Stored; no effect.
    public var contentsFormat: CALayerContentsFormat {
        get { keyedValues["contentsFormat"] as? CALayerContentsFormat ?? .RGBA8Uint }
        set { keyedValues["contentsFormat"] = newValue }
    }

    /// Whether edges that lean are smooth; they are. Stored; no effect.
    public var allowsEdgeAntialiasing: Bool {
        get { keyedValues["allowsEdgeAntialiasing"] as? Bool ?? false }
        set { keyedValues["allowsEdgeAntialiasing"] = newValue }
    }

    /// Which edges are smooth; all are. Stored; no effect.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { keyedValues["edgeAntialiasingMask"] as? CAEdgeAntialiasingMask ?? .all }
        set { keyedValues["edgeAntialiasingMask"] = newValue }
    }

    /// Whether opacity treats the layer and its sublayers as one image; it does. Stored; no effect.
    public var allowsGroupOpacity: Bool {
        get { keyedValues["allowsGroupOpacity"] as? Bool ?? true }
        set { keyedValues["allowsGroupOpacity"] = newValue }
    }

    /// How the layer mixes with what lies below. Stored; no effect.
    public var compositingFilter: Any? {
        get { keyedValues["compositingFilter"] }
        set { keyedValues["compositingFilter"] = newValue }
    }

    /// What changes the layer's image. Stored; no effect.
    public var filters: [Any]? {
        get { keyedValues["filters"] as? [Any] }
        set { keyedValues["filters"] = newValue }
    }

    /// What changes the image below the layer. Stored; no effect.
    public var backgroundFilters: [Any]? {
        get { keyedValues["backgroundFilters"] as? [Any] }
        set { keyedValues["backgroundFilters"] = newValue }
    }

    /// How much sharper than usual a shrunk image is. Stored; no effect.
    public var minificationFilterBias: Float {
        get { keyedValues["minificationFilterBias"] as? Float ?? 0 }
        set { keyedValues["minificationFilterBias"] = newValue }
    }

    /// Values of members that were not set. Stored; no effect.
    public var style: [AnyHashable: Any]? {
        get { keyedValues["style"] as? [AnyHashable: Any] }
        set { keyedValues["style"] = newValue }
    }
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
