/// The guides that views have by nature.
enum SystemGuide: CaseIterable {
    case margins, safeArea, readableContent
    /// What bars cover of a controller's view.
    case topBar, bottomBar
    /// What a keyboard covers, or without one the safe area's lower edge.
    case keyboard
    /// The visible part of a scroll view.
    case scrollFrame

    /// Lines wider than this are hard to read; recorded with Apple's systems of 2025, in points.
    private static let readableWidth: CGFloat = 920
    /// Views that are no wider keep their margins.
    private static let narrowWidth: CGFloat = 1008

    /// Distances of the guide from the edges of its view.
    @MainActor func insets(in view: UIView) -> UIEdgeInsets {
        switch self {
        case .margins: return view.layoutMargins
        case .safeArea: return view.safeAreaInsets
        case .topBar, .bottomBar, .keyboard, .scrollFrame: return .zero
        case .readableContent:
            var insets = view.layoutMargins
            let width = view.bounds.width - insets.left - insets.right
            if width > Self.readableWidth, view.bounds.width > Self.narrowWidth {
                insets.left += (width - Self.readableWidth) / 2
                insets.right += (width - Self.readableWidth) / 2
            }
            return insets
        }
    }

    /// The scroll view in whose content the guide lies; nil for one that stays where it is when content moves. A controller's top
    /// and bottom guides take part as views upon the controller's own, so that they lead to content as its edges do.
    ///
    /// Source: Apple's documentation of `UILayoutSupport` and its technical note 2154.
    @MainActor func scrollView(around view: UIView) -> UIScrollView? {
        self == .topBar || self == .bottomBar ? view as? UIScrollView : nil
    }

    /// The guide's rectangle in its view's coordinates.
    @MainActor func frame(in view: UIView) -> CGRect {
        let bounds = scrollView(around: view)?.contentLayoutGuide.layoutFrame ?? view.bounds
        let area = view.safeAreaInsets
        switch self {
        case .topBar: return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: area.top)
        case .bottomBar, .keyboard:
            return CGRect(x: bounds.minX, y: bounds.maxY - area.bottom, width: bounds.width, height: area.bottom)
        default: return bounds.inset(by: insets(in: view))
        }
    }

    @MainActor func guide(of view: UIView) -> UILayoutGuide {
        let guide: UILayoutGuide =
            switch self {
            case .topBar, .bottomBar: LayoutSupport(self, of: view)
            case .keyboard: UIKeyboardLayoutGuide(self, of: view)
            case .margins, .safeArea, .readableContent, .scrollFrame: UILayoutGuide(self, of: view)
            }
        guide.identifier = identifier
        return guide
    }

    /// The name under which UIKit's logs show the guide.
    private var identifier: String {
        switch self {
        case .margins: "UIViewLayoutMarginsGuide"
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .readableContent: "UIViewReadableContentGuide"
        case .topBar: "UIViewControllerTop"
        case .bottomBar: "UIViewControllerBottom"
        case .keyboard: "UIKeyboardLayoutGuide"
        case .scrollFrame: "UIScrollView-frameLayoutGuide"
        }
    }
}

/// What bars cover at one edge of a controller's view.
///
/// Source: Apple's documentation of `UILayoutSupport`.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObject {
    /// How much is covered, in points.
    var length: CGFloat { get }
    /// The upper edge of what is covered.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge of what is covered.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of what is covered.
    var heightAnchor: NSLayoutDimension { get }
}

/// A controller's top or bottom guide.
final class LayoutSupport: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}

extension UIView {
    func layoutSupport(_ system: SystemGuide) -> any UILayoutSupport {
        systemGuide(system) as? LayoutSupport ?? LayoutSupport(system, of: self)
    }
}

/// The room that a keyboard covers at the bottom of a view; there is no keyboard here, so it is what the safe area leaves.
///
/// Source: Apple's documentation of `UIKeyboardLayoutGuide`.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide follows keyboards that float. Stored; no effect.
    open var followsUndockedKeyboard = false
    /// Whether the guide ends at the safe area where there is no keyboard. Stored; no effect.
    open var usesBottomSafeArea = true
    /// How far above a keyboard a finger begins to move it, in points. Stored; no effect.
    open var keyboardDismissPadding: CGFloat = 0
}
