/// What stands for text that was cut, in place of an ellipsis, with its glyphs.
package struct TruncationToken: Equatable {
    /// The token as it was given.
    package let text: NSAttributedString
    /// Its glyphs, for `LayoutRules`.
    package let shaped: ShapedText
    let paints: TextPaints

    /// - Parameter defaults: What the token looks like where its attributes say nothing.
    package init(_ text: NSAttributedString, defaults: TextDefaults) {
        self.text = text.snapshot
        let resolved = ResolvedText(text, defaults: defaults)
        (shaped, paints) = (ShapedText(resolved.styled), resolved.paints)
    }

    package static func == (a: TruncationToken, b: TruncationToken) -> Bool { a.shaped == b.shaped }
}
