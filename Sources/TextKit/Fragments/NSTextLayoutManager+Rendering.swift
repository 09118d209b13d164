/// Attributes that text is drawn with beside those of its storage: colors, lines and shadows, which change no line.
///
/// Source: Apple's documentation of `NSTextLayoutManager`, "Managing rendering attributes".
extension NSTextLayoutManager {
    /// Gives text an attribute; nil takes it away.
    public func addRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
    ) {
        repaint(
            textRange, if: lines.rendering.add(renderingAttribute, value, in: textRange.counted, ofLength: length))
    }

    /// Gives text these attributes in place of others that were given here.
    public func setRenderingAttributes(
        _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
    ) {
        repaint(textRange, if: lines.rendering.set(renderingAttributes, in: textRange.counted, ofLength: length))
    }

    /// Takes an attribute away that was given here.
    public func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
        addRenderingAttribute(renderingAttribute, value: nil, for: textRange)
    }

    /// Takes all attributes away that were given here.
    public func invalidateRenderingAttributes(for textRange: NSTextRange) {
        setRenderingAttributes([:], for: textRange)
    }

    /// Goes through the attributes that were given here, from a place on.
    ///
    /// - Parameters:
    ///   - location: Where it begins.
    ///   - reverse: Whether it goes towards the beginning.
    ///   - block: Called with each stretch; false ends it.
    public func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        let start = min(max(location.offset, 0), length)
        let range =
            reverse ? NSRange(location: 0, length: start) : NSRange(location: start, length: length - start)
        lines.rendering.forEach(in: range, backwards: reverse) { block(self, $0, NSTextRange($1)) }
    }

    private var length: Int { contents?.storage?.length ?? 0 }

    private func repaint(_ range: NSTextRange, if isChanged: Bool) {
        if isChanged { lines.repaint(range.counted) }
    }
}
