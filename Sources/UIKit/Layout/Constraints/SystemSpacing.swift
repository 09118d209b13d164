/// Standard distances between views.
@MainActor enum SystemSpacing {
    /// Between neighbors, and the unit of system spacing anchors, in points.
    static let points: CGFloat = 8

    /// Between the last baseline of one view and the first baseline of another below it: as far as lines in their fonts
    /// lie apart, with the gap of the text style that leaves more. In points.
    static func distance(fromBaselineOf above: UIFont, toBaselineOf below: UIFont) -> CGFloat {
        below.ascender - above.descender + max(above.ctFont.lineGap, below.ctFont.lineGap)
    }
}

extension NSLayoutConstraint {
    /// The constant that the rule has at present: where it stands for a standard distance between baselines, what their
    /// fonts make of it.
    var currentConstant: CGFloat {
        guard let systemSpacing, let above = (second?.layoutView?.forLastBaselineLayout).flatMap(\.baselineFont),
            let below = (first?.layoutView?.forFirstBaselineLayout).flatMap(\.baselineFont)
        else { return constant }
        return systemSpacing * SystemSpacing.distance(fromBaselineOf: above, toBaselineOf: below)
    }
}
