import Foundation

/// Writes a page as SVG 1.1, with what Chromium and librsvg both understand.
///
/// Glyphs are outlines that are defined once and used often, with the text itself above them, transparent; or text in
/// fonts that the file holds.
struct SVGWriter {
    private let page: DrawingRecorder
    private let info: CGDocument.Info
    let textStyle: CGDocument.TextStyle
    private(set) var fonts: SVGFonts
    var defs = DocumentText()
    var body = DocumentText()
    var glyphNames: [SVGGlyph: String] = [:]
    private var imageNames: [DrawnImage: String] = [:]
    private var count = 0

    struct SVGGlyph: Hashable {
        let source: ObjectIdentifier
        let glyph: CGGlyph
    }

    init(_ page: DrawingRecorder, _ info: CGDocument.Info, text: CGDocument.TextStyle) {
        self.page = page
        self.info = info
        textStyle = text
        fonts = SVGFonts(language: info.language)
    }

    var bounds: CGRect { page.bounds }

    mutating func file() -> Data {
        let sheet = textStyle == .fonts ? fonts.prepare(page.items) : ""
        if !sheet.isEmpty { defs += "<style>\n\(sheet)</style>\n" }
        write(page.items)
        let (width, height) = (page.bounds.width.brief, page.bounds.height.brief)
        var file = DocumentText()
        file += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
        file += "xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\" width=\"\(width)\" "
        file += "height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
        let language = info.language.xmlEscaped
        if !language.isEmpty { file += " xml:lang=\"\(language)\" lang=\"\(language)\"" }
        file += ">\n"
        if !info.title.isEmpty { file += "<title>\(info.title.xmlEscaped)</title>\n" }
        if !info.subject.isEmpty { file += "<desc>\(info.subject.xmlEscaped)</desc>\n" }
        if !defs.isEmpty {
            file += "<defs>\n"
            file.append(defs)
            file += "</defs>\n"
        }
        file.append(body)
        file += "</svg>\n"
        return Data(file.bytes)
    }

    /// A name that nothing in the file has yet.
    mutating func name(_ prefix: String) -> String {
        count += 1
        return "\(prefix)\(count)"
    }

    // MARK: Items

    private mutating func write(_ items: [DrawingItem]) {
        for item in items { write(item) }
    }

    mutating func write(_ item: DrawingItem) {
        switch item {
        case .shape(let shape, let state):
            wrapped(in: state, box: shape.inkBox(in: state)) { $0.write(shape, state) }
        case .group(let items, let state):
            wrapped(in: state, box: state.contentArea(for: state.clip.rect), opacity: state.alpha) {
                $0.writeIsolated(items)
            }
        case .masked(let items, let masks, let side): writeMasked(items, masks, side)
        case .moving(let items, let motion, let state):
            wrapped(in: state, box: state.clip.rect) { $0.write(items, moving: motion, in: state) }
        case .link(let url, let area):
            let address = url.absoluteString.xmlEscaped
            body +=
                "<a href=\"\(address)\" xlink:href=\"\(address)\"><path fill-opacity=\"0\" d=\"\(area.svg)\"/></a>\n"
        }
    }

    /// Writes what `content` writes, within elements for a state's clip, shadow, blend mode and group opacity.
    private mutating func wrapped(
        in state: GraphicsState, box: CGRect, opacity: CGFloat = 1, _ content: (inout SVGWriter) -> Void
    ) {
        var ends = openClip(state.clip)
        let mode = state.blendMode.cssName.map { " style=\"mix-blend-mode:\($0)\"" } ?? ""
        let faded = opacity < 1 ? " opacity=\"\(opacity.brief)\"" : ""
        if let shadow = state.shadow {
            ends += openShadow(shadow, around: box, mode, faded)
        } else {
            ends += openGroup(faded + mode)
        }
        content(&self)
        for _ in 0..<ends { body += "</g>\n" }
    }

    /// Begins elements for what throws a shadow, and tells how many.
    ///
    /// The shadow is that of the faded drawing, shines through it, and is itself mixed with what lies below; so under a
    /// mode it is an element of its own.
    private mutating func openShadow(
        _ shadow: Shadow, around box: CGRect, _ mode: String, _ faded: String
    ) -> Int {
        guard !mode.isEmpty, !box.common(with: page.bounds).isEmpty else {
            return openGroup(mode + filtered(by: shadow, around: box)) + openGroup(faded)
        }
        let drawing = name("k")
        let filter = filter(shadow, around: box, shows: .shadow)
        body += "<use xlink:href=\"#\(drawing)\" filter=\"url(#\(filter))\"\(mode)/>\n"
        return openGroup(mode) + openGroup(" id=\"\(drawing)\"" + faded)
    }

    private mutating func openGroup(_ attributes: String) -> Int {
        guard !attributes.isEmpty else { return 0 }
        body += "<g\(attributes)>\n"
        return 1
    }

    private mutating func openClip(_ clip: Clip) -> Int {
        var ends = 0
        var cut = page.bounds
        for case .path(let path, _, _) in clip.cuts { cut = cut.common(with: path.controlBox) }
        if !clip.rect.contains(cut) {
            openClip(.rect(clip.rect, .identity), .winding)
            ends += 1
        }
        for case .path(let path, let rule, _) in clip.cuts {
            openClip(path, rule)
            ends += 1
        }
        return ends
    }

    private mutating func openClip(_ path: PathData, _ rule: CGPathFillRule) {
        let id = name("c")
        let ruleText = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
        defs += "<clipPath id=\"\(id)\"><path\(ruleText) d=\"\(path.svg)\"/></clipPath>\n"
        body += "<g clip-path=\"url(#\(id))\">\n"
    }

    /// Masks by alpha: white where the masking items are, drawn by a filter, because librsvg masks by brightness.
    private mutating func writeMasked(_ items: [DrawingItem], _ masks: [DrawingItem], _ side: DrawingItem.Side) {
        let (outer, id, filter) = (body, name("m"), name("f"))
        let slope = side == .inside ? "0 0 0 1 0" : "0 0 0 -1 1"
        body = DocumentText()
        write(masks)
        let area = region(page.bounds)
        defs +=
            "<filter id=\"\(filter)\" filterUnits=\"userSpaceOnUse\" \(area) color-interpolation-filters=\"sRGB\">"
        defs += "<feColorMatrix values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 \(slope)\"/></filter>\n"
        defs += "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" \(area)><g filter=\"url(#\(filter))\">\n"
        defs.append(body)
        defs += "</g></mask>\n"
        body = outer
        body += "<g mask=\"url(#\(id))\">\n"
        write(items)
        body += "</g>\n"
    }

    /// What lies within a layer is mixed with what lies within it only.
    private mutating func writeIsolated(_ items: [DrawingItem]) {
        guard items.contains(where: \.mixes) else { return write(items) }
        body += "<g style=\"isolation:isolate\">\n"
        write(items)
        body += "</g>\n"
    }

    /// The attributes that throw a shadow.
    ///
    /// librsvg draws nothing of what lies beside the page, nor its shadow: such a drawing is moved to where its shadow
    /// falls and is not shown itself.
    private mutating func filtered(by shadow: Shadow, around box: CGRect) -> String {
        guard box.common(with: page.bounds).isEmpty else {
            return " filter=\"url(#\(filter(shadow, around: box, shows: .drawingAndShadow)))\""
        }
        let move = CGAffineTransform(translationX: shadow.offset.dx, y: shadow.offset.dy)
        var still = shadow
        still.offset = .zero
        return " transform=\"\(move.svg)\" filter=\"url(#\(filter(still, around: box, shows: .shadow)))\""
    }

    /// What is seen of a drawing that throws a shadow.
    private enum Filtered { case drawingAndShadow, shadow }

    /// The name of a filter that throws a shadow.
    private mutating func filter(_ shadow: Shadow, around box: CGRect, shows filtered: Filtered) -> String {
        let id = name("s")
        let reach = shadow.spread + 1
        let cast = box.offsetBy(dx: shadow.offset.dx, dy: shadow.offset.dy).insetBy(dx: -reach, dy: -reach)
        let color = shadow.color.clamped
        defs += "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\" \(region(cast.joined(with: box))) "
        defs += "color-interpolation-filters=\"sRGB\"><feGaussianBlur in=\"SourceAlpha\" "
        defs += "stdDeviation=\"\(shadow.sigma.brief)\"/><feOffset dx=\"\(shadow.offset.dx.brief)\" "
        defs += "dy=\"\(shadow.offset.dy.brief)\" result=\"b\"/><feFlood flood-color=\"\(color.hex)\" "
        defs += "flood-opacity=\"\(color.alpha.brief)\"/><feComposite operator=\"in\" in2=\"b\"/>"
        if filtered == .drawingAndShadow {
            defs += "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
        }
        defs += "</filter>\n"
        return id
    }

    private func region(_ rect: CGRect) -> String {
        let r = rect.insetBy(dx: -1, dy: -1)
        return "x=\"\(r.minX.brief)\" y=\"\(r.minY.brief)\" width=\"\(r.width.brief)\" height=\"\(r.height.brief)\""
    }

    /// The name of an image, which is defined once, one unit in width and height.
    mutating func define(_ image: CGImage, _ quality: CGInterpolationQuality) -> String? {
        let key = DrawnImage(image, quality)
        if let known = imageNames[key] { return known }
        let jpeg = key.isSmooth ? image.jpeg?.data : nil
        let pixels = key.isSmooth ? image : image.withLargePixels
        guard let data = jpeg ?? (try? PNGEncoder(compressionLevel: 6).encode(pixels)) else { return nil }
        let kind = jpeg == nil ? "png" : "jpeg"
        let id = name("i")
        let rendering = key.isSmooth ? "" : " style=\"image-rendering:pixelated\""
        defs += "<image id=\"\(id)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\"\(rendering) "
        defs += "xlink:href=\"data:image/\(kind);base64,\(data.base64EncodedString())\"/>\n"
        imageNames[key] = id
        return id
    }
}
