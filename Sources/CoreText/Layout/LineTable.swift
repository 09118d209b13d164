/// The lines of a layout, in order.
///
/// Most lines differ from each other in few numbers: they follow one another, and are as high as all others. Those take a
/// fifth of what a whole record takes.
struct LineTable: RandomAccessCollection, Sendable {
    /// As they are, where some line is another than `Line` can say.
    private let whole: [LineRecord]
    private let lines: [Line]
    /// Where the first line starts.
    private let start: Int
    private let common: Common

    /// A line that is neither cut nor stretched, without tabs and without a divided word.
    fileprivate struct Line: Sendable {
        /// Where it ends, in UTF-16 units, times two; odd for a line after which a line must end.
        var end: UInt32
        /// How many units of white space end it.
        var hanging: UInt32
        var width: Double
        var trailing: Double
        var x: Double
        var top: Double
    }

    /// What all lines have in common.
    private struct Common: Sendable, Equatable {
        var height = 0.0
        var ascent = 0.0
        var descent = 0.0
        var leading = 0.0
        var gap = 0.0
        var level: UInt8 = 0

        init() {}

        init(_ line: LineRecord) {
            (height, ascent, descent) = (line.height, line.ascent, line.descent)
            (leading, gap, level) = (line.leading, line.gap, line.level)
        }

        /// As `LineStacker` places it.
        func baseline(below top: Double) -> Double { height - descent - leading + top }
    }

    init(_ records: [LineRecord]) {
        let common = records.first.map(Common.init) ?? Common()
        var lines: [Line] = []
        lines.reserveCapacity(records.count)
        start = records.first?.range.lowerBound ?? 0
        var end = start
        for record in records {
            guard record.range.lowerBound == end, let line = Line(record), Common(record) == common,
                record.baseline == common.baseline(below: record.top)
            else { break }
            lines.append(line)
            end = record.range.upperBound
        }
        let isAll = lines.count == records.count
        (self.lines, self.common) = (isAll ? lines : [], common)
        whole = isAll ? [] : Array(records)
    }

    var startIndex: Int { 0 }
    var endIndex: Int { Swift.max(whole.count, lines.count) }

    subscript(position: Int) -> LineRecord {
        guard whole.isEmpty else { return whole[position] }
        let line = lines[position]
        let start = position > 0 ? lines[position - 1].limit : start
        var record = LineRecord(
            range: start..<line.limit, visible: start..<line.limit - Int(line.hanging),
            ending: line.end & 1 == 1 ? .hard : .wrapped, cut: nil, width: line.width, trailing: line.trailing)
        (record.x, record.top, record.baseline) = (line.x, line.top, common.baseline(below: line.top))
        (record.height, record.ascent, record.descent) = (common.height, common.ascent, common.descent)
        (record.leading, record.gap, record.level) = (common.leading, common.gap, common.level)
        return record
    }
}

extension LineTable.Line {
    /// Nil for a line that has more to say.
    fileprivate init?(_ record: LineRecord) {
        guard record.cut == nil, record.tabs.isEmpty, record.stretch == 0, record.narrowing == 0,
            record.ending != .hyphenated, record.visible.lowerBound == record.range.lowerBound,
            let end = UInt32(exactly: record.range.upperBound * 2),
            let hanging = UInt32(exactly: record.range.upperBound - record.visible.upperBound)
        else { return nil }
        self.end = end | (record.ending == .hard ? 1 : 0)
        self.hanging = hanging
        (width, trailing, x, top) = (record.width, record.trailing, record.x, record.top)
    }

    /// Where it ends, in UTF-16 units.
    fileprivate var limit: Int { Int(end >> 1) }
}
