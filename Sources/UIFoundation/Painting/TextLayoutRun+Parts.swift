extension TextLayout.Run {
    /// The part of the run that shows some text; nil if it shows none of it. Clusters are not divided.
    package func part(of range: Range<Int>) -> TextLayout.Run? {
        guard self.range.overlaps(range) else { return nil }
        guard !clusters.isEmpty else { return self }
        let first = place(ofTextFrom: range.lowerBound)
        let end = place(ofTextFrom: range.upperBound)
        return first == end ? nil : part(min(first, end)..<max(first, end))
    }

    /// Some neighboring clusters with the gaps that kerning leaves after words, which lie on the left of words that run
    /// to the left.
    private func part(_ kept: Range<Int>) -> TextLayout.Run {
        var part = keeping(Array(clusters[kept]))
        part.x = edge(before: kept.lowerBound)
        part.width = edge(before: kept.upperBound) - part.x
        return part
    }

    /// Where one cluster ends and the next begins, in points from the block's left edge.
    private func edge(before index: Int) -> CGFloat {
        if index == 0 { return x }
        if index == clusters.count { return x + width }
        return isRightToLeft ? clusters[index - 1].x + clusters[index - 1].width : clusters[index].x
    }

    /// The cluster that shows a unit of text; nil if none does.
    package func cluster(showing offset: Int) -> Cluster? {
        let next = place(ofTextFrom: offset + 1)
        let place = isRightToLeft ? next : next - 1
        return clusters.indices.contains(place) && clusters[place].range.contains(offset) ? clusters[place] : nil
    }

    private var isRightToLeft: Bool { level & 1 == 1 }

    /// Where, among the clusters from left to right, those that begin before an offset end and the others begin; the
    /// other way round in text that runs to the left.
    private func place(ofTextFrom offset: Int) -> Int {
        clusters.indices.bisected { (clusters[$0].range.lowerBound < offset) == isRightToLeft }
    }

    /// The run with only those clusters whose text satisfies a condition.
    package func keeping(_ isKept: (Range<Int>) -> Bool) -> TextLayout.Run {
        keeping(clusters.filter { isKept($0.range) })
    }

    /// The run with only those clusters that begin with some of its glyphs.
    func keeping(glyphs wanted: Range<Int>) -> TextLayout.Run {
        keeping(clusters.filter { wanted.contains($0.glyphs.lowerBound) })
    }

    private func keeping(_ kept: [Cluster]) -> TextLayout.Run {
        guard kept.count < clusters.count else { return self }
        var part = self
        part.glyphs = []
        part.positions = []
        part.clusters = []
        for cluster in kept {
            var moved = cluster
            moved.glyphs = part.glyphs.count..<part.glyphs.count + cluster.glyphs.count
            part.glyphs += glyphs[cluster.glyphs]
            part.positions += positions[cluster.glyphs]
            part.clusters.append(moved)
        }
        guard let first = kept.first, let last = kept.last else { return part }
        part.range =
            min(first.range.lowerBound, last.range.lowerBound)..<max(first.range.upperBound, last.range.upperBound)
        part.x = first.x
        part.width = last.x + last.width - first.x
        return part
    }
}
