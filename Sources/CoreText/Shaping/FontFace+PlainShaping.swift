import CHarfBuzz
import Foundation

extension FontFace {
    /// Shapes the run's text by the font's usual features, as browsers do, and compares glyphs and their places within
    /// each cluster with the run's own.
    public func clusterOrigins(shaping run: GlyphRun, language: String) -> [CGPoint]? {
        guard !hasColorGlyphs, !run.text.isEmpty, run.pointSize > 0 else { return nil }
        let shaped = harfBuzz.plainGlyphs(of: run.text.map(\.text).joined(), language: language)
        var (origins, start) = ([CGPoint](), 0)
        for cluster in run.text {
            let end = start + cluster.text.utf16.count
            let glyphs = shaped.filter { (start..<end).contains($0.unit) }
            guard cluster.glyphs.upperBound <= run.glyphs.count,
                let origin = run.origin(of: cluster.glyphs, as: glyphs, unitsPerEm: CGFloat(unitsPerEm))
            else { return nil }
            origins.append(origin)
            start = end
        }
        return origins
    }
}

extension GlyphRun {
    /// Where a cluster begins on the baseline, if it looks as shaped.
    fileprivate func origin(
        of range: Range<Int>, as shaped: [HarfBuzzFace.PlainGlyph], unitsPerEm: CGFloat
    ) -> CGPoint? {
        let indices = glyphs[range].elementsEqual(shaped.map(\.id)) ? Array(range) : range.reversed()
        guard let first = shaped.first, indices.map({ glyphs[$0] }) == shaped.map(\.id) else { return nil }
        let places = zip(indices, shaped).map { index, glyph in
            let (x, y) = ((glyph.x - first.pen) / unitsPerEm * pointSize, glyph.y / unitsPerEm * pointSize)
            return CGPoint(x: positions[index].x - x * stretch - y * skew, y: positions[index].y + y)
        }
        let tolerance = pointSize / 100
        let agree = places.allSatisfy {
            abs($0.x - places[0].x) < tolerance && abs($0.y - places[0].y) < tolerance
        }
        return agree ? places[0] : nil
    }
}

extension HarfBuzzFace {
    /// A glyph of a text shaped without switched features; font units, y up, from the text's left end.
    fileprivate struct PlainGlyph {
        var id: CGGlyph
        /// The first UTF-16 unit that it belongs to.
        var unit: Int
        var x: CGFloat
        var y: CGFloat
        /// Where the pen was.
        var pen: CGFloat
    }

    /// From left to right.
    fileprivate func plainGlyphs(of text: String, language: String) -> [PlainGlyph] {
        guard let buffer = hb_buffer_create() else { return [] }
        defer { hb_buffer_destroy(buffer) }
        let units = Array(text.utf16)
        hb_buffer_add_utf16(buffer, units, Int32(units.count), 0, Int32(units.count))
        hb_buffer_set_language(buffer, hb_language_from_string(language.isEmpty ? "und" : language, -1))
        hb_buffer_guess_segment_properties(buffer)
        hb_shape(font, buffer, nil, 0)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let places = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        var pen: CGFloat = 0
        return (0..<Int(count)).map { index in
            defer { pen += CGFloat(places[index].x_advance) }
            return PlainGlyph(
                id: CGGlyph(truncatingIfNeeded: infos[index].codepoint), unit: Int(infos[index].cluster),
                x: pen + CGFloat(places[index].x_offset), y: CGFloat(places[index].y_offset), pen: pen)
        }
    }
}
