// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Begins a PDF file in memory; drawing needs a page first.
///
/// - Parameters:
///   - data: Gets the file when the context ends.
///   - bounds: What pages show unless they are given a rectangle; an empty one stands for 612 × 792 points, US letter.
///   - documentInfo: As `UIGraphicsPDFRendererFormat.documentInfo`.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    PDFContexts.begin(bounds, documentInfo) { data.append($0) }
}

/// Begins a PDF file on disk; drawing needs a page first.
///
/// - Returns: Whether the file could be made; if not, nothing begins.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: Data()) else { return false }
    PDFContexts.begin(bounds, documentInfo) { try? AtomicFile.write($0, to: URL(fileURLWithPath: path)) }
    return true
}

/// Ends the PDF file begun last and writes it; the context that was current before is so again.
public func UIGraphicsEndPDFContext() {
    PDFContexts.end()
}

/// Begins a page of the size that the PDF file was begun with.
public func UIGraphicsBeginPDFPage() {
    PDFContexts.current?.context.beginPage()
}

/// Begins a page that shows a rectangle; `pageInfo` is without effect.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    PDFContexts.current?.context.beginPage(withBounds: bounds, pageInfo: [:])
}

/// The rectangle that the current page shows; zero outside PDF files.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    PDFContexts.current?.context.pdfContextBounds ?? .zero
}

/// Makes a rectangle of the current page a link.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    PDFContexts.current?.context.setURL(url, for: rect)
}

/// The PDF files that have been begun on each thread and not ended.
private enum PDFContexts {
    private static let usLetter = CGRect(x: 0, y: 0, width: 612, height: 792)

    struct Entry {
        let document: CGDocument
        let context: UIGraphicsPDFRendererContext
        let write: (Data) -> Void
    }

    private static let open = ThreadLocal<[Entry]>([])

    static var current: Entry? { open.value.last }

    static func begin(_ bounds: CGRect, _ info: [AnyHashable: Any]?, write: @escaping (Data) -> Void) {
        let format = UIGraphicsPDFRendererFormat()
        format.bounds = bounds.isEmpty ? usLetter : bounds
        for case (let key as String, let value) in info ?? [:] { format.documentInfo[key] = value }
        let document = CGDocument(info: CGDocument.Info(format.documentInfo))
        guard let context = UIGraphicsPDFRendererContext(document, format: format) else { return }
        open.value.append(Entry(document: document, context: context, write: write))
    }

    static func end() {
        guard let entry = open.value.popLast() else { return }
        entry.context.end()
        entry.write(entry.document.pdfData())
    }
}
