extension UIBarButtonItem {
    /// A small text at the corner of an item, or a dot.
    ///
    /// Apple publishes no sizes. Source: Apple's documentation of `UIBarButtonItem.Badge`.
    @preconcurrency @MainActor open class Badge: NSObject {
        /// What the badge says; nil for a dot.
        open private(set) var stringValue: String?
        /// The font of the text; nil for that of the system.
        open var font: UIFont? { didSet { onChange?() } }
        /// The color of the text; nil for white.
        open var foregroundColor: UIColor? { didSet { onChange?() } }
        /// The color of the capsule; nil for red.
        open var backgroundColor: UIColor? { didSet { onChange?() } }
        var onChange: (() -> Void)?

        private init(_ text: String?) {
            stringValue = text
            super.init()
        }

        /// A number.
        open class func count(_ count: UInt) -> Badge { Badge(String(count)) }
        /// A text.
        open class func string(_ string: String) -> Badge { Badge(string) }
        /// A dot.
        open class func indicator() -> Badge { Badge(nil) }
    }
}
