/// Where tab characters lead in one paragraph.
struct TabStops {
    private let stops: [TabStop]
    private let interval: Double
    /// Where the line's text starts, from the paragraph's leading edge, in points.
    private let indent: Double

    init(_ format: ParagraphFormat, indent: Double) {
        stops = format.tabStops
        interval = Double(format.defaultTabInterval)
        self.indent = indent
    }

    /// The width of a tab character.
    ///
    /// - Parameters:
    ///   - place: Points from the line's start to the tab.
    ///   - limit: The line's width; a tab without a stop before it fills the line, so that the text after it wraps.
    ///   - following: The width of the text up to the next tab or the first of some characters, which right and centered
    ///     stops need.
    func advance(from place: Double, limit: Double, followedBy following: (CharacterSet?) -> Double) -> Double {
        let edge = place + indent
        // Stops are tried in the order in which they were given, as on Apple's systems, which keep it.
        if let stop = stops.first(where: { Double($0.location) > edge + 1e-6 }) {
            let space = Double(stop.location) - edge
            switch stop.alignment {
            case .right: return max(0, space - following(stop.terminators))
            case .center: return max(0, space - following(nil) / 2)
            case .left, .natural, .justified: return space
            }
        }
        if interval > 0 { return ((edge / interval).rounded(.down) + 1) * interval - edge }
        return limit.isFinite ? max(0, limit - place) : 28
    }
}
