import PlacardConstraintSolver

extension LayoutEngine {
    /// Whether the constraints leave space for another frame that is as good.
    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        update()
        guard let record = known(item) else { return false }
        return ambiguousVariables(of: record).isEmpty == false
    }

    private func ambiguousVariables(of record: ItemRecord) -> [LinearSolver.Variable] {
        let isRoot = record.view.map { $0 === root } ?? false
        let variables = isRoot ? [record.width, record.height] : record.variables
        return variables.filter { solver.isAmbiguous($0) }
    }

    /// Moves an item to another frame that is as good: first to larger, then to smaller numbers, in turn.
    func exercise(_ item: any LayoutItem) {
        update()
        guard let record = known(item) else { return }
        for id in exercises { solver.remove(id) }
        exercises = []
        solver.optimize()
        for variable in ambiguousVariables(of: record) { displace(variable) }
        exerciseSteps = -exerciseSteps
    }

    /// An optional constraint too weak to mean anything, for a place some way off.
    private func displace(_ variable: LinearSolver.Variable) {
        let goal = solver.value(of: variable) + exerciseSteps
        let linear = LinearConstraint(
            [LinearTerm(variable: variable, coefficient: 1)], .equal, goal, .weighted(LinearSolver.leastMeaning / 10))
        guard let id = try? solver.add(linear) else { return }
        exercises.append(id)
        solver.optimize()
    }

    /// The constraints that an item's place and size along an axis hang on, by age.
    func constraintsDetermining(_ item: any LayoutItem, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        update()
        guard let record = known(item) else { return [] }
        let variables = axis == .horizontal ? [record.x, record.width] : [record.y, record.height]
        return variables.flatMap { solver.constraints(determining: $0) }.compactMap { id in
            if case .constraint(let constraint)? = owners[id] { constraint } else { nil }
        }
    }
}
