/// Finds values for variables that keep linear constraints, and keeps finding them as constraints come, go and change.
///
/// This is the Cassowary method (Badros, Borning, Stuckey: The Cassowary Linear Arithmetic Constraint Solving Algorithm,
/// 2001) with some changes. The cost has one component for every strength in use and is compared component by component,
/// so that a higher strength wins over any number of lower ones. Every symbol knows the rows that mention it, and rows of
/// variables may name other variables, so that a change costs what it touches. Coefficients are doubles; a value is exact to about nine digits.
///
/// Constraints are added and removed with `add` and `remove`, after which `optimize()` is due; constants are changed with
/// `setConstant`, after which `repair(breaking:)` is due. Constants may be changed only in an optimized solver.
package struct LinearSolver {
    package typealias Variable = Int32
    package typealias ConstraintID = Int32

    // MARK: The tableau

    var kinds: [SymbolKind] = []
    /// The row that a symbol heads, or -1.
    var rowOfSymbol: [Int32] = []
    /// The rows that mention a symbol.
    var columns: [[Int32]] = []
    /// The constraint that a symbol belongs to, or -1.
    var constraintOfSymbol: [ConstraintID] = []
    var freeSymbols: [Int32] = []

    var rows: [SolverRow] = []
    var freeRows: [Int32] = []

    var records: [SolverRecord] = []
    var freeRecords: [ConstraintID] = []

    var objective = SolverObjective()
    /// Restricted rows that changes of constants have made negative.
    var negativeRows: [Int32] = []
    /// Rows of required equations that follow from others, whose constants have changed.
    var suspectRows: [Int32] = []

    /// Variables that may have got another value since `clearMoves()` was last called, each once.
    package internal(set) var moved: [Variable] = []
    /// What of each symbol that is a variable is known besides its row.
    var states: [VariableState] = []

    /// The variables that a row leads to, each after those that it names; kept, as `path` and `isTraced` are, so that nothing
    /// is allocated.
    var traced: [Variable] = []
    var isTraced: [Bool] = []
    /// Variables on the way to others, and the cells of their rows from which to go on.
    var path: [(variable: Variable, cell: Int)] = []

    /// The most dummies and bundles that a row which is put into others holds by themselves.
    var mostDummies = 2
    var bundleCount = 0
    /// Bundles that a row has left, which may have been the last one.
    var idleBundles: [Int32] = []

    /// Where rows are added up.
    var sum = SolverSum()
    /// Where a row is put together before it takes the place of an old one; kept, so that nothing is allocated.
    var spare: [SolverCell] = []

    /// What has been done since the solver was made; tests compare it, because times differ from run to run.
    package struct Work: Equatable {
        package var pivots = 0
        /// Constraints that were added or removed.
        package var constraints = 0
        /// Rows that were looked at in search of the one that stops a symbol, while constraints came in.
        package var looks = 0

        package init(pivots: Int = 0, constraints: Int = 0) {
            self.pivots = pivots
            self.constraints = constraints
        }
    }
    package internal(set) var work = Work()

    package init() {}

    /// Values nearer to zero than this are zero.
    static let tolerance = 1e-8

    // MARK: Variables

    package mutating func makeVariable() -> Variable { makeSymbol(.external, constraint: -1) }

    /// Gives up a variable; the constraints that mention it must have been removed.
    package mutating func release(_ variable: Variable) {
        let row = rowOfSymbol[Int(variable)]
        if row >= 0 { dropRow(row) }
        releaseSymbol(variable)
    }

    /// Rows in the tableau: about one for every constraint.
    package var rowCount: Int { rows.count - freeRows.count }
    /// Symbols in all rows, which pivots walk through.
    package var cellCount: Int { rows.reduce(0) { $0 + $1.cells.count } }

    // MARK: Symbols

    mutating func makeSymbol(_ kind: SymbolKind, constraint: ConstraintID) -> Int32 {
        if let symbol = freeSymbols.popLast() {
            kinds[Int(symbol)] = kind
            constraintOfSymbol[Int(symbol)] = constraint
            return symbol
        }
        kinds.append(kind)
        rowOfSymbol.append(-1)
        columns.append([])
        constraintOfSymbol.append(constraint)
        states.append(VariableState())
        isTraced.append(false)
        objective.addSymbol()
        return Int32(kinds.count - 1)
    }

    mutating func releaseSymbol(_ symbol: Int32) {
        // What is left of a symbol that no constraint mentions is rounding error.
        for row in columns[Int(symbol)] { _ = rows[Int(row)].remove(symbol) }
        columns[Int(symbol)].removeAll(keepingCapacity: true)
        objective.clear(symbol)
        states[Int(symbol)].isSettled = false
        states[Int(symbol)].value = 0
        kinds[Int(symbol)] = .unused
        constraintOfSymbol[Int(symbol)] = -1
        rowOfSymbol[Int(symbol)] = -1
        freeSymbols.append(symbol)
    }

    // MARK: Rows

    mutating func addRow(_ row: SolverRow) -> Int32 {
        let id: Int32
        if let free = freeRows.popLast() {
            rows[Int(free)] = row
            id = free
        } else {
            rows.append(row)
            id = Int32(rows.count - 1)
        }
        rowOfSymbol[Int(row.head)] = id
        noteMove(row.head)
        for cell in row.cells { columns[Int(cell.symbol)].append(id) }
        return id
    }

    mutating func dropRow(_ id: Int32) {
        for cell in rows[Int(id)].cells { leave(cell.symbol, id) }
        let head = rows[Int(id)].head
        if rowOfSymbol[Int(head)] == id { rowOfSymbol[Int(head)] = -1 }
        noteMove(head)
        rows[Int(id)] = SolverRow(head: -1, constant: 0, cells: [])
        freeRows.append(id)
    }

    mutating func leave(_ symbol: Int32, _ row: Int32) {
        let place = columns[Int(symbol)].withUnsafeBufferPointer { Self.place(of: row, in: $0) }
        guard let place, let last = columns[Int(symbol)].popLast() else { return }
        if place < columns[Int(symbol)].count { columns[Int(symbol)][place] = last }
        if columns[Int(symbol)].isEmpty, kinds[Int(symbol)] == .bundle { idleBundles.append(symbol) }
    }

    /// Where a row stands in a column, looked for from both ends, because rows mostly leave in the order in which they came,
    /// or the newest first. A loop over memory, which debug builds run ten times as fast as `firstIndex(of:)`.
    private static func place(of row: Int32, in column: UnsafeBufferPointer<Int32>) -> Int? {
        guard let start = column.baseAddress else { return nil }
        var (first, last) = (0, column.count - 1)
        while first <= last {
            if start[last] == row { return last }
            if start[first] == row { return first }
            first += 1
            last -= 1
        }
        return nil
    }

    func headKind(_ row: Int32) -> SymbolKind {
        let head = rows[Int(row)].head
        return head < 0 ? .unused : kinds[Int(head)]
    }
}
