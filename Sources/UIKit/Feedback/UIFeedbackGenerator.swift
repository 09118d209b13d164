/// Shakes the device so that fingers feel what happens; nothing shakes here.
///
/// Source: Apple's documentation of `UIFeedbackGenerator`.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view that the generator was added to.
    open private(set) weak var view: UIView?

    /// Makes a generator that belongs to no view.
    public override init() { super.init() }

    /// Makes a generator and adds it to a view.
    public init(view: UIView) {
        super.init()
        view.addInteraction(self)
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Takes the view.
    open func didMove(to view: UIView?) { self.view = view }

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

    /// Makes a generator that belongs to no view. The argument keeps this from being NSObject's `init()`.
    public init(style: FeedbackStyle = .medium) { super.init() }
    /// Makes a generator and adds it to a view.
    public init(style: FeedbackStyle = .medium, view: UIView) { super.init(view: view) }

    /// No effect.
    open func impactOccurred() {}
    /// No effect.
    open func impactOccurred(intensity: CGFloat) {}
    /// No effect; the place is in the view's coordinates.
    open func impactOccurred(at location: CGPoint) {}
    /// No effect; the place is in the view's coordinates.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Feedback for a selection that changes; nothing is felt here.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// No effect.
    open func selectionChanged() {}
    /// No effect; the place is in the view's coordinates.
    open func selectionChanged(at location: CGPoint) {}
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
    /// No effect; the place is in the view's coordinates.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// Feedback for drawing; nothing is felt here.
@preconcurrency @MainActor open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// No effect; the place is in the view's coordinates.
    open func alignmentOccurred(at location: CGPoint) {}
    /// No effect; the place is in the view's coordinates.
    open func pathCompleted(at location: CGPoint) {}
}
