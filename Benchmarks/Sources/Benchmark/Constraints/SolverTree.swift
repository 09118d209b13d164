import Placard

/// A system in the solver alone, without views: what kiwi does with it.
///
/// The folder Solver beside this one is the solver of UIKit's own sources, compiled a second time into the benchmark,
/// because it is nobody's business outside the house.
struct SolverTree {
    private var solver = LinearSolver()
    private let variables: [ViewVariables]
    private let parents: [Int]
    private var rules: [LinearConstraint] = []
    private var ids: [LinearSolver.ConstraintID] = []
    private var values: [Double]
    /// Where the system's own rules begin.
    private let firstOwn: Int

    /// A number that hangs on every value but the root's, to see whether both sides found the same.
    var checksum: Double { values.dropFirst(4).reduce(0, +) }

    private struct ViewVariables {
        let x: LinearSolver.Variable
        let y: LinearSolver.Variable
        let width: LinearSolver.Variable
        let height: LinearSolver.Variable

        init(in solver: inout LinearSolver) {
            x = solver.makeVariable()
            y = solver.makeVariable()
            width = solver.makeVariable()
            height = solver.makeVariable()
        }
    }

    /// Makes variables and rules: the root's width, its height, that no size is negative, and the system's own.
    init(_ system: ConstraintSystem) {
        var solver = LinearSolver()
        variables = (0...system.parents.count).map { _ in ViewVariables(in: &solver) }
        self.solver = solver
        values = Array(repeating: 0, count: 4 * variables.count)
        parents = [-1] + system.parents
        rules = [(variables[0].width, system.size.width), (variables[0].height, system.size.height)].map {
            LinearConstraint([LinearTerm(variable: $0, coefficient: 1)], .equal, Double($1))
        }
        rules += variables.dropFirst().flatMap { [$0.width, $0.height] }.map {
            LinearConstraint([LinearTerm(variable: $0, coefficient: 1)], .greaterThanOrEqual, 0)
        }
        firstOwn = rules.count
        rules += system.rules.map(linearRule)
    }

    /// Takes all rules in and solves for the first time.
    mutating func start() {
        ids = rules.compactMap { try? solver.add($0) }
        solver.optimize()
        takeValues()
    }

    /// Solves for another width of the root.
    mutating func solve(width: Double) { setConstant(width, of: 0) }

    /// Solves for another constant of one of the system's rules.
    mutating func change(rule: Int, by points: Double) {
        let place = firstOwn + rule % (rules.count - firstOwn)
        setConstant(rules[place].constant + points, of: place)
    }

    private mutating func setConstant(_ constant: Double, of rule: Int) {
        rules[rule].constant = constant
        solver.setConstant(constant, of: ids[rule])
        solver.repair { $0.last ?? -1 }
        takeValues()
    }

    /// Reads what has got another value, as kiwi's `updateVariables` does.
    private mutating func takeValues() {
        for variable in solver.moved { values[Int(variable)] = solver.value(of: variable) }
        solver.clearMoves()
    }

    // MARK: Rules

    private func linearRule(_ rule: ConstraintSystem.Rule) -> LinearConstraint {
        let holder = holder(of: rule)
        var terms = side(rule.first, rule.attribute, in: holder)
        if rule.second >= 0 {
            terms += side(rule.second, rule.secondAttribute, in: holder).map {
                LinearTerm(variable: $0.variable, coefficient: -$0.coefficient * Double(rule.multiplier))
            }
        }
        return LinearConstraint(
            terms, LinearRelation(rawValue: Int8(rule.relation.rawValue)) ?? .equal, Double(rule.constant),
            rule.priority >= 1000 ? .required : .weighted(Double(rule.priority)))
    }

    /// The view in whose coordinates a rule is written: the upper one of two, or what holds both.
    private func holder(of rule: ConstraintSystem.Rule) -> Int {
        if rule.second >= 0, parents[rule.first] == rule.second { return rule.second }
        if rule.second > 0, parents[rule.second] == rule.first { return rule.first }
        return parents[rule.first]
    }

    private func side(_ view: Int, _ attribute: NSLayoutConstraint.Attribute, in holder: Int) -> [LinearTerm] {
        let own = variables[view]
        func terms(_ origin: LinearSolver.Variable, _ length: LinearSolver.Variable, _ share: Double) -> [LinearTerm]
        {
            (view == holder ? [] : [LinearTerm(variable: origin, coefficient: 1)])
                + (share == 0 ? [] : [LinearTerm(variable: length, coefficient: share)])
        }
        return switch attribute {
        case .left: terms(own.x, own.width, 0)
        case .right: terms(own.x, own.width, 1)
        case .centerX: terms(own.x, own.width, 0.5)
        case .top: terms(own.y, own.height, 0)
        case .bottom: terms(own.y, own.height, 1)
        case .centerY: terms(own.y, own.height, 0.5)
        case .width: [LinearTerm(variable: own.width, coefficient: 1)]
        default: [LinearTerm(variable: own.height, coefficient: 1)]
        }
    }
}
