/// Writes glyphs one after the other, from left to right.
struct GlyphPen {
    let shaped: ShapedText
    /// Points after each place that stretches.
    let stretch: Double
    /// Where the visible text ends.
    let visibleEnd: Int
    let run: ShapedRun
    /// Points below the baseline.
    let baselineShift: Double
    /// Points by which glyphs stand to the right within their clusters.
    let shift: Double
    var x = 0.0

    mutating func write(_ fragment: WordFragment, to part: inout TextLayout.Run) {
        if run.isRightToLeft { x += fragment.adjustment }
        fragment.glyphs.withUnsafeBufferPointer { glyphs in
            let clusters = WordFragment.Clusters(glyphs, start: fragment.start, end: fragment.end)
            if run.isRightToLeft {
                var next = glyphs.count
                while let cluster = clusters.before(&next) { write(cluster, glyphs, to: &part) }
            } else {
                var next = 0
                while let cluster = clusters.after(&next) { write(cluster, glyphs, to: &part) }
            }
        }
        if !run.isRightToLeft { x += fragment.adjustment }
    }

    /// Spacing and stretch follow a cluster in reading order: they lie left of it where text runs to the left.
    private mutating func write(
        _ cluster: WordFragment.Cluster, _ glyphs: UnsafeBufferPointer<ShapedWord.Glyph>,
        to part: inout TextLayout.Run
    ) {
        let start = x
        let first = part.glyphs.count
        let isInvisible = glyphs[cluster.glyphs.lowerBound].isInvisible
        let extra = (isInvisible ? 0 : run.spacing) + stretch(after: cluster.range)
        if run.isRightToLeft { x += extra }
        for place in cluster.glyphs {
            let index =
                run.isRightToLeft ? cluster.glyphs.upperBound - 1 - (place - cluster.glyphs.lowerBound) : place
            write(glyphs[index], to: &part)
        }
        if let fixed = run.fixedAdvance, !isInvisible { x = start + fixed + (run.isRightToLeft ? extra : 0) }
        if !run.isRightToLeft { x += extra }
        part.clusters.append(
            TextLayout.Run.Cluster(
                range: cluster.range, glyphs: first..<part.glyphs.count, x: CGFloat(start),
                width: CGFloat(x - start)))
    }

    @inline(__always)
    private mutating func write(_ glyph: ShapedWord.Glyph, to part: inout TextLayout.Run) {
        part.glyphs.append(glyph.id)
        let (dx, dy) = (Double(glyph.dx), Double(glyph.dy))
        part.positions.append(
            CGPoint(
                x: x + shift + dx * run.scale + dy * run.manner.slant,
                y: baselineShift - dy * run.manner.verticalScale))
        x += Double(glyph.advance) * run.scale
    }

    func stretch(after range: Range<Int>) -> Double {
        guard stretch > 0 else { return 0 }
        return Justification.stretches(after: range.upperBound - 1, in: shaped, before: visibleEnd) ? stretch : 0
    }
}
