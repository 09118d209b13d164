extension ShapedText {
    /// How far glyphs of fallback fonts may reach beyond the line boxes, which only the asked-for fonts size.
    ///
    /// Points above the first line's box and below the last one's, by the fallback fonts' own measures: whoever keeps a
    /// picture of the text makes it larger by this, lest tall scripts be cut.
    public var overhang: (above: CGFloat, below: CGFloat) {
        var result: (above: CGFloat, below: CGFloat) = (0, 0)
        for run in runs {
            let asked = text.styleRuns[run.style].style.font
            guard run.font !== asked else { continue }
            let own = run.font.face.metrics
            result.above = max(result.above, own.ascender * run.font.pointSize - asked.ascender)
            result.below = max(result.below, asked.descender - own.descender * run.font.pointSize)
        }
        return result
    }
}
