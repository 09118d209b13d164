extension ShapedText {
    /// The clusters of a range in logical order; tabs count as nothing.
    ///
    /// Lazy, so that asking for a line's worth of a long text costs a line's worth.
    func clusters(in range: Range<Int>) -> some Sequence<TextCluster> {
        guard !range.isEmpty else { return AnySequence<TextCluster>([]) }
        let first = runIndex(at: range.lowerBound)
        return AnySequence(
            runs[first...].lazy.prefix { $0.range.lowerBound < range.upperBound }
                .flatMap { run in self.parts(of: run, in: range).lazy.map { (run, $0) } }
                .flatMap { run, word in self.clusters(of: run, word, from: range.lowerBound, .forwards) }
                .prefix { $0.range.upperBound <= range.upperBound })
    }

    /// The clusters of a range from its end to its start.
    func clustersBackwards(in range: Range<Int>) -> some Sequence<TextCluster> {
        guard !range.isEmpty else { return AnySequence<TextCluster>([]) }
        let last = runIndex(at: range.upperBound - 1)
        return AnySequence(
            runs[...last].reversed().lazy.prefix { $0.range.upperBound > range.lowerBound }
                .flatMap { run in self.parts(of: run, in: range).reversed().lazy.map { (run, $0) } }
                .flatMap { run, word in self.clusters(of: run, word, from: range.upperBound, .backwards) }
                .prefix { $0.range.lowerBound >= range.lowerBound })
    }

    /// The indices of a run's words that a range touches; -1 for a run that is one indivisible object.
    private func parts(of run: ShapedRun, in range: Range<Int>) -> ClosedRange<Int> {
        guard case .glyphs = run.kind else { return -1 ... -1 }
        let first = wordIndex(at: max(range.lowerBound, run.range.lowerBound), in: run)
        return first...wordIndex(at: min(range.upperBound, run.range.upperBound) - 1, in: run)
    }

    private func clusters(
        of run: ShapedRun, _ index: Int, from offset: Int, _ order: ClusterWalk.Order
    ) -> AnySequence<TextCluster> {
        guard index >= 0 else {
            let width: Double = if case .attachment(let width) = run.kind { width } else { 0 }
            return AnySequence([TextCluster(range: run.range, advance: width)])
        }
        let word = words[index]
        let start = min(max(offset, word.start), word.end)
        return AnySequence(ClusterWalk(word, in: run, of: text, from: start, order))
    }
}
