/// Plain glyphs, each a cluster of one unit, from left to right: written without an object for each word.
extension GlyphPen {
    /// Writes words; false, and nothing, if one is plain no longer.
    mutating func writePlain(
        _ words: ClosedRange<Int>, of text: ShapedText, to part: inout TextLayout.Run
    ) -> Bool {
        let all = text.words
        return write(all[words.lowerBound].start..<all[words.upperBound].end, to: &part) { pen, output in
            pen.writeWords(all[words], of: text.text, output)
        }
    }

    /// Writes a stretch of a flat text, whose words the characters tell; false, and nothing, if it cuts a word.
    mutating func writeFlat(_ range: Range<Int>, of text: StyledText, to part: inout TextLayout.Run) -> Bool {
        text.units.withUnsafeBufferPointer { units in
            guard units.isEdgeOfWord(range.lowerBound), units.isEdgeOfWord(range.upperBound) else { return false }
            return write(range, to: &part) { pen, output in pen.writeFlat(range, units, text, output) }
        }
    }

    private mutating func write(
        _ range: Range<Int>, to part: inout TextLayout.Run, _ body: (inout GlyphPen, PlainOutput) -> Bool
    ) -> Bool {
        var pen = self
        var isWritten = false
        part.glyphs = Array(unsafeUninitializedCapacity: range.count) { ids, idCount in
            part.positions = Array(unsafeUninitializedCapacity: range.count) { places, placeCount in
                part.clusters = Array(unsafeUninitializedCapacity: range.count) { clusters, clusterCount in
                    let output = PlainOutput(
                        origin: range.lowerBound, ids: ids, places: places, clusters: clusters)
                    isWritten = body(&pen, output)
                    let count = isWritten ? range.count : 0
                    (idCount, placeCount, clusterCount) = (count, count, count)
                }
            }
        }
        if isWritten { self = pen }
        return isWritten
    }

    private mutating func writeWords(
        _ words: ArraySlice<PlacedWord>, of text: StyledText, _ output: PlainOutput
    ) -> Bool {
        let font = run.font.face.harfBuzz.font
        return run.plan(for: text).use { session in
            text.units.withUnsafeBufferPointer { units in
                withUnsafeTemporaryAllocation(of: ShapedWord.Glyph.self, capacity: WordCache.longestWord) { glyphs in
                    for word in words {
                        let range = word.start..<word.end
                        guard session.writePlainWord(.init(rebasing: units[range]), in: font, to: glyphs) else {
                            return false
                        }
                        for unit in range {
                            let glyph = glyphs[unit - range.lowerBound]
                            write(glyph.id, advance: glyph.advance, of: unit, output)
                        }
                        x += word.adjustment
                    }
                    return true
                }
            }
        }
    }

    private mutating func writeFlat(
        _ range: Range<Int>, _ units: UnsafeBufferPointer<UInt16>, _ text: StyledText, _ output: PlainOutput
    ) -> Bool {
        guard let flat = text.look.flat else { return false }
        return flat.plan.use { session in
            guard let table = session.pairTable(flat.harfBuzzFont) else { return false }
            for unit in range {
                guard let glyph = table.flatGlyph(at: unit, in: units) else { return false }
                write(glyph.id, advance: glyph.advance, of: unit, output)
                // As what stands between two words is added in other texts, which decides the last bits of a sum.
                if glyph.kerningAfterWord != 0 { x += Double(glyph.kerningAfterWord) * run.scale }
            }
            return true
        }
    }

    /// Writes a glyph, whose advance is added as those of other clusters are.
    @inline(__always)
    private mutating func write(_ glyph: CGGlyph, advance: Int32, of unit: Int, _ output: PlainOutput) {
        let (place, start) = (unit - output.origin, x)
        output.ids.initializeElement(at: place, to: glyph)
        output.places.initializeElement(at: place, to: CGPoint(x: x + shift, y: baselineShift))
        x = run.fixedAdvance.map { start + $0 } ?? x + Double(advance) * run.scale
        x += run.spacing + stretch(after: unit..<unit + 1)
        output.clusters.initializeElement(
            at: place,
            to: TextLayout.Run.Cluster(
                range: unit..<unit + 1, glyphs: place..<place + 1, x: CGFloat(start), width: CGFloat(x - start)))
    }

    private struct PlainOutput {
        /// The unit that the first glyph belongs to.
        let origin: Int
        let ids: UnsafeMutableBufferPointer<CGGlyph>
        let places: UnsafeMutableBufferPointer<CGPoint>
        let clusters: UnsafeMutableBufferPointer<TextLayout.Run.Cluster>
    }
}

extension UnsafeBufferPointer<UInt16> {
    /// Whether no word of a flat text lies across an offset.
    fileprivate func isEdgeOfWord(_ offset: Int) -> Bool {
        offset == 0 || offset == count || self[offset - 1] == 0x20 || self[offset] == 0x20
    }
}
