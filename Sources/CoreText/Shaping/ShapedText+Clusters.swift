/// A cluster of a shaped text: the least stretch that a caret or a line break respects.
struct TextCluster {
    /// UTF-16 units.
    var range: Range<Int>
    /// Points.
    var advance: Double
}

extension ShapedText {
    /// The clusters of a range in logical order; tabs count as nothing.
    ///
    /// Lazy by runs and pieces, so that asking for a line's worth of a long text costs a line's worth.
    func clusters(in range: Range<Int>) -> some Sequence<TextCluster> {
        guard !range.isEmpty else { return AnySequence<TextCluster>([]) }
        let first = runIndex(at: range.lowerBound)
        return AnySequence(
            runs[first...].lazy.prefix { $0.range.lowerBound < range.upperBound }
                .flatMap { self.pieceRanges(of: $0, in: range) }
                .flatMap { self.clusters(of: $0) }
                .filter { $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound })
    }

    /// The clusters of a range from its end to its start.
    func clustersBackwards(in range: Range<Int>) -> some Sequence<TextCluster> {
        guard !range.isEmpty else { return AnySequence<TextCluster>([]) }
        let last = runIndex(at: range.upperBound - 1)
        return AnySequence(
            runs[...last].reversed().lazy.prefix { $0.range.upperBound > range.lowerBound }
                .flatMap { self.pieceRanges(of: $0, in: range).reversed() }
                .flatMap { self.clusters(of: $0).reversed() }
                .filter { $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound })
    }

    /// A piece of a run, or a run that is one indivisible object.
    private struct Part {
        var run: ShapedRun
        var piece: Int?
    }

    private func pieceRanges(of run: ShapedRun, in range: Range<Int>) -> [Part] {
        guard case .glyphs = run.kind else { return [Part(run: run, piece: nil)] }
        let first = pieceIndex(at: max(range.lowerBound, run.range.lowerBound), in: run)
        let last = pieceIndex(at: min(range.upperBound, run.range.upperBound) - 1, in: run)
        return (first...last).map { Part(run: run, piece: $0) }
    }

    private func clusters(of part: Part) -> [TextCluster] {
        guard let piece = part.piece else {
            let width: Double = if case .attachment(let width) = part.run.kind { width } else { 0 }
            return [TextCluster(range: part.run.range, advance: width)]
        }
        var result: [TextCluster] = []
        ClusterWalk(pieces[piece], in: part.run).forEach { result.append(TextCluster(range: $0, advance: $1)) }
        return result
    }
}
