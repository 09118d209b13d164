extension NibFamily {
    /// Views that show nothing but a background, pictures, and what others put into them.
    static let plainViews: [String: NibFamily] = [
        "view": NibFamily(UIView.self),
        "stackView": NibFamily(UIStackView.self),
        "containerView": NibFamily(UIView.self),
        "imageView": NibFamily(className: "UIImageView", make: imageView),
        "visualEffectView": NibFamily(
            className: "UIVisualEffectView", children: [.keyed("contentView")],
            caveat: "is drawn as a flat tint without blur", make: visualEffectView),
        "window": NibFamily(className: "UIWindow") { _ in UIView() },
        "mapView": empty("MKMapView"), "webView": empty("UIWebView"), "wkWebView": empty("WKWebView"),
        "glkView": empty("GLKView"), "sceneKitView": empty("SCNView"), "skView": empty("SKView"),
        "arscnView": empty("ARSCNView"), "mtkView": empty("MTKView"),
    ]

    private static func empty(_ className: String) -> NibFamily {
        NibFamily(className: className, caveat: "is drawn as an empty view") { _ in UIView() }
    }

    private static func imageView(_ decoder: NibDecoder) -> UIView {
        guard let picture = decoder.picture("image") else { return UIImageView() }
        let view = PlainImageView()
        view.pictureSize = picture.size
        decoder.report(.note, "the image \(picture.name) is not at hand; its place is marked")
        return view
    }

    private static func visualEffectView(_ decoder: NibDecoder) -> UIView {
        let view = UIView()
        if let effect = decoder.child("blurEffect") {
            view.backgroundColor = decoder.decoder(for: effect).tint
        }
        return view
    }
}

extension NibDecoder {
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

    /// The colour that a blur of this style comes nearest to over a middling background.
    fileprivate var tint: UIColor {
        let style = (string("style") ?? "light").lowercased()
        if style.contains("dark") { return UIColor(white: 0.11, alpha: 0.75) }
        if style.contains("light") { return UIColor(white: 0.97, alpha: 0.75) }
        return .systemBackground.withAlphaComponent(0.75)
    }
}
