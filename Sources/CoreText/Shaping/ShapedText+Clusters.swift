extension ShapedText {
    /// The clusters of a range in logical order; tabs count as nothing.
    ///
    /// Lazy, so that asking for a line's worth of a long text costs a line's worth.
    func clusters(in range: Range<Int>) -> some Sequence<TextCluster> {
        guard !range.isEmpty else { return AnySequence<TextCluster>([]) }
        let first = runIndex(at: range.lowerBound)
        let touched = runs[first...].lazy.prefix { (run: ShapedRun) in run.range.lowerBound < range.upperBound }
        let words = touched.flatMap { (run: ShapedRun) in self.parts(of: run, in: range).lazy.map { (run, $0) } }
        let clusters = words.flatMap { (run: ShapedRun, word: Int) in
            self.clusters(of: run, word, from: range.lowerBound, .forwards)
        }
        return AnySequence(clusters.prefix { (cluster: TextCluster) in cluster.range.upperBound <= range.upperBound })
    }

    /// The clusters of a range from its end to its start.
    func clustersBackwards(in range: Range<Int>) -> some Sequence<TextCluster> {
        guard !range.isEmpty else { return AnySequence<TextCluster>([]) }
        let last = runIndex(at: range.upperBound - 1)
        let touched = runs[...last].reversed().lazy.prefix { (run: ShapedRun) in
            run.range.upperBound > range.lowerBound
        }
        let words = touched.flatMap { (run: ShapedRun) in
            self.parts(of: run, in: range).reversed().lazy.map { (run, $0) }
        }
        let clusters = words.flatMap { (run: ShapedRun, word: Int) in
            self.clusters(of: run, word, from: range.upperBound, .backwards)
        }
        return AnySequence(clusters.prefix { (cluster: TextCluster) in cluster.range.lowerBound >= range.lowerBound })
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
