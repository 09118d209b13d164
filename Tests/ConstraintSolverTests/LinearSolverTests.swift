import Testing

@testable import PlacardConstraintSolver

@Suite struct LinearSolverTests {
    @Test func `all two hundred systems of the fixture are read`() {
        #expect(LinearSystem.all.count == 200)
    }

    @Test(arguments: LinearSystem.all.indices)
    func `random systems come out as with kiwi`(index: Int) {
        let system = LinearSystem.all[index]
        var (solver, kept, _, refused) = Self.build(system)
        #expect(refused == system.refused)
        expect(solver, kept, misses: system.missed)
        solver.optimize()
        expect(solver, kept, misses: system.missed)
    }

    @Test(arguments: LinearSystem.all.indices)
    func `changed constants give what a new solver gives`(index: Int) {
        let system = LinearSystem.all[index]
        var (solver, kept, ids, _) = Self.build(system)
        for change in system.changes {
            solver.setConstant(change.constant, of: ids[change.constraint])
            kept[change.constraint].constant = change.constant
        }
        var broken: [LinearSolver.ConstraintID] = []
        solver.repair { constraints in
            broken.append(constraints[0])
            return constraints[0]
        }
        #expect(broken.isEmpty)
        expect(solver, kept, misses: system.missedAfter)
    }

    @Test(arguments: LinearSystem.all.indices)
    func `constraints that went and came back leave no trace`(index: Int) throws {
        let system = LinearSystem.all[index]
        var (solver, kept, ids, _) = Self.build(system)
        for place in stride(from: 0, to: kept.count, by: 2) {
            solver.remove(ids[place])
            solver.optimize()
        }
        for place in stride(from: 0, to: kept.count, by: 2) { ids[place] = try solver.add(kept[place]) }
        solver.optimize()
        expect(solver, kept, misses: system.missed)
        for id in ids { solver.remove(id) }
        #expect(solver.rowCount == 0)
    }

    private func expect(_ solver: LinearSolver, _ constraints: [LinearConstraint], misses expected: [Double]) {
        guard let missed = LinearSystem.missed(constraints, in: solver) else {
            Issue.record("a required constraint is not kept")
            return
        }
        for (value, truth) in zip(missed, expected) { #expect(abs(value - truth) < 0.01) }
    }

    private static func build(
        _ system: LinearSystem
    ) -> (LinearSolver, kept: [LinearConstraint], ids: [LinearSolver.ConstraintID], refused: [Int]) {
        var solver = LinearSolver()
        for _ in 0..<system.variableCount { _ = solver.makeVariable() }
        var (kept, ids, refused): ([LinearConstraint], [LinearSolver.ConstraintID], [Int]) = ([], [], [])
        for (index, constraint) in system.constraints.enumerated() {
            do {
                ids.append(try solver.add(constraint))
                kept.append(constraint)
            } catch {
                refused.append(index)
            }
        }
        solver.optimize()
        return (solver, kept, ids, refused)
    }

    // MARK: By hand

    /// Places below each other with optional heights, of equal optional widths, around which a frame fits.
    private static func column(of count: Int) throws -> LinearSolver {
        var solver = LinearSolver()
        func add(
            _ terms: [(LinearSolver.Variable, Double)], _ relation: LinearRelation, _ constant: Double,
            _ strength: LinearStrength = .required
        ) throws {
            _ = try solver.add(
                LinearConstraint(
                    terms.map { LinearTerm(variable: $0, coefficient: $1) }, relation, constant, strength))
        }
        let frame = solver.makeVariable()
        try add([(frame, 1)], .greaterThanOrEqual, 0)
        let boxes = (0..<count).map { _ in
            (y: solver.makeVariable(), width: solver.makeVariable(), height: solver.makeVariable())
        }
        for (index, box) in boxes.enumerated() {
            for (side, length) in [(box.width, Double(100 + index % 7)), (box.height, 20)] {
                try add([(side, 1)], .greaterThanOrEqual, 0)
                try add([(side, 1)], .lessThanOrEqual, length, .weighted(250))
                try add([(side, 1)], .greaterThanOrEqual, length, .weighted(750))
            }
        }
        solver.optimize()
        try add([(boxes[0].y, 1)], .equal, 0)
        try add([(frame, 1), (boxes[count - 1].y, -1), (boxes[count - 1].height, -1)], .equal, 0)
        for (above, below) in zip(boxes, boxes.dropFirst()) {
            try add([(below.y, 1), (above.y, -1), (above.height, -1)], .equal, 8)
            try add([(below.width, 1), (boxes[0].width, -1)], .equal, 0)
        }
        solver.optimize()
        #expect(solver.value(of: frame) == Double(28 * count - 8))
        return solver
    }

    @Test func `a column costs in proportion to what is in it`() throws {
        let (short, long) = (try Self.column(of: 30), try Self.column(of: 300))
        #expect(long.work.pivots <= 11 * short.work.pivots)
        let cells = [short, long].map { $0.rows.reduce(0) { $0 + $1.cells.count } }
        #expect(cells[1] <= 11 * cells[0])
    }

    /// Lengths each of which is to be a share of a whole, more than the one behind it, and all of which fill it.
    private static func shares(_ count: Int) throws -> LinearSolver {
        var solver = LinearSolver()
        let lengths = (0..<count).map { _ in solver.makeVariable() }
        for (place, length) in lengths.enumerated() {
            _ = try solver.add(constraint(length, .greaterThanOrEqual, 0))
            _ = try solver.add(constraint(length, .lessThanOrEqual, 20, .weighted(250)))
            _ = try solver.add(constraint(length, .greaterThanOrEqual, 20, .weighted(750)))
            _ = try solver.add(constraint(length, .equal, 5, .weighted(Double(1000 - place))))
        }
        let terms = lengths.map { LinearTerm(variable: $0, coefficient: 1) }
        _ = try solver.add(LinearConstraint(terms, .equal, 5 * Double(count)))
        solver.optimize()
        return solver
    }

    @Test func `many strengths take a few pivots each`() throws {
        let solver = try Self.shares(600)
        #expect(solver.work.pivots <= 4 * 600)
    }

    @Test func `a stronger constraint wins over any number of weaker ones`() throws {
        var solver = LinearSolver()
        let x = solver.makeVariable()
        for _ in 0..<500 { _ = try solver.add(Self.constraint(x, .equal, 0, .weighted(250))) }
        _ = try solver.add(Self.constraint(x, .equal, 70, .weighted(250.5)))
        solver.optimize()
        #expect(solver.value(of: x) == 70)
    }

    @Test func `a contradiction names the constraints and leaves the rest as it was`() throws {
        var solver = LinearSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let first = try solver.add(Self.constraint(x, .equal, 10))
        let second = try solver.add(
            LinearConstraint(
                [LinearTerm(variable: y, coefficient: 1), LinearTerm(variable: x, coefficient: -1)], .equal, 5))
        #expect(throws: LinearSolver.Conflict(constraints: [first, second])) {
            try solver.add(Self.constraint(y, .equal, 99))
        }
        #expect(throws: LinearSolver.Conflict.self) { try solver.add(Self.constraint(y, .greaterThanOrEqual, 99)) }
        solver.optimize()
        #expect(solver.value(of: y) == 15)
    }

    @Test func `equations that say the same hold until their constants differ`() throws {
        var solver = LinearSolver()
        let x = solver.makeVariable()
        let first = try solver.add(Self.constraint(x, .equal, 10))
        let second = try solver.add(Self.constraint(x, .equal, 10))
        solver.optimize()
        var asked: [LinearSolver.ConstraintID] = []
        func change(_ one: Double, _ other: Double) {
            solver.setConstant(one, of: first)
            solver.setConstant(other, of: second)
            solver.repair { constraints in
                asked = constraints
                return second
            }
        }
        change(20, 20)
        #expect(asked.isEmpty)
        #expect(solver.value(of: x) == 20)
        change(20, 30)
        #expect(Set(asked) == [first, second])
        #expect(solver.value(of: x) == 20)
    }

    @Test func `inequalities that come to contradict each other give one up`() throws {
        var solver = LinearSolver()
        let x = solver.makeVariable()
        let least = try solver.add(Self.constraint(x, .greaterThanOrEqual, 10))
        let most = try solver.add(Self.constraint(x, .lessThanOrEqual, 20))
        solver.optimize()
        solver.setConstant(30, of: least)
        var asked: [LinearSolver.ConstraintID] = []
        solver.repair { constraints in
            asked = constraints
            return constraints[0]
        }
        #expect(Set(asked) == [least, most])
        #expect([20, 30].contains(solver.value(of: x)))
    }

    private static func constraint(
        _ variable: LinearSolver.Variable, _ relation: LinearRelation, _ constant: Double,
        _ strength: LinearStrength = .required
    ) -> LinearConstraint {
        LinearConstraint([LinearTerm(variable: variable, coefficient: 1)], relation, constant, strength)
    }
}
