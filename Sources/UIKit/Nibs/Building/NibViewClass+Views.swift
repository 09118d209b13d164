extension NibViewClass {
    /// Views that show nothing but a background, images, and what others put into them.
    static let plainViews: [String: NibViewClass] = [
        "view": NibViewClass(UIView.self),
        "stackView": NibViewClass(UIStackView.self),
        "containerView": NibViewClass(UIView.self),
        "imageView": NibViewClass(UIImageView.self, make: imageView),
        "visualEffectView": NibViewClass(
            UIVisualEffectView.self, children: [.keyed("contentView")],
            caveat: "is drawn as a flat tint without blur"),
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
            decoder.found(picture.name, isSymbol: decoder.isSymbol("image")) == nil
        else { return UIImageView(coder: coder) }
        let view = PlainImageView()
        view.imageSize = picture.size
        decoder.report(.note, "the image \(picture.name) is not at hand; its place is marked")
        return view
    }
}

extension NibDecoder {
    /// An image; nil where the document names none, or where there is none of that name, which is reported.
    func image(_ name: String) -> UIImage? {
        guard let picture = picture(name) else { return nil }
        if let found = found(picture.name, isSymbol: isSymbol(name)) { return found }
        if context.isOfProgram {
            report(
                .warning,
                "Could not load the \"\(picture.name)\" image referenced from a nib; add it to the resources")
        } else {
            report(.note, "the image \(picture.name) is not at hand")
        }
        return nil
    }

    /// An image, or its marked place where a document that is only looked at has not got it.
    @MainActor func imageOrPlace(_ name: String, in part: NibDecoder) -> UIImage? {
        guard let picture = part.picture(name) else { return nil }
        if context.isOfProgram { return part.image(name) }
        if let found = found(picture.name, isSymbol: part.isSymbol(name)) { return found }
        report(.note, "the image \(picture.name) is not at hand; its place is marked")
        return PlainImage.image(of: picture.size ?? CGSize(width: 22, height: 22))
    }

    fileprivate func found(_ name: String, isSymbol: Bool) -> UIImage? {
        guard isSymbol else { return context.image(named: name) }
        return context.isOfProgram ? UIImage(systemName: name) : nil
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
