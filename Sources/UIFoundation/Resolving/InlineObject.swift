/// What stands in a text like a character, as the value of the attribute `.attachment`: TextKit's attachments.
package protocol InlineObject: AttributeValue {
    /// The object's bounds relative to its place on the baseline, in points with y up, where no line is known yet.
    var ownBounds: CGRect { get }

    /// The object's bounds, as above, on a line without a container.
    ///
    /// - Parameters:
    ///   - height: The line's, in points.
    ///   - index: The UTF-16 offset of the character that stands for the object.
    func bounds(onLineOfHeight height: CGFloat, characterIndex index: Int) -> CGRect

    /// Draws the object on a line without a container.
    ///
    /// - Parameters:
    ///   - bounds: Relative to `place`, in points with y up.
    ///   - place: On the line's baseline, in the context's coordinates.
    ///   - tint: The text's color, which templates and symbols take.
    func paint(in bounds: CGRect, at place: CGPoint, characterIndex index: Int, _ context: CGContext, tint: UIColor)
}
