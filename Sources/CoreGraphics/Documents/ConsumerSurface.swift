import Foundation

/// The surface of a context that makes a PDF file page by page: what is drawn between pages is lost.
final class ConsumerSurface: Surface {
    /// What pages show that are given no box of their own.
    let mediaBox: CGRect
    private let document: CGDocument
    private var consumer: CGDataConsumer?
    private var page: DrawingRecorder?

    init(_ consumer: CGDataConsumer, mediaBox: CGRect, info: CGDocument.Info) {
        self.consumer = consumer
        self.mediaBox = mediaBox
        document = CGDocument(info: info)
    }

    deinit { close() }

    /// Begins a page; one without area, or longer than 14,400 points, does not begin.
    func beginPage(size: CGSize) {
        page = consumer == nil ? nil : try? document.recorder(size: size, motions: [:])
    }

    func endPage() { page = nil }

    /// Hands the file to the consumer, once.
    func close() {
        consumer?.write(document.pdfData())
        (consumer, page) = (nil, nil)
    }

    var bounds: CGRect { page?.bounds ?? CGRect(origin: .zero, size: mediaBox.size) }
    var keepsText: Bool { true }

    func makeImage() -> CGImage? { nil }

    func fill(_ path: PathData, rule: CGPathFillRule, with paint: Paint, in state: GraphicsState) {
        page?.fill(path, rule: rule, with: paint, in: state)
    }

    func stroke(_ path: PathData, in state: GraphicsState) { page?.stroke(path, in: state) }

    func draw(_ image: CGImage, placed placement: CGAffineTransform, in state: GraphicsState) {
        page?.draw(image, placed: placement, in: state)
    }

    func draw(_ run: GlyphRun, in state: GraphicsState) { page?.draw(run, in: state) }

    func addLink(to url: URL, over area: PathData) { page?.addLink(to: url, over: area) }

    func beginGroup(in state: GraphicsState) { page?.beginGroup(in: state) }

    func endGroup() { page?.endGroup() }

    func isolate(_ draw: () -> Void) {
        if let page { page.isolate(draw) } else { draw() }
    }
}
