extension NibFamily {
    /// Views that show nothing but a background, pictures, and what others put into them.
    static let plainViews: [String: NibFamily] = [
        "view": NibFamily(UIView.self),
        "stackView": NibFamily(UIStackView.self),
        "containerView": NibFamily(UIView.self),
        "imageView": NibFamily(UIImageView.self, make: imageView),
        "visualEffectView": NibFamily(
            UIVisualEffectView.self, children: [.keyed("contentView")],
            caveat: "is drawn as a flat tint without blur"),
        "window": NibFamily(UIWindow.self),
        "mapView": empty("MKMapView"), "webView": empty("UIWebView"), "wkWebView": empty("WKWebView"),
        "glkView": empty("GLKView"), "sceneKitView": empty("SCNView"), "skView": empty("SKView"),
        "arscnView": empty("ARSCNView"), "mtkView": empty("MTKView"),
    ]

    private static func empty(_ className: String) -> NibFamily {
        NibFamily(className: className, caveat: "is drawn as an empty view") { _ in UIView() }
    }

    /// Without a program there are no pictures: the place of one is marked.
    private static func imageView(_ coder: NibCoder) -> UIView? {
        let decoder = coder.decoder
        guard !decoder.context.isOfProgram, let picture = decoder.picture("image") else {
            return UIImageView(coder: coder)
        }
        let view = PlainImageView()
        view.pictureSize = picture.size
        decoder.report(.note, "the image \(picture.name) is not at hand; its place is marked")
        return view
    }
}

extension NibDecoder {
    /// A picture of the program; nil where the document names none, or where the program has none, which is reported.
    func image(_ name: String) -> UIImage? {
        guard let picture = picture(name) else { return nil }
        guard context.isOfProgram else {
            report(.note, "the image \(picture.name) is not at hand")
            return nil
        }
        let isSymbol = string("catalog") == "system"
        if let found = isSymbol ? UIImage(systemName: picture.name) : context.image(named: picture.name) {
            return found
        }
        report(
            .warning, "Could not load the \"\(picture.name)\" image referenced from a nib; add it to the resources")
        return nil
    }

    /// A picture's name, and its size in points where the document has stored it.
    func picture(_ name: String) -> (name: String, size: CGSize?)? {
        let reference = child(keyed: name)
        _ = string("catalog")
        _ = child(keyed: "preferredSymbolConfiguration")
        guard let image = string(name) ?? reference?["image"] else { return nil }
        guard let stored = context.resources.images[image] else { return (image, nil) }
        let part = decoder(for: stored)
        guard let width = part.number("width"), let height = part.number("height") else { return (image, nil) }
        return (image, CGSize(width: width, height: height))
    }
}
