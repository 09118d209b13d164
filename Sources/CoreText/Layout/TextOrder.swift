/// Finds the stretches of a line by the text that they show, however many there are.
struct TextOrder: Sendable {
    /// In the order of the text; `place` counts from the left.
    private let stretches: [(range: Range<Int>, place: Int)]

    /// - Parameter ranges: The text of each stretch from left to right, without overlaps; nil for one that shows none
    ///   of the line's text.
    init(_ ranges: some Sequence<Range<Int>?>) {
        let shown = ranges.enumerated().compactMap { place, range in range.map { (range: $0, place: place) } }
        stretches = shown.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The places of the stretches that show some of a text, from left to right.
    func places(showing range: Range<Int>) -> [Int] {
        let first = stretches.indices.bisected { stretches[$0].range.upperBound > range.lowerBound }
        return stretches[first...].prefix { $0.range.lowerBound < range.upperBound }.map(\.place).sorted()
    }
}

/// A line's runs and characters, with their orders: what looking up some of its text again and again needs.
final class LineParts: Sendable {
    /// The line's index.
    let index: Int
    let runs: [TextLayout.Run]
    let graphemes: [LineGraphemes.Grapheme]
    private let runOrder: TextOrder
    private let graphemeOrder: TextOrder

    init(_ line: TextLayout.Line) {
        index = line.index
        runs = line.runs
        graphemes = LineGraphemes(line).visual
        runOrder = TextOrder(runs.map { $0.isToken ? nil : $0.range })
        graphemeOrder = TextOrder(graphemes.map(\.range))
    }

    func runs(showing range: Range<Int>) -> [TextLayout.Run] { runOrder.places(showing: range).map { runs[$0] } }

    func graphemes(showing range: Range<Int>) -> [LineGraphemes.Grapheme] {
        graphemeOrder.places(showing: range).map { graphemes[$0] }
    }
}

extension TextLayout.Line {
    /// The runs that show some of a text, from left to right; tokens are left out.
    package func runs(showing range: Range<Int>) -> [TextLayout.Run] {
        layout.parts(of: self).runs(showing: range)
    }

    /// The user-perceived characters of which some belongs to a text, from left to right.
    package func graphemes(showing range: Range<Int>) -> [LineGraphemes.Grapheme] {
        layout.parts(of: self).graphemes(showing: range)
    }
}
