/// A symbol of the tableau; its kind says what values it may take and whether it may come into a row's head.
enum SymbolKind: UInt8 {
    case unused
    /// A variable of the layout: any value.
    case external
    /// What an inequality leaves over: never negative.
    case slack
    /// By how much a weighted constraint is missed: never negative, and it costs.
    case error
    /// Stands for a required equation and is always zero.
    case dummy
    /// Stands for the sum of dummies and other bundles, always zero; it heads a row of them.
    case bundle
    /// Helps a constraint into the tableau and is gone afterwards.
    case artificial

    /// Whether the symbol may not be negative.
    var isRestricted: Bool { self == .slack || self == .error || self == .artificial }
    /// Whether the symbol may be raised from zero to improve the solution.
    var mayEnter: Bool { self == .slack || self == .error }
    /// Whether the symbol is always zero.
    var isFixed: Bool { self == .dummy || self == .bundle }
}

/// A symbol times a number.
struct SolverCell: Equatable {
    var symbol: Int32
    var coefficient: Double
}

/// One row of the tableau: `head = constant + Σ coefficient · symbol`, cells in the order of their symbols.
struct SolverRow {
    var head: Int32
    var constant: Double
    var cells: [SolverCell]

    /// Coefficients below this are rounding errors of sums that cancel out.
    static let tolerance = 1e-10

    /// Where a symbol's cell is, or where it would be.
    private func place(of symbol: Int32) -> Int {
        var (low, high) = (0, cells.count)
        while low < high {
            let middle = (low + high) / 2
            if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func coefficient(of symbol: Int32) -> Double {
        let place = place(of: symbol)
        return place < cells.count && cells[place].symbol == symbol ? cells[place].coefficient : 0
    }

    /// Takes a symbol out; gives back its coefficient, 0 if it was not there.
    mutating func remove(_ symbol: Int32) -> Double {
        let place = place(of: symbol)
        guard place < cells.count, cells[place].symbol == symbol else { return 0 }
        return cells.remove(at: place).coefficient
    }

    /// Turns `head = … + c · symbol` into an equation for the symbol.
    mutating func solve(for symbol: Int32) {
        let coefficient = remove(symbol)
        guard coefficient != 0 else { return }
        scale(by: -1 / coefficient)
        if head >= 0 { cells.insert(SolverCell(symbol: head, coefficient: 1 / coefficient), at: place(of: head)) }
        head = symbol
    }

    /// Multiplies the right side.
    mutating func scale(by factor: Double) {
        constant *= factor
        for index in cells.indices { cells[index].coefficient *= factor }
    }
}
