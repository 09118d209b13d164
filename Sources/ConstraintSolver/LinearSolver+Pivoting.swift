extension LinearSolver {
    /// Makes a symbol of a row its head; the old head becomes zero.
    mutating func pivot(_ row: Int32, to symbol: Int32) {
        work.pivots += 1
        let head = rows[Int(row)].head
        rowOfSymbol[Int(head)] = -1
        rows[Int(row)].solve(for: symbol)
        leave(symbol, row)
        columns[Int(head)].append(row)
        rowOfSymbol[Int(symbol)] = row
        substitute(symbol, from: row, bundles: .gathered)
        guard kinds[Int(head)] == .external else { return }
        unsettle(head)
        noteMove(head)
    }

    /// What becomes of the dummies and bundles of rows that another row is put into.
    enum Bundles {
        case kept
        case gathered
    }

    /// Replaces a symbol, wherever it is mentioned, by the row that it heads.
    mutating func substitute(_ symbol: Int32, from source: Int32, bundles: Bundles = .kept) {
        bundleDummies(of: source)
        let row = rows[Int(source)]
        var targets: [Int32] = []
        swap(&targets, &columns[Int(symbol)])
        for target in targets where target != source {
            let factor = rows[Int(target)].remove(symbol)
            if factor != 0 { add(factor, times: row, to: target) }
            if bundles == .gathered { gatherBundles(of: target) }
        }
        // The column keeps its space for the next time that the symbol heads no row.
        targets.removeAll(keepingCapacity: true)
        swap(&targets, &columns[Int(symbol)])
        objective.substitute(symbol, by: row)
    }

    /// Adds a multiple of one row's right side to another row, and keeps the columns true.
    mutating func add(_ factor: Double, times source: SolverRow, to target: Int32) {
        if source.constant != 0 {
            rows[Int(target)].constant += factor * source.constant
            noteConstant(target)
        }
        guard !source.cells.isEmpty else { return }
        spare.removeAll(keepingCapacity: true)
        merge(rows[Int(target)].cells, factor, source.cells, of: target)
        swap(&rows[Int(target)].cells, &spare)
    }

    /// Puts the cells of a row plus a multiple of another's into `spare`, both being in the order of their symbols.
    private mutating func merge(_ old: [SolverCell], _ factor: Double, _ added: [SolverCell], of target: Int32) {
        var (i, j) = (0, 0)
        while i < old.count || j < added.count {
            let left = i < old.count ? old[i].symbol : Int32.max
            let right = j < added.count ? added[j].symbol : Int32.max
            var sum = left <= right ? old[i].coefficient : 0
            if right <= left { sum += factor * added[j].coefficient }
            let symbol = min(left, right)
            if abs(sum) >= SolverRow.tolerance {
                spare.append(SolverCell(symbol: symbol, coefficient: sum))
                if right < left { columns[Int(symbol)].append(target) }
            } else if left <= right {
                leave(symbol, target)
            }
            if left <= right { i += 1 }
            if right <= left { j += 1 }
        }
    }

    /// Remembers rows whose constants ask for repair.
    mutating func noteConstant(_ row: Int32) {
        let kind = headKind(row)
        if kind == .external {
            noteMove(rows[Int(row)].head)
        } else if kind == .dummy {
            suspectRows.append(row)
        } else if kind.isRestricted, rows[Int(row)].constant < 0 {
            negativeRows.append(row)
        }
    }
}
