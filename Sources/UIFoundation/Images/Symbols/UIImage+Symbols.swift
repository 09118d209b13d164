import Foundation

/// An image for one of Apple's symbols, whose shapes may not be shipped: made of the glyphs of an open icon font by the
/// symbol's name.
///
/// Sizes are those of symbols on iOS as far as they are known: each has its own in em of its point size, and 0.79 and
/// 1.28 of it at the small and the large scale; Apple publishes none.
struct SymbolImage {
    let drawing: SymbolDrawing
    let values: UIImage.SymbolConfiguration.Values
    /// Points in an em at the medium scale.
    private let pointSize: CGFloat
    /// Width and height of the symbol itself, in any unit, where they are known; nil for its drawing's.
    let proportions: CGSize?

    init(
        name: String, _ values: UIImage.SymbolConfiguration.Values, traits: UITraitCollection, proportions: CGSize?
    ) {
        var known = ""
        drawing = SymbolDrawing(name, known: &known)
        self.values = values
        let asked = values.pointSize(for: traits) ?? 17
        pointSize = asked.isFinite ? min(max(asked, 1), 1_000) : 17
        self.proportions = proportions.flatMap { $0.width >= 1 && $0.height >= 1 ? $0 : nil }
    }

    /// What to say of a name whose symbol is not drawn as it is; nil if it is.
    static func remark(on name: String) -> String? {
        guard SymbolGlyphs.areAvailable else {
            return "the symbol \(name) is drawn as an outline: there is no font \(SymbolGlyphs.family); install "
                + "fonts-material-design-icons-iconfont"
        }
        var known = ""
        _ = SymbolDrawing(name, known: &known)
        if known == name { return nil }
        let stand = known.isEmpty ? "a neutral outline" : "\(known)"
        return "there is no glyph for the symbol \(name); \(stand) stands for it: add a picture of your own"
    }

    /// Points in an em at the symbol's scale.
    private var em: CGFloat {
        switch values.scale {
        case .small: pointSize * 0.79
        case .large: pointSize * 1.28
        case .default, .unspecified, .medium: pointSize
        }
    }

    /// The image at some pixels in a point, and how high the baseline of text beside it lies above its lower edge.
    func bitmap(scale: CGFloat) -> (image: CGImage?, baseline: CGFloat) {
        let drawing = SymbolGlyphs.areAvailable ? drawing : .unknown
        // A shade of space keeps smoothed edges whole; sizes are whole pixels.
        let shade = em * 0.03
        let outline = outline(of: drawing, with: shade)
        let size = CGSize(width: outline.width.up(to: scale), height: outline.height.up(to: scale))
        let own = drawing.size
        let factor = min((outline.width - shade) / own.width, (outline.height - shade) / own.height)
        let ink = CGSize(width: own.width * factor, height: own.height * factor)
        guard let context = try? CGContext(size: size, scale: scale) else { return (nil, 0) }
        let box = CGRect(
            x: (size.width - ink.width) / 2, y: (size.height - ink.height) / 2, width: ink.width, height: ink.height)
        SymbolPainter(context: context, em: em, weight: values.weight).draw(drawing, in: box)
        // Symbols are centered on capital letters, which are 0.705 em high in San Francisco.
        return (context.makeImage(), (size.height - pointSize * 0.705) / 2)
    }

    /// The symbol's size in points, with some space around its ink: its longer side is its drawing's.
    private func outline(of drawing: SymbolDrawing, with space: CGFloat) -> CGSize {
        let own = CGSize(width: drawing.size.width * em + space, height: drawing.size.height * em + space)
        guard let proportions else { return own }
        let factor = max(own.width, own.height) / max(proportions.width, proportions.height)
        return CGSize(width: proportions.width * factor, height: proportions.height * factor)
    }

    /// How far the rectangle that layout goes by lies within the image: symbols are aligned by lines of their size in the
    /// system font, as stored frames of twelve symbols tell.
    func alignmentInsets(ofHeight height: CGFloat) -> UIEdgeInsets {
        let edge = (height - UIFont.systemFont(ofSize: em).lineHeight) / 2
        return UIEdgeInsets(top: edge, left: 0, bottom: edge, right: 0)
    }
}

extension CGFloat {
    fileprivate func up(to scale: CGFloat) -> CGFloat { (self * scale - 0.001).rounded(.up) / scale }
}

extension UIImage {
    /// One of Apple's symbols by its name; empty only if it finds no memory.
    ///
    /// - Parameter proportions: The symbol's width and height, in any unit, where a document tells them.
    package static func symbol(
        named name: String, _ configuration: SymbolConfiguration?, scale: CGFloat, proportions: CGSize? = nil
    ) -> UIImage {
        let configuration = configuration ?? .unspecified
        let traits = configuration.traitCollection ?? .current
        let symbol = SymbolImage(name: name, configuration.values, traits: traits, proportions: proportions)
        let drawn = symbol.bitmap(scale: scale)
        var manner = Manner()
        manner.symbol = configuration
        if case .textStyle = configuration.values.size {
            manner.symbolTextSize = traits.preferredContentSizeCategory
        }
        manner.symbolName = name
        manner.symbolProportions = proportions
        manner.tint = configuration.values.colors.first
        manner.baseline = drawn.baseline
        manner.alignmentInsets = symbol.alignmentInsets(ofHeight: CGFloat(drawn.image?.height ?? 0) / scale)
        return UIImage(drawn.image, scale: scale, manner: manner)
    }

    /// What to say of a name whose symbol is not drawn as it is; nil if it is.
    package static func remark(onSymbol name: String) -> String? { SymbolImage.remark(on: name) }

    /// The height of text that a symbol stands beside, whatever its scale, in points; nil for images.
    ///
    /// - Parameter preferred: What holds where the symbol has no size of its own.
    package func heightOfText(preferring preferred: SymbolConfiguration?, for traits: UITraitCollection) -> CGFloat? {
        guard let own = manner.symbol else { return nil }
        let size = own.values.pointSize(for: traits) ?? preferred?.values.pointSize(for: traits) ?? 17
        return UIFont.systemFont(ofSize: size).lineHeight
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

    /// The symbol as large as its text style is in traits; itself where it has a size of its own.
    package func symbol(for traits: UITraitCollection) -> UIImage {
        guard let configuration = manner.symbol, case .textStyle = configuration.values.size,
            traits.preferredContentSizeCategory != manner.symbolTextSize
        else { return self }
        return redrawn(configuration.withTraitCollection(traits))
    }

    /// The symbol with so many times the pixels, for views that show it larger; images stay as they are.
    package func symbol(enlargedBy factor: CGFloat) -> UIImage {
        guard let configuration = manner.symbol, factor > 1 else { return self }
        let longest = max(1, max(size.width, size.height) * scale)
        let affordable = min(factor, Self.longestSymbol / longest)
        return affordable > 1 ? redrawn(configuration, scale: scale * affordable) : self
    }

    /// The longest side of an enlarged symbol, in pixels.
    private static let longestSymbol: CGFloat = 2048

    private func redrawn(_ configuration: SymbolConfiguration, scale: CGFloat? = nil) -> UIImage {
        let drawn = UIImage.symbol(
            named: manner.symbolName, configuration, scale: scale ?? self.scale, proportions: manner.symbolProportions
        )
        return drawn.shown {
            $0.mode = manner.mode
            $0.tint = configuration.values.colors.first ?? manner.tint
            $0.direction = manner.direction
        }
    }
}
