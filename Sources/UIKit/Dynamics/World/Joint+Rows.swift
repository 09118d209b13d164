extension Joint {
    /// Where the ends of a joint are now.
    private struct Ends {
        let arms: (PlaneVector, PlaneVector)
        let way: PlaneVector
        let angle: Double

        init(_ joint: Joint, _ bodies: [Body]) {
            let (one, other) = (bodies[joint.first], bodies[joint.second])
            arms = (one.turn.turned(joint.firstAnchor), other.turn.turned(joint.secondAnchor))
            way = other.position + arms.1 - one.position - arms.0
            angle = other.angle - one.angle
        }
    }

    /// The rows of the joint for a step.
    func rows(_ bodies: [Body], step: Double) -> [ConstraintRow] {
        let ends = Ends(self, bodies)
        switch form {
        case .rod(let length): return rod(ends, bodies, max(length, 0), step)
        case .rope(let length): return rope(ends, bodies, max(length, 0), step)
        case .pin(let angle): return point(ends, bodies, step) + turning(ends.angle - angle, bodies, step)
        case .weld(let angle): return point(ends, bodies, step) + [held(ends.angle - angle, bodies, step)]
        case .rail(let direction, let angle): return rail(ends, bodies, direction, angle, step)
        case .snap: return snap(ends, bodies, step)
        }
    }

    private func row(along direction: PlaneVector, _ ends: Ends, _ bodies: [Body]) -> ConstraintRow {
        var row = ConstraintRow(
            first, second, along: direction, firstArm: ends.arms.0, secondArm: ends.arms.1, of: bodies)
        row.bias = -anchorVelocity.dot(direction)
        return row
    }

    /// A row that closes a gap: at once, or as a spring.
    private func closing(_ gap: Double, _ row: ConstraintRow, _ step: Double) -> ConstraintRow {
        var row = row
        if frequency > 0 {
            row.soften(frequency: frequency, damping: damping, stretch: gap, step: step)
        } else {
            row.correction = PlaneVector.bounded(gap * Self.eagerness / step, by: Self.topCorrection)
        }
        return row
    }

    private func rod(_ ends: Ends, _ bodies: [Body], _ length: Double, _ step: Double) -> [ConstraintRow] {
        guard length > Self.shortest else { return point(ends, bodies, step) + friction(bodies, step) }
        let direction = ends.way.lengthSquared > 1e-12 ? ends.way.direction : PlaneVector(0, 1)
        return [closing(ends.way.length - length, row(along: direction, ends, bodies), step)] + friction(bodies, step)
    }

    private func rope(_ ends: Ends, _ bodies: [Body], _ length: Double, _ step: Double) -> [ConstraintRow] {
        let slack = length - ends.way.length
        guard slack < 1 else { return [] }
        var pull = row(along: ends.way.direction, ends, bodies)
        pull.range = -Double.infinity...0
        if slack > 0 { pull.bias -= slack / step } else { pull.correction = min(-slack, 100) * Self.eagerness / step }
        return [pull]
    }

    private func point(_ ends: Ends, _ bodies: [Body], _ step: Double) -> [ConstraintRow] {
        [PlaneVector(1, 0), PlaneVector(0, 1)].map { axis in
            closing(ends.way.dot(axis), row(along: axis, ends, bodies), step)
        }
    }

    private func held(_ error: Double, _ bodies: [Body], _ step: Double) -> ConstraintRow {
        closing(error, ConstraintRow(turning: first, second, of: bodies), step)
    }

    /// What keeps an angle within the range, and resists turning.
    private func turning(_ angle: Double, _ bodies: [Body], _ step: Double) -> [ConstraintRow] {
        limits(angle, ConstraintRow(turning: first, second, of: bodies), step) + friction(bodies, step)
    }

    private func friction(_ bodies: [Body], _ step: Double) -> [ConstraintRow] {
        guard friction > 0 else { return [] }
        var row = ConstraintRow(turning: first, second, of: bodies)
        let most = min(friction * Self.frictionUnit, 1e12) * step
        row.range = -most...most
        return [row]
    }

    /// Rows that stop what would leave the range, in the direction in which it does.
    private func limits(_ value: Double, _ row: ConstraintRow, _ step: Double) -> [ConstraintRow] {
        var rows: [ConstraintRow] = []
        for (gap, bounds) in [
            (value - range.lowerBound, 0...Double.infinity), (value - range.upperBound, -Double.infinity...0),
        ] where gap.isFinite {
            let isOutside = bounds.lowerBound == 0 ? gap < 0 : gap > 0
            var limit = row
            limit.range = bounds
            if isOutside { limit.correction = gap * Self.eagerness / step } else { limit.bias += gap / step }
            rows.append(limit)
        }
        return rows
    }

    private func rail(
        _ ends: Ends, _ bodies: [Body], _ direction: PlaneVector, _ angle: Double, _ step: Double
    ) -> [ConstraintRow] {
        let along = bodies[first].turn.turned(direction)
        // The first body's arm reaches to where the second one is on the rail.
        let arms = (ends.arms.0 + ends.way, ends.arms.1)
        func row(_ axis: PlaneVector) -> ConstraintRow {
            ConstraintRow(first, second, along: axis, firstArm: arms.0, secondArm: arms.1, of: bodies)
        }
        let across = along.quarterTurned
        let rows = [closing(ends.way.dot(across), row(across), step), held(ends.angle - angle, bodies, step)]
        return rows + limits(ends.way.dot(along), row(along), step)
    }

    private func snap(_ ends: Ends, _ bodies: [Body], _ step: Double) -> [ConstraintRow] {
        let fullTurn = 2 * Double.pi
        return point(ends, bodies, step) + [held(ends.angle.remainder(dividingBy: fullTurn), bodies, step)]
    }
}
