/// Items of a bar that belong together.
///
/// Source: Apple's documentation of `UIBarButtonItemGroup`.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// The items. Stored; no effect.
    open var barButtonItems: [UIBarButtonItem]
    /// The item that stands for all where there is too little room. Stored; no effect.
    open var representativeItem: UIBarButtonItem?

    /// Makes a group of items.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
    }
}
