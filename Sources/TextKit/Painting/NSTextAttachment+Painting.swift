extension NSTextAttachment {
    /// Draws the object's picture.
    ///
    /// - Parameters:
    ///   - bounds: Relative to `place`, y up.
    ///   - place: On the line's baseline, in the context's coordinates.
    func paint(
        in bounds: CGRect, at place: CGPoint, container: NSTextContainer?, characterIndex: Int, _ context: CGContext
    ) {
        let picture = image(forBounds: bounds, textContainer: container, characterIndex: characterIndex)
        let rect = CGRect(
            x: place.x + bounds.minX, y: place.y - bounds.maxY, width: bounds.width, height: bounds.height)
        picture?.draw(in: rect, of: context, defaultTint: nil)
    }
}
