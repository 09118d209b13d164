/// What the solver keeps as small as it can: by strength, from the strongest down, the sum by which constraints are missed.
///
/// Each symbol holds, for every strength at which it costs anything, what raising it by one would cost. Costs are compared
/// strength by strength. Few symbols cost something at many strengths, however many there are.
struct SolverObjective {
    /// What a symbol costs at a strength; never zero.
    private struct Cost {
        let strength: Double
        var amount: Double
    }

    /// Of each symbol, from the strongest down.
    private var costs: [[Cost]] = []
    /// Weighted constraints at each strength in use.
    private var uses: [Double: Int] = [:]
    /// Symbols whose cost has changed since they were last looked at.
    private var candidates: [Int32] = []
    private var isCandidate: [Bool] = []

    static let tolerance = 1e-9

    mutating func addSymbol() {
        costs.append([])
        isCandidate.append(false)
    }

    mutating func clear(_ symbol: Int32) { costs[Int(symbol)].removeAll(keepingCapacity: true) }

    // MARK: Strengths

    mutating func use(_ strength: Double) { uses[strength, default: 0] += 1 }

    /// Forgets a strength with the last constraint that has it: what symbols still cost there is rounding error.
    mutating func endUse(_ strength: Double) {
        guard let count = uses[strength] else { return }
        uses[strength] = count > 1 ? count - 1 : nil
        guard count == 1 else { return }
        for symbol in costs.indices where !costs[symbol].isEmpty {
            costs[symbol].removeAll { $0.strength == strength }
        }
    }

    // MARK: Costs

    mutating func add(_ cost: Double, to symbol: Int32, at strength: Double) {
        note(symbol)
        let place = costs[Int(symbol)].firstIndex { $0.strength <= strength } ?? costs[Int(symbol)].count
        let isKnown = place < costs[Int(symbol)].count && costs[Int(symbol)][place].strength == strength
        let sum = (isKnown ? costs[Int(symbol)][place].amount : 0) + cost
        if abs(sum) < Self.tolerance {
            if isKnown { costs[Int(symbol)].remove(at: place) }
        } else if isKnown {
            costs[Int(symbol)][place].amount = sum
        } else {
            costs[Int(symbol)].insert(Cost(strength: strength, amount: sum), at: place)
        }
    }

    mutating func add(_ factor: Double, times row: SolverRow, at strength: Double) {
        for cell in row.cells { add(factor * cell.coefficient, to: cell.symbol, at: strength) }
    }

    /// Adds what a symbol costs to the symbols of a row, which takes its place or a part of it.
    mutating func add(costOf symbol: Int32, times row: SolverRow) {
        for cost in costs[Int(symbol)] { add(cost.amount, times: row, at: cost.strength) }
    }

    /// Replaces a symbol by the row that it heads from now on.
    mutating func substitute(_ symbol: Int32, by row: SolverRow) {
        guard !costs[Int(symbol)].isEmpty else { return }
        add(costOf: symbol, times: row)
        clear(symbol)
    }

    /// Whether raising a symbol makes the solution better: what it costs at the highest strength is negative.
    func improves(_ symbol: Int32) -> Bool { costs[Int(symbol)].first.map { $0.amount < -Self.tolerance } ?? false }

    /// Whether raising a symbol costs nothing at any strength from a certain one on.
    func isFree(_ symbol: Int32, above strength: Double) -> Bool {
        costs[Int(symbol)].first.map { $0.strength < strength } ?? true
    }

    /// Whether one symbol's cost for each unit of a row is below another's.
    func isCheaper(_ symbol: Int32, per coefficient: Double, than other: Int32, per otherCoefficient: Double) -> Bool
    {
        let (own, others) = (costs[Int(symbol)], costs[Int(other)])
        var (i, j) = (0, 0)
        while i < own.count || j < others.count {
            let (left, right) = (Self.strength(i, in: own), Self.strength(j, in: others))
            var difference = left >= right ? own[i].amount / coefficient : 0
            if right >= left { difference -= others[j].amount / otherCoefficient }
            if abs(difference) > Self.tolerance { return difference < 0 }
            if left >= right { i += 1 }
            if right >= left { j += 1 }
        }
        return false
    }

    /// The strength of a cost; below all others behind the last one.
    private static func strength(_ place: Int, in costs: [Cost]) -> Double {
        place < costs.count ? costs[place].strength : -.infinity
    }

    // MARK: Candidates

    private mutating func note(_ symbol: Int32) {
        guard !isCandidate[Int(symbol)] else { return }
        isCandidate[Int(symbol)] = true
        candidates.append(symbol)
    }

    /// The symbol to raise next: of those whose cost has changed, the newest one that improves what matters most; nil when none
    /// improves anything.
    ///
    /// What is improved at a lower strength first would be undone for a higher one, again and again.
    mutating func nextCandidate() -> Int32? {
        var best: (place: Int, strength: Double)?
        var kept = 0
        for symbol in candidates {
            guard improves(symbol), let strength = costs[Int(symbol)].first?.strength else {
                isCandidate[Int(symbol)] = false
                continue
            }
            candidates[kept] = symbol
            if best.map({ strength >= $0.strength }) ?? true { best = (kept, strength) }
            kept += 1
        }
        candidates.removeLast(candidates.count - kept)
        guard let best else { return nil }
        let symbol = candidates.remove(at: best.place)
        isCandidate[Int(symbol)] = false
        return symbol
    }
}
