import Foundation

/// What a font is asked for by: name or family, size, traits, features, and what is to be done to its glyphs.
///
/// Immutable. Source: Apple's documentation of `UIFontDescriptor` and of the attributes of `CTFontDescriptor`.
public final class UIFontDescriptor: Hashable, Sendable {
    let request: FontRequest

    init(request: FontRequest) {
        self.request = request
    }

    /// Makes a descriptor of a font by its PostScript or full name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(request: FontRequest(.name(fontName), size: size))
    }

    /// Makes a descriptor of a font by its PostScript or full name, whose glyphs a matrix gives size and form.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        var request = FontRequest(.name(fontName), size: 1)
        request.modifiers.matrix = matrix
        self.init(request: request)
    }

    /// Makes a descriptor from attributes; of those that name a font, `.name` counts before `.family`.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let plain = FontRequest(.system(.standard, FontTraits()), size: 0)
        self.init(request: plain.applying(attributes))
    }

    /// The descriptor of a text style at the current size.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The descriptor of a text style at the size that traits ask for.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The size in points.
    public var pointSize: CGFloat { request.size }
    /// What glyphs are deformed by, y up.
    public var matrix: CGAffineTransform { request.modifiers.matrix }
    /// The PostScript name of the font that the descriptor asks for; empty if there is none.
    public var postscriptName: String { resolved?.requestedName ?? "" }
    /// Style and shape of the face in the bits of `SymbolicTraits`.
    public var symbolicTraits: SymbolicTraits {
        // In one expression, the two readings of the request make the optimizer of Swift 6.3.1 stop.
        let design = request.source.design
        let isFixedPitch = design == .monospaced || design == nil && resolved?.face.isFixedPitch == true
        return SymbolicTraits(request.traits, isFixedPitch: isFixedPitch)
    }

    /// What the descriptor was made of: names as strings, numbers as `NSNumber`, settings of features as dictionaries
    /// under strings.
    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.size: NSNumber(value: Double(request.size))]
        switch request.source {
        case .name(let name): attributes[.name] = name
        case .family(let family, let traits):
            attributes[.family] = family
            attributes[.traits] = traits.attributes
        case .system(_, let traits): attributes[.traits] = traits.attributes
        }
        attributes[.textStyle] = request.textStyle.map { NSString(string: $0.rawValue) }
        if !request.cascade.isEmpty { attributes[.cascadeList] = request.cascade.map(UIFontDescriptor.init) }
        if !request.settings.isEmpty { attributes[.featureSettings] = request.settings.map(\.dictionary) as NSArray }
        if !request.variations.isEmpty { attributes[.variation] = FontVariation.dictionary(of: request.variations) }
        if matrix != .identity { attributes[.matrix] = matrix }
        attributes[.characterSet] = request.modifiers.characters
        attributes[.fixedAdvance] = request.modifiers.fixedAdvance.map { NSNumber(value: Double($0)) }
        return attributes
    }

    /// The value of one attribute; nil if the descriptor has none.
    public func object(forKey attribute: AttributeName) -> Any? {
        switch attribute {
        case .name: postscriptName
        case .family: FontCache.font(for: request)?.familyName
        case .face: resolved?.face.styleName
        case .visibleName: resolved.map { "\($0.face.familyName) \($0.face.styleName)" }
        case .traits: request.traits.attributes
        case .matrix: matrix
        default: fontAttributes[attribute]
        }
    }

    // MARK: Refining

    /// The descriptor at another size in points; a size that is none counts as 12.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(request: request.withSize(newPointSize))
    }

    /// Replaces bold, italic, width and pitch by those given; nil if the font has no such face.
    ///
    /// Weights heavier than bold stay as they are when bold is asked for, as measured on iOS.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let changed = request.withSymbolicTraits(symbolicTraits)
        return changed.resolve() == nil ? nil : UIFontDescriptor(request: changed)
    }

    /// The descriptor in another family, with the weight, the width and the slant that it has.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        UIFontDescriptor(request: request.applying([.family: newFamily]))
    }

    /// Asks for a face of the same family by its style name ("Bold Italic").
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        UIFontDescriptor(request: request.applying([.face: newFace]))
    }

    /// The system font in another design; nil for fonts other than the system's.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system(_, let traits) = request.source else { return nil }
        var changed = request
        changed.source = .system(design.design, traits)
        return UIFontDescriptor(request: changed)
    }

    /// The same font with glyphs deformed by another matrix, y up; advances are stretched with them.
    public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
        UIFontDescriptor(request: request.applying([.matrix: matrix]))
    }

    /// The descriptor with further attributes, which win over its own.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(request: request.applying(attributes))
    }

    private var resolved: CTFont? { request.resolve() }

    /// Whether both ask for the same: name or family, size, traits, features and the rest.
    public static func == (a: UIFontDescriptor, b: UIFontDescriptor) -> Bool { a.request == b.request }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(request)
    }
}

extension SharedFont {
    /// The font of a descriptor; a size of 0 or less keeps the descriptor's.
    ///
    /// Never fails: a descriptor of a font that does not exist gives the system font.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let request = pointSize > 0 ? descriptor.request.withSize(pointSize) : descriptor.request
        let font =
            FontCache.font(for: request)
            ?? FontCache.systemFont(for: FontRequest(.system(.standard, request.traits), size: request.size))
        guard let same = font as? Self else { preconditionFailure("SharedFont is for UIFont alone.") }
        self = same
    }
}
