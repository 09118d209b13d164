extension UIView {
    /// What the system does to views; raw values as on iOS.
    public enum SystemAnimation: UInt, Sendable {
        case delete = 0
    }

    /// In `intrinsicContentSize`: the content does not care about this direction.
    public static let noIntrinsicMetric: CGFloat = -1

    /// What becomes of a view's image when its size changes, and how image views place theirs; raw values as on iOS.
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit, scaleAspectFill
        /// The view is drawn again.
        case redraw
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

        /// The layer's name for this.
        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }

    /// Which margins and sides of a view stretch with its superview; raw values as on iOS.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits, as on iOS.
        public let rawValue: UInt

        /// Makes a mask of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance from the superview's left edge changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width changes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance from the superview's right edge changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance from the superview's upper edge changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height changes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance from the superview's lower edge changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}

/// Whether a view keeps its direction in right-to-left surroundings; raw values as on iOS.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback, spatial, forceLeftToRight, forceRightToLeft
}
