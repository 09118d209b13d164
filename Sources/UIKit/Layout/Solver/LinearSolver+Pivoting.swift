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
        noteMove(head)
        noteMove(symbol)
        substitute(symbol, from: row)
    }

    /// Replaces a symbol, wherever it is mentioned, by the row that it heads.
    mutating func substitute(_ symbol: Int32, from source: Int32) {
        let row = rows[Int(source)]
        let targets = columns[Int(symbol)]
        columns[Int(symbol)].removeAll(keepingCapacity: true)
        for target in targets where target != source {
            guard let place = rows[Int(target)].place(of: symbol) else { continue }
            let factor = rows[Int(target)].coefficients[place]
            rows[Int(target)].symbols.remove(at: place)
            rows[Int(target)].coefficients.remove(at: place)
            add(factor, times: row, to: target)
        }
        objective.substitute(symbol, by: row)
    }

    /// Adds a multiple of one row's right side to another row, and keeps the columns true.
    mutating func add(_ factor: Double, times source: SolverRow, to target: Int32) {
        if source.constant != 0 {
            rows[Int(target)].constant += factor * source.constant
            noteConstant(target)
        }
        guard !source.symbols.isEmpty else { return }
        let old = rows[Int(target)]
        var symbols: [Int32] = []
        var coefficients: [Double] = []
        symbols.reserveCapacity(old.symbols.count + source.symbols.count)
        coefficients.reserveCapacity(old.symbols.count + source.symbols.count)
        var (i, j) = (0, 0)
        while i < old.symbols.count || j < source.symbols.count {
            let left = i < old.symbols.count ? old.symbols[i] : Int32.max
            let right = j < source.symbols.count ? source.symbols[j] : Int32.max
            var sum = left <= right ? old.coefficients[i] : 0
            if right <= left { sum += factor * source.coefficients[j] }
            let symbol = min(left, right)
            if abs(sum) >= SolverRow.tolerance {
                symbols.append(symbol)
                coefficients.append(sum)
                if right < left { columns[Int(symbol)].append(target) }
            } else if left <= right {
                leave(symbol, target)
            }
            if left <= right { i += 1 }
            if right <= left { j += 1 }
        }
        rows[Int(target)].symbols = symbols
        rows[Int(target)].coefficients = coefficients
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
