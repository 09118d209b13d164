import Foundation

/// What moves, as SMIL: SVG 1.1, chapter 19.
extension SVGWriter {
    mutating func write(_ items: [DrawingItem], moving motion: DrawnMotion, in state: GraphicsState) {
        if !motion.fills.isEmpty { return writeFills(items, motion) }
        var ends = 0
        if !motion.places.isEmpty {
            open("transform=\"\(state.transform.svg)\"", "", &ends)
            place(motion, &ends)
        }
        if let first = motion.opacities.first {
            let track = MotionTrack(motion.opacities.map { [$0] }, tolerance: 0.002)
            open(
                "opacity=\"\(first.brief)\"",
                animate("animate attributeName=\"opacity\"", track, motion.duration) { $0[0].brief }, &ends)
        }
        for item in items { write(item) }
        for _ in 0..<ends { body += "</g>\n" }
    }

    private mutating func open(_ attributes: String, _ animation: String, _ ends: inout Int) {
        body += "<g \(attributes)>\(animation)\n"
        ends += 1
    }

    /// SVG moves one kind of transform at a time, so each has a group of its own.
    private mutating func place(_ motion: DrawnMotion, _ ends: inout Int) {
        let degrees = 180 / CGFloat.pi
        let parts: [(name: String, rows: [[CGFloat]], tolerance: CGFloat)] = [
            ("translate", motion.places.map { [$0.translation.x, $0.translation.y] }, 0.01),
            ("rotate", motion.places.map { [$0.rotation * degrees] }, 0.02),
            ("scale", motion.places.map { [$0.scale.x, $0.scale.y] }, 0.001),
        ]
        for part in parts {
            let track = MotionTrack(part.rows, tolerance: part.tolerance)
            func text(_ row: [CGFloat]) -> String { row.map(\.brief).joined(separator: " ") }
            open(
                "transform=\"\(part.name)(\(text(part.rows[0])))\"",
                animate(
                    "animateTransform attributeName=\"transform\" type=\"\(part.name)\"", track, motion.duration, text
                ),
                &ends)
        }
    }

    /// Shapes whose fill changes.
    private mutating func writeFills(_ items: [DrawingItem], _ motion: DrawnMotion) {
        let colors = motion.fills.map(\.rgba.clamped)
        let hues = MotionTrack(colors.map { [$0.red, $0.green, $0.blue].map { $0 * 255 } }, tolerance: 0.5)
        let opacities = MotionTrack(colors.map { [$0.alpha] }, tolerance: 0.002)
        let animation =
            animate("animate attributeName=\"fill\"", hues, motion.duration) { row in
                "rgb(\(row.map { String(Int($0.rounded())) }.joined(separator: ",")))"
            } + animate("animate attributeName=\"fill-opacity\"", opacities, motion.duration) { $0[0].brief }
        for item in items {
            guard case .shape(.fill(let path, let rule, _), _) = item, let first = colors.first else {
                write(item)
                continue
            }
            let ruleText = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
            body += "<path\(ruleText)\(first.svgFill(opacity: 1)) d=\"\(path.svg)\">\(animation)</path>\n"
        }
    }

    /// An element that changes an attribute; nothing for what stands still.
    private func animate(
        _ element: String, _ track: MotionTrack, _ duration: Double, _ text: ([CGFloat]) -> String
    ) -> String {
        guard !track.isStill else { return "" }
        let corners = track.corners
        let values = corners.map { text($0.row) }.joined(separator: ";")
        let times = corners.map(\.time.brief).joined(separator: ";")
        return "<\(element) values=\"\(values)\" keyTimes=\"\(times)\" dur=\"\(CGFloat(duration).brief)s\" "
            + "repeatCount=\"indefinite\"/>"
    }
}
