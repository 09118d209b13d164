/// The glyphs of a paragraph in logical order, and which characters they stand for.
///
/// One entry for each shaped glyph; terminators, tabs, other control characters and attachments have one of their own,
/// glyph 0xFFFF. Recorded on iOS for "hello world\n\t"; for ligatures and marks the same rule goes on.
struct ParagraphGlyphs {
    private let glyphs: [LogicalGlyph]
    private let units: [UInt16]
    private let properties: [Int: NSLayoutManager.GlyphProperty]

    static let control: CGGlyph = 0xFFFF

    /// - Parameter properties: Those that differ from what the characters have by themselves, by character.
    init(_ shaped: ShapedText?, _ properties: [Int: NSLayoutManager.GlyphProperty] = [:]) {
        glyphs = shaped?.logicalGlyphs ?? []
        units = shaped?.text.units.array ?? []
        self.properties = properties
    }

    var count: Int { glyphs.count }

    func id(at index: Int) -> CGGlyph { glyphs[index].id ?? Self.control }

    /// The first character of the glyph's cluster, from the paragraph's start.
    func character(at index: Int) -> Int { glyphs[index].character }

    func level(at index: Int) -> UInt8 { glyphs[index].level }

    func property(at index: Int) -> NSLayoutManager.GlyphProperty {
        let glyph = glyphs[index]
        if let decided = properties[glyph.character], !glyph.isAttached { return decided }
        if glyph.id == nil { return .controlCharacter }
        if glyph.isAttached { return .nonBaseCharacter }
        let unit = units[glyph.character]
        return unit == 0x20 || unit >= 0x2000 && unit <= 0x200A || unit == 0x3000 ? .elastic : []
    }

    /// The glyph as delegates see it.
    func glyph(at index: Int) -> GlyphGenerator.Glyph {
        GlyphGenerator.Glyph(
            id: id(at: index), property: property(at: index), character: character(at: index),
            font: glyphs[index].font)
    }

    /// The first glyph of the cluster that a character belongs to.
    func index(ofCharacter offset: Int) -> Int {
        let next = glyphs.indices.bisected { glyphs[$0].character > offset }
        guard next > 0 else { return 0 }
        var first = next - 1
        while first > 0, glyphs[first - 1].character == glyphs[first].character { first -= 1 }
        return first
    }

    /// The glyphs of some characters: of all clusters that they belong to.
    func range(ofCharacters range: Range<Int>) -> Range<Int> {
        guard !range.isEmpty else {
            let start = range.lowerBound < units.count ? index(ofCharacter: range.lowerBound) : count
            return start..<start
        }
        let start = index(ofCharacter: range.lowerBound)
        return start..<max(start, nextCluster(after: index(ofCharacter: range.upperBound - 1)))
    }

    /// The characters of some glyphs: of all clusters that they belong to.
    func characters(of range: Range<Int>) -> Range<Int> {
        let start = range.lowerBound < count ? glyphs[range.lowerBound].character : units.count
        guard !range.isEmpty else { return start..<start }
        let next = nextCluster(after: range.upperBound - 1)
        return start..<(next < count ? glyphs[next].character : units.count)
    }

    private func nextCluster(after index: Int) -> Int {
        var next = index + 1
        while next < count, glyphs[next].character == glyphs[index].character { next += 1 }
        return next
    }
}
