extension LinearSolver {
    /// More pivots than any sound tableau of this size needs: rounding errors may make one go round in circles.
    var pivotLimit: Int { 1000 + 20 * (rows.count + kinds.count) }

    /// Finds the best solution after constraints have been added or removed.
    package mutating func optimize() {
        let patience = pivotLimit / 2
        for round in 0..<pivotLimit {
            guard let entering = round < patience ? nextEntering() : firstEntering() else { return settle() }
            guard let leaving = leavingRow(for: entering) else { continue }
            pivot(leaving, to: entering)
        }
        settle()
    }

    private mutating func nextEntering() -> Int32? {
        while let symbol = objective.nextCandidate() {
            if mayEnter(symbol) { return symbol }
        }
        return nil
    }

    /// The first symbol in order: a choice that never goes round in circles (Bland's constraint).
    private func firstEntering() -> Int32? {
        (0..<Int32(kinds.count)).first { mayEnter($0) && leavingRow(for: $0) != nil }
    }

    private func mayEnter(_ symbol: Int32) -> Bool {
        kinds[Int(symbol)].mayEnter && rowOfSymbol[Int(symbol)] < 0 && objective.improves(symbol)
    }

    /// Which rows stop a symbol that is raised.
    enum Barrier {
        case all
        /// Not those of optional constraints, whose other symbol can take over.
        case required
    }

    /// The row that becomes zero first as a symbol is raised.
    func leavingRow(for symbol: Int32, among barrier: Barrier = .all) -> Int32? {
        var best: (row: Int32, ratio: Double)?
        for row in columns[Int(symbol)] where headKind(row).isRestricted {
            if barrier == .required, twin(of: rows[Int(row)].head) != nil { continue }
            let coefficient = rows[Int(row)].coefficient(of: symbol)
            guard coefficient < 0 else { continue }
            let ratio = -rows[Int(row)].constant / coefficient
            guard let known = best else {
                best = (row, ratio)
                continue
            }
            let isFirst = ratio == known.ratio && rows[Int(row)].head < rows[Int(known.row)].head
            if ratio < known.ratio || isFirst { best = (row, ratio) }
        }
        return best?.row
    }

    /// The other symbol of an optional constraint: of the two one is zero, and the other one says what is left or missed.
    func twin(of symbol: Int32) -> Int32? {
        let constraint = constraintOfSymbol[Int(symbol)]
        guard constraint >= 0, records[Int(constraint)].other >= 0 else { return nil }
        return records[Int(constraint)].marker == symbol
            ? records[Int(constraint)].other : records[Int(constraint)].marker
    }

    /// Constants just below zero, left over by rounding, are zero.
    private mutating func settle() {
        for row in negativeRows where headKind(row).isRestricted {
            rows[Int(row)].constant = max(0, rows[Int(row)].constant)
        }
        negativeRows.removeAll(keepingCapacity: true)
        suspectRows.removeAll(keepingCapacity: true)
        dropIdleBundles()
    }

    // MARK: Changed constants

    /// Changes the constant of a constraint; `repair(breaking:)` is due afterwards.
    package mutating func setConstant(_ constant: Double, of id: ConstraintID) {
        let record = records[Int(id)]
        let change = record.sign * (constant - record.constant)
        guard change != 0 else { return }
        records[Int(id)].constant = constant
        let own = rowOfSymbol[Int(record.marker)]
        if own >= 0 {
            rows[Int(own)].constant += change
            noteConstant(own)
            return
        }
        for share in shares(of: record.marker) { raise(by: -change * share.coefficient, of: share.symbol) }
    }

    /// Raises the constants of all rows that hold a symbol, but those of bundles.
    private mutating func raise(by change: Double, of symbol: Int32) {
        for row in columns[Int(symbol)] where headKind(row) != .bundle {
            rows[Int(row)].constant += rows[Int(row)].coefficient(of: symbol) * change
            noteConstant(row)
        }
    }

    /// Finds the best solution after constants have changed.
    ///
    /// - Parameter choose: Asked, with required constraints that contradict each other, for the one to give up. It is removed.
    package mutating func repair(breaking choose: ([ConstraintID]) -> ConstraintID) {
        breakContradictions(choose)
        var rounds = pivotLimit
        while let row = negativeRows.popLast(), rounds > 0 {
            rounds -= 1
            guard headKind(row).isRestricted, rows[Int(row)].constant < -Self.tolerance else {
                if headKind(row).isRestricted { rows[Int(row)].constant = max(0, rows[Int(row)].constant) }
                continue
            }
            if let entering = cheapestSymbol(in: rows[Int(row)]) {
                pivot(row, to: entering)
            } else {
                breakConstraint(row, choose)
            }
        }
        negativeRows.removeAll(keepingCapacity: true)
    }

    /// Gives up equations that follow from others which now say something else.
    private mutating func breakContradictions(_ choose: ([ConstraintID]) -> ConstraintID) {
        while let row = suspectRows.popLast() {
            guard headKind(row) == .dummy else { continue }
            guard abs(rows[Int(row)].constant) >= Self.tolerance else {
                rows[Int(row)].constant = 0
                continue
            }
            breakConstraint(row, choose)
        }
    }

    /// Gives up one of the required constraints that contradict each other in a row: the one that is chosen among them.
    private mutating func breakConstraint(_ row: Int32, _ choose: ([ConstraintID]) -> ConstraintID) {
        let constraints = constraintsInConflict(row)
        let chosen = choose(constraints)
        guard let victim = constraints.contains(chosen) ? chosen : constraints.first else { return }
        removeFromConflict(victim, row: row)
    }

    // Mutating, because Swift copies the solver for others where it is being changed.
    private mutating func cheapestSymbol(in row: SolverRow) -> Int32? {
        var best: SolverCell?
        for cell in row.cells where kinds[Int(cell.symbol)].mayEnter && cell.coefficient > Self.tolerance {
            guard let known = best else {
                best = cell
                continue
            }
            if objective.isCheaper(cell.symbol, per: cell.coefficient, than: known.symbol, per: known.coefficient) {
                best = cell
            }
        }
        return best?.symbol
    }
}
