/// Makes SVG files of what a closure draws, in the shape of UIKit's other renderers.
///
/// Placard's own. Glyphs are outlines, which look the same everywhere; the text lies above them, transparent. Works on
/// any thread.
open class UIGraphicsSVGRenderer {
    /// The rectangle that files show, in points.
    open private(set) var bounds: CGRect
    /// Title, description (the subject) and language of the files.
    open var info = CGDocument.Info()
    /// How text is kept.
    open var textStyle = CGDocument.TextStyle.outlines

    /// A renderer of files of a size in points.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// A renderer of files that show a rectangle of its coordinates, in points.
    public init(bounds: CGRect) {
        self.bounds = bounds
    }

    /// An SVG file of what the closure draws; empty if the rectangle has no area.
    open func svgData(actions: (CGContext) -> Void) -> Data {
        let document = CGDocument(info: info)
        guard let context = try? document.beginPage(size: bounds.size) else { return Data() }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        actions(context)
        UIGraphicsPopContext()
        return document.svgData(text: textStyle)
    }
}
