/// The colors and decorations of a text, stretch after stretch: beside its styles, because no line depends on them.
///
/// Each look is kept once, however many stretches have it, and texts of one and the same look share it.
package struct TextPaints: Equatable {
    private let storage: Storage

    /// A stretch up to where the next begins; UTF-16 units.
    private struct Run: Equatable {
        var end: Int
        var look: Int
    }

    /// Unchecked because nobody changes it; what the looks hold is changed by nobody either.
    private final class Storage: @unchecked Sendable {
        let looks: [TextPaint]
        /// All stretches but the last, which most texts have alone.
        let runs: [Run]
        let last: Int
        /// The color of a text that has one look, which says nothing else.
        let plainColor: UIColor?

        init(_ looks: [TextPaint], runs: [Run], last: Int) {
            (self.looks, self.runs, self.last) = (looks, runs, last)
            plainColor =
                looks.count == 1 && looks[0] == TextPaint(foreground: looks[0].foreground)
                ? looks[0].foreground : nil
        }
    }

    private init(_ storage: Storage) { self.storage = storage }

    /// One look for all of a text.
    package init(_ paint: TextPaint) {
        // An object belongs to its text alone.
        guard paint.attachment == nil else {
            storage = Storage([paint], runs: [], last: 0)
            return
        }
        storage = Self.recent.object {
            $0.looks[0] == paint
        } made: {
            Storage([paint], runs: [], last: 0)
        }
    }

    /// One color for all of a text, and nothing else.
    package init(_ color: UIColor) {
        // Identity is enough: equal colors are mostly one object, and those that are not have a look each.
        storage = Self.recent.object {
            $0.plainColor === color
        } made: {
            Storage([TextPaint(foreground: color)], runs: [], last: 0)
        }
    }

    /// The looks that whole texts had lately.
    private static let recent = RecentObjects<Storage>()

    /// The different looks, in the order in which the text shows them.
    package var looks: [TextPaint] { storage.looks }
    private var runs: [Run] { storage.runs }

    /// Whether two texts of one length look the same.
    package static func == (a: TextPaints, b: TextPaints) -> Bool {
        a.storage === b.storage
            || a.storage.looks == b.storage.looks && a.storage.runs == b.storage.runs
                && a.storage.last == b.storage.last
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

    private func look(_ index: Int) -> Int { index < runs.count ? runs[index].look : storage.last }
}

extension TextPaints {
    /// Collects the looks of a text, stretch after stretch.
    struct Builder {
        private var looks: [TextPaint] = []
        private var runs: [Run] = []
        private var last = 0
        private var indices: [TextPaint: Int] = [:]

        /// Gives a look to a stretch that follows those before, which may be empty only if the text is.
        mutating func append(_ paint: TextPaint, over range: Range<Int>) {
            guard !looks.isEmpty else { return looks.append(paint) }
            let look = index(of: paint)
            guard look != last else { return }
            runs.append(Run(end: range.lowerBound, look: last))
            last = look
        }

        private mutating func index(of paint: TextPaint) -> Int {
            // Most texts have one look, and hashing one costs more than comparing two.
            if looks[last] == paint { return last }
            if indices.isEmpty { indices[looks[0]] = 0 }
            if let known = indices[paint] { return known }
            indices[paint] = looks.count
            looks.append(paint)
            return looks.count - 1
        }

        /// What was collected.
        var paints: TextPaints {
            looks.count == 1 ? TextPaints(looks[0]) : TextPaints(Storage(looks, runs: runs, last: last))
        }
    }
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
