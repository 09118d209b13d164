/// The colors and decorations of a text, stretch after stretch: beside its styles, because no line depends on them.
///
/// Each look is kept once, however many stretches have it.
package struct TextPaints: Equatable {
    /// The different looks, in the order in which the text shows them.
    package private(set) var looks: [TextPaint] = []
    /// All stretches but the last, which most texts have alone.
    private var runs: [Run] = []
    private var last: Run?
    private var indices: [TextPaint: Int] = [:]

    /// A stretch up to where the next begins; UTF-16 units.
    private struct Run: Equatable {
        var end: Int
        var look: Int
    }

    /// No colors yet.
    init() {}

    /// One look for all of a text.
    ///
    /// - Parameter length: UTF-16 units.
    package init(_ paint: TextPaint, length: Int) {
        looks = [paint]
        last = Run(end: length, look: 0)
    }

    package static func == (a: TextPaints, b: TextPaints) -> Bool {
        a.looks == b.looks && a.runs == b.runs && a.last == b.last
    }

    /// Gives a look to the stretch that follows those before, which may be empty only if the text is.
    mutating func append(_ paint: TextPaint, over range: Range<Int>) {
        let look = index(of: paint)
        if let last, last.look != look { runs.append(last) }
        last = Run(end: range.upperBound, look: look)
    }

    private mutating func index(of paint: TextPaint) -> Int {
        // Most texts have one look, and hashing one costs more than comparing two.
        if let last, looks[last.look] == paint { return last.look }
        if let known = indices[paint] { return known }
        indices[paint] = looks.count
        looks.append(paint)
        return looks.count - 1
    }

    /// The look of a character; beyond the text, that of the last one.
    package func paint(at offset: Int) -> TextPaint { looks[look(index(at: offset))] }

    /// The stretches of one look each in a range, in order, cut to it.
    package func stretches(in range: Range<Int>) -> [(range: Range<Int>, paint: TextPaint)] {
        var stretches: [(range: Range<Int>, paint: TextPaint)] = []
        var (start, index) = (range.lowerBound, index(at: range.lowerBound))
        while start < range.upperBound {
            let end = index < runs.count ? min(runs[index].end, range.upperBound) : range.upperBound
            stretches.append((start..<end, looks[look(index)]))
            (start, index) = (end, index + 1)
        }
        return stretches
    }

    private func index(at offset: Int) -> Int { runs.indices.bisected { runs[$0].end > offset } }

    private func look(_ index: Int) -> Int { index < runs.count ? runs[index].look : last?.look ?? 0 }
}

extension TextPaints {
    /// A run of a line, in parts of one look each, from left to right.
    func stretches(of run: TextLayout.Run) -> [TextStretch] {
        let stretches = runs.isEmpty ? [] : stretches(in: run.range)
        guard stretches.count > 1 else {
            return [TextStretch(range: run.range, paint: paint(at: run.range.lowerBound), runs: [run])]
        }
        let parts = stretches.compactMap { stretch in
            run.part(of: stretch.range).map { TextStretch(range: $0.range, paint: stretch.paint, runs: [$0]) }
        }
        return run.level & 1 == 1 ? parts.reversed() : parts
    }
}
