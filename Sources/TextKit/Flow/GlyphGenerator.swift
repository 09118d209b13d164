/// Lets a layout manager's delegate, and its subclass, decide which glyphs a paragraph shows.
struct GlyphGenerator {
    private let manager: NSLayoutManager
    private let paragraph: FlowParagraph
    private let shaped: ShapedText

    /// A glyph as delegates see it.
    struct Glyph: Equatable {
        var id: CGGlyph
        var property: NSLayoutManager.GlyphProperty
        /// UTF-16 units from the paragraph's start.
        var character: Int
        var font: CTFont
    }

    init(_ manager: NSLayoutManager, _ paragraph: FlowParagraph, _ shaped: ShapedText) {
        self.manager = manager
        self.paragraph = paragraph
        self.shaped = shaped
    }

    /// The text with the glyphs that were decided on. Marks the paragraph with their properties.
    func generated() -> ShapedText {
        var changes: [ShapedChange] = []
        var count = 0
        for group in groups {
            let decided = decide(group.glyphs, at: paragraph.glyphLocation + count)
            changes += Self.changes(from: group.glyphs, to: decided, over: group.characters, &paragraph.marks)
            count += decided.count
        }
        return shaped.changed(changes)
    }

    // MARK: - Asking

    private struct Group {
        var glyphs: [Glyph]
        var characters: Range<Int>
    }

    /// Neighbors of one font.
    private var groups: [Group] {
        let table = ParagraphGlyphs(shaped)
        var groups: [Group] = []
        for index in 0..<table.count {
            let glyph = table.glyph(at: index)
            if let last = groups.last?.glyphs.last, last.font === glyph.font || last.character == glyph.character {
                groups[groups.count - 1].glyphs.append(glyph)
            } else {
                if let last = groups.indices.last {
                    groups[last].characters = groups[last].characters.lowerBound..<glyph.character
                }
                groups.append(Group(glyphs: [glyph], characters: glyph.character..<shaped.text.units.count))
            }
        }
        return groups
    }

    private func decide(_ glyphs: [Glyph], at index: Int) -> [Glyph] {
        let ids = glyphs.map(\.id)
        let properties = glyphs.map(\.property)
        let characters = glyphs.map { $0.character + paragraph.location }
        let font = UIFont(serving: glyphs[0].font)
        let range = NSRange(location: index, length: glyphs.count)
        manager.generatedGlyphs = []
        let count = manager.delegate?.layoutManager(
            manager, shouldGenerateGlyphs: ids, properties: properties, characterIndexes: characters, font: font,
            forGlyphRange: range)
        if count ?? 0 <= 0 {
            manager.generatedGlyphs = []
            manager.setGlyphs(
                ids, properties: properties, characterIndexes: characters, font: font, forGlyphRange: range)
        }
        defer { manager.generatedGlyphs = nil }
        let decided = manager.generatedGlyphs ?? []
        return decided.isEmpty ? glyphs : decided.map { $0.moved(by: -paragraph.location) }
    }

    // MARK: - Comparing

    /// A cluster: glyphs that stand for the same characters.
    private struct Cluster: Equatable {
        var characters: Range<Int>
        var glyphs: [Glyph]
    }

    /// What must change for some glyphs to become others that stand for the same characters.
    ///
    /// - Parameter marks: Receives the properties of changed glyphs.
    static func changes(
        from old: [Glyph], to new: [Glyph], over characters: Range<Int>, _ marks: inout GlyphMarks
    ) -> [ShapedChange] {
        let known = Dictionary(clusters(old, characters).map { ($0.characters, $0) }, uniquingKeysWith: { $1 })
        var changes: [ShapedChange] = []
        for cluster in clusters(new, characters) where known[cluster.characters] != cluster {
            marks.properties[cluster.characters.lowerBound] = cluster.glyphs[0].property
            let shown = cluster.glyphs.filter { $0.property.isDisjoint(with: [.null, .controlCharacter]) }
            let content = shown.first.map { ShapedChange.Content.glyphs(shown.map(\.id), $0.font) }
            changes.append(ShapedChange(range: cluster.characters, content: content ?? .nothing))
        }
        return changes
    }

    private static func clusters(_ glyphs: [Glyph], _ characters: Range<Int>) -> [Cluster] {
        var clusters: [Cluster] = []
        var start = characters.lowerBound
        for (index, glyph) in glyphs.enumerated() {
            let place = index == 0 ? start : min(max(start, glyph.character), characters.upperBound - 1)
            if place == start, !clusters.isEmpty {
                clusters[clusters.count - 1].glyphs.append(glyph)
            } else {
                if let last = clusters.indices.last {
                    clusters[last].characters = clusters[last].characters.lowerBound..<place
                }
                clusters.append(Cluster(characters: place..<characters.upperBound, glyphs: [glyph]))
            }
            start = place
        }
        return clusters
    }
}

extension GlyphGenerator.Glyph {
    /// The glyph with its character counted from another place.
    func moved(by distance: Int) -> Self {
        var moved = self
        moved.character += distance
        return moved
    }
}
