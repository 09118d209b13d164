/// A horizontal place: an edge or the center of a view or guide.
///
/// Leading and trailing anchors do not meet left and right ones. Source: Apple's documentation of `NSLayoutXAxisAnchor`.
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another, which may be negative; for constraints that compare distances.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        distance(to: otherAnchor)
    }

    /// Makes a constraint that puts this anchor a multiple of the standard distance (8 points) after another.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, SystemSpacing.points * multiplier)
    }

    /// Makes a constraint that keeps this anchor at least a multiple of the standard distance (8 points) after another.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, SystemSpacing.points * multiplier)
    }

    /// Makes a constraint that keeps this anchor at most a multiple of the standard distance (8 points) after another.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, SystemSpacing.points * multiplier)
    }
}

/// A vertical place: an edge, the center or a baseline of a view or guide.
///
/// Source: Apple's documentation of `NSLayoutYAxisAnchor`.
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor down to another, which may be negative; for constraints that compare distances.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        distance(to: otherAnchor)
    }

    /// Makes a constraint that puts this anchor a multiple of the standard distance (8 points) below another.
    ///
    /// From a last baseline to a first one the distance is that of lines in the fonts that lie there. Apple documents
    /// that fonts decide, not how.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.equal, anchor, multiplier)
    }

    /// Makes a constraint that keeps this anchor at least a multiple of the standard distance (8 points) below another.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, anchor, multiplier)
    }

    /// Makes a constraint that keeps this anchor at most a multiple of the standard distance (8 points) below another.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, anchor, multiplier)
    }

    private func spaced(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = makeConstraint(relation, anchor, SystemSpacing.points * multiplier)
        if attribute == .firstBaseline || anchor.attribute == .lastBaseline { constraint.systemSpacing = multiplier }
        return constraint
    }
}

/// A width or height, or the distance between two places.
///
/// Source: Apple's documentation of `NSLayoutDimension`.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Makes a constraint that fixes the length, in points.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { size(.equal, constant) }

    /// Makes a constraint that keeps the length from falling below a number of points.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        size(.greaterThanOrEqual, constant)
    }

    /// Makes a constraint that keeps the length from exceeding a number of points.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        size(.lessThanOrEqual, constant)
    }

    /// Makes a constraint that gives this length a multiple of another, and so many points more.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, constant, multiplier: multiplier)
    }

    /// Makes a constraint that gives this length at least a multiple of another, and so many points more.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, constant, multiplier: multiplier)
    }

    /// Makes a constraint that gives this length at most a multiple of another, and so many points more.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, constant, multiplier: multiplier)
    }

    private func size(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: constant)
        constraint.spans.first = span
        return constraint
    }
}

/// Standard distances between views.
@MainActor enum SystemSpacing {
    /// Between neighbors, and the unit of system spacing anchors, in points.
    static let points: CGFloat = 8

    /// Between the last baseline of one view and the first baseline of another below it: as far as lines in their fonts
    /// lie apart, with the gap of the text style that leaves more. In points.
    ///
    /// From an edge, which has no font, to a baseline as far as letters reach from it; believed.
    static func distance(fromBaselineOf above: UIFont?, toBaselineOf below: UIFont?) -> CGFloat? {
        guard let above, let below else { return below?.ascender ?? above.map { -$0.descender } }
        return below.ascender - above.descender + max(above.ctFont.lineGap, below.ctFont.lineGap)
    }
}

extension NSLayoutConstraint {
    /// The constant that the constraint has at present: where it stands for a standard distance between baselines, what their
    /// fonts make of it.
    var currentConstant: CGFloat {
        guard let systemSpacing else { return constant }
        let above = secondAttribute == .lastBaseline ? second?.layoutView?.forLastBaselineLayout : nil
        let below = firstAttribute == .firstBaseline ? first?.layoutView?.forFirstBaselineLayout : nil
        let distance = SystemSpacing.distance(fromBaselineOf: above?.baselineFont, toBaselineOf: below?.baselineFont)
        return distance.map { $0 * systemSpacing } ?? constant
    }
}
