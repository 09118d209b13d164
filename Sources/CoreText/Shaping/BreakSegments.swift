/// Text between two places where a line may break: what the line breaker adds up.
struct BreakSegment: Sendable, Equatable {
    /// UTF-16 units.
    var end: Int
    /// Points, white space at the end included; tabs count as nothing.
    var advance: Double
    /// Points of the white space at the end.
    var trailing: Double
    /// Where that white space starts; the segment's start if there is nothing else.
    var visibleEnd: Int
    var ending: Ending
    /// Whether it ends between glyphs of one word, which may look otherwise where a line ends there.
    var dividesWord = false
    /// Whether the white space at its end begins between glyphs of one word, as where a font's rules join spaces to words.
    var hangsInsideWord = false

    /// Whether what it shows ends between glyphs of one word.
    @inline(__always)
    var showsPartOfWord: Bool { visibleEnd < end ? hangsInsideWord : dividesWord }

    enum Ending: Sendable {
        case opportunity
        /// A line must end here.
        case mandatory
        /// The segment is one tab character.
        case tab
        /// A soft hyphen, which shows if the line ends here.
        case hyphen
    }
}

/// A segment of text that is nothing but plain words and spaces of one run: a fifth of what others take.
///
/// Font units and counts that are multiplied when somebody asks; texts whose numbers do not fit have whole segments.
struct FlatSegment: Sendable {
    /// Where it ends, in UTF-16 units of the text: the lowest bits, see `LongSegments`.
    var end: UInt16
    /// Font units, the spaces at the end included.
    var advance: UInt16
    /// Font units of the spaces at the end, of which there are `spaces`.
    var trailing: UInt16
    var spaces: UInt8
    var dividesWord: Bool

    /// Nil if its length or a width takes more bits than there are.
    @inline(__always)
    init?(from start: Int, to end: Int, advance: Int, trailing: Int, spaces: Int, _ dividesWord: Bool) {
        // One comparison for both bounds of each: what is negative has high bits.
        guard (end &- start | advance | trailing) & ~0xFFFF == 0, spaces <= 0xFF else { return nil }
        self.end = UInt16(truncatingIfNeeded: end)
        self.advance = UInt16(truncatingIfNeeded: advance)
        self.trailing = UInt16(truncatingIfNeeded: trailing)
        self.spaces = UInt8(truncatingIfNeeded: spaces)
        self.dividesWord = dividesWord
    }
}

/// The segments of a flat text whose ends do not fit into them, with those that are the first to end after another 65,536
/// units.
private final class LongSegments: Sendable {
    let segments: [FlatSegment]
    private let turns: [Int]

    init(_ segments: [FlatSegment]) {
        self.segments = segments
        // No segment is as long as a turn.
        turns = segments.indices.dropFirst().filter { segments[$0].end < segments[$0 - 1].end }
    }

    /// How many units end before those that a segment's lowest bits count.
    func units(before position: Int) -> Int { turns.indices.bisected { position < turns[$0] } << 16 }

    func end(_ position: Int) -> Int { units(before: position) + Int(segments[position].end) }
}

/// All segments of a text, in order.
struct BreakSegments: RandomAccessCollection, Sendable {
    private let content: Content

    private enum Content: Sendable {
        /// With the words that they are made of: whoever has whole segments has kept those.
        case whole([BreakSegment], ShapedDetails)
        case flat([FlatSegment], RunManner)
        case long(LongSegments, RunManner)
    }

    init(_ segments: [BreakSegment], _ details: ShapedDetails) { content = .whole(segments, details) }

    /// The words of a text that is not flat.
    var details: ShapedDetails? {
        if case .whole(_, let details) = content { details } else { nil }
    }

    /// Whether the segments end where the text's own rules say, and with words.
    var arePlain: Bool {
        if case .whole(_, let details) = content { details.hasPlainSegments } else { true }
    }

    /// Whether the segments are those of a flat text.
    var areFlat: Bool {
        if case .whole = content { false } else { true }
    }

    /// - Parameters:
    ///   - length: That of the text, in UTF-16 units.
    ///   - manner: Of the run that the segments are in, without a fixed advance or hanging space.
    init(_ segments: [FlatSegment], length: Int, _ manner: RunManner) {
        content = length > UInt16.max ? .long(LongSegments(segments), manner) : .flat(segments, manner)
    }

    var startIndex: Int { 0 }

    var endIndex: Int {
        switch content {
        case .whole(let segments, _): segments.count
        case .flat(let segments, _): segments.count
        case .long(let long, _): long.segments.count
        }
    }

    var count: Int { endIndex }

    subscript(position: Int) -> BreakSegment {
        switch content {
        case .whole(let segments, _): segments[position]
        case .flat(let segments, let manner):
            segments.withUnsafeBufferPointer { Flat($0, manner.measures)[position] }
        case .long(let long, let manner):
            long.segments.withUnsafeBufferPointer { LongFlat($0, long, manner.measures)[position] }
        }
    }

    /// The index of the first segment that ends after a unit; their number at the end of the text.
    func place(after offset: Int) -> Int {
        switch content {
        case .whole(let segments, _): segments.indices.bisected { offset < segments[$0].end }
        case .flat(let segments, _): segments.indices.bisected { offset < Int(segments[$0].end) }
        case .long(let long, _): long.segments.indices.bisected { offset < long.end($0) }
        }
    }

    /// Flat segments where they lie, with what their numbers are multiplied by.
    struct Flat: SegmentSource {
        private let segments: UnsafeBufferPointer<FlatSegment>
        private let scale: Double
        private let spacing: Double

        fileprivate init(_ segments: UnsafeBufferPointer<FlatSegment>, _ measures: ShapedRun.Measures) {
            self.segments = segments
            (scale, spacing) = (measures.scale, measures.spacing)
        }

        var count: Int { segments.count }

        @inline(__always)
        subscript(position: Int) -> BreakSegment {
            let segment = segments[position]
            let end = Int(segment.end)
            let length = segment.end &- (position > 0 ? segments[position &- 1].end : 0)
            let spaces = Int(segment.spaces)
            return BreakSegment(
                end: end, advance: Double(segment.advance) * scale + Double(length) * spacing,
                trailing: Double(segment.trailing) * scale + Double(spaces) * spacing, visibleEnd: end &- spaces,
                ending: .opportunity, dividesWord: segment.dividesWord)
        }
    }

    /// Flat segments of a text whose ends do not fit into them.
    struct LongFlat: SegmentSource {
        private let flat: Flat
        private let long: LongSegments

        fileprivate init(
            _ segments: UnsafeBufferPointer<FlatSegment>, _ long: LongSegments, _ measures: ShapedRun.Measures
        ) {
            (flat, self.long) = (Flat(segments, measures), long)
        }

        var count: Int { flat.count }

        subscript(position: Int) -> BreakSegment {
            var segment = flat[position]
            let units = long.units(before: position)
            segment.end += units
            segment.visibleEnd += units
            return segment
        }
    }

    /// Lends the segments for a walk over all of them: whole ones or flat ones, for whoever is made for both.
    @inline(__always)
    func with<Walk: SegmentWalk>(_ walk: Walk) -> Walk.Result {
        switch content {
        case .whole(let segments, _): segments.withUnsafeBufferPointer { walk.walk(over: $0) }
        case .flat(let segments, let manner):
            segments.withUnsafeBufferPointer { walk.walk(over: Flat($0, manner.measures)) }
        case .long(let long, let manner):
            long.segments.withUnsafeBufferPointer { walk.walk(over: LongFlat($0, long, manner.measures)) }
        }
    }
}

/// Segments where they lie.
protocol SegmentSource {
    var count: Int { get }
    subscript(position: Int) -> BreakSegment { get }
}

extension UnsafeBufferPointer<BreakSegment>: SegmentSource {}

/// A walk over segments of either kind.
protocol SegmentWalk {
    associatedtype Result
    func walk(over segments: some SegmentSource) -> Result
}
