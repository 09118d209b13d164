/// Variables that head a row are named in the rows of other variables instead of being replaced there, so that a chain of
/// views below each other has short rows, and a change of one costs what it touches.
///
/// No variable is named in what its own row leads to. A variable is settled once its row leads to no variable without a
/// row: only settled ones are named where a variable without a row might come back to itself.
extension LinearSolver {
    /// What of a variable is known besides its row.
    struct VariableState {
        var value = 0.0
        /// Whether the value is to be found anew; then it is so for all variables that name this one.
        var isStale = false
        /// Whether the variable is in `moved`; then all variables that name this one are.
        var isMoved = false
        var isSettled = false
    }

    /// Which variables are followed through the rows that they head.
    private enum Reach {
        case all
        case unsettled
        case stale
        /// Bundles instead of variables.
        case bundles
    }

    // MARK: Values

    /// A variable's value; zero if no constraint says anything about it.
    package mutating func value(of variable: Variable) -> Double {
        if states[Int(variable)].isStale {
            trace(variable, .stale)
            for symbol in traced { renewValue(of: symbol) }
            endTrace()
        }
        return states[Int(variable)].value
    }

    private mutating func renewValue(of variable: Variable) {
        let row = rowOfSymbol[Int(variable)]
        var value = row < 0 ? 0 : rows[Int(row)].constant
        if row >= 0 {
            for cell in rows[Int(row)].cells where kinds[Int(cell.symbol)] == .external {
                value += cell.coefficient * states[Int(cell.symbol)].value
            }
        }
        states[Int(variable)].value = value
        states[Int(variable)].isStale = false
    }

    package mutating func clearMoves() {
        for variable in moved { states[Int(variable)].isMoved = false }
        moved.removeAll(keepingCapacity: true)
    }

    /// Notes that a variable, and so all that name it, may have got another value.
    mutating func noteMove(_ symbol: Int32) {
        guard kinds[Int(symbol)] == .external, markMoved(symbol) else { return }
        path.append((symbol, 0))
        while let (variable, _) = path.popLast() {
            for row in columns[Int(variable)] where headKind(row) == .external && markMoved(rows[Int(row)].head) {
                path.append((rows[Int(row)].head, 0))
            }
        }
    }

    /// Whether any of it is new.
    private mutating func markMoved(_ variable: Variable) -> Bool {
        let state = states[Int(variable)]
        guard !state.isStale || !state.isMoved else { return false }
        if !state.isMoved { moved.append(variable) }
        states[Int(variable)].isStale = true
        states[Int(variable)].isMoved = true
        return true
    }

    // MARK: Settled variables

    /// Notes that a variable has got a row, which may settle those that name it.
    mutating func settle(_ variable: Variable) {
        path.append((variable, 0))
        while let (variable, _) = path.popLast() {
            guard !states[Int(variable)].isSettled, namesSettledOnly(rowOfSymbol[Int(variable)]) else { continue }
            states[Int(variable)].isSettled = true
            for row in columns[Int(variable)] where headKind(row) == .external {
                path.append((rows[Int(row)].head, 0))
            }
        }
    }

    // Mutating, because Swift copies the solver for others where it is being changed.
    private mutating func namesSettledOnly(_ row: Int32) -> Bool {
        rows[Int(row)].cells.allSatisfy { kinds[Int($0.symbol)] != .external || states[Int($0.symbol)].isSettled }
    }

    /// Notes that a variable has lost its row, and that all which name it are no longer settled.
    ///
    /// Whether it was settled itself does not count: a pivot has put it in rows that did not name it before.
    mutating func unsettle(_ variable: Variable) {
        states[Int(variable)].isSettled = false
        path.append((variable, 0))
        while let (variable, _) = path.popLast() {
            for row in columns[Int(variable)] where headKind(row) == .external {
                let head = rows[Int(row)].head
                guard states[Int(head)].isSettled else { continue }
                states[Int(head)].isSettled = false
                path.append((head, 0))
            }
        }
    }

    // MARK: Rows without names

    /// A row's right side with variables replaced by what their rows say.
    private mutating func expanded(_ row: SolverRow, _ reach: Reach) -> SolverRow {
        for cell in row.cells { trace(cell.symbol, reach) }
        guard !traced.isEmpty else { return row }
        var constant = row.constant
        sum.begin(symbols: kinds.count)
        sum.add(1, times: row)
        // Those that name others come before them.
        for symbol in traced.reversed() {
            let factor = sum.take(symbol)
            guard factor != 0 else { continue }
            let own = rows[Int(rowOfSymbol[Int(symbol)])]
            constant += factor * own.constant
            sum.add(factor, times: own)
        }
        endTrace()
        var result = sum.row(constant: constant)
        result.head = row.head
        return result
    }

    /// A row in terms of the symbols that head no row.
    mutating func expanded(_ row: SolverRow) -> SolverRow { expanded(row, .all) }

    /// A row in which every variable without a row is named that it leads to.
    mutating func expandedToUnsettled(_ row: SolverRow) -> SolverRow { expanded(row, .unsettled) }

    /// A row that names each dummy which it holds in bundles.
    mutating func unbundled(_ row: SolverRow) -> SolverRow { bundleCount > 0 ? expanded(row, .bundles) : row }

    /// The row that a variable heads, in terms of the symbols that head no row.
    mutating func expandedRow(of variable: Variable) -> SolverRow? {
        let row = rowOfSymbol[Int(variable)]
        return row < 0 ? nil : expanded(rows[Int(row)])
    }

    /// Of the rows of variables that a row leads to, itself included, one that mentions a symbol and leads to no other one.
    mutating func innermostRow(mentioning symbol: Int32, from row: Int32) -> Int32 {
        trace(rows[Int(row)].head, .all)
        defer { endTrace() }
        let inner = traced.first { rows[Int(rowOfSymbol[Int($0)])].coefficient(of: symbol) != 0 }
        return inner.map { rowOfSymbol[Int($0)] } ?? row
    }

    /// Adds to `traced` a variable and the variables that its row leads to, each after those that it names.
    private mutating func trace(_ start: Int32, _ reach: Reach) {
        guard isFollowed(start, reach) else { return }
        isTraced[Int(start)] = true
        path.append((start, 0))
        while let (symbol, cell) = path.last {
            guard let next = nextFollowed(in: rowOfSymbol[Int(symbol)], from: cell, reach) else {
                traced.append(symbol)
                path.removeLast()
                continue
            }
            path[path.count - 1].cell = next.cell + 1
            isTraced[Int(next.symbol)] = true
            path.append((next.symbol, 0))
        }
    }

    private func nextFollowed(in row: Int32, from start: Int, _ reach: Reach) -> (symbol: Int32, cell: Int)? {
        guard row >= 0 else { return nil }
        var cell = start
        while cell < rows[Int(row)].cells.count {
            let symbol = rows[Int(row)].cells[cell].symbol
            if isFollowed(symbol, reach) { return (symbol, cell) }
            cell += 1
        }
        return nil
    }

    private func isFollowed(_ symbol: Int32, _ reach: Reach) -> Bool {
        guard kinds[Int(symbol)] == (reach == .bundles ? .bundle : .external), !isTraced[Int(symbol)] else {
            return false
        }
        return switch reach {
        case .all, .bundles: rowOfSymbol[Int(symbol)] >= 0
        case .unsettled: rowOfSymbol[Int(symbol)] >= 0 && !states[Int(symbol)].isSettled
        case .stale: states[Int(symbol)].isStale
        }
    }

    private mutating func endTrace() {
        for symbol in traced { isTraced[Int(symbol)] = false }
        traced.removeAll(keepingCapacity: true)
    }
}
