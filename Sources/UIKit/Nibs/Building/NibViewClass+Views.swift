extension NibViewClass {
    /// Views that show nothing but a background, images, and what others put into them.
    static let plainViews: [String: NibViewClass] = [
        "view": NibViewClass(UIView.self),
        "stackView": NibViewClass(UIStackView.self),
        "containerView": NibViewClass(UIView.self),
        "imageView": NibViewClass(UIImageView.self, make: imageView),
        "visualEffectView": NibViewClass(UIVisualEffectView.self, children: [.keyed("contentView")]),
        "window": NibViewClass(UIWindow.self),
        "mapView": empty("MKMapView"), "webView": empty("UIWebView"), "wkWebView": empty("WKWebView"),
        "glkView": empty("GLKView"), "sceneKitView": empty("SCNView"), "skView": empty("SKView"),
        "arscnView": empty("ARSCNView"), "mtkView": empty("MTKView"),
    ]

    private static func empty(_ className: String) -> NibViewClass {
        NibViewClass(className: className, caveat: "is drawn as an empty view") { _ in UIView() }
    }

    /// Where an image is not at hand, its place is marked.
    private static func imageView(_ coder: NibCoder) -> UIView? {
        let decoder = coder.decoder
        guard !decoder.context.isOfProgram, let picture = decoder.picture("image"),
            !decoder.isSymbol("image"), decoder.context.image(named: picture.name) == nil
        else { return UIImageView(coder: coder) }
        let view = PlainImageView()
        view.imageSize = picture.size
        decoder.reportMissing(picture.name)
        return view
    }
}

extension NibDecoder {
    /// An image; nil where the document names none, or where there is none of that name, which is reported.
    func image(_ name: String) -> UIImage? {
        guard let picture = picture(name) else { return nil }
        if isSymbol(name) { return symbol(picture.name, of: picture.size, name) }
        if let found = context.image(named: picture.name) { return found }
        if context.isOfProgram {
            report(
                .warning,
                "Could not load the \"\(picture.name)\" image referenced from a nib; add it to the resources")
        } else {
            report(context.severity(ofMissing: picture.name), context.whereabouts(ofImage: picture.name))
        }
        return nil
    }

    /// An image, or its marked place where a document that is only looked at has not got it.
    @MainActor func imageOrPlace(_ name: String, in part: NibDecoder) -> UIImage? {
        guard let picture = part.picture(name) else { return nil }
        if context.isOfProgram { return part.image(name) }
        if part.isSymbol(name) { return part.symbol(picture.name, of: picture.size, name) }
        if let found = context.image(named: picture.name) { return found }
        reportMissing(picture.name)
        return PlainImage.image(of: picture.size ?? CGSize(width: 22, height: 22))
    }

    /// One of Apple's symbols in the configuration that the document gives it.
    ///
    /// - Parameter size: What the document writes of the symbol's own size, which tells its proportions alone.
    private func symbol(_ name: String, of size: CGSize?, _ property: String) -> UIImage? {
        if context.isOfProgram { return UIImage(systemName: name, withConfiguration: symbolConfiguration(property)) }
        if let remark = UIImage.remark(onSymbol: name) { report(.note, remark) }
        let scale = UITraitCollection.current.displayScale
        return .symbol(
            named: name, symbolConfiguration(property), scale: scale > 0 ? scale : 2, proportions: size)
    }

    /// What the document says of how a symbol is drawn: a scale at its reference, and a configuration of its own.
    private func symbolConfiguration(_ property: String) -> UIImage.SymbolConfiguration {
        let scale = child(keyed: property).flatMap { decoder(for: $0).choice("symbolScale", NibWords.symbolScales) }
        let scaled = UIImage.SymbolConfiguration(scale: scale ?? .unspecified)
        guard let preferred = child(keyed: "preferredSymbolConfiguration") else { return scaled }
        return scaled.applying(decoder(for: preferred).symbolConfiguration)
    }

    /// The configuration of a symbol that the element describes.
    var symbolConfiguration: UIImage.SymbolConfiguration {
        _ = string("configurationType")
        let size = font("fontDescription")?.pointSize ?? number("pointSize")
        var sized = size.map { UIImage.SymbolConfiguration(pointSize: $0) } ?? .unspecified
        if let style = child(keyed: "fontDescription")?["style"].flatMap({ NibFonts.textStyles[$0] }) {
            sized = UIImage.SymbolConfiguration(textStyle: style)
        }
        return sized.applying(
            UIImage.SymbolConfiguration(weight: choice("weight", NibWords.symbolWeights) ?? .unspecified)
        )
        .applying(UIImage.SymbolConfiguration(scale: choice("scale", NibWords.symbolScales) ?? .unspecified))
    }

    fileprivate func reportMissing(_ name: String) {
        report(
            context.severity(ofMissing: name), "\(context.whereabouts(ofImage: name)); its place is marked")
    }

    fileprivate func isSymbol(_ name: String) -> Bool {
        (string("catalog") ?? child(keyed: name)?["catalog"]) == "system"
    }

    /// An image's name, and its size in points where the document has stored it.
    func picture(_ name: String) -> (name: String, size: CGSize?)? {
        let reference = child(keyed: name)
        element.visit(["catalog"])
        reference?.visit(["catalog"])
        guard let image = string(name) ?? reference?["image"] else { return nil }
        guard let stored = context.resources.images[image] else { return (image, nil) }
        let part = decoder(for: stored)
        guard let width = part.number("width"), let height = part.number("height") else { return (image, nil) }
        return (image, CGSize(width: width, height: height))
    }
}

extension NibWords {
    fileprivate static let symbolScales: [String: UIImage.SymbolScale] = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]

    fileprivate static let symbolWeights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
