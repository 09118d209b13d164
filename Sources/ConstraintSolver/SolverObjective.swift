/// What the solver keeps as small as it can: by strength, from the strongest down, the sum by which constraints are missed.
///
/// Each level holds, for every symbol, what raising the symbol by one would cost. Costs are compared level by level.
struct SolverObjective {
    struct Level {
        let strength: Double
        /// Weighted constraints at this strength.
        var uses: Int
        var costs: [Double]
    }

    private(set) var levels: [Level] = []
    private var symbolCount = 0
    /// Symbols whose cost has changed since they were last looked at.
    private var candidates: [Int32] = []
    private var isCandidate: [Bool] = []

    static let tolerance = 1e-9

    mutating func addSymbol() {
        symbolCount += 1
        isCandidate.append(false)
        for index in levels.indices { levels[index].costs.append(0) }
    }

    mutating func clear(_ symbol: Int32) {
        for index in levels.indices { levels[index].costs[Int(symbol)] = 0 }
    }

    // MARK: Levels

    /// The place of a strength's level, which is made if it is new.
    mutating func use(_ strength: Double) -> Int {
        let place = levels.firstIndex { $0.strength <= strength } ?? levels.count
        if place == levels.count || levels[place].strength != strength {
            let level = Level(strength: strength, uses: 0, costs: Array(repeating: 0, count: symbolCount))
            levels.insert(level, at: place)
        }
        levels[place].uses += 1
        return place
    }

    func level(_ strength: Double) -> Int? { levels.firstIndex { $0.strength == strength } }

    mutating func endUse(_ level: Int) {
        levels[level].uses -= 1
        if levels[level].uses == 0 { levels.remove(at: level) }
    }

    // MARK: Costs

    mutating func add(_ cost: Double, to symbol: Int32, level: Int) {
        let sum = levels[level].costs[Int(symbol)] + cost
        levels[level].costs[Int(symbol)] = abs(sum) < Self.tolerance ? 0 : sum
        note(symbol)
    }

    mutating func add(_ factor: Double, times row: SolverRow, level: Int) {
        for cell in row.cells { add(factor * cell.coefficient, to: cell.symbol, level: level) }
    }

    /// Replaces a symbol by the row that it heads from now on.
    mutating func substitute(_ symbol: Int32, by row: SolverRow) {
        for level in levels.indices {
            let cost = levels[level].costs[Int(symbol)]
            guard cost != 0 else { continue }
            levels[level].costs[Int(symbol)] = 0
            add(cost, times: row, level: level)
        }
    }

    /// Whether raising a symbol makes the solution better: its first cost that is not zero is negative.
    func improves(_ symbol: Int32) -> Bool {
        for level in levels where level.costs[Int(symbol)] != 0 {
            return level.costs[Int(symbol)] < -Self.tolerance
        }
        return false
    }

    /// Whether raising a symbol costs nothing at any level above a strength.
    func isFree(_ symbol: Int32, above strength: Double) -> Bool {
        levels.allSatisfy { $0.strength < strength || abs($0.costs[Int(symbol)]) <= Self.tolerance }
    }

    /// Whether one symbol's cost for each unit of a row is below another's.
    func isCheaper(_ symbol: Int32, per coefficient: Double, than other: Int32, per otherCoefficient: Double) -> Bool
    {
        for level in levels {
            let (cost, otherCost) = (level.costs[Int(symbol)], level.costs[Int(other)])
            let difference = cost / coefficient - otherCost / otherCoefficient
            if abs(difference) > Self.tolerance { return difference < 0 }
        }
        return false
    }

    // MARK: Candidates

    private mutating func note(_ symbol: Int32) {
        guard !isCandidate[Int(symbol)] else { return }
        isCandidate[Int(symbol)] = true
        candidates.append(symbol)
    }

    /// The next symbol whose cost has changed; nil when all have been looked at.
    mutating func nextCandidate() -> Int32? {
        guard let symbol = candidates.popLast() else { return nil }
        isCandidate[Int(symbol)] = false
        return symbol
    }
}
