/// Sizing of views by their content, where no constraint but their superview's arrangement fixes their width.
///
/// A view that does not translate its autoresizing mask keeps its top left corner. It is asked for its
/// `intrinsicContentSize` with its width free, and, if its content wraps, once more when the width is known: the two
/// questions that Auto Layout asks, in its order.
extension UIView {
    func contentSizeDidChange() {
        viewState.isContentSizeDue = true
        viewState.measured = ContentMeasure()
        constraintsDidChange { $0.itemDidChange(self, .content) }
        superview?.subviewDidChange(self)
        if !translatesAutoresizingMaskIntoConstraints, viewState.solvedFrame == nil { superview?.setNeedsLayout() }
    }

    /// Sizes a subview that no constraint mentions.
    func layOutByContent(_ view: UIView) {
        guard !view.translatesAutoresizingMaskIntoConstraints else { return }
        if view.viewState.isContentSizeDue || view.viewState.layoutWidth != view.bounds.width {
            view.measureContent(within: bounds)
        }
        view.takeContentSize()
    }

    private func measureContent(within space: CGRect) {
        viewState.layoutWidth = nil
        var size = intrinsicContentSize
        let width = givenWidth ?? min(size.width, max(0, space.maxX - frame.minX))
        if wrapsContent, width >= 0 {
            viewState.layoutWidth = width
            size = intrinsicContentSize
        }
        viewState.contentWidth = givenWidth == nil ? width : nil
        viewState.layoutWidth = width
        viewState.contentHeight = size.height
        viewState.isContentSizeDue = false
    }

    private func takeContentSize() {
        let (width, height) = (viewState.layoutWidth ?? bounds.width, viewState.contentHeight)
        let size = CGSize(width: width >= 0 ? width : bounds.width, height: height >= 0 ? height : bounds.height)
        if size != bounds.size { frame = CGRect(origin: frame.origin, size: size) }
    }

    /// The width that the superview has given the view, as opposed to one that the content asked for.
    private var givenWidth: CGFloat? {
        bounds.width > 0 && bounds.width != viewState.contentWidth ? bounds.width : nil
    }
}
