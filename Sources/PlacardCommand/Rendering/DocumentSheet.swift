import PlacardSpecimens

/// The views at the top of a document, one below the other, as the picture shows them.
@MainActor struct DocumentSheet {
    /// Holds the views.
    let view: UIView
    var size: CGSize { view.bounds.size }

    /// Between two views, in points.
    private static let gap: CGFloat = 20

    /// Views without an area are passed over, unless there is nothing else.
    init(views: [UIView], options: RenderOptions) {
        let sheet = UIView()
        var size = CGSize.zero
        for view in views {
            let own = CGSize(
                width: options.width.map { CGFloat($0) } ?? view.frame.width,
                height: options.height.map { CGFloat($0) } ?? view.frame.height)
            guard own.width > 0 && own.height > 0 || views.count == 1 else { continue }
            let top = sheet.subviews.isEmpty ? 0 : size.height + Self.gap
            view.frame = CGRect(origin: CGPoint(x: 0, y: top), size: own)
            size = CGSize(width: max(size.width, own.width), height: top + own.height)
            sheet.addSubview(view)
        }
        sheet.autoresizesSubviews = false
        sheet.frame = CGRect(origin: .zero, size: size)
        view = sheet
    }
}
