/// A view to look at: a name, a size, a scale, and how the view is made.
///
/// Specimens show what Placard's labels can do; the gallery is made of them, and tests compare them.
@MainActor public struct Specimen {
    /// The file name without extension: lower-case words joined by hyphens.
    public let name: String
    /// What a reader should see in it: one sentence.
    public let caption: String
    /// The size of the page in points; another one shows how its view follows.
    public var size: CGSize
    /// Pixels in a point; another one shows the specimen as other devices do.
    public var scale: CGFloat
    /// How long what moves in it is shown moving; nil if nothing does.
    public let film: Film?
    private let makeView: @MainActor () -> UIView

    /// Makes a specimen; its view is made anew each time it is drawn.
    public init(
        name: String, caption: String, size: CGSize, scale: CGFloat = 2, film: Film? = nil,
        view makeView: @escaping @MainActor () -> UIView
    ) {
        self.name = name
        self.caption = caption
        self.size = size
        self.scale = scale
        self.film = film
        self.makeView = makeView
    }

    /// A new view of the specimen, which nobody has laid out yet.
    package func view() -> UIView { makeView() }

    /// A window of the specimen's size and scale with its view in it, laid out.
    public func window() -> UIWindow {
        let screen = UIScreen.main
        let before = screen.scale
        screen.scale = scale
        defer { screen.scale = before }
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let view = view()
        view.frame = window.bounds
        window.addSubview(view)
        window.layoutIfNeeded()
        return window
    }

    /// The specimen as a document of one page, its caption as the title.
    ///
    /// - Throws: `CGContextError` if the size makes no page.
    public func document() throws(CGContextError) -> CGDocument {
        var info = CGDocument.Info()
        info.title = caption
        info.creator = "Placard"
        info.language = "en"
        let document = CGDocument(info: info)
        let context = try document.beginPage(size: size)
        let window = window()
        withExtendedLifetime(window) { window.layer.render(in: context) }
        return document
    }

    /// The specimen drawn.
    ///
    /// - Throws: `CGContextError` if size and scale make no bitmap.
    public func image() throws(CGContextError) -> CGImage {
        try image(of: window())
    }

    /// A window that `window()` made, drawn.
    ///
    /// - Throws: `CGContextError` if size and scale make no bitmap.
    public func image(of window: UIWindow) throws(CGContextError) -> CGImage {
        let context = try CGContext(size: size, scale: scale)
        // Layers do not keep their views alive, and it is the views that draw.
        withExtendedLifetime(window) { window.layer.render(in: context) }
        guard let image = context.makeImage() else { throw .noArea(size: size, scale: scale) }
        return image
    }
}
