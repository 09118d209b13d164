import Foundation

/// Contexts that make PDF files, as Apple's `CGPDFContextCreate` makes them: one unit is a point, y grows upwards.
///
/// Drawing needs a page. The file is handed over when it is closed, or when the context is gone.
extension CGContext {
    /// Makes a context whose pages become a PDF file for a consumer.
    ///
    /// - Parameters:
    ///   - consumer: Gets the file, all at once.
    ///   - mediaBox: What pages show, in points; nil stands for 612 × 792, US letter.
    ///   - auxiliaryInfo: What the file says about itself, by Apple's keys: `kCGPDFContextTitle` and the like.
    ///
    /// Never nil here.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        let box = mediaBox?.pointee.standardized ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        let info = CGDocument.Info(auxiliaryInfo as? [String: Any] ?? [:])
        self.init(surface: ConsumerSurface(consumer, mediaBox: box, info: info), base: .showing(box))
    }

    /// Makes a context whose pages become a PDF file on disk; nil if the file cannot be made.
    ///
    /// The parameters are those of `init(consumer:mediaBox:_:)`.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Begins a page with a state of its own; `kCGPDFContextMediaBox` says what it shows, else the context's box counts.
    ///
    /// A page without area, or longer than 14,400 points, does not begin. Nothing happens in contexts of other kinds.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        beginPage(showing: (pageInfo?[kCGPDFContextMediaBox] as? Data).flatMap(CGRect.init(stored:)))
    }

    /// Begins a page that shows a box, or the context's if there is none; as `beginPDFPage(_:)` in all else.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(showing: mediaBox?.pointee) }

    /// Ends the page: what is drawn before the next one begins is lost.
    public func endPDFPage() {
        endText()
        (surface as? ConsumerSurface)?.endPage()
    }

    /// Ends the page, as `endPDFPage()` does.
    public func endPage() { endPDFPage() }

    /// Hands the file to its consumer; what is drawn from then on is lost.
    public func closePDF() {
        endPDFPage()
        (surface as? ConsumerSurface)?.close()
    }

    private func beginPage(showing box: CGRect?) {
        guard let pages = surface as? ConsumerSurface else { return }
        endPDFPage()
        let box = box?.standardized ?? pages.mediaBox
        pages.beginPage(size: box.size)
        restart(base: .showing(box))
    }
}

extension CGAffineTransform {
    /// From a box whose y grows upwards to a page whose y grows downwards from its upper left corner.
    fileprivate static func showing(_ box: CGRect) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    }
}

extension CGRect {
    /// A rectangle as it lies in memory; nil for any other number of bytes.
    fileprivate init?(stored data: Data) {
        guard data.count == MemoryLayout<CGRect>.size else { return nil }
        self = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
}
