import Foundation

/// What stands for a symbol of Apple's, whose shapes may not be shipped: a quiet rounded square as large as a symbol.
///
/// A symbol's side is taken as 1.17 of its point size at the medium scale, 0.79 and 1.28 of that at the others, and
/// its lines as the stems of text; Apple publishes no measures, and every symbol has its own.
struct SymbolPlaceholder {
    let values: UIImage.SymbolConfiguration.Values

    /// In points, whole ones.
    var side: CGFloat {
        let asked = values.pointSize ?? 17
        let pointSize = asked.isFinite ? min(max(asked, 1), 1_000) : 17
        return (pointSize * 1.17 * factor).rounded(.up)
    }

    private var factor: CGFloat {
        switch values.scale {
        case .small: 0.79
        case .large: 1.28
        case .default, .unspecified, .medium: 1
        }
    }

    private var lineWidth: CGFloat {
        let weight = values.weight == .unspecified ? UIImage.SymbolWeight.regular : values.weight
        return side * (0.02 + 0.0155 * CGFloat(weight.rawValue))
    }

    /// The image at some pixels in a point.
    func bitmap(scale: CGFloat) -> CGImage? {
        guard let context = try? CGContext(size: CGSize(width: side, height: side), scale: scale) else { return nil }
        let inset = side * 0.08 + lineWidth / 2
        let box = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: inset, dy: inset)
        context.setLineWidth(lineWidth)
        context.addPath(UIBezierPath(roundedRect: box, cornerRadius: side * 0.2).cgPath)
        context.strokePath()
        return context.makeImage()
    }
}

extension UIImage {
    /// What stands for a symbol; empty only if it finds no memory.
    package static func symbolPlaceholder(_ configuration: SymbolConfiguration?, scale: CGFloat) -> UIImage {
        let configuration = configuration ?? .unspecified
        let placeholder = SymbolPlaceholder(values: configuration.values)
        var manner = Manner()
        manner.symbol = configuration
        manner.tint = configuration.values.colors.first
        manner.baseline = (placeholder.side * 0.2).rounded()
        return UIImage(placeholder.bitmap(scale: scale), scale: scale, manner: manner)
    }

    /// How the symbol was made; nil for images.
    public var symbolConfiguration: SymbolConfiguration? { manner.symbol }

    /// What the image was chosen for.
    public var configuration: Configuration? { manner.symbol }

    /// The symbol in another size, weight or color; images stay as they are.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        manner.symbol.map { redrawn($0.applying(configuration)) } ?? self
    }

    /// The symbol or the version of the image that suits a configuration.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        if let symbol = manner.symbol { return redrawn(symbol.applying(configuration)) }
        return configuration.traitCollection.map(version) ?? self
    }

    private func redrawn(_ configuration: SymbolConfiguration) -> UIImage {
        let drawn = UIImage.symbolPlaceholder(configuration, scale: scale)
        return drawn.shown {
            $0.mode = manner.mode
            $0.tint = configuration.values.colors.first ?? manner.tint
            ($0.direction, $0.alignmentInsets) = (manner.direction, manner.alignmentInsets)
        }
    }
}
