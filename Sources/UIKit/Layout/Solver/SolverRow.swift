/// A symbol of the tableau; its kind says what values it may take and whether it may come into a row's head.
enum SymbolKind: UInt8 {
    case unused
    /// A variable of the layout: any value.
    case external
    /// What an inequality leaves over: never negative.
    case slack
    /// By how much a weighted rule is missed: never negative, and it costs.
    case error
    /// Stands for a required equation and is always zero.
    case dummy
    /// Helps a rule into the tableau and is gone afterwards.
    case artificial

    /// Whether the symbol may not be negative.
    var isRestricted: Bool { self == .slack || self == .error || self == .artificial }
    /// Whether the symbol may be raised from zero to improve the solution.
    var mayEnter: Bool { self == .slack || self == .error }
}

/// One row of the tableau: `head = constant + Σ coefficients · symbols`, cells in the order of the symbols.
struct SolverRow {
    var head: Int32
    var constant: Double
    var symbols: [Int32]
    var coefficients: [Double]

    /// Coefficients below this are rounding errors of sums that cancel out.
    static let tolerance = 1e-10

    func place(of symbol: Int32) -> Int? {
        var (low, high) = (0, symbols.count)
        while low < high {
            let middle = (low + high) / 2
            if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
        }
        return low < symbols.count && symbols[low] == symbol ? low : nil
    }

    func coefficient(of symbol: Int32) -> Double {
        place(of: symbol).map { coefficients[$0] } ?? 0
    }

    /// Turns `head = … + c · symbol` into an equation for the symbol.
    mutating func solve(for symbol: Int32) {
        guard let place = place(of: symbol) else { return }
        let factor = -1 / coefficients[place]
        symbols.remove(at: place)
        coefficients.remove(at: place)
        constant *= factor
        for index in coefficients.indices { coefficients[index] *= factor }
        insert(head, -factor)
        head = symbol
    }

    mutating func insert(_ symbol: Int32, _ coefficient: Double) {
        let place = symbols.firstIndex { $0 > symbol } ?? symbols.count
        symbols.insert(symbol, at: place)
        coefficients.insert(coefficient, at: place)
    }
}
