extension LinearSolver {
    /// Gives up a constraint; `optimize()` is due afterwards.
    package mutating func remove(_ id: ConstraintID) {
        work.constraints += 1
        let record = records[Int(id)]
        removeCost(of: id)
        unbundle(record.marker)
        if rowOfSymbol[Int(record.marker)] < 0, let row = rowToLeave(for: record.marker) {
            pivot(row, to: record.marker)
        }
        release(record)
        freeRecords.append(id)
    }

    /// Gives up a constraint by way of a row in which it is in conflict.
    mutating func removeFromConflict(_ id: ConstraintID, row: Int32) {
        let record = records[Int(id)]
        removeCost(of: id)
        unbundle(record.marker)
        if rowOfSymbol[Int(record.marker)] < 0 { pivot(row, to: record.marker) }
        release(record)
        freeRecords.append(id)
    }

    private mutating func release(_ record: SolverRecord) {
        let row = rowOfSymbol[Int(record.marker)]
        if row >= 0 { dropRow(row) }
        if record.other >= 0 {
            let row = rowOfSymbol[Int(record.other)]
            if row >= 0 { dropRow(row) }
            releaseSymbol(record.other)
        }
        releaseSymbol(record.marker)
    }

    /// The row that a marker can take over so that no restricted row becomes negative.
    private mutating func rowToLeave(for marker: Int32) -> Int32? {
        var falling: (row: Int32, ratio: Double)?
        var rising: (row: Int32, ratio: Double)?
        var external: Int32?
        for row in columns[Int(marker)] {
            let kind = headKind(row)
            // An equation that follows from others takes the place of the one that goes.
            if kind == .dummy { return row }
            guard kind.isRestricted else {
                external = row
                continue
            }
            let (coefficient, constant) = (rows[Int(row)].coefficient(of: marker), rows[Int(row)].constant)
            let ratio = abs(constant / coefficient)
            if coefficient < 0 {
                if ratio < falling?.ratio ?? .infinity { falling = (row, ratio) }
            } else if ratio < rising?.ratio ?? .infinity {
                rising = (row, ratio)
            }
        }
        return falling?.row ?? rising?.row ?? external.map { innermostRow(mentioning: marker, from: $0) }
    }

    // MARK: Costs

    mutating func addCost(of id: ConstraintID) {
        let record = records[Int(id)]
        guard case .weighted(let strength) = record.strength else { return }
        objective.use(strength)
        addCost(1, of: record, at: strength)
    }

    private mutating func removeCost(of id: ConstraintID) {
        let record = records[Int(id)]
        guard case .weighted(let strength) = record.strength else { return }
        addCost(-1, of: record, at: strength)
        objective.endUse(strength)
    }

    private mutating func addCost(_ cost: Double, of record: SolverRecord, at strength: Double) {
        for symbol in [record.marker, record.other] where symbol >= 0 && kinds[Int(symbol)] == .error {
            let row = rowOfSymbol[Int(symbol)]
            if row < 0 {
                objective.add(cost, to: symbol, at: strength)
            } else {
                objective.add(cost, times: rows[Int(row)], at: strength)
            }
        }
    }
}
