import PlacardCoreGraphics

extension CALayer {
    /// How the layer, with all upon it, is mixed with what lies below, as `compositingFilter` names it.
    var blendMode: CGBlendMode {
        guard !keyedValues.isEmpty, let name = compositingFilter as? String else { return .normal }
        return CGBlendMode(filter: name) ?? .normal
    }
}

extension CGBlendMode {
    /// The mode of a filter of Core Image's, `CIMultiplyBlendMode`, or Core Animation's own, `multiplyBlendMode`; nil for
    /// filters of another kind.
    init?(filter name: String) {
        let mode = Self.allCases.first { $0.filterNames.contains(name) }
        guard let mode else { return nil }
        self = mode
    }

    private var filterNames: [String] {
        switch self {
        case .normal: ["normalBlendMode", "CISourceOverCompositing"]
        case .clear, .copy, .xor: ["\(self)"]
        case .sourceIn: ["sourceIn", "CISourceInCompositing"]
        case .sourceOut: ["sourceOut", "CISourceOutCompositing"]
        case .sourceAtop: ["sourceAtop", "CISourceAtopCompositing"]
        case .destinationOver: ["destOver"]
        case .destinationIn: ["destIn"]
        case .destinationOut: ["destOut"]
        case .destinationAtop: ["destAtop"]
        case .plusDarker: ["plusD"]
        case .plusLighter: ["plusL", "CIAdditionCompositing"]
        default: ["\(self)BlendMode", "CI" + "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() + "BlendMode"]
        }
    }
}
