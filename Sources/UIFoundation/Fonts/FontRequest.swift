import Synchronization

/// What a program asks a font by: the value that makes two fonts the same.
struct FontRequest: Hashable, Sendable {
    var source: Source
    /// Points, above 0.
    var size: CGFloat
    var settings: [FontFeatureSetting] = []
    /// Places on the axes of a variable font, beyond those that its traits ask for.
    var variations: [FontVariation] = []
    /// What is done to the face beyond choosing it.
    var modifiers = FontModifiers.none
    /// How much farther apart than the font says its glyphs stand, in em; not kept in archives.
    var spacing: CGFloat = 0
    /// Where labels have the font's line gap; not kept in archives.
    var labelLineGap = LabelLineGap.none
    /// The style whose size the font has, and follows in labels that adjust to the user's text size.
    var textStyle: UIFont.TextStyle?
    /// How the font's size follows the user's text size; nil for fonts that do not come from `UIFontMetrics`.
    var growth: Growth?
    /// The fonts for characters that the asked-for one lacks, in order.
    var cascade: [FontRequest] = []

    enum Source: Hashable, Codable, Sendable {
        case system(SystemFontDesign, FontTraits)
        case name(String)
        case family(String, FontTraits)

        /// A family; that of the system's font, which is not had by name, by the design that it has.
        static func family(named name: String, _ traits: FontTraits) -> Source {
            let library = FontLibrary.shared
            let design = SystemFontDesign.allCases.first { library.systemFamilyName($0) == name }
            return design.map { .system($0, traits) } ?? .family(name, traits)
        }

        /// Of the system's fonts.
        var design: SystemFontDesign? {
            if case .system(let design, _) = self { return design }
            return nil
        }
    }

    /// What `UIFontMetrics` makes a font's size from.
    struct Growth: Hashable, Sendable {
        var style: UIFont.TextStyle
        /// Points at the default text size.
        var size: CGFloat
        /// The largest size in points.
        var limit: CGFloat
    }

    /// The size that stands for sizes that are none; Apple's documentation leaves open which one that is.
    static let fallbackSize: CGFloat = 12

    init(_ source: Source, size: CGFloat) {
        self.source = source
        self.size = Self.usable(size)
    }

    private static func usable(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : fallbackSize }

    func withSize(_ size: CGFloat) -> FontRequest {
        var request = self
        request.size = Self.usable(size)
        // A size of one's own choice follows nobody.
        if request.size != self.size { (request.textStyle, request.growth) = (nil, nil) }
        request.cascade = cascade.map { $0.withSize(request.size) }
        return request
    }

    /// The request for text that is drawn smaller or larger as a whole.
    func scaled(by factor: CGFloat) -> FontRequest {
        var request = withSize(size * factor)
        request.modifiers.fixedAdvance = modifiers.fixedAdvance.map { $0 * factor }
        return request
    }

    /// Asks the font library; nil if no font of that name or family exists, nor one that stands in for it.
    func resolve() -> CTFont? {
        guard let font = found() else { return nil }
        let face = FontLibrary.shared.instance(of: font.face, variations: variations)
        let ownGap = labelLineGap == .betweenLines ? font.leading : 0
        let gap = textStyle.map { max(0, $0.leading(ofSize: size) - font.lineHeight) } ?? ownGap
        let isPlain =
            settings.isEmpty && cascade.isEmpty && modifiers == .none && gap == 0 && spacing == 0
            && labelLineGap == .none && face === font.face
        guard !isPlain else { return font }
        return CTFont(
            face: face, pointSize: font.pointSize,
            metrics: labelLineGap.metrics(of: font.metrics),
            tracking: font.tracking + spacing * font.pointSize,
            features: font.features + settings.compactMap(\.feature),
            cascade: cascade.compactMap { $0.resolve() } + font.cascade, synthesis: font.synthesis,
            modifiers: modifiers, lineGap: gap, requestedName: font.requestedName)
    }

    private func found() -> CTFont? {
        let library = FontLibrary.shared
        switch source {
        case .system(let design, let traits): return library.systemFont(ofSize: size, traits: traits, design: design)
        case .name(let name): return library.font(named: name, size: size)
        case .family(let family, let traits): return library.font(family: family, size: size, traits: traits)
        }
    }
}

/// The fonts that have been asked for, so that equal requests give the same instance.
enum FontCache {
    /// The most fonts that are kept; when one more is asked for, all are let go and those still in use live on.
    static let limit = 1024

    private static let fonts = Mutex<[FontRequest: UIFont]>([:])

    /// The font for a request; nil if there is none.
    static func font(for request: FontRequest) -> UIFont? {
        let kept = fonts.withLock { $0[request] }
        if let kept, case .system = request.source { return kept }
        // A file that was registered since may have taken the place of a stand-in.
        guard let font = request.resolve() else { return nil }
        if let kept, kept.ctFont == font { return kept }
        let made = UIFont(request: request, ctFont: font)
        return fonts.withLock { fonts in
            // Another thread may have been faster; everybody gets the same one.
            if let kept = fonts[request], kept.ctFont == font { return kept }
            if fonts.count >= limit { fonts.removeAll(keepingCapacity: true) }
            fonts[request] = made
            return made
        }
    }
}
