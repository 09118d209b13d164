/// Lays out the part of a text that is in sight, fragment by fragment, for somebody who shows them.
///
/// Source: Apple's documentation of `NSTextViewportLayoutController`.
open class NSTextViewportLayoutController: NSObject {
    /// Who shows the fragments.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    /// Who lays out.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// What was in sight when it was last laid out, in the container's coordinates, in points.
    open private(set) var viewportBounds = CGRect.zero
    /// The text that was in sight; nil before the first time and where there was none.
    open private(set) var viewportRange: NSTextRange?

    /// Makes a controller; layout managers have one.
    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

    /// Lays out what the delegate says is in sight, and hands it each fragment there.
    open func layoutViewport() {
        guard let delegate, let textLayoutManager else { return }
        delegate.textViewportLayoutControllerWillLayout(self)
        viewportBounds = delegate.viewportBounds(for: self)
        viewportRange = nil
        textLayoutManager.enumerateTextLayoutFragments(from: nil, options: [.ensuresLayout]) { fragment in
            let frame = fragment.layoutFragmentFrame
            if frame.minY >= viewportBounds.maxY { return false }
            guard frame.maxY > viewportBounds.minY else { return true }
            viewportRange = viewportRange?.union(fragment.rangeInElement) ?? fragment.rangeInElement
            delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
            return true
        }
        delegate.textViewportLayoutControllerDidLayout(self)
    }

    /// How far a place lies below what is in sight, in points, when it is brought there; the layout stays as it is.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
        viewportBounds.origin.y += verticalOffset
    }

    /// Says where a place comes to lie, in points from the top; all of the text has its place anyway.
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
    }
}

/// Who shows the fragments that are in sight. Apple's members about layout as a whole are optional; here they have defaults.
///
/// Source: Apple's documentation of `NSTextViewportLayoutControllerDelegate`.
public protocol NSTextViewportLayoutControllerDelegate: AnyObject {
    /// What is in sight, in the container's coordinates, in points.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    /// Called before the first fragment.
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    /// Called with each fragment in sight, from the top.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    /// Called behind the last fragment.
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    /// Does nothing, for delegates without the member.
    public func textViewportLayoutControllerWillLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}
    /// Does nothing, for delegates without the member.
    public func textViewportLayoutControllerDidLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}
}
