/// What documents do not store of the canvas that they were drawn on, told by the heights of their lines of text.
@MainActor package struct DocumentCanvas {
    /// Pixels in a point that text was measured with.
    package let scale: CGFloat
    package let textSize: ContentSize

    init(of document: IBDocument) {
        let lines = CanvasLine.lines(of: document)
        scale = CanvasScale(lines: lines, device: NibDevice(document).scale).scale
        textSize = CanvasTextSize(of: document, lines: lines, scale: scale).size
    }
}
