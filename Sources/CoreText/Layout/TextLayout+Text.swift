extension TextLayout.Line {
    /// The text of each cluster of one of the line's runs, in logical order, for documents.
    public func text(of run: TextLayout.Run) -> [GlyphCluster] {
        let token = record.cut?.token.text.units
        let units = run.isToken ? token ?? [] : layout.shaped.text.units
        let clusters = run.level & 1 == 1 ? run.clusters.reversed() : run.clusters
        return clusters.map { cluster in
            let range = cluster.range.clamped(to: units.indices)
            return GlyphCluster(text: String(decoding: units[range], as: UTF16.self), glyphs: cluster.glyphs)
        }
    }
}
