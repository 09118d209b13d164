/// The lines of a layout, in order.
///
/// Most lines differ from each other in few numbers: they follow one another, and are as high as all others. Those take a
/// sixth of what a whole record takes.
struct LineTable: RandomAccessCollection, Sendable {
    /// Shared by all who look at the lines, on any thread: nobody writes to it once it was made.
    nonisolated(unsafe) let storage: Storage

    init(_ storage: Storage) { self.storage = storage }

    init(_ records: [LineRecord]) { storage = Storage.of(records) }

    /// The lines in one piece of memory, behind what they have in common.
    ///
    /// Nobody writes to it once it was made: `of(_:)` initializes all `count` lines, which need no end.
    final class Storage: ManagedBuffer<Header, Line> {
        fileprivate static func of(_ records: [LineRecord]) -> Storage {
            let header = Header(records)
            let storage = create(minimumCapacity: header.count) { _ in header }
            if header.isCompact {
                storage.withUnsafeMutablePointerToElements { lines in
                    for index in records.indices { (lines + index).initialize(to: Line(records[index])) }
                }
            }
            return unsafeDowncast(storage, to: Storage.self)
        }
    }

    /// A line that is neither cut nor stretched, without tabs and without a divided word.
    struct Line: Sendable {
        /// Where it ends, in UTF-16 units, times two; odd for a line after which a line must end.
        fileprivate var end: UInt32
        /// How many units of white space end it.
        fileprivate var hanging: UInt32
        fileprivate var width: Double
        fileprivate var trailing: Double
        fileprivate var top: Double
    }

    /// What all lines have in common.
    struct Header: Sendable {
        fileprivate var others = Others.none
        /// Where the first line starts.
        fileprivate var start: UInt32 = 0
        /// How many lines lie behind this.
        private var length: UInt32 = 0
        fileprivate var common = Common()

        fileprivate init(_ records: [LineRecord]) {
            if let first = records.first { common = Common(first) }
            guard common.isEnough(for: records), let length = UInt32(exactly: records.count) else {
                others = .whole(records)
                return
            }
            start = UInt32(records.first?.range.lowerBound ?? 0)
            self.length = length
            if !records.allSatisfy({ $0.x == common.x }) { others = .edges(records.map(\.x)) }
        }

        fileprivate var count: Int { Int(length) }

        fileprivate var isCompact: Bool {
            if case .whole = others { false } else { true }
        }
    }

    fileprivate enum Others: Sendable {
        case none
        /// The lines' left edges, where they differ.
        case edges([Double])
        /// All lines as they are, where some line is another than `Line` can say.
        case whole([LineRecord])
    }

    var startIndex: Int { 0 }

    var endIndex: Int {
        if case .whole(let records) = storage.header.others { records.count } else { storage.header.count }
    }

    var count: Int { endIndex }

    subscript(position: Int) -> LineRecord {
        let header = storage.header
        if case .whole(let records) = header.others { return records[position] }
        precondition(position >= 0 && position < header.count)
        return storage.withUnsafeMutablePointerToElements { lines in
            let start = position > 0 ? lines[position - 1].limit : Int(header.start)
            var record = lines[position].record(from: start, header.common)
            if case .edges(let edges) = header.others { record.x = edges[position] }
            return record
        }
    }
}

/// The measures that all lines of a layout have.
private struct Common: Sendable {
    var height = 0.0
    var ascent = 0.0
    var descent = 0.0
    var leading = 0.0
    var gap = 0.0
    /// The first line's left edge.
    var x = 0.0
    var level: UInt8 = 0

    init() {}

    init(_ line: LineRecord) {
        (height, ascent, descent) = (line.height, line.ascent, line.descent)
        (leading, gap, x, level) = (line.leading, line.gap, line.x, line.level)
    }

    /// As `LineStacker` places it.
    func baseline(below top: Double) -> Double { height - descent - leading + top }

    /// Whether lines follow one another, have these measures and nothing that `LineTable.Line` cannot say.
    func isEnough(for records: [LineRecord]) -> Bool {
        var end = records.first?.range.lowerBound ?? 0
        for index in records.indices {
            // Read where it lies: a copy counts references.
            guard records[index].range.lowerBound == end, isShared(by: records[index]), records[index].isSimple else {
                return false
            }
            end = records[index].range.upperBound
        }
        return end <= Int(UInt32.max / 2)
    }

    private func isShared(by line: LineRecord) -> Bool {
        height == line.height && ascent == line.ascent && descent == line.descent && leading == line.leading
            && gap == line.gap && level == line.level && line.baseline == baseline(below: line.top)
    }
}

extension LineRecord {
    fileprivate var isSimple: Bool {
        cut == nil && tabs.isEmpty && stretch == 0 && narrowing == 0 && ending != .hyphenated
            && visible.lowerBound == range.lowerBound && visible.upperBound <= range.upperBound
    }
}

extension LineTable.Line {
    /// - Parameter record: A simple one.
    fileprivate init(_ record: LineRecord) {
        end = UInt32(record.range.upperBound) * 2 + (record.ending == .hard ? 1 : 0)
        hanging = UInt32(record.range.upperBound - record.visible.upperBound)
        (width, trailing, top) = (record.width, record.trailing, record.top)
    }

    /// Where it ends, in UTF-16 units.
    fileprivate var limit: Int { Int(end >> 1) }

    fileprivate func record(from start: Int, _ common: Common) -> LineRecord {
        var record = LineRecord(
            range: start..<limit, visible: start..<limit - Int(hanging), ending: end & 1 == 1 ? .hard : .wrapped,
            cut: nil, width: width, trailing: trailing)
        (record.x, record.top, record.baseline) = (common.x, top, common.baseline(below: top))
        (record.height, record.ascent, record.descent) = (common.height, common.ascent, common.descent)
        (record.leading, record.gap, record.level) = (common.leading, common.gap, common.level)
        return record
    }
}
