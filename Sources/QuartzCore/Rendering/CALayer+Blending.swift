import PlacardCoreGraphics

extension CALayer {
    /// How the layer, with all upon it, is mixed with what lies below, as `compositingFilter` names it.
    var blendMode: CGBlendMode {
        guard !keyedValues.isEmpty, let name = compositingFilter as? String else { return .normal }
        return CGBlendMode.byFilterName[name] ?? .normal
    }
}

extension CGBlendMode {
    /// The modes of Core Image's filters, `CIMultiplyBlendMode`, and of Core Animation's own, `multiplyBlendMode`.
    fileprivate static let byFilterName: [String: CGBlendMode] = Dictionary(
        uniqueKeysWithValues: allCases.flatMap { mode in mode.filterNames.map { ($0, mode) } })

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
