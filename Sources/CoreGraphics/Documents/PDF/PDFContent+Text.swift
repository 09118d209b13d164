import Foundation

extension PDFContent {
    /// Writes glyphs as text where their face can be embedded, else as outlines.
    mutating func write(_ run: GlyphRun, _ state: GraphicsState, by writer: inout PDFWriter) {
        let opacity = (state.fillColor.rgba.clamped.alpha, state.strokeColor.rgba.clamped.alpha)
        let isFattened = run.emboldening > 0 && state.textMode == .fill
        setOpacity(
            opacity.0 * state.alpha, (isFattened ? opacity.0 : opacity.1) * state.alpha, by: &writer)
        text += "\(state.fillColor.rgba.pdf) rg\n"
        if isFattened {
            setPen(run.fattening(state).line, state.fillColor.rgba)
        } else if state.textMode != .fill {
            setPen(state.line, state.strokeColor.rgba)
        }
        // All text is placed in user space, so that pens keep their measure.
        concatenate(state.transform)
        for cluster in run.clustersWithText { write(cluster, of: run, state, by: &writer) }
    }

    private mutating func write(
        _ cluster: GlyphCluster, of run: GlyphRun, _ state: GraphicsState, by writer: inout PDFWriter
    ) {
        let glyphs = cluster.glyphs.filter { run.positions[$0].isFinite }
        guard let first = glyphs.first else { return }
        if let picture = run.source.anyImage(
            of: run.glyphs[first], pixelsPerEm: run.documentPixelsPerEm(in: state))
        {
            return write(picture, cluster, of: run, by: &writer)
        }
        guard let face = writer.fonts.faces[ObjectIdentifier(run.source)] else {
            return writeOutlines(glyphs, of: run, state)
        }
        let codes = glyphs.map { face.subset.codes[run.glyphs[$0]] ?? 0 }
        let isPlain =
            codes.count == 1
            && writer.fonts.show(cluster.text, by: codes[0], of: ObjectIdentifier(run.source))
        if !isPlain { text += "/Span << /ActualText \(cluster.text.pdfText) >> BDC\n" }
        text += "BT \(use(font: face.number)) 1 Tf \(renderingMode(run, state)) Tr\n"
        for (index, code) in zip(glyphs, codes) {
            let fit = run.source.fit(of: run.glyphs[index])?.transform ?? .identity
            let place = fit.concatenating(run.transform(at: run.positions[index]))
            text += "\(place.pdf) Tm <\(String(format: "%04X", code))> Tj\n"
        }
        text += isPlain ? "ET\n" : "ET\nEMC\n"
    }

    private func renderingMode(_ run: GlyphRun, _ state: GraphicsState) -> Int {
        run.emboldening > 0 && state.textMode == .fill ? 2 : Int(state.textMode.rawValue)
    }

    /// An image on the page, and its text on top, which draws nothing: readers on Cairo color glyphs of Type 3 fonts as they
    /// color text, whatever the glyph says of its colors.
    private mutating func write(
        _ picture: GlyphImage, _ cluster: GlyphCluster, of run: GlyphRun, by writer: inout PDFWriter
    ) {
        let toUser = run.transform(at: run.positions[cluster.glyphs.lowerBound])
        let (box, number) = (picture.bounds, writer.number(of: picture.image))
        text += "q\n"
        concatenate(
            CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY).concatenating(
                toUser))
        show(object: number)
        text += "Q\n"
        let place = writer.fonts.place(of: .init(width: box.maxX, text: cluster.text), in: &writer.file)
        text += "BT \(use(font: place.font)) 1 Tf \(toUser.pdf) Tm <\(String(format: "%02X", place.code))> Tj ET\n"
    }

    private mutating func writeOutlines(_ glyphs: [Int], of run: GlyphRun, _ state: GraphicsState) {
        for index in glyphs {
            guard let outline = run.source.outline(of: run.glyphs[index]) else { continue }
            append(outline.data.applying(run.transform(at: run.positions[index])))
            let operators = ["f", "S", "B"]
            text += operators[min(renderingMode(run, state), 2)] + "\n"
        }
    }
}

extension GlyphRun {
    /// The clusters; glyphs without known text are clusters without text.
    fileprivate var clustersWithText: [GlyphCluster] {
        if text.isEmpty { return glyphs.indices.map { GlyphCluster(text: "", glyphs: $0..<$0 + 1) } }
        return text.filter { $0.glyphs.upperBound <= glyphs.count }
    }
}
