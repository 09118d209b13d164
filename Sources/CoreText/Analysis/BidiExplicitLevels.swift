/// Explicit levels and directions of one paragraph (UAX #9, rules X1 to X8), as level runs that are linked into
/// isolating run sequences (BD13). Linear, however deep the text nests.
struct BidiExplicitLevels {
    /// In order. Characters that rule X9 removes may lie in a run; they take part in nothing.
    private(set) var runs: [LevelRun] = []

    struct LevelRun {
        let level: UInt8
        /// UTF-16 units.
        fileprivate(set) var range: Range<Int>
        /// The run that starts with the PDI of the isolate that this run's last character opens.
        fileprivate(set) var next: Int?
        /// Whether another run's `next` is this one.
        fileprivate(set) var isContinued = false
    }

    /// The deepest level that formatting characters can reach (BD2).
    private static let maximumDepth: UInt8 = 125

    private struct Status {
        var level: UInt8
        /// The class that the characters take, if they are overridden.
        var override: BidiClass?
        /// The level run of the isolate initiator, if that made the entry.
        var isolate: Int?
    }

    private var stack: [Status]
    private var overflowIsolates = 0
    private var overflowEmbeddings = 0
    private var validIsolates = 0

    init(paragraphLevel: UInt8) {
        stack = [Status(level: paragraphLevel)]
    }

    private var status: Status { stack[stack.count - 1] }

    /// Works through a paragraph, and replaces the classes of characters that are overridden.
    ///
    /// - Parameter isolateLevels: The level inside each first-strong isolate, in order.
    mutating func add(_ range: Range<Int>, _ classes: inout [BidiClass], isolateLevels: [UInt8]) {
        var isolateLevels = isolateLevels.makeIterator()
        for index in range {
            switch classes[index] {
            case .rightToLeftEmbedding: embed(odd: 1, override: nil)
            case .leftToRightEmbedding: embed(odd: 0, override: nil)
            case .rightToLeftOverride: embed(odd: 1, override: .rightToLeft)
            case .leftToRightOverride: embed(odd: 0, override: .leftToRight)
            case .popFormat: popFormat()
            case .boundaryNeutral: break
            case .paragraphSeparator: append(index, level: stack[0].level)
            case .rightToLeftIsolate: isolate(index, &classes, odd: 1)
            case .leftToRightIsolate: isolate(index, &classes, odd: 0)
            case .firstStrongIsolate: isolate(index, &classes, odd: isolateLevels.next() ?? 0)
            case .popIsolate: popIsolate(index, &classes)
            default: keep(index, &classes)
            }
        }
    }

    // MARK: - Rules

    /// Rules X2 to X5.
    private mutating func embed(odd: UInt8, override: BidiClass?) {
        let level = nextLevel(odd: odd)
        if level <= BidiExplicitLevels.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
            stack.append(Status(level: level, override: override))
        } else if overflowIsolates == 0 {
            overflowEmbeddings += 1
        }
    }

    /// Rules X5a to X5c.
    private mutating func isolate(_ index: Int, _ classes: inout [BidiClass], odd: UInt8) {
        keep(index, &classes)
        let level = nextLevel(odd: odd)
        if level <= BidiExplicitLevels.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
            validIsolates += 1
            stack.append(Status(level: level, isolate: runs.count - 1))
        } else {
            overflowIsolates += 1
        }
    }

    /// Rule X6a.
    private mutating func popIsolate(_ index: Int, _ classes: inout [BidiClass]) {
        var opener: Int?
        if overflowIsolates > 0 {
            overflowIsolates -= 1
        } else if validIsolates > 0 {
            overflowEmbeddings = 0
            validIsolates -= 1
            while opener == nil, let popped = stack.popLast() { opener = popped.isolate }
        }
        let count = runs.count
        keep(index, &classes)
        if let opener, runs.count > count {
            runs[opener].next = count
            runs[count].isContinued = true
        }
    }

    /// Rule X7.
    private mutating func popFormat() {
        guard overflowIsolates == 0 else { return }
        if overflowEmbeddings > 0 {
            overflowEmbeddings -= 1
        } else if stack.count > 1, status.isolate == nil {
            stack.removeLast()
        }
    }

    /// Rule X6: a character takes the level, and the override if there is one, of where it stands.
    private mutating func keep(_ index: Int, _ classes: inout [BidiClass]) {
        if let override = status.override { classes[index] = override }
        append(index, level: status.level)
    }

    private mutating func append(_ index: Int, level: UInt8) {
        if let last = runs.last, last.level == level {
            runs[runs.count - 1].range = last.range.lowerBound..<index + 1
        } else {
            runs.append(LevelRun(level: level, range: index..<index + 1))
        }
    }

    /// The least level above the current one that is odd (or even).
    private func nextLevel(odd: UInt8) -> UInt8 {
        status.level + (status.level & 1 == odd ? 2 : 1)
    }
}
