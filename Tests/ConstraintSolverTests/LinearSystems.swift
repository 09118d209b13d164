import Foundation

@testable import PlacardConstraintSolver

/// The systems of `Fixtures/linear-systems.txt`; `linear-systems.py` beside it says what a line means.
struct LinearSystem {
    let variableCount: Int
    let constraints: [LinearConstraint]
    let refused: [Int]
    let missed: [Double]
    let changes: [(constraint: Int, constant: Double)]
    let missedAfter: [Double]

    static let all: [LinearSystem] = {
        let url = Bundle.module.url(forResource: "Fixtures/linear-systems", withExtension: "txt")
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        return text.split(separator: "\n").map(LinearSystem.init)
    }()

    private init(_ line: Substring) {
        let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        variableCount = Int(parts[0]) ?? 0
        constraints = parts[1].split(separator: ";").map { Self.constraint(Self.numbers($0)) }
        let answer = parts[2].split(separator: ":", omittingEmptySubsequences: false)
        refused = Self.numbers(answer[0]).map { Int($0) }
        missed = Self.numbers(answer[1])
        changes = parts[3].split(separator: ";").map { Self.numbers($0) }.map { (Int($0[0]), $0[1]) }
        missedAfter = Self.numbers(parts[4])
    }

    private static func numbers(_ text: Substring) -> [Double] {
        text.split(separator: ",").map { Double($0) ?? .nan }
    }

    private static func constraint(_ numbers: [Double]) -> LinearConstraint {
        let terms = stride(from: 3, to: numbers.count, by: 2).map {
            LinearTerm(variable: Int32(numbers[$0]), coefficient: numbers[$0 + 1])
        }
        return LinearConstraint(
            terms, LinearRelation(rawValue: Int8(numbers[0])) ?? .equal, numbers[2],
            numbers[1] == 1000 ? .required : .weighted(numbers[1]))
    }

    /// By how much each strength's constraints are missed, from the strongest down; nil if a required one is.
    static func missed(_ constraints: [LinearConstraint], in solver: LinearSolver) -> [Double]? {
        var (solver, sums) = (solver, [750.0: 0.0, 500: 0, 250: 0])
        for constraint in constraints {
            let gap = constraint.gap(in: &solver)
            switch constraint.strength {
            case .required: if gap > 1e-6 { return nil }
            case .weighted(let strength): sums[strength, default: 0] += gap
            }
        }
        return [750, 500, 250].map { sums[$0] ?? 0 }
    }
}

extension LinearConstraint {
    /// By how much the solver's values miss the constraint.
    func gap(in solver: inout LinearSolver) -> Double {
        let sum = terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
        switch relation {
        case .equal: return abs(sum - constant)
        case .lessThanOrEqual: return max(0, sum - constant)
        case .greaterThanOrEqual: return max(0, constant - sum)
        }
    }
}
