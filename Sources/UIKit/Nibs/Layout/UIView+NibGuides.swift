extension UIView {
    /// The guide that a document's `viewLayoutGuide` means.
    func guide(named key: String) -> UILayoutGuide {
        switch key {
        case "layoutMargins": layoutMarginsGuide
        case "readableContent": readableContentGuide
        case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide ?? safeAreaLayoutGuide
        case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide ?? safeAreaLayoutGuide
        default: safeAreaLayoutGuide
        }
    }
}
