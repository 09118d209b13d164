/// A sum of rows: one place for every symbol, and a list of those that are in use, so that nothing is looked up.
struct SolverSum {
    private var coefficients: [Double] = []
    private var isUsed: [Bool] = []
    private var used: [Int32] = []

    /// Starts anew, with space for a number of symbols.
    mutating func begin(symbols: Int) {
        for symbol in used {
            coefficients[Int(symbol)] = 0
            isUsed[Int(symbol)] = false
        }
        used.removeAll(keepingCapacity: true)
        guard coefficients.count < symbols else { return }
        let missing = symbols - coefficients.count
        coefficients.append(contentsOf: repeatElement(0, count: missing))
        isUsed.append(contentsOf: repeatElement(false, count: missing))
    }

    mutating func add(_ coefficient: Double, of symbol: Int32) {
        coefficients[Int(symbol)] += coefficient
        guard !isUsed[Int(symbol)] else { return }
        isUsed[Int(symbol)] = true
        used.append(symbol)
    }

    mutating func add(_ factor: Double, times row: SolverRow) {
        for cell in row.cells { add(factor * cell.coefficient, of: cell.symbol) }
    }

    func coefficient(of symbol: Int32) -> Double { coefficients[Int(symbol)] }

    /// Takes a symbol out; gives back its coefficient.
    mutating func take(_ symbol: Int32) -> Double {
        let coefficient = coefficients[Int(symbol)]
        coefficients[Int(symbol)] = 0
        return coefficient
    }

    /// The sum as a row without a head; what cancels out is left out.
    mutating func row(constant: Double) -> SolverRow {
        used.sort()
        var cells: [SolverCell] = []
        cells.reserveCapacity(used.count)
        for symbol in used where abs(coefficients[Int(symbol)]) >= SolverRow.tolerance {
            cells.append(SolverCell(symbol: symbol, coefficient: coefficients[Int(symbol)]))
        }
        return SolverRow(head: -1, constant: constant, cells: cells)
    }
}
