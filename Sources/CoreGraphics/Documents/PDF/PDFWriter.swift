import Foundation

/// Writes pages as PDF 1.7: shapes as paths, text as text in embedded subsets, links as annotations.
struct PDFWriter {
    var file = PDFFile()
    var fonts = PDFFonts()
    private var images: [DrawnImage: Int] = [:]
    private var states: [String: Int] = [:]

    mutating func file(of pages: [DrawingRecorder], _ info: CGDocument.Info) -> Data {
        fonts.prepare(pages.flatMap(\.items), in: &file)
        let tree = file.reserve()
        let numbers = pages.map { write($0, parent: tree) }
        fonts.write(to: &file)
        let kids = numbers.map { "\($0) 0 R" }.joined(separator: " ")
        file.write("<< /Type /Pages /Kids [\(kids)] /Count \(numbers.count) >>", as: tree)
        let language = info.language.isEmpty ? "" : " /Lang \(info.language.pdfText)"
        let shown = info.title.isEmpty ? "" : " /ViewerPreferences << /DisplayDocTitle true >>"
        let root = file.add("<< /Type /Catalog /Pages \(tree) 0 R\(language)\(shown) >>")
        return file.finish(root: root, info: file.add(Self.dictionary(info)))
    }

    private static func dictionary(_ info: CGDocument.Info) -> String {
        let entries = [
            ("Title", info.title), ("Author", info.author), ("Subject", info.subject), ("Keywords", info.keywords),
            ("Creator", info.creator), ("Producer", "Placard"),
        ]
        let written = entries.filter { !$0.1.isEmpty }.map { "/\($0.0) \($0.1.pdfText)" }
        return "<< \(written.joined(separator: " ")) >>"
    }

    private mutating func write(_ page: DrawingRecorder, parent: Int) -> Int {
        var content = PDFContent(area: page.bounds)
        let (width, height) = (page.bounds.width.brief, page.bounds.height.brief)
        content.text += "1 0 0 -1 0 \(height) cm\n"
        content.write(page.items, by: &self)
        let stream = file.addStream(Data(content.text.bytes))
        let links = content.links.map { url, area in
            file.add(Self.annotation(url, area, pageHeight: page.bounds.height))
        }
        let notes = links.isEmpty ? "" : " /Annots [\(links.map { "\($0) 0 R" }.joined(separator: " "))]"
        return file.add(
            "<< /Type /Page /Parent \(parent) 0 R /MediaBox [0 0 \(width) \(height)] "
                + "/Group << /S /Transparency /CS /DeviceRGB >> "
                + "/Resources \(content.resources) /Contents \(stream) 0 R\(notes) >>")
    }

    /// ISO 32000-1, 12.5.6.5: a link whose area is turned says so by its four corners.
    private static func annotation(_ url: URL, _ area: PathData, pageHeight: CGFloat) -> String {
        let box = area.controlBox
        let (top, bottom) = (pageHeight - box.minY, pageHeight - box.maxY)
        let corners = area.levelRect == nil ? area.points : []
        let numbers = corners.map { CGPoint(x: $0.x, y: pageHeight - $0.y).pdf }.joined(separator: " ")
        let turned = corners.count == 4 ? " /QuadPoints [\(numbers)]" : ""
        return "<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [\(box.minX.brief) \(bottom.brief) "
            + "\(box.maxX.brief) \(top.brief)]\(turned) /A << /S /URI /URI \(url.absoluteString.pdfLiteral) >> >>"
    }

    /// The object of an image, written once.
    mutating func number(of image: CGImage, _ quality: CGInterpolationQuality = .default) -> Int {
        let key = DrawnImage(image, quality)
        if let known = images[key] { return known }
        var size = "/Width \(image.width) /Height \(image.height) /BitsPerComponent 8"
        if key.isSmooth { size += " /Interpolate true" }
        let head = "/Type /XObject /Subtype /Image"
        if let jpeg = image.jpeg {
            let space = jpeg.isGray ? "DeviceGray" : "DeviceRGB"
            let number = file.addStream(jpeg.data, "\(head) \(size) /ColorSpace /\(space)", packing: .jpeg)
            images[key] = number
            return number
        }
        let planes = image.planes
        let mask = planes.alphas.map { file.addStream($0, "\(head) \(size) /ColorSpace /DeviceGray") }
        let soft = mask.map { " /SMask \($0) 0 R" } ?? ""
        let number = file.addStream(planes.colors, "\(head) \(size) /ColorSpace /DeviceRGB\(soft)")
        images[key] = number
        return number
    }

    /// The object of a graphics state parameter dictionary, written once.
    mutating func state(_ entries: String) -> Int {
        if let known = states[entries] { return known }
        let number = file.add("<< /Type /ExtGState \(entries) >>")
        states[entries] = number
        return number
    }

    /// The object of a transparency group that shows items; `space` is that of its colors.
    mutating func form(_ items: [DrawingItem], in area: CGRect, links: inout [(URL, PathData)]) -> Int {
        var content = PDFContent(area: area)
        content.write(items, by: &self)
        links += content.links
        return form(content, space: "DeviceRGB")
    }

    mutating func form(_ content: PDFContent, space: String) -> Int {
        let area = content.area
        return file.addStream(
            Data(content.text.bytes),
            "/Type /XObject /Subtype /Form /BBox [\(area.minX.brief) \(area.minY.brief) \(area.maxX.brief) "
                + "\(area.maxY.brief)] /Group << /S /Transparency /I true /CS /\(space) >> "
                + "/Resources \(content.resources)")
    }
}
