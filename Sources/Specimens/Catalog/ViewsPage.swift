/// A page with views below each other, each as high as its content or as it is told to be.
final class ViewsPage: UIView {
    struct Row {
        /// What a finger does on the page.
        enum Touches { case none, firstLink }

        let view: UIView
        let height: CGFloat?
        let touches: Touches

        @MainActor init(_ view: UIView, height: CGFloat? = nil, touches: Touches = .none) {
            self.view = view
            self.height = height
            self.touches = touches
        }
    }

    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 12

    private let rows: [Row]

    init(_ rows: [Row]) {
        self.rows = rows
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        for row in rows { addSubview(row.view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y = Self.margin
        for row in rows {
            let width = bounds.width - 2 * Self.margin
            let space = CGSize(width: width, height: .greatestFiniteMagnitude)
            row.view.frame = CGRect(
                x: Self.margin, y: y, width: width, height: row.height ?? row.view.sizeThatFits(space).height)
            y = row.view.frame.maxY + Self.spacing
            if row.touches == .firstLink { pressFirstLink(of: row.view) }
        }
    }

    private func pressFirstLink(of view: UIView) {
        guard let window, let label = view as? PlacardLabel, let link = label.links.first,
            let rect = label.rects(of: link).first
        else { return }
        TouchSequence(in: window).down(at: label.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    }
}

extension Specimen {
    /// A specimen whose views lie below each other on a page of a phone's width.
    static func views(
        _ name: String, _ caption: String, _ height: CGFloat, style: UIUserInterfaceStyle = .light,
        _ rows: @escaping @MainActor () -> [ViewsPage.Row]
    ) -> Specimen {
        Specimen(name: name, caption: caption, size: CGSize(width: 375, height: height)) {
            let page = ViewsPage(rows())
            page.overrideUserInterfaceStyle = style
            return page
        }
    }
}
