import Foundation

/// A view to look at: a name, a size, a scale, and how the view is made.
///
/// Specimens show what Placard's labels can do; the gallery is made of them, and tests compare them. A program of
/// one's own registers others (`GalleryProgram` in the product PlacardGallery).
@MainActor public struct Specimen {
    /// The file name without extension: lower-case words joined by hyphens.
    public let name: String
    /// The name as it was written.
    let title: String
    /// What a reader should see in it: one sentence.
    public let caption: String
    /// The heading that it stands below in a gallery; empty for none.
    public var section = ""
    /// Where it is written, to show its source: the path of a file, or of a folder of Swift files.
    let place: String
    /// The size of the page in points; another one shows how its view follows.
    public var size: CGSize {
        get { size(of: view()) }
        set { page = .fixed(newValue) }
    }
    /// Pixels in a point; another one shows the specimen as other devices do.
    public var scale: CGFloat
    /// How long what moves in it is shown moving; nil if nothing does.
    public let film: Film?
    private var page: Page
    private let makeView: @MainActor () -> UIView

    /// How large the page is.
    private enum Page {
        case fixed(CGSize)
        /// As wide as this, and as high as the view needs.
        case fitting(width: CGFloat)
    }

    /// Makes a specimen; its view is made anew each time it is drawn.
    public init(
        name: String, caption: String, size: CGSize, scale: CGFloat = 2, film: Film? = nil,
        place: String = #filePath, view makeView: @escaping @MainActor () -> UIView
    ) {
        self.name = name
        title = name
        // Functions that make specimens stand in one file, their calls in others beside it.
        self.place = (place as NSString).deletingLastPathComponent
        self.caption = caption
        self.page = .fixed(size)
        self.scale = scale
        self.film = film
        self.makeView = makeView
    }

    /// A view in the size that it asks for, on a page with a margin, as `#Preview` shows it on iOS:
    /// `Specimen("Bubble") { BubbleLabel(text: "Hello") }`.
    ///
    /// - Parameters:
    ///   - title: The name; in file names lower-case, with hyphens between the words.
    ///   - caption: What a reader should see in it; the title without one.
    ///   - width: The page's width in points. Its height follows the view, which is as wide as it wants to be, at most as
    ///     the page without its margins of 16 points.
    ///   - film: How long what moves in it is shown moving; nil if nothing does.
    ///   - place: The file that it is written in, whose lines a gallery shows beside the picture.
    ///   - makeView: Makes the view; called each time that the specimen is drawn.
    public init(
        _ title: String, caption: String = "", width: CGFloat = 375, film: Film? = nil, place: String = #filePath,
        view makeView: @escaping @MainActor () -> UIView
    ) {
        name = Self.fileName(title)
        self.title = title
        self.place = place
        self.caption = caption.isEmpty ? title : caption
        page = .fitting(width: width)
        scale = 2
        self.film = film
        self.makeView = { SpecimenPage(of: makeView()) }
    }

    private static func fileName(_ title: String) -> String {
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? "specimen" : words.joined(separator: "-")
    }

    /// A new view of the specimen, which nobody has laid out yet.
    package func view() -> UIView { makeView() }

    /// A new view in the specimen's size.
    package func sizedView() -> UIView {
        let view = view()
        view.frame.size = size(of: view)
        return view
    }

    private func size(of view: UIView) -> CGSize {
        switch page {
        case .fixed(let size): size
        case .fitting(let width): view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        }
    }

    /// The specimen on a page of another size; what is not given stays as it is or follows the view.
    package func sized(width: CGFloat?, height: CGFloat?) -> Specimen {
        var specimen = self
        if let width, case .fitting = page { specimen.page = .fitting(width: width) }
        if height == nil, case .fitting = page { return specimen }
        let size = specimen.size
        specimen.size = CGSize(width: width ?? size.width, height: height ?? size.height)
        return specimen
    }

    /// A window of the specimen's size and scale with its view in it, laid out.
    public func window() -> UIWindow {
        let screen = UIScreen.main
        let before = screen.scale
        screen.scale = scale
        defer { screen.scale = before }
        let view = view()
        let window = UIWindow(frame: CGRect(origin: .zero, size: size(of: view)))
        view.frame = window.bounds
        window.addSubview(view)
        window.layoutIfNeeded()
        return window
    }

    /// The specimen as a document of one page, its caption as the title.
    ///
    /// - Throws: `CGContextError` if the size makes no page.
    public func document() throws(CGContextError) -> CGDocument { try document(of: window()) }

    private func document(of window: UIWindow) throws(CGContextError) -> CGDocument {
        var info = CGDocument.Info()
        info.title = caption
        info.creator = "Placard"
        info.language = "en"
        return try window.drawAtRest { layer throws(CGContextError) in
            let document = CGDocument(info: info)
            layer.render(in: try document.beginPage(size: window.bounds.size))
            return document
        }
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
        let size = window.bounds.size
        return try window.drawAtRest { layer throws(CGContextError) in
            let context = try CGContext(size: size, scale: scale)
            layer.render(in: context)
            guard let image = context.makeImage() else { throw .noArea(size: size, scale: scale) }
            return image
        }
    }

    /// The bytes of an image file.
    ///
    /// - Parameters:
    ///   - window: One that `window()` made.
    ///   - compressionLevel: That of PNG, as `PNGEncoder` takes it.
    package func data(
        as kind: ImageFormat, of window: UIWindow, svgText: CGDocument.TextStyle = .outlines,
        compressionLevel: Int? = nil
    ) throws -> Data {
        switch kind {
        case .png: try PNGEncoder(scale: scale, compressionLevel: compressionLevel).encode(image(of: window))
        case .svg: try document(of: window).svgData(text: svgText)
        case .pdf: try document(of: window).pdfData()
        }
    }
}

extension Collection<Specimen> {
    /// The specimen of a name; nil if there is none.
    @MainActor public func named(_ name: String) -> Specimen? { first { $0.name == name } }
}

/// The page of a specimen that is as large as its view asks for: the view at the leading upper corner, with a margin.
private final class SpecimenPage: UIView {
    private let content: UIView
    private static let margin: CGFloat = 16

    init(of content: UIView) {
        self.content = content
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        // The constraints in it would contradict that it has no size until the page is laid out.
        if content.frame.isEmpty, !content.subviews.isEmpty { content.frame.size = content.fittedSize(width: nil) }
        addSubview(content)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentSize(in: size.width).height + 2 * Self.margin)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentSize(in: bounds.width)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isReversed ? bounds.width - Self.margin - size.width : Self.margin
        content.frame = CGRect(origin: CGPoint(x: left, y: Self.margin), size: size)
    }

    /// A view that was given a frame keeps it; others say what they want.
    private func contentSize(in width: CGFloat) -> CGSize {
        let space = max(1, width - 2 * Self.margin)
        let own = content.fittedSize(width: nil)
        return own.width <= space ? own : content.fittedSize(width: space)
    }
}

extension UIView {
    /// The size that a view asks for by itself or by its constraints, at a width or at the one that it wants.
    ///
    /// A view that places its parts without constraints, such as a label, says by `sizeThatFits` what it needs.
    package func fittedSize(width: CGFloat?) -> CGSize {
        let space = CGSize(width: width ?? 10_000, height: 10_000)
        let hasRules = !constraints.isEmpty || cellContent?.constraints.isEmpty == false
        var fitted = hasRules ? .zero : sizeThatFits(space)
        if fitted.height == 0 {
            fitted = systemLayoutSizeFitting(
                CGSize(width: width ?? 0, height: 0),
                withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        return CGSize(width: width.map { min($0, max(fitted.width, 1)) } ?? fitted.width, height: fitted.height)
    }
}
