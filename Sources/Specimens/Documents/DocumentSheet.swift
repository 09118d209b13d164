/// The views at the top of a document, one below the other, as the image shows them.
@MainActor package struct DocumentSheet {
    /// Holds the views.
    package let view: UIView
    package var size: CGSize { view.bounds.size }

    /// The most pixels that images within images may take together: 2 GiB.
    private static let pixelBudget: CGFloat = 512 * 1024 * 1024

    /// Whether the bitmaps that are open at one time while drawing would be too many for the machine.
    ///
    /// A translucent view is drawn on a bitmap of its own, one upon the other where such views lie within each other.
    func needsTooManyPixels(at scale: CGFloat) -> Bool {
        let depth = Self.translucentDepth(of: view)
        return depth > 0 && size.width * size.height * scale * scale * CGFloat(1 + depth) > Self.pixelBudget
    }

    private static func translucentDepth(of view: UIView) -> Int {
        guard !view.isHidden else { return 0 }
        let below = view.subviews.map { translucentDepth(of: $0) }.max() ?? 0
        return below + (view.alpha > 0 && view.alpha < 1 ? 1 : 0)
    }

    /// Between two views, in points.
    private static let gap: CGFloat = 20

    /// One view, as large as it is.
    init(whole view: UIView) { self.view = view }

    /// An empty sheet, for views that are laid out on it and then arranged.
    init() {
        view = UIView()
        view.autoresizesSubviews = false
    }

    /// Puts views one below the other and takes all else away; those without an area stay only where there is nothing
    /// else.
    func arrange(_ views: [UIView]) {
        let shown = views.count == 1 ? views : views.filter { $0.frame.width > 0 && $0.frame.height > 0 }
        for other in view.subviews where !shown.contains(other) { other.removeFromSuperview() }
        var size = CGSize.zero
        for part in shown {
            let top = size == .zero ? 0 : size.height + Self.gap
            part.frame.origin = CGPoint(x: 0, y: top)
            size = CGSize(width: max(size.width, part.frame.width), height: top + part.frame.height)
            view.addSubview(part)
        }
        view.frame = CGRect(origin: .zero, size: size)
    }
}
