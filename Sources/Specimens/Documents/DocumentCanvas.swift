/// What documents do not store of the canvas that they were drawn on, told by the heights of their lines of text.
@MainActor package struct DocumentCanvas {
    /// Pixels in a point that text was measured with.
    package let scale: CGFloat
    package let textSize: ContentSize
    /// The names of fonts that were not at hand.
    package let absentFonts: Set<String>

    init(of nib: NibDocument) {
        let lines = CanvasLine.lines(of: nib)
        scale = CanvasScale(lines: lines, device: nib.device.scale).scale
        textSize = CanvasTextSize(of: nib.document, lines: lines, scale: scale).size
        absentFonts = CanvasFonts(nib: nib, lines: lines, scale: scale).absent
    }
}
