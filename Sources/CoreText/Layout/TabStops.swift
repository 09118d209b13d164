/// Where tab characters lead in one paragraph.
struct TabStops {
    private let format: ParagraphFormat
    /// Where the line's text starts, from the paragraph's leading edge, in points.
    private let indent: Double

    init(_ format: ParagraphFormat, indent: Double) {
        self.format = format
        self.indent = indent
    }

    /// The width of a tab character.
    ///
    /// - Parameters:
    ///   - place: Points from the line's start to the tab.
    ///   - following: The width of the text up to the next tab, which right and centered stops need.
    ///   - limit: The line's width; a tab without a stop before it fills the line, so that the text after it wraps.
    func advance(from place: Double, followedBy following: Double, limit: Double) -> Double {
        let edge = place + indent
        let interval = Double(format.defaultTabInterval)
        let ahead = format.tabStops.filter { Double($0.location) > edge + 1e-6 }
        if let stop = ahead.min(by: { $0.location < $1.location }) {
            let space = Double(stop.location) - edge
            switch stop.alignment {
            case .right: return max(0, space - following)
            case .center: return max(0, space - following / 2)
            case .left, .natural, .justified: return space
            }
        }
        if interval > 0 { return ((edge / interval).rounded(.down) + 1) * interval - edge }
        return limit.isFinite ? max(0, limit - place) : 28
    }
}
