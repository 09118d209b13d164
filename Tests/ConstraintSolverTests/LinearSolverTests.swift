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
            solver.setConstant(change.constant, of: ids[change.rule])
            kept[change.rule].constant = change.constant
        }
        var broken: [LinearSolver.RuleID] = []
        solver.repair { rules in
            broken.append(rules[0])
            return rules[0]
        }
        #expect(broken.isEmpty)
        expect(solver, kept, misses: system.missedAfter)
    }

    @Test(arguments: LinearSystem.all.indices)
    func `rules that went and came back leave no trace`(index: Int) throws {
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

    private func expect(_ solver: LinearSolver, _ rules: [LinearRule], misses expected: [Double]) {
        guard let missed = LinearSystem.missed(rules, in: solver) else {
            Issue.record("a required rule is not kept")
            return
        }
        for (value, truth) in zip(missed, expected) { #expect(abs(value - truth) < 0.01) }
    }

    private static func build(
        _ system: LinearSystem
    ) -> (LinearSolver, kept: [LinearRule], ids: [LinearSolver.RuleID], refused: [Int]) {
        var solver = LinearSolver()
        for _ in 0..<system.variableCount { _ = solver.makeVariable() }
        var (kept, ids, refused): ([LinearRule], [LinearSolver.RuleID], [Int]) = ([], [], [])
        for (index, rule) in system.rules.enumerated() {
            do {
                ids.append(try solver.add(rule))
                kept.append(rule)
            } catch {
                refused.append(index)
            }
        }
        solver.optimize()
        return (solver, kept, ids, refused)
    }

    // MARK: By hand

    @Test func `a stronger rule wins over any number of weaker ones`() throws {
        var solver = LinearSolver()
        let x = solver.makeVariable()
        for _ in 0..<500 { _ = try solver.add(Self.rule(x, .equal, 0, .weighted(250))) }
        _ = try solver.add(Self.rule(x, .equal, 70, .weighted(250.5)))
        solver.optimize()
        #expect(solver.value(of: x) == 70)
    }

    @Test func `a contradiction names the rules and leaves the rest as it was`() throws {
        var solver = LinearSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let first = try solver.add(Self.rule(x, .equal, 10))
        let second = try solver.add(
            LinearRule(
                [LinearTerm(variable: y, coefficient: 1), LinearTerm(variable: x, coefficient: -1)], .equal, 5))
        #expect(throws: LinearSolver.Conflict(rules: [first, second])) { try solver.add(Self.rule(y, .equal, 99)) }
        #expect(throws: LinearSolver.Conflict.self) { try solver.add(Self.rule(y, .greaterThanOrEqual, 99)) }
        solver.optimize()
        #expect(solver.value(of: y) == 15)
    }

    @Test func `equations that say the same hold until their constants differ`() throws {
        var solver = LinearSolver()
        let x = solver.makeVariable()
        let first = try solver.add(Self.rule(x, .equal, 10))
        let second = try solver.add(Self.rule(x, .equal, 10))
        solver.optimize()
        var asked: [LinearSolver.RuleID] = []
        func change(_ one: Double, _ other: Double) {
            solver.setConstant(one, of: first)
            solver.setConstant(other, of: second)
            solver.repair { rules in
                asked = rules
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
        let least = try solver.add(Self.rule(x, .greaterThanOrEqual, 10))
        let most = try solver.add(Self.rule(x, .lessThanOrEqual, 20))
        solver.optimize()
        solver.setConstant(30, of: least)
        var asked: [LinearSolver.RuleID] = []
        solver.repair { rules in
            asked = rules
            return rules[0]
        }
        #expect(Set(asked) == [least, most])
        #expect([20, 30].contains(solver.value(of: x)))
    }

    private static func rule(
        _ variable: LinearSolver.Variable, _ relation: LinearRelation, _ constant: Double,
        _ strength: LinearStrength = .required
    ) -> LinearRule {
        LinearRule([LinearTerm(variable: variable, coefficient: 1)], relation, constant, strength)
    }
}
