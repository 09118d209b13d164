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
        valuesMayHaveChanged()
        if !translatesAutoresizingMaskIntoConstraints, viewState.solvedFrame == nil { superview?.setNeedsLayout() }
    }

    /// Sizes a subview that no constraint mentions.
    func layOutByContent(_ view: UIView) {
        guard !view.translatesAutoresizingMaskIntoConstraints else { return }
        if view.viewState.isContentSizeDue || view.viewState.contentPlace?.width != view.bounds.width {
            view.measureContent(within: bounds)
        }
        view.takeContentSize()
    }

    private func measureContent(within space: CGRect) {
        let given = givenWidth
        var size = intrinsicContentSize(atWidth: nil)
        let width = given ?? min(size.width, max(0, space.maxX - frame.minX))
        if wrapsContent, width >= 0 { size = intrinsicContentSize(atWidth: width) }
        viewState.contentPlace = ContentPlace(width: width, height: size.height, isWidthOfContent: given == nil)
        viewState.isContentSizeDue = false
    }

    private func takeContentSize() {
        guard let place = viewState.contentPlace else { return }
        let size = CGSize(
            width: place.width >= 0 ? place.width : bounds.width,
            height: place.height >= 0 ? place.height : bounds.height)
        if size != bounds.size { frame = CGRect(origin: frame.origin, size: size) }
    }

    /// The width that the superview has given the view, as opposed to one that the content asked for.
    private var givenWidth: CGFloat? {
        let place = viewState.contentPlace
        let own = place?.isWidthOfContent == true ? place?.width : nil
        return bounds.width > 0 && bounds.width != own ? bounds.width : nil
    }

    // MARK: Asking for the size

    /// The size that the content asks for at a width in points; nil for a free one.
    func intrinsicContentSize(atWidth width: CGFloat?) -> CGSize {
        let outer = ContentQuestion.current
        ContentQuestion.current = ContentQuestion(view: ObjectIdentifier(self), width: width)
        defer { ContentQuestion.current = outer }
        return intrinsicContentSize
    }

    /// The width that content which wraps has in `intrinsicContentSize`, in points: the one that layout asks about, or
    /// otherwise the one that layout has given the view; nil for a free one.
    var widthOfContent: CGFloat? { widthOfContent(unplaced: nil) }

    /// The same, with a width in points for views that layout neither asks about nor has placed.
    func widthOfContent(unplaced width: CGFloat?) -> CGFloat? {
        if let question = ContentQuestion.current, question.view == ObjectIdentifier(self) { return question.width }
        let insets = alignmentRectInsets
        return viewState.solvedFrame.map { $0.width - insets.left - insets.right } ?? viewState.contentPlace?.width
            ?? width
    }
}

/// What layout asks a view: the size of its content at a width.
///
/// `intrinsicContentSize` takes no argument and clients override it, so the argument goes beside the call: it lasts no
/// longer than that, and holds for no other view that is asked meanwhile.
@MainActor private struct ContentQuestion {
    let view: ObjectIdentifier
    /// In points; nil for a free one.
    let width: CGFloat?

    static var current: ContentQuestion?
}

/// What layout made of a view's content where no constraint mentions the view, in points.
struct ContentPlace {
    let width: CGFloat
    /// The height that the content asked for at that width; negative for none.
    let height: CGFloat
    /// Whether the content asked for the width too, because nothing else fixed it.
    let isWidthOfContent: Bool
}
