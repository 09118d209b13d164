import Synchronization

/// The colors and decorations of a text, stretch after stretch: beside its styles, because no line depends on them.
///
/// Each look is kept once, however many stretches have it, and texts of one and the same look share it.
package struct TextPaints: Equatable {
    private var storage: Storage

    /// A stretch up to where the next begins; UTF-16 units.
    private struct Run: Equatable {
        var end: Int
        var look: Int
    }

    /// Unchecked because nobody but its only owner changes it, before anybody else sees it.
    private final class Storage: @unchecked Sendable {
        var looks: [TextPaint] = []
        /// All stretches but the last, which most texts have alone.
        var runs: [Run] = []
        var last = 0
        var indices: [TextPaint: Int] = [:]

        init() {}

        init(_ only: TextPaint) { looks = [only] }

        init(copying other: Storage) {
            (looks, runs, last, indices) = (other.looks, other.runs, other.last, other.indices)
        }
    }

    /// No colors yet.
    init() { storage = Storage() }

    /// One look for all of a text.
    package init(_ paint: TextPaint) { storage = Self.shared(paint) }

    /// The looks that whole texts had lately, the last one first.
    ///
    /// Bounded: eight of them.
    private static let recent = Mutex<[Storage]>([])
    private static let recentCount = 8

    private static func shared(_ paint: TextPaint) -> Storage {
        // An object belongs to its text alone.
        guard paint.attachment == nil else { return Storage(paint) }
        return recent.withLock { recent in
            for index in recent.indices where recent[index].looks[0] == paint {
                if index > 0 { recent.swapAt(0, index) }
                return recent[0]
            }
            if recent.count == recentCount { recent.removeLast() }
            recent.insert(Storage(paint), at: 0)
            return recent[0]
        }
    }

    /// The different looks, in the order in which the text shows them.
    package var looks: [TextPaint] { storage.looks }
    private var runs: [Run] { storage.runs }

    /// Whether two texts of one length look the same.
    package static func == (a: TextPaints, b: TextPaints) -> Bool {
        a.storage === b.storage
            || a.storage.looks == b.storage.looks && a.storage.runs == b.storage.runs
                && a.storage.last == b.storage.last
    }

    /// Gives a look to a stretch that follows those before, which may be empty only if the text is.
    mutating func append(_ paint: TextPaint, over range: Range<Int>) {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
        guard !storage.looks.isEmpty else { return storage.looks.append(paint) }
        let look = index(of: paint)
        guard look != storage.last else { return }
        storage.runs.append(Run(end: range.lowerBound, look: storage.last))
        storage.last = look
    }

    private func index(of paint: TextPaint) -> Int {
        // Most texts have one look, and hashing one costs more than comparing two.
        if storage.looks[storage.last] == paint { return storage.last }
        if storage.indices.isEmpty { storage.indices[storage.looks[0]] = 0 }
        if let known = storage.indices[paint] { return known }
        storage.indices[paint] = storage.looks.count
        storage.looks.append(paint)
        return storage.looks.count - 1
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
