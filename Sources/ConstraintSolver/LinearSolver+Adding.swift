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
        var row = tableauRow(of: constraint, id)
        if row.constant < 0 { row.scale(by: -1) }
        let record = records[Int(id)]
        if let subject = subject(of: row, record) {
            row.solve(for: subject)
            let place = addRow(row)
            substitute(subject, from: place)
        } else if row.cells.allSatisfy({ kinds[Int($0.symbol)] == .dummy }) {
            try addRedundant(row, id)
        } else {
            try addWithArtificial(row, id)
        }
        addCost(of: id)
        return id
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

    /// The constraint as `0 = …`, in terms of the symbols that head no row.
    private mutating func tableauRow(of constraint: LinearConstraint, _ id: ConstraintID) -> SolverRow {
        sum.begin(symbols: kinds.count)
        var constant = -constraint.constant
        for term in constraint.terms {
            let head = rowOfSymbol[Int(term.variable)]
            if head < 0 {
                sum.add(term.coefficient, of: term.variable)
            } else {
                constant += term.coefficient * rows[Int(head)].constant
                sum.add(term.coefficient, times: rows[Int(head)])
            }
        }
        let record = records[Int(id)]
        sum.add(record.sign, of: record.marker)
        if record.other >= 0 { sum.add(-record.sign, of: record.other) }
        return sum.row(constant: constant)
    }

    /// The symbol that the new row can be solved for without making anything negative.
    private func subject(of row: SolverRow, _ record: SolverRecord) -> Int32? {
        if let external = row.cells.first(where: { kinds[Int($0.symbol)] == .external }) { return external.symbol }
        for symbol in [record.marker, record.other] where symbol >= 0 && kinds[Int(symbol)].mayEnter {
            if row.coefficient(of: symbol) < 0 { return symbol }
        }
        return nil
    }

    /// An equation that follows from required ones already there, or contradicts them.
    private mutating func addRedundant(_ row: SolverRow, _ id: ConstraintID) throws(Conflict) {
        guard abs(row.constant) < Self.tolerance else {
            let conflict = Conflict(constraints: constraints(in: row, but: id))
            discard(id)
            throw conflict
        }
        var row = row
        row.constant = 0
        row.solve(for: records[Int(id)].marker)
        _ = addRow(row)
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
            let conflict = Conflict(constraints: constraints(in: rest, but: id))
            dropRow(place)
            discard(id)
            throw conflict
        }
        let entering = rest.cells.first {
            kinds[Int($0.symbol)] == .external || kinds[Int($0.symbol)].mayEnter
        }
        guard let cell = entering ?? rest.cells.first else { return dropRow(place) }
        rows[Int(place)].constant = 0
        pivot(place, to: cell.symbol)
    }

    /// Lowers a row's head as far as the other rows allow; stops when another symbol has taken its place.
    private mutating func minimizeHead(of place: Int32) {
        let head = rows[Int(place)].head
        for _ in 0..<pivotLimit {
            let row = rows[Int(place)]
            guard row.head == head, row.constant >= Self.tolerance else { return }
            let entering = row.cells.first {
                kinds[Int($0.symbol)].mayEnter && $0.coefficient < -SolverRow.tolerance
            }
            guard let entering, let leaving = leavingRow(for: entering.symbol) else { return }
            pivot(leaving, to: entering.symbol)
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

    func constraintsInConflict(_ row: Int32) -> [ConstraintID] { constraints(in: rows[Int(row)], but: -1) }

    private mutating func discard(_ id: ConstraintID) {
        let record = records[Int(id)]
        releaseSymbol(record.marker)
        if record.other >= 0 { releaseSymbol(record.other) }
        freeRecords.append(id)
    }
}
