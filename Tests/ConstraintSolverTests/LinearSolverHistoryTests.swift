import Testing

@testable import PlacardConstraintSolver

/// A solver with any history against a new one with the constraints that are left.
@Suite struct LinearSolverHistoryTests {
    @Test(arguments: 0..<40)
    func `whatever came, went and changed, the solution is as good as a new solver's`(seed: UInt64) throws {
        var history = History(seed: seed)
        for step in 0..<60 {
            history.change()
            let new = try #require(history.missedAnew(), "a new solver refuses what the old one kept, step \(step)")
            let missed = try #require(history.missed(), "a required constraint is not kept, step \(step)")
            for (value, truth) in zip(missed, new) { #expect(abs(value - truth) < 0.001, "step \(step)") }
        }
        history.removeAll()
        #expect(history.rowCount == 0)
    }

    /// Equations between neighbors, of which each row holds the dummies of those before it: in bundles, or in its own name.
    @Test(arguments: 0..<24)
    func `links of a chain come, go and change as in a new solver`(seed: UInt64) throws {
        var chain = ChainHistory(seed: seed, mostDummies: [1000, 1, 2, 3][Int(seed % 4)])
        for step in 0..<50 {
            chain.change()
            #expect(chain.values() == chain.valuesAnew(), "step \(step) of \(seed)")
        }
        chain.removeAll()
        #expect(chain.solver.rowCount == 0 && chain.solver.bundleCount == 0)
    }

    @Test func `a chain of equations takes memory by its length`() throws {
        var counts: [Int] = []
        for length in [200, 400] {
            let chain = ChainHistory(seed: 1, mostDummies: 2, length: length)
            counts.append(chain.solver.rows.reduce(0) { $0 + $1.cells.count })
        }
        #expect(counts[1] < 2 * counts[0] + 20, "\(counts)")
    }

    /// A pivot puts the variable that loses its row into rows of settled ones; it was not settled itself here.
    @Test func `constraints that go and come back in another order are all kept`() throws {
        var solver = LinearSolver()
        let x = (0..<4).map { _ in solver.makeVariable() }
        func term(_ place: Int, _ coefficient: Double = 1) -> LinearTerm {
            LinearTerm(variable: x[place], coefficient: coefficient)
        }
        let constraints = [
            LinearConstraint([term(3, -1), term(2, 0.5)], .lessThanOrEqual, 7.5),
            LinearConstraint([term(0)], .equal, 10, .weighted(437)),
            LinearConstraint([term(1)], .equal, 10, .weighted(675)),
            LinearConstraint([term(2), term(0, -1)], .equal, 0, .weighted(164)),
            LinearConstraint([term(3), term(1, -1)], .equal, 100, .weighted(2)),
        ]
        var ids = try constraints.map { try solver.add($0) }
        solver.optimize()
        let before = x.map { solver.value(of: $0) }
        for place in [0, 1, 2] { solver.remove(ids[place]) }
        for place in [2, 1, 0] { ids[place] = try solver.add(constraints[place]) }
        solver.optimize()
        #expect(x.map { solver.value(of: $0) } == before && before == [10, 10, 10, 110])
    }

    @Test func `of inequalities that contradict each other the chosen one goes`() throws {
        for first in [true, false] {
            var solver = LinearSolver()
            let x = [LinearTerm(variable: solver.makeVariable(), coefficient: 1)]
            let least = try solver.add(LinearConstraint(x, .greaterThanOrEqual, 10))
            let most = try solver.add(LinearConstraint(x, .lessThanOrEqual, 20))
            solver.optimize()
            solver.setConstant(30, of: least)
            solver.repair { _ in first ? least : most }
            solver.optimize()
            #expect(solver.value(of: x[0].variable) == (first ? 20 : 30))
        }
    }
}

/// A solver, the constraints that it holds, and the dice that change them.
private struct History {
    private var solver = LinearSolver()
    private var variables: [LinearSolver.Variable] = []
    private var constraints: [(id: LinearSolver.ConstraintID, constraint: LinearConstraint)] = []
    private var dice: SeededDice

    init(seed: UInt64) {
        dice = SeededDice(state: seed)
        // Half of them bundle whatever they can.
        if seed % 2 == 1 { solver.mostDummies = 1 }
        variables = (0..<8).map { _ in solver.makeVariable() }
    }

    var rowCount: Int { solver.rowCount }

    mutating func change() {
        switch Int.random(in: 0..<10, using: &dice) {
        case 0..<4: add()
        case 4..<6: remove()
        default: changeConstants()
        }
    }

    private mutating func add() {
        let constraint = randomRule()
        if let id = try? solver.add(constraint) { constraints.append((id, constraint)) }
        solver.optimize()
    }

    private mutating func remove() {
        guard let place = constraints.indices.randomElement(using: &dice) else { return }
        solver.remove(constraints.remove(at: place).id)
        solver.optimize()
    }

    mutating func removeAll() {
        while !constraints.isEmpty { remove() }
    }

    /// Gives some constraints other constants; of required ones that come to contradict each other the latest goes.
    private mutating func changeConstants() {
        for place in constraints.indices where Int.random(in: 0..<3, using: &dice) == 0 {
            let constant = randomConstant()
            solver.setConstant(constant, of: constraints[place].id)
            constraints[place].constraint.constant = constant
        }
        var gone: [LinearSolver.ConstraintID] = []
        let order = constraints.map(\.id)
        solver.repair { conflict in
            let latest = conflict.max { (order.firstIndex(of: $0) ?? 0) < (order.firstIndex(of: $1) ?? 0) } ?? -1
            gone.append(latest)
            return latest
        }
        constraints.removeAll { gone.contains($0.id) }
        solver.optimize()
    }

    // MARK: Dice

    private static let strengths: [Double] = [750, 500, 250]

    private mutating func randomConstant() -> Double { Double(Int.random(in: -20...20, using: &dice)) }

    private mutating func randomRule() -> LinearConstraint {
        let count = Int.random(in: 1...3, using: &dice)
        let terms = variables.shuffled(using: &dice).prefix(count).map {
            LinearTerm(variable: $0, coefficient: [-2, -1, -0.5, 0.5, 1, 2].randomElement(using: &dice) ?? 1)
        }
        let relation = LinearRelation(rawValue: Int8.random(in: -1...1, using: &dice)) ?? .equal
        let strength = Self.strengths.randomElement(using: &dice) ?? 1
        return LinearConstraint(
            terms, relation, randomConstant(), Bool.random(using: &dice) ? .required : .weighted(strength))
    }

    // MARK: Answers

    /// By how much each strength's constraints are missed; nil if a required one is.
    func missed() -> [Double]? { LinearSystem.missed(constraints.map(\.constraint), in: solver) }

    /// The same with a new solver; nil if that refuses a constraint.
    func missedAnew() -> [Double]? {
        var new = LinearSolver()
        for _ in variables { _ = new.makeVariable() }
        for (_, constraint) in constraints {
            guard (try? new.add(constraint)) != nil else { return nil }
        }
        new.optimize()
        return LinearSystem.missed(constraints.map(\.constraint), in: new)
    }
}

/// Lengths none of which is negative, each equal to the one before and something more.
private struct ChainHistory {
    private(set) var solver = LinearSolver()
    private var lengths: [LinearSolver.Variable] = []
    private typealias Taken = (id: LinearSolver.ConstraintID, constraint: LinearConstraint)
    private var links: [Taken] = []
    private var gone: [LinearConstraint] = []
    private var bounds: [Taken] = []
    private var dice: SeededDice

    init(seed: UInt64, mostDummies: Int, length: Int = 12) {
        dice = SeededDice(state: seed)
        solver.mostDummies = mostDummies
        lengths = (0..<length).map { _ in solver.makeVariable() }
        for place in 0..<length {
            let own = LinearTerm(variable: lengths[place], coefficient: 1)
            take(LinearConstraint([own], .greaterThanOrEqual, 0), \.bounds)
            take(LinearConstraint([own], .equal, 5, .weighted(Double(1 + place))), \.bounds)
            guard place > 0 else { continue }
            let before = LinearTerm(variable: lengths[place - 1], coefficient: -1)
            take(LinearConstraint([own, before], .equal, Double(place % 3)), \.links)
        }
    }

    private mutating func take(_ constraint: LinearConstraint, _ list: WritableKeyPath<Self, [Taken]>) {
        if let id = try? solver.add(constraint) { self[keyPath: list].append((id, constraint)) }
        solver.optimize()
    }

    mutating func change() {
        switch Int.random(in: 0..<3, using: &dice) {
        case 0: remove()
        case 1: if !gone.isEmpty { take(gone.removeFirst(), \.links) }
        default: changeConstant()
        }
    }

    private mutating func remove() {
        guard let place = links.indices.randomElement(using: &dice) else { return }
        let link = links.remove(at: place)
        gone.append(link.constraint)
        solver.remove(link.id)
        solver.optimize()
    }

    private mutating func changeConstant() {
        guard let place = links.indices.randomElement(using: &dice) else { return }
        links[place].constraint.constant = Double(Int.random(in: 0...4, using: &dice))
        solver.setConstant(links[place].constraint.constant, of: links[place].id)
        solver.repair {
            print("BROKEN", $0)
            return $0.first ?? -1
        }
        solver.optimize()
    }

    mutating func removeAll() {
        for (id, _) in links + bounds { solver.remove(id) }
        solver.optimize()
    }

    mutating func values() -> [Double] { lengths.map { rounded(solver.value(of: $0)) } }

    /// What a new solver says of the same constraints.
    func valuesAnew() -> [Double] {
        var new = LinearSolver()
        for _ in lengths { _ = new.makeVariable() }
        for (_, constraint) in bounds + links { _ = try? new.add(constraint) }
        new.optimize()
        return lengths.map { rounded(new.value(of: $0)) }
    }

    private func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}

/// The same numbers on every run (SplitMix64).
private struct SeededDice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
