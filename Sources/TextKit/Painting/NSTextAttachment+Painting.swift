extension NSTextAttachment {
    /// Draws the object's picture.
    ///
    /// - Parameters:
    ///   - bounds: Relative to `place`, y up.
    ///   - place: On the line's baseline, in the context's coordinates.
    ///   - tint: The text's colour, which templates and symbols take.
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
