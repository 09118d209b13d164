import PlacardCoreText

/// Where labels have the line gap of their font.
package enum LabelLineGap: Hashable, Sendable {
    /// Nowhere, as since iOS 13.
    case none
    /// Between lines, as before iOS 11.
    case betweenLines
    /// Below each line, as on iOS 11 and 12.
    case belowLines

    /// The measures of a font whose lines have the gap there.
    func metrics(of metrics: FontMetrics) -> FontMetrics {
        switch self {
        case .none: return metrics
        case .belowLines: return metrics.withoutLeading
        case .betweenLines:
            var alone = metrics
            alone.leading = 0
            return alone
        }
    }
}
