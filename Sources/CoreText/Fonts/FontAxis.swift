/// A way in which a variable font's face varies (OpenType's fvar table).
package struct FontAxis: Hashable, Sendable {
    /// Four ASCII letters: `wght`, `wdth`, `slnt`, `ital`, `opsz` or the font's own.
    package var tag: String
    /// The values that the axis reaches, in its own units: for `wght` those of usWeightClass.
    package var range: ClosedRange<CGFloat>
    /// The value that the face has unless told otherwise.
    package var standard: CGFloat
    /// What the font calls the axis; empty if it does not say.
    package var name: String
    /// Whether the font would have no setting for it shown.
    package var isHidden: Bool

    /// The nearest value that the axis reaches.
    func reachable(_ value: CGFloat) -> CGFloat { min(max(value, range.lowerBound), range.upperBound) }
}

/// A place on one axis of a variable font.
package struct FontVariation: Hashable, Sendable {
    /// The axis' four letters.
    package var tag: String
    /// The place on the axis, in its own units.
    package var value: CGFloat

    /// A place on an axis.
    package init(tag: String, value: CGFloat) {
        self.tag = tag
        self.value = value
    }
}

extension FontTraits {
    /// The places on a face's axes at which it has these traits, as near as its ranges reach; empty for a static face.
    func variations(on axes: [FontAxis]) -> [FontVariation] {
        axes.compactMap { axis in
            let wanted: CGFloat? =
                switch axis.tag {
                case "wght": CGFloat(weight)
                case "wdth": CGFloat(width)
                case "ital": slant == .italic ? 1 : 0
                case "slnt": slant == .italic ? axis.range.lowerBound : 0
                default: nil
                }
            return wanted.map { FontVariation(tag: axis.tag, value: axis.reachable($0)) }
        }
    }

    /// The traits of a face set to some places on its axes.
    func varied(by variations: [FontVariation]) -> FontTraits {
        var traits = self
        for variation in variations {
            switch variation.tag {
            case "wght": traits.weight = Int(variation.value.rounded())
            case "wdth": traits.width = Int(variation.value.rounded())
            case "ital", "slnt": traits.slant = variation.value != 0 ? .italic : traits.slant
            default: break
            }
        }
        return traits
    }
}
