/// How the two sides of a linear constraint compare.
package enum LinearRelation: Int8 {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}

/// How much a constraint matters: required, or by a number of which the higher always wins.
package enum LinearStrength: Equatable {
    case required
    case weighted(Double)

    /// Below every weight that a client can give: the strength of a required constraint that could not be kept, which
    /// places only what nothing else does.
    package static let broken = LinearStrength.weighted(0.5)
    /// Above every weight that a client can give: of what is required only as far as required constraints allow.
    package static let yielding = LinearStrength.weighted(999.5)
}

/// A variable times a number.
package struct LinearTerm: Equatable {
    package var variable: LinearSolver.Variable
    package var coefficient: Double

    package init(variable: LinearSolver.Variable, coefficient: Double) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// `terms · variables  relation  constant`, with a strength.
package struct LinearConstraint: Equatable {
    package var terms: [LinearTerm]
    package var relation: LinearRelation
    package var constant: Double
    package var strength: LinearStrength

    package init(
        _ terms: [LinearTerm], _ relation: LinearRelation, _ constant: Double,
        _ strength: LinearStrength = .required
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = Self.sound(constant)
        self.strength = strength
    }

    /// A constant as the solver takes it.
    ///
    /// Constants come from margins and sizes too, which may be anything; a number that is none would stay in the tableau
    /// for good.
    package static func sound(_ constant: Double) -> Double {
        constant.isFinite ? min(max(constant, -farthest), farthest) : 0
    }

    /// Points beyond any layout, small enough to be added up.
    private static let farthest = 1e12
}

/// What the solver keeps of a constraint that it has taken in.
struct SolverRecord {
    var relation: LinearRelation
    var constant: Double
    var strength: LinearStrength
    /// The symbol that stands for this constraint alone; every row that owes something to the constraint mentions it.
    var marker: Int32
    /// The second symbol of a weighted constraint, or -1.
    var other: Int32
    /// The sign with which `marker` was put beside the constraint's terms.
    var sign: Double
}
