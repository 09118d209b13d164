/// An object that stands in a text like a character, as layout managers ask it for its room and draw it.
///
/// It is an `NSTextAttachment`, a class that knows views and so lies above TextKit.
package protocol LaidOutObject: InlineObject {
    /// The space that the object takes on a line, relative to the baseline, in points with y up.
    func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect

    /// The image that is drawn in bounds; nil for none.
    func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage?
}

extension InlineObject {
    /// Draws an image of the object.
    ///
    /// - Parameters:
    ///   - bounds: Relative to `place`, in points with y up.
    ///   - place: On the line's baseline, in the context's coordinates.
    ///   - tint: The text's color, which templates and symbols take.
    package func paint(
        _ picture: UIImage?, in bounds: CGRect, at place: CGPoint, _ context: CGContext, tint: UIColor
    ) {
        let rect = CGRect(
            x: place.x + bounds.minX, y: place.y - bounds.maxY, width: bounds.width, height: bounds.height)
        picture?.version(for: .current).draw(in: rect, of: context, defaultTint: tint)
    }
}
