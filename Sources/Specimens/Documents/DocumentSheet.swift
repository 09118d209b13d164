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

    /// Views without an area are passed over, unless there is nothing else.
    init(views: [UIView]) {
        let sheet = UIView()
        var size = CGSize.zero
        for view in views {
            let own = view.frame.size
            guard own.width > 0 && own.height > 0 || views.count == 1 else { continue }
            let top = sheet.subviews.isEmpty ? 0 : size.height + Self.gap
            view.frame.origin = CGPoint(x: 0, y: top)
            size = CGSize(width: max(size.width, own.width), height: top + own.height)
            sheet.addSubview(view)
        }
        sheet.autoresizesSubviews = false
        sheet.frame = CGRect(origin: .zero, size: size)
        view = sheet
    }
}
