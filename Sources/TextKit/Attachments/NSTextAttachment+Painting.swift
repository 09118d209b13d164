extension NSTextAttachment: InlineObject {
    package func bounds(onLineOfHeight height: CGFloat, characterIndex index: Int) -> CGRect {
        let line = CGRect(x: 0, y: 0, width: .unlimited, height: height)
        return attachmentBounds(for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    }

    package func paint(
        in bounds: CGRect, at place: CGPoint, characterIndex index: Int, _ context: CGContext, tint: UIColor
    ) {
        paint(in: bounds, at: place, container: nil, characterIndex: index, context, tint: tint)
    }

    /// Draws the object's picture.
    ///
    /// - Parameters:
    ///   - bounds: Relative to `place`, y up.
    ///   - place: On the line's baseline, in the context's coordinates.
    ///   - tint: The text's color, which templates and symbols take.
    func paint(
        in bounds: CGRect, at place: CGPoint, container: NSTextContainer?, characterIndex: Int, _ context: CGContext,
        tint: UIColor
    ) {
        let picture = image(forBounds: bounds, textContainer: container, characterIndex: characterIndex)
        let rect = CGRect(
            x: place.x + bounds.minX, y: place.y - bounds.maxY, width: bounds.width, height: bounds.height)
        picture?.version(for: .current).draw(in: rect, of: context, defaultTint: tint)
    }
}
