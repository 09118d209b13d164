extension UILabel {
    /// The baselines of the text at the width that layout has found, from the middle of the text, y down.
    var baselinesFromMiddle: (first: CGFloat, last: CGFloat) {
        let width = numberOfLines == 1 ? nil : viewState.layoutWidth
        let space = LabelTypesetter.Space(width: width ?? .infinity, lines: numberOfLines, mode: lineBreakMode)
        let block = typesetter.block(content, in: space)
        guard let first = block.layout.lines.first, let last = block.layout.lines.last else {
            return (font.ascender - font.lineHeight / 2, font.ascender - font.lineHeight / 2)
        }
        return (first.baseline - block.height / 2, last.baseline - block.height / 2)
    }
}
