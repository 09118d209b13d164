import Foundation

@testable import PlacardCoreText

/// What holds for the lines of any text at any width.
struct LayoutInvariants {
    private let layout: TextLayout
    private let units: [UInt16]
    private var findings = Findings()

    private init(_ layout: TextLayout) {
        self.layout = layout
        units = layout.shaped.text.units.array
    }

    static func violations(of layout: TextLayout) -> [String] {
        var invariants = LayoutInvariants(layout)
        invariants.checkText()
        invariants.checkPlaces()
        for line in layout.lines {
            invariants.checkWidth(of: line)
            invariants.checkRuns(of: line)
            invariants.checkHits(on: line)
        }
        return invariants.findings.list
    }

    // MARK: - Text

    /// Each unit lies in one line, lines are in order, and none begins inside of a character.
    private mutating func checkText() {
        var next = 0
        let string = String(decoding: units, as: UTF16.self)
        let starts = Set(string.indices.map { $0.utf16Offset(in: string) })
        for line in layout.lines {
            findings.expect(
                line.range.lowerBound == next, "line \(line.index) begins at \(line.range), not at \(next)")
            findings.expect(!line.range.isEmpty || units.isEmpty, "line \(line.index) is empty at \(next)")
            findings.expect(
                starts.contains(line.range.lowerBound) || units.isEmpty,
                "line \(line.index) begins inside of a character, at \(next)")
            next = line.range.upperBound
        }
        findings.expect(layout.isTruncated || next == units.count, "the lines end at \(next) of \(units.count)")
    }

    // MARK: - Numbers

    private mutating func checkPlaces() {
        var (top, bottom): (CGFloat, CGFloat) = (0, 0)
        findings.expectFinite([layout.width, layout.height], "sizes")
        for line in layout.lines {
            findings.expectFinite(
                [line.x, line.top, line.width, line.height, line.baseline, line.trailingWhitespaceWidth],
                "places of line \(line.index)")
            // Negative spacing draws lines together, as in TextKit.
            let most = spacing(above: line) < 0 ? top : bottom
            findings.expect(
                line.top >= most - 1e-6 * max(1, most), "line \(line.index) at \(line.top) overlaps the one above")
            (top, bottom) = (line.top, line.top + line.height)
        }
    }

    /// The least of what paragraphs ask for between a line and the one above.
    private func spacing(above line: TextLayout.Line) -> CGFloat {
        guard line.index > 0 else { return 0 }
        let before = layout.shaped.text.format(at: layout.line(at: line.index - 1).range.lowerBound)
        let own = layout.shaped.text.format(at: line.range.lowerBound)
        return min(before.lineSpacing, before.paragraphSpacing, own.paragraphSpacingBefore)
    }

    /// A line is no wider than its space, unless nothing in it can be divided.
    private mutating func checkWidth(of line: TextLayout.Line) {
        let isClipped = line.record.cut == nil && layout.isTruncated && line.index == layout.lines.count - 1
        guard layout.rules.width.isFinite, !isClipped else { return }
        let space = space(of: line)
        let isWithin = line.width <= space + 1e-3 + space * 1e-9
        findings.expect(
            isWithin || indivisibleCount(of: line) <= 1,
            "line \(line.index) (\(line.range)) is \(line.width) wide in \(space)")
    }

    /// How many stretches with a width a line shows that no line can end within: what shaping keeps together as one
    /// cluster (a ligature, a syllable), or readers as one character.
    private func indivisibleCount(of line: TextLayout.Line) -> Int {
        // Those of the whole word: where a ligature's letters are all that a line holds, the line shows two.
        let clusters = [line.record.visible, tail(line)].flatMap { range in
            layout.shaped.clusters(in: range).map { ($0.range, CGFloat($0.advance)) }
        }
        var widths: [CGFloat] = []
        var end = -1
        for (range, width) in clusters {
            let isJoined = range.lowerBound == end && !layout.shaped.boundaries[end].contains(.grapheme)
            if isJoined { widths[widths.count - 1] += width } else { widths.append(width) }
            end = range.upperBound
        }
        return widths.count { $0 != 0 }
    }

    private func tail(_ line: TextLayout.Line) -> Range<Int> { line.record.cut?.tail ?? 0..<0 }

    private func space(of line: TextLayout.Line) -> CGFloat {
        let format = layout.shaped.text.format(at: line.range.lowerBound)
        let isFirst = layout.shaped.paragraphs.contains { $0.range.lowerBound == line.range.lowerBound }
        let indent = isFirst ? format.firstLineHeadIndent : format.headIndent
        let end = format.tailIndent > 0 ? format.tailIndent : layout.rules.width + format.tailIndent
        return max(0, end - indent)
    }

    // MARK: - Runs

    /// What is drawn is what was measured, and shows each visible character once.
    private mutating func checkRuns(of line: TextLayout.Line) {
        let runs = line.runs
        findings.expectFinite(
            runs.flatMap { [$0.x, $0.width] + $0.positions.flatMap { [$0.x, $0.y] } }, "runs of line \(line.index)")
        let (visible, tail) = (line.record.visible, tail(line))
        let texts = runs.filter { !$0.isToken }.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
        findings.expect(
            texts.flatMap { $0 } == Array(visible) + Array(tail),
            "line \(line.index) shows \(texts), not \(visible) and \(tail)")
        for run in runs where !run.clusters.isEmpty {
            let clusters = run.clusters.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
            findings.expect(clusters.flatMap { $0 } == Array(run.range), "clusters \(clusters) of run \(run.range)")
            findings.expect(run.glyphs.count == run.positions.count, "glyphs without places in \(run.range)")
        }
        let width = runs.reduce(0) { $0 + $1.width }
        let hang = runs.map { max(0, $0.style.tracking) }.max() ?? 0
        // Letters that are drawn together to less than nothing take no space.
        let off = max(0, width) - line.drawnWidth
        let slack = 1e-3 + 1e-9 * runs.reduce(0) { $0 + abs($1.width) }
        findings.expect(
            abs(off) <= slack || abs(off - hang) <= slack || hang > 0 && off >= -slack && off <= hang + slack,
            "line \(line.index) is measured \(line.drawnWidth), drawn \(width)")
    }

    // MARK: - Places

    /// A touch on a character finds it, and the caret before it stands at its leading edge.
    private mutating func checkHits(on line: TextLayout.Line) {
        let characters = line.graphemes
        let edges = characters.flatMap { [$0.rect.minX, $0.rect.maxX] }
        guard line.height > 0.1, edges == edges.sorted(),
            layout.line(nearest: line.top + line.height / 2)?.index == line.index
        else { return }
        for character in characters where character.rect.size.width > 0.01 {
            let point = CGPoint(x: character.rect.midX, y: line.top + line.height / 2)
            let hit = layout.hit(point)
            findings.expect(
                hit?.range == character.range || hit?.placement == .token,
                "a touch at \(point) finds \(hit.map { "\($0.range)" } ?? "nothing"), not \(character.range)")
            let caret = layout.caret(at: character.range.lowerBound)
            findings.expect(caret?.line == line.index, "the caret before \(character.range) is not on its line")
            let places = [caret?.x, caret?.secondaryX].compactMap { $0 }
            findings.expect(
                places.contains { abs($0 - character.rect.minX) < 0.02 || abs($0 - character.rect.maxX) < 0.02 },
                "the caret before \(character.range) at \(character.rect) stands at \(places)")
        }
    }
}

extension TextLayout {
    /// All numbers and glyphs, for comparison.
    var numbers: [CGFloat] {
        lines.flatMap { line in line.numbers + line.runs.flatMap(\.numbers) }
    }
}

extension TextLayout.Line {
    fileprivate var numbers: [CGFloat] {
        [CGFloat(range.lowerBound), CGFloat(range.upperBound), x, top, width, height, baseline]
    }
}

extension TextLayout.Run {
    fileprivate var numbers: [CGFloat] {
        glyphs.map { CGFloat($0) } + positions.flatMap { [$0.x, $0.y] }
    }
}
