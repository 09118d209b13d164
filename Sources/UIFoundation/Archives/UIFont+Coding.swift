import Foundation

extension UIFont: NSSecureCoding {
    /// Whether archives may restrict the classes that they hold; they may.
    public static var supportsSecureCoding: Bool { true }

    /// Writes what the font was asked for by, under a key of Placard's own.
    public func encode(with coder: NSCoder) {
        coder.archive(ArchivedFont(request), as: "UIFontRequest")
    }

    /// Reads a font that was archived here; the system font in its size if no font of that name exists any more.
    ///
    /// Archives give no nil for a value of a dictionary, as those of attributes are: Foundation on Linux reads beyond its
    /// memory then.
    public convenience init?(coder: NSCoder) {
        guard coder.archive != nil else { return nil }
        let stored: ArchivedFont? = coder.archivedValue("UIFontRequest")
        if let request = stored?.request(), let font = request.resolve() {
            self.init(request: request, ctFont: font)
        } else {
            let font = UIFont.systemFont(ofSize: stored?.size ?? FontRequest.fallbackSize)
            self.init(request: font.request, ctFont: font.ctFont)
        }
    }
}

/// A request for a font as archives hold it.
private struct ArchivedFont: Codable {
    let source: FontRequest.Source
    let size: CGFloat
    let settings: [FontFeatureSetting]
    let modifiers: FontModifiers
    /// Nil in archives of before there were any.
    let variations: [String: CGFloat]?
    let textStyle: String?
    let growth: Growth?
    let cascade: [ArchivedFont]

    struct Growth: Codable {
        let style: String
        let size, limit: CGFloat
    }

    /// How many fonts may stand in for the one before.
    private static let maximumDepth = 8

    init(_ request: FontRequest) {
        (source, size, settings) = (request.source, request.size, request.settings)
        (modifiers, textStyle) = (request.modifiers, request.textStyle?.rawValue)
        variations = Dictionary(request.variations.map { ($0.tag, $0.value) }) { $1 }
        growth = request.growth.map { Growth(style: $0.style.rawValue, size: $0.size, limit: $0.limit) }
        cascade = request.cascade.map(ArchivedFont.init)
    }

    /// The request, with its numbers brought into the range that text can have; nil if fonts stand in for each other
    /// without end.
    func request(depth: Int = 0) -> FontRequest? {
        guard depth < Self.maximumDepth else { return nil }
        var request = FontRequest(source, size: size)
        request.settings = settings
        request.variations = variations.flatMap(FontVariation.list) ?? []
        request.modifiers = FontModifiers(
            matrix: modifiers.matrix, fixedAdvance: modifiers.fixedAdvance, characters: modifiers.characters)
        request.textStyle = textStyle.map(UIFont.TextStyle.init(rawValue:))
        request.growth = growth.map {
            FontRequest.Growth(style: UIFont.TextStyle(rawValue: $0.style), size: $0.size, limit: $0.limit)
        }
        request.cascade = cascade.compactMap { $0.request(depth: depth + 1) }
        return request
    }
}
