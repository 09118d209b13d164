extension LinearSolver {
    /// Constraints that cannot all be kept.
    package struct Conflict: Error, Equatable {
        /// The constraints in question, without one that was to be added.
        package let constraints: [ConstraintID]
    }

    /// Takes in a constraint; `optimize()` is due afterwards.
    ///
    /// - Throws: `Conflict`, and the constraint is not taken in, if required constraints contradict a required constraint.
    package mutating func add(_ constraint: LinearConstraint) throws(Conflict) -> ConstraintID {
        work.constraints += 1
        let id = makeRecord(constraint)
        let row = row(of: constraint, id)
        if !define(by: row) { try addRestricted(expanded(row), id) }
        addCost(of: id)
        return id
    }

    /// Lets a row say what a variable is that heads no row yet; the newest one, because the fewest rows hang on it.
    ///
    /// - Returns: False if the row leads to no such variable.
    private mutating func define(by row: SolverRow) -> Bool {
        // A variable that no row names is not to be found behind the others.
        if let new = newestVariable(in: row, where: { columns[Int($0)].isEmpty }) {
            head(row, by: new)
            return true
        }
        let row = expandedToUnsettled(row)
        guard let variable = newestVariable(in: row, where: { _ in true }) else { return false }
        head(row, by: variable)
        return true
    }

    private func newestVariable(in row: SolverRow, where isFit: (Variable) -> Bool) -> Variable? {
        row.cells.last {
            kinds[Int($0.symbol)] == .external && rowOfSymbol[Int($0.symbol)] < 0 && isFit($0.symbol)
        }?.symbol
    }

    private mutating func head(_ row: SolverRow, by variable: Variable) {
        var row = row
        row.solve(for: variable)
        _ = addRow(row)
        settle(variable)
    }

    private mutating func addRestricted(_ row: SolverRow, _ id: ConstraintID) throws(Conflict) {
        var row = row
        if row.constant < 0 { row.scale(by: -1) }
        if let subject = subject(of: row, records[Int(id)]) {
            row.solve(for: subject)
            let place = addRow(row)
            substitute(subject, from: place)
        } else if row.cells.allSatisfy({ kinds[Int($0.symbol)].isFixed }) {
            try addRedundant(row, id)
        } else {
            try addWithArtificial(row, id)
        }
    }

    private mutating func makeRecord(_ constraint: LinearConstraint) -> ConstraintID {
        let id = freeRecords.popLast() ?? ConstraintID(records.count)
        let isRequired = constraint.strength == .required
        let marker = makeSymbol(
            constraint.relation != .equal ? .slack : isRequired ? .dummy : .error, constraint: id)
        let other = isRequired ? -1 : makeSymbol(.error, constraint: id)
        let isPositive = constraint.relation == .lessThanOrEqual || (constraint.relation == .equal && isRequired)
        let record = SolverRecord(
            relation: constraint.relation, constant: constraint.constant, strength: constraint.strength,
            marker: marker, other: other,
            sign: isPositive ? 1 : -1)
        if Int(id) == records.count { records.append(record) } else { records[Int(id)] = record }
        return id
    }

    /// The constraint as `0 = …`.
    private mutating func row(of constraint: LinearConstraint, _ id: ConstraintID) -> SolverRow {
        sum.begin(symbols: kinds.count)
        for term in constraint.terms { sum.add(term.coefficient, of: term.variable) }
        let record = records[Int(id)]
        sum.add(record.sign, of: record.marker)
        if record.other >= 0 { sum.add(-record.sign, of: record.other) }
        return sum.row(constant: -constraint.constant)
    }

    /// The symbol that the new row can be solved for without making anything negative.
    // Mutating, because Swift copies the solver for others where it is being changed.
    private mutating func subject(of row: SolverRow, _ record: SolverRecord) -> Int32? {
        for symbol in [record.marker, record.other] where symbol >= 0 && kinds[Int(symbol)].mayEnter {
            if row.coefficient(of: symbol) < 0 { return symbol }
        }
        return nil
    }

    /// An equation that follows from required ones already there, or contradicts them.
    private mutating func addRedundant(_ row: SolverRow, _ id: ConstraintID) throws(Conflict) {
        guard abs(row.constant) < Self.tolerance else {
            let conflict = Conflict(constraints: constraints(in: unbundled(row), but: id))
            discard(id)
            throw conflict
        }
        var row = row
        row.constant = 0
        row.solve(for: records[Int(id)].marker)
        bundleDummies(of: addRow(row))
    }

    /// Brings a row in by driving an artificial symbol to zero.
    private mutating func addWithArtificial(_ row: SolverRow, _ id: ConstraintID) throws(Conflict) {
        let artificial = makeSymbol(.artificial, constraint: -1)
        var row = row
        row.head = artificial
        let place = addRow(row)
        minimizeHead(of: place)
        defer { releaseSymbol(artificial) }
        guard rowOfSymbol[Int(artificial)] >= 0 else { return }
        let rest = rows[Int(place)]
        guard abs(rest.constant) < Self.tolerance else {
            let conflict = Conflict(constraints: constraints(in: unbundled(rest), but: id))
            dropRow(place)
            discard(id)
            throw conflict
        }
        let entering = rest.cells.last { kinds[Int($0.symbol)].mayEnter } ?? unbundled(rest).cells.first
        guard let symbol = entering?.symbol else { return dropRow(place) }
        unbundle(symbol)
        rows[Int(place)].constant = 0
        pivot(place, to: symbol)
    }

    /// Lowers a row's head as far as required constraints allow; stops when another symbol has taken its place.
    ///
    /// Optional constraints do not stand in the way: those that are missed from there on owe an error.
    private mutating func minimizeHead(of place: Int32) {
        let head = rows[Int(place)].head
        for _ in 0..<pivotLimit {
            guard rows[Int(place)].head == head, rows[Int(place)].constant >= Self.tolerance else { return }
            guard let (entering, leaving) = exchange(lowering: place) else { return }
            pivot(leaving, to: entering)
            settleMissed()
        }
    }

    /// A symbol that lowers a row, and the row that stops it: one that is stopped by no other row if there is one among the
    /// newest, or else the newest one, because the fewest rows hang on it.
    private mutating func exchange(lowering place: Int32) -> (entering: Int32, leaving: Int32)? {
        var newest: (entering: Int32, leaving: Int32)?
        var looks = mostLooks(into: place)
        for cell in rows[Int(place)].cells.reversed() where looks > 0 {
            guard kinds[Int(cell.symbol)].mayEnter, cell.coefficient < -SolverRow.tolerance,
                let leaving = leavingRow(for: cell.symbol, among: .required)
            else { continue }
            let count = columns[Int(cell.symbol)].count
            (looks, work.looks) = (looks - count, work.looks + count)
            if leaving == place { return (cell.symbol, place) }
            newest = newest ?? (cell.symbol, leaving)
        }
        return newest
    }

    /// How many rows are looked at in search of a symbol: to look at all rows of all symbols before each pivot costs the cube
    /// of a long row's length.
    private func mostLooks(into row: Int32) -> Int { 64 + 8 * rows[Int(row)].cells.count }

    /// Lets the errors of missed constraints head their rows; no other row mentions them.
    private mutating func settleMissed() {
        while let row = negativeRows.popLast() {
            guard rows[Int(row)].constant < 0, let twin = twin(of: rows[Int(row)].head) else { continue }
            pivot(row, to: twin)
        }
    }

    private func constraints(in row: SolverRow, but id: ConstraintID) -> [ConstraintID] {
        var found: [ConstraintID] = []
        for symbol in row.cells.map(\.symbol) + [row.head] where symbol >= 0 {
            let constraint = constraintOfSymbol[Int(symbol)]
            if constraint >= 0, constraint != id, records[Int(constraint)].strength == .required,
                !found.contains(constraint)
            {
                found.append(constraint)
            }
        }
        return found
    }

    mutating func constraintsInConflict(_ row: Int32) -> [ConstraintID] {
        constraints(in: unbundled(rows[Int(row)]), but: -1)
    }

    private mutating func discard(_ id: ConstraintID) {
        let record = records[Int(id)]
        releaseSymbol(record.marker)
        if record.other >= 0 { releaseSymbol(record.other) }
        freeRecords.append(id)
    }
}
