/// How something that is drawn into a document moves: values at even steps of a time that is repeated without end.
package struct DrawnMotion: Sendable {
    /// What takes a drawing's own coordinates to those around it: first scaled, then turned, then moved.
    package struct Place: Hashable, Sendable {
        /// In points.
        package var translation: CGPoint
        /// In radians, going on beyond a whole turn.
        package var rotation: CGFloat
        package var scale: CGPoint

        package init(translation: CGPoint, rotation: CGFloat, scale: CGPoint) {
            (self.translation, self.rotation, self.scale) = (translation, rotation, scale)
        }

        var transform: CGAffineTransform {
            CGAffineTransform(scaleX: scale.x, y: scale.y).concatenating(CGAffineTransform(rotationAngle: rotation))
                .concatenating(CGAffineTransform(translationX: translation.x, y: translation.y))
        }
    }

    /// In seconds.
    package let duration: Double
    /// Empty for what stays in its place, and keeps the coordinates around it.
    package var places: [Place]
    /// Of all together; empty where it does not change.
    package var opacities: [CGFloat]
    /// Of what is filled, in place of its own colors; empty where they do not change.
    package var fills: [CGColor]

    package init(duration: Double, places: [Place] = [], opacities: [CGFloat] = [], fills: [CGColor] = []) {
        (self.duration, self.places, self.opacities, self.fills) = (duration, places, opacities, fills)
    }
}

/// Values that change over time, as SVG's animation elements take them.
struct MotionTrack {
    private let rows: [[CGFloat]]
    private let tolerance: CGFloat

    /// - Parameter tolerance: How far a value may lie from what is written.
    init(_ rows: [[CGFloat]], tolerance: CGFloat) { (self.rows, self.tolerance) = (rows, tolerance) }

    /// Whether all are the same.
    var isStill: Bool { rows.allSatisfy { isClose($0, rows[0]) } }

    /// The values between which the others lie on straight lines, and their shares of the time.
    var corners: [(time: CGFloat, row: [CGFloat])] {
        guard rows.count > 1 else { return rows.map { (0, $0) } }
        var kept = [0]
        var end = 1
        while end < rows.count {
            // As far ahead as one line serves; at most a second or two, so that long films take no square of time.
            var next = end
            while next + 1 < rows.count, next - kept[kept.count - 1] < 120, isStraight(kept[kept.count - 1], next + 1)
            {
                next += 1
            }
            kept.append(next)
            end = next + 1
        }
        return kept.map { (CGFloat($0) / CGFloat(rows.count - 1), rows[$0]) }
    }

    private func isStraight(_ first: Int, _ last: Int) -> Bool {
        (first + 1..<last).allSatisfy { index in
            let share = CGFloat(index - first) / CGFloat(last - first)
            return isClose(rows[index], zip(rows[first], rows[last]).map { $0 + ($1 - $0) * share })
        }
    }

    private func isClose(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
        zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
    }
}
