import Foundation

/// The views of a document or of a label's file, built and laid out, ready to be drawn or looked at.
///
/// Made, laid out again and drawn while its `RenderEnvironment` is applied: code of its classes reads the main screen.
@MainActor package struct LaidOutDocument {
    /// The path as it was given, for messages.
    package let path: String
    package let sheet: DocumentSheet
    /// The document's objects; nil for a label's file and for a storyboard as a whole.
    package let graph: NibGraph?
    /// What is doubtful about it, and about the images, texts and fonts that it asked for, a line each.
    package let warnings: [String]
    /// The line of the first view at the top, for messages.
    private let line: Int

    /// How high the views at the top of a xib are that are given a width alone.
    package enum Heights {
        /// As the document has them.
        case stored
        /// As their content asks at that width; screens stay as they are.
        case following
    }

    /// Whether a path is that of a label's file.
    package nonisolated static func isLabel(_ path: String) -> Bool { path.lowercased().hasSuffix(".label.json") }

    /// Reads, builds and sizes a document's views.
    ///
    /// - Parameters:
    ///   - scene: A scene of a storyboard or a view at the top of a xib; nil for the first scene, or for all views.
    ///   - space: The size of the views at the top.
    ///   - assets: Finds images and colors; several documents may share one.
    /// - Throws: `IBError`, one line with file, cause and remedy, or `StyleSheetError` for a label's file.
    package init(
        contentsOf path: String, scene: String?, in space: NibSpace, for environment: RenderEnvironment,
        assets: AssetFinder = AssetFinder(), heights: Heights = .stored
    ) throws {
        guard Self.isLabel(path) else {
            try self.init(
                DocumentFile(path: path, for: environment), scene: scene, in: space, for: environment, assets: assets,
                heights: heights)
            return
        }
        try self.init(labelIn: path, in: space)
    }

    private init(labelIn path: String, in space: NibSpace) throws {
        self.path = path
        sheet = DocumentSheet()
        var warnings: [String] = []
        sheet.arrange([try Self.label(contentsOf: path, in: space) { warnings.append($0) }])
        (graph, line) = (nil, 1)
        self.warnings = warnings
    }

    /// Builds and sizes the views of a document that was read.
    package init(
        _ file: DocumentFile, scene: String?, in space: NibSpace, for environment: RenderEnvironment,
        assets: AssetFinder, heights: Heights = .stored
    ) throws(IBError) {
        path = file.path
        var graph = try file.graph(
            ofScene: file.scene(named: scene), for: environment.classes(of: file.nib), embedding: .shown,
            assets: assets)
        StoredWidths.relax(graph.objects)
        sheet = DocumentSheet()
        let views = graph.roots.map(\.view)
        let parts = views.filter { heights == .following && file.document.kind == .xib && !file.nib.isScreen($0) }
        file.layOut(&graph, in: space, atTextSize: environment.contentSize, on: sheet.view)
        for part in parts { Self.follow(part) }
        let roots = try Self.roots(of: graph, in: file, named: scene)
        sheet.arrange(roots.map { $0.view.superview ?? $0.view })
        line = roots[0].element.line
        self.graph = graph
        warnings = graph.warnings(of: file.path)
    }

    /// Makes a view on its canvas as high as its content asks for.
    private static func follow(_ view: UIView) {
        let height = view.followingHeight(atWidth: view.frame.width)
        if height != view.frame.height { view.takeOverContent() }
        view.frame.size.height = height
        guard let canvas = view.superview else { return }
        canvas.bounds = view.frame
        NSLayoutConstraint.withoutReports { canvas.layoutIfNeeded() }
    }

    /// All scenes of a storyboard as Interface Builder's canvas shows them, with segues between them.
    package init(
        overviewOf file: DocumentFile, for environment: RenderEnvironment, assets: AssetFinder
    ) throws(IBError) {
        let overview = try StoryboardOverview(file, for: environment, assets: assets)
        path = file.path
        sheet = DocumentSheet(whole: overview.view)
        warnings = overview.warnings
        (graph, line) = (nil, file.document.root.line)
    }

    /// A label at the size that its file asks for, unless another one is given; a height follows the text.
    private static func label(
        contentsOf path: String, in space: NibSpace, warn: (String) -> Void
    ) throws -> PlacardLabel {
        let label = try label(contentsOf: path, warn: warn)
        guard space.width != nil || space.height != nil else { return label }
        let width = space.width ?? label.frame.width
        let fitted = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        label.frame.size = CGSize(width: width, height: space.height ?? fitted.height)
        return label
    }

    /// Where a folder bounds reading, what is read is the file that was looked at, even if a link changes meanwhile.
    private static func label(contentsOf path: String, warn: (String) -> Void) throws -> PlacardLabel {
        let json: Data
        do throws(BoundedFile.Fault) {
            json = try BoundedFile.read(URL(fileURLWithPath: path), atMost: IBLimits.fileSize, within: .current)
        } catch {
            throw IBError(file: path, line: error.isOfContents ? 1 : nil, error.message)
        }
        return try PlacardLabel.label(json: json, file: path, warn: warn)
    }

    /// The views at the top that are to be drawn; in a xib a name picks one of them.
    private static func roots(
        of graph: NibGraph, in file: DocumentFile, named name: String?
    ) throws(IBError) -> [NibObject] {
        let line = file.document.root.line
        guard file.document.kind == .xib, let name else {
            if !graph.roots.isEmpty { return graph.roots }
            throw IBError(
                file: file.path, line: line,
                "the document has no view to draw; give one with a view at its top level")
        }
        let chosen = graph.roots.filter { $0.id == name }
        if !chosen.isEmpty { return chosen }
        let known = graph.roots.compactMap(\.id).joined(separator: ", ")
        throw IBError(file: file.path, line: line, "there is no view \(name) at the top; there is \(known)")
    }

    // MARK: Drawing

    /// The bytes of an image file.
    ///
    /// - Parameter compressionLevel: That of PNG, as `PNGEncoder` takes it.
    /// - Throws: `IBError` where size and scale make no image.
    package func data(
        as kind: ImageFormat, scale: CGFloat, svgText: CGDocument.TextStyle = .outlines, compressionLevel: Int? = nil
    ) throws -> Data {
        switch kind {
        case .png: try pngData(PNGEncoder(scale: scale, compressionLevel: compressionLevel))
        case .svg: try page().svgData(text: svgText)
        case .pdf: try page().pdfData()
        }
    }

    private func pngData(_ encoder: PNGEncoder) throws(IBError) -> Data {
        let image = try image(scale: encoder.scale)
        do {
            return try encoder.encode(image)
        } catch {
            throw IBError(file: path, error.description)
        }
    }

    /// The image itself.
    package func image(scale: CGFloat) throws(IBError) -> CGImage {
        try checkSize(scale: scale)
        do throws(CGContextError) {
            let context = try CGContext(size: sheet.size, scale: scale)
            draw(in: context)
            guard let image = context.makeImage() else { throw .noArea(size: sheet.size, scale: scale) }
            return image
        } catch .tooLarge(let width, let height) {
            throw refusal(
                "the picture of \(Int(width)) × \(Int(height)) pixels is too large; a side may have "
                    + "\(CGImage.maximumSide) and the whole \(CGImage.maximumArea), so give a smaller --scale, --width or "
                    + "--height")
        } catch {
            throw refusal(error.description)
        }
    }

    /// The image as a page that keeps shapes and text.
    package func page() throws(IBError) -> CGDocument {
        var info = CGDocument.Info()
        info.title = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        info.creator = "Placard"
        try checkArea()
        let document = CGDocument(info: info)
        do throws(CGContextError) {
            draw(in: try document.beginPage(size: sheet.size))
            return document
        } catch {
            throw refusal(error.description)
        }
    }

    private func draw(in context: CGContext) {
        // Contradictions are among the document's diagnostics, by id and line.
        NSLayoutConstraint.withoutReports {
            sheet.view.layoutIfNeeded()
            sheet.view.layer.render(in: context)
        }
    }

    private func checkArea() throws(IBError) {
        let size = sheet.size
        guard size.width > 0, size.height > 0 else {
            let what = graph == nil && Self.isLabel(path) ? "the label" : "the view at the top"
            throw refusal("\(what) is \(size.width) × \(size.height) points; give --width and --height")
        }
    }

    private func checkSize(scale: CGFloat) throws(IBError) {
        try checkArea()
        let size = sheet.size
        guard sheet.needsTooManyPixels(at: scale) else { return }
        throw refusal(
            "drawing \(size.width) × \(size.height) points with translucent views within each other "
                + "takes too many bitmaps; draw at a smaller --scale")
    }

    private func refusal(_ problem: String) -> IBError { IBError(file: path, line: line, problem) }
}
