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

extension UIView: UILargeContentViewerItem {
    /// Whether the view has large content; nobody shows it here. Stored; no effect.
    public var showsLargeContentViewer: Bool {
        get { accessibility?.largeContent.isShown ?? false }
        set { changeAccessibility { $0.largeContent.isShown = newValue } }
    }
    /// The text of the large content. Stored; no effect.
    public var largeContentTitle: String? {
        get { accessibility?.largeContent.title }
        set { changeAccessibility { $0.largeContent.title = newValue } }
    }
    /// The image of the large content. Stored; no effect.
    public var largeContentImage: UIImage? {
        get { accessibility?.largeContent.image }
        set { changeAccessibility { $0.largeContent.image = newValue } }
    }
    /// Whether that image grows. Stored; no effect.
    public var scalesLargeContentImage: Bool {
        get { accessibility?.largeContent.scalesImage ?? false }
        set { changeAccessibility { $0.largeContent.scalesImage = newValue } }
    }
    /// The space around that image, in points. Stored; no effect.
    public var largeContentImageInsets: UIEdgeInsets {
        get { accessibility?.largeContent.imageInsets ?? .zero }
        set { changeAccessibility { $0.largeContent.imageInsets = newValue } }
    }
}
