extension UIControl {
    /// Where content lies in a control's height; raw values as on iOS.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top, bottom, fill
    }

    /// Where content lies in a control's width; raw values as on iOS.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left, right, fill, leading, trailing
    }

    /// The horizontal alignment without reading direction: `leading` and `trailing` are left or right.
    public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
        switch contentHorizontalAlignment {
        case .leading: return isLeft ? .left : .right
        case .trailing: return isLeft ? .right : .left
        default: return contentHorizontalAlignment
        }
    }
}
