/// Shakes the device so that fingers feel what happens; nothing shakes here.
///
/// Source: Apple's documentation of `UIFeedbackGenerator`.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// No effect.
    open func prepare() {}
}

/// Feedback for things that meet; nothing is felt here.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy the things are; raw values as on iOS.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium, heavy, soft, rigid
    }

    /// The argument keeps this from being NSObject's `init()`.
    public init(style: FeedbackStyle = .medium) { super.init() }

    /// No effect.
    open func impactOccurred() {}
    /// No effect.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for a selection that changes; nothing is felt here.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// No effect.
    open func selectionChanged() {}
}

/// Feedback for tasks that end; nothing is felt here.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How a task ended; raw values as on iOS.
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning, error
    }

    /// No effect.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
