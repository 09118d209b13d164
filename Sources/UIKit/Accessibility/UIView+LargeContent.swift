/// What a view shows in the middle of the screen while a finger rests on it, for those who read large text.
struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var imageInsets = UIEdgeInsets.zero
}

/// A view that has large content to show. Source: Apple's documentation of `UILargeContentViewerItem`.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: AnyObject {
    /// Whether the view has large content.
    var showsLargeContentViewer: Bool { get }
    /// The text.
    var largeContentTitle: String? { get }
    /// The image.
    var largeContentImage: UIImage? { get }
    /// Whether the image grows.
    var scalesLargeContentImage: Bool { get }
    /// The space around the image, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

extension UIView {
    var largeContent: LargeContent {
        get { accessibility?.largeContent ?? LargeContent() }
        set { changeAccessibility { $0.largeContent = newValue } }
    }
}
