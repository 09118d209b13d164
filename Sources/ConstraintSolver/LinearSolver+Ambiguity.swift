extension LinearSolver {
    /// Optional constraints below this strength say nothing about what a layout means; see `LayoutEngine.exercise(_:)`.
    package static let leastMeaning = 0.1

    /// Whether another solution that is as good gives a variable another value.
    package mutating func isAmbiguous(_ variable: Variable) -> Bool {
        guard let row = expandedRow(of: variable) else { return true }
        return row.cells.contains { canMove($0.symbol) }
    }

    /// Whether a symbol that heads no row can be raised without cost.
    private func canMove(_ symbol: Int32) -> Bool {
        let kind = kinds[Int(symbol)]
        if kind == .external { return true }
        guard kind.mayEnter, objective.isFree(symbol, above: Self.leastMeaning) else { return false }
        guard let row = leavingRow(for: symbol) else { return true }
        return abs(rows[Int(row)].constant) > Self.tolerance
    }

    /// The constraints that a variable's value hangs on, in the order of their numbers.
    package mutating func constraints(determining variable: Variable) -> [ConstraintID] {
        guard let row = expandedRow(of: variable) else { return [] }
        let constraints = unbundled(row).cells.map { constraintOfSymbol[Int($0.symbol)] }.filter { $0 >= 0 }
        return Set(constraints).sorted()
    }
}
