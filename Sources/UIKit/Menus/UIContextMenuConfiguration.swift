/// What a menu holds, and what is shown beside it.
///
/// Source: Apple's documentation of `UIContextMenuConfiguration`.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// Makes the menu of what the system suggests besides.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    /// Makes what is shown beside the menu.
    public typealias PreviewProvider = () -> UIViewController?

    /// In which order a menu lists its elements; raw values as on iOS.
    public enum ElementOrder: Int, Sendable {
        case automatic = 0
        case priority, fixed
    }
    /// In which order the menu lists its elements. Stored; no effect.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// What tells the configuration from others.
    open private(set) var identifier: any NSCopying
    /// Makes what is shown beside the menu. Stored; no effect.
    open private(set) var previewProvider: PreviewProvider?
    /// Makes the menu.
    open private(set) var actionProvider: ActionProvider?

    /// Makes a configuration; without an identifier it gets one of its own.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
