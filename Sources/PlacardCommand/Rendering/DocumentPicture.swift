import Foundation
import PlacardSpecimens

/// Draws a document: reading, building, sizing, drawing and encoding in a row, each of which may refuse it.
@MainActor struct DocumentPicture {
    let options: RenderOptions

    /// The bytes of the picture file.
    ///
    /// - Throws: `IBError`, one line with file, cause and remedy, or `StyleSheetError` for a label's file.
    func data(of path: String, as kind: PictureKind = .png) throws -> Data {
        switch kind {
        case .png: try pngData(of: path)
        case .svg: try document(of: path).svgData(text: options.svgText.style)
        case .pdf: try document(of: path).pdfData()
        }
    }

    private func pngData(of path: String) throws -> Data {
        let image = try image(of: path)
        do {
            return try PNGEncoder(scale: CGFloat(options.scale)).encode(image)
        } catch {
            throw IBError(file: path, error.description)
        }
    }

    /// The picture itself.
    func image(of path: String) throws -> CGImage {
        try drawn(path) { sheet, refusal in try rendered(sheet, refusal: refusal) }
    }

    /// The picture as a page that keeps shapes and text.
    func document(of path: String) throws -> CGDocument {
        try drawn(path) { sheet, refusal in
            var info = CGDocument.Info()
            info.title = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            info.creator = "Placard"
            let document = CGDocument(info: info)
            do throws(CGContextError) {
                let context = try document.beginPage(size: sheet.size)
                sheet.view.layoutIfNeeded()
                sheet.view.layer.render(in: context)
                return document
            } catch {
                throw refusal(error.description)
            }
        }
    }

    /// Reads, builds and sizes a document's views, and hands them to what draws them.
    private func drawn<Drawing>(
        _ path: String, _ draw: (DocumentSheet, (String) -> IBError) throws -> Drawing
    ) throws -> Drawing {
        try options.traits.apply(scale: CGFloat(options.scale)) {
            if path.lowercased().hasSuffix(".label.json") {
                let sheet = DocumentSheet(views: [try PlacardLabel.label(contentsOf: URL(fileURLWithPath: path))])
                return try draw(sheet) { problem in IBError(file: path, problem) }
            }
            let file = try DocumentFile(path: path)
            var graph = try file.graph(
                ofScene: file.scene(named: options.scene), for: options.traits.classes(of: file.document),
                embedding: .shown)
            StoredWidths.relax(graph.objects)
            graph.layOut(file.document, in: options.size.room)
            let roots = try roots(of: graph, in: file)
            let sheet = DocumentSheet(views: roots.map { $0.view.superview ?? $0.view })
            return try draw(sheet) { problem in IBError(file: path, line: roots[0].element.line, problem) }
        }
    }

    /// The views at the top that are to be drawn; in a xib `--scene` picks one of them.
    private func roots(of graph: NibGraph, in file: DocumentFile) throws(IBError) -> [NibObject] {
        let line = file.document.root.line
        guard file.document.kind == .xib, let name = options.scene else {
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

    private func rendered(_ sheet: DocumentSheet, refusal: (String) -> IBError) throws(IBError) -> CGImage {
        guard sheet.size.width > 0, sheet.size.height > 0 else {
            throw refusal(
                "the view at the top is \(sheet.size.width) × \(sheet.size.height) points; give --width and --height")
        }
        if sheet.needsTooManyPixels(at: CGFloat(options.scale)) {
            throw refusal(
                "drawing \(sheet.size.width) × \(sheet.size.height) points with translucent views within each other "
                    + "takes too many bitmaps; draw at a smaller --scale")
        }
        do throws(CGContextError) {
            let context = try CGContext(size: sheet.size, scale: CGFloat(options.scale))
            sheet.view.layoutIfNeeded()
            sheet.view.layer.render(in: context)
            guard let image = context.makeImage() else {
                throw .noArea(size: sheet.size, scale: CGFloat(options.scale))
            }
            return image
        } catch {
            throw refusal(error.description)
        }
    }
}
