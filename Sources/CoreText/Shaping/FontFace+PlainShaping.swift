import CHarfBuzz
import Foundation

extension FontFace {
    /// Shapes the run's text by the font's usual features, as browsers do, and compares glyphs and places with the
    /// run's.
    ///
    /// A new stretch begins where the run stands apart from what was shaped (letter spacing, justification). Browsers
    /// shape each for itself, so that is tried as well: spaced Arabic, for one, would fall apart.
    package func stretches(shaping run: GlyphRun, language: String) -> [TextStretch]? {
        guard !hasColorGlyphs, !run.text.isEmpty, run.pointSize > 0 else { return nil }
        let shaped = harfBuzz.plainText(of: run.text.map(\.text).joined(), language: language)
        guard let clusters = placed(run, shaped.glyphs) else { return nil }
        var parts: [[PlacedCluster]] = []
        for cluster in clusters {
            if let first = parts.last?.first, cluster.follows(first, tolerance: run.pointSize / 200) {
                parts[parts.count - 1].append(cluster)
            } else {
                parts.append([cluster])
            }
        }
        guard parts.count == 1 || parts.allSatisfy({ looksAlike($0, language) }) else { return nil }
        return parts.map { part in
            TextStretch(
                text: part.map(\.text).joined(),
                origin: part.map(\.origin).min { $0.x < $1.x } ?? .zero, isRightToLeft: shaped.isRightToLeft)
        }
    }

    /// The run's clusters with what was shaped for them; nil if the glyphs are others.
    private func placed(_ run: GlyphRun, _ glyphs: [HarfBuzzFace.PlainGlyph]) -> [PlacedCluster]? {
        var (clusters, start) = ([PlacedCluster](), 0)
        let scale = run.pointSize / CGFloat(max(unitsPerEm, 1))
        for cluster in run.text {
            let end = start + cluster.text.utf16.count
            let own = glyphs.filter { (start..<end).contains($0.unit) }
            guard cluster.glyphs.upperBound <= run.glyphs.count, let pen = own.first?.pen,
                let origin = run.origin(of: cluster.glyphs, as: own, scale: scale)
            else { return nil }
            let shift = origin.x - pen * scale * run.matrix.a
            clusters.append(PlacedCluster(text: cluster.text, glyphs: own, origin: origin, shift: shift))
            start = end
        }
        return clusters
    }

    /// Whether clusters shaped without their neighbors have the same glyphs.
    private func looksAlike(_ clusters: [PlacedCluster], _ language: String) -> Bool {
        let alone = harfBuzz.plainText(of: clusters.map(\.text).joined(), language: language)
        return alone.glyphs.map(\.id).sorted() == clusters.flatMap(\.glyphs).map(\.id).sorted()
    }
}

/// A cluster of a run, as shaped and where the run has it.
private struct PlacedCluster {
    var text: String
    var glyphs: [HarfBuzzFace.PlainGlyph]
    /// Where it begins on the baseline.
    var origin: CGPoint
    /// How far it lies right of where it was shaped.
    var shift: CGFloat

    func follows(_ first: PlacedCluster, tolerance: CGFloat) -> Bool {
        abs(shift - first.shift) < tolerance && abs(origin.y - first.origin.y) < tolerance
    }
}

extension GlyphRun {
    /// Where a cluster begins on the baseline, if it looks as shaped.
    fileprivate func origin(
        of range: Range<Int>, as shaped: [HarfBuzzFace.PlainGlyph], scale: CGFloat
    ) -> CGPoint? {
        let indices = glyphs[range].elementsEqual(shaped.map(\.id)) ? Array(range) : range.reversed()
        guard let first = shaped.first, indices.map({ glyphs[$0] }) == shaped.map(\.id) else { return nil }
        let places = zip(indices, shaped).map { index, glyph in
            let (x, y) = ((glyph.x - first.pen) * scale, glyph.y * scale)
            return CGPoint(
                x: positions[index].x - x * matrix.a - y * matrix.c,
                y: positions[index].y + x * matrix.b + y * matrix.d)
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

    /// The glyph that a character of ASCII has between digits, 0 where several stand for it.
    func glyphBetweenDigits(of character: UInt8) -> CGGlyph {
        let text = "0" + String(UnicodeScalar(character)) + "0"
        let glyphs = plainText(of: text, language: "en").glyphs
        return glyphs.count == 3 ? glyphs[1].id : 0
    }

    /// A text's glyphs from left to right, and its direction by its first strong letter.
    fileprivate func plainText(of text: String, language: String) -> (glyphs: [PlainGlyph], isRightToLeft: Bool) {
        guard let buffer = hb_buffer_create() else { return ([], false) }
        defer { hb_buffer_destroy(buffer) }
        let units = Array(text.utf16)
        hb_buffer_add_utf16(buffer, units, Int32(units.count), 0, Int32(units.count))
        hb_buffer_set_language(buffer, hb_language_from_string(language.isEmpty ? "und" : language, -1))
        hb_buffer_guess_segment_properties(buffer)
        hb_shape(plainFont, buffer, nil, 0)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let places = hb_buffer_get_glyph_positions(buffer, &count)
        else { return ([], false) }
        var pen: CGFloat = 0
        let glyphs = (0..<Int(count)).map { index in
            defer { pen += CGFloat(places[index].x_advance) }
            return PlainGlyph(
                id: CGGlyph(truncatingIfNeeded: infos[index].codepoint), unit: Int(infos[index].cluster),
                x: pen + CGFloat(places[index].x_offset), y: CGFloat(places[index].y_offset), pen: pen)
        }
        return (glyphs, hb_buffer_get_direction(buffer) == HB_DIRECTION_RTL)
    }
}
