extension Specimen {
    /// Stack views in all distributions and alignments.
    static var stacks: [Specimen] {
        [
            Specimen(
                name: "stack-views",
                caption:
                    "Rows in five distributions (rows) and six alignments (columns), each in a frame of its own.",
                size: CGSize(width: 1_000, height: 500)
            ) { StacksPage(direction: .forceLeftToRight) },
            Specimen(
                name: "stack-views-from-the-right",
                caption: "The same stack views where reading goes from the right.",
                size: CGSize(width: 1_000, height: 500)
            ) { StacksPage(direction: .forceRightToLeft) },
        ]
    }
}

/// A grid of rows of three labels: distributions from top to bottom, alignments from left to right.
///
/// The page is itself made of stack views.
private final class StacksPage: UIView {
    private static let distributions: [(String, UIStackView.Distribution)] = [
        ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
        ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
    ]
    private static let alignments: [(String, UIStackView.Alignment)] = [
        ("fill", .fill), ("top", .top), ("firstBaseline", .firstBaseline), ("center", .center), ("bottom", .bottom),
        ("lastBaseline", .lastBaseline),
    ]

    init(direction: UISemanticContentAttribute) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        let rows = Self.distributions.map { name, distribution in
            let cells = Self.alignments.map { Self.cell("\(name) · \($0.0)", distribution, $0.1, direction) }
            return Self.stack(cells, .horizontal, spacing: 12)
        }
        let page = Self.stack(rows, .vertical, spacing: 12)
        page.distribution = .fillEqually
        page.translatesAutoresizingMaskIntoConstraints = false
        addSubview(page)
        NSLayoutConstraint.activate([
            page.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            page.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            page.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            page.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private static func stack(
        _ views: [UIView], _ axis: NSLayoutConstraint.Axis, spacing: CGFloat
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = spacing
        stack.distribution = axis == .horizontal ? .fillEqually : .fill
        return stack
    }

    private static func cell(
        _ name: String, _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment,
        _ direction: UISemanticContentAttribute
    ) -> UIView {
        let row = UIStackView(arrangedSubviews: [
            label("Al", 13, .systemTeal), label("Big", 26, .systemOrange), label("two\nlines", 11, .systemPurple),
        ])
        (row.distribution, row.alignment, row.spacing) = (distribution, alignment, 4)
        row.backgroundColor = .secondarySystemBackground
        row.semanticContentAttribute = direction
        row.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        let caption = UILabel()
        (caption.text, caption.font, caption.textColor) = (name, .systemFont(ofSize: 9.5), .secondaryLabel)
        caption.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        return stack([caption, row], .vertical, spacing: 3)
    }

    private static func label(_ text: String, _ size: CGFloat, _ color: UIColor) -> UILabel {
        let label = UILabel()
        (label.text, label.font) = (text, .systemFont(ofSize: size))
        label.numberOfLines = text.contains("\n") ? 2 : 1
        label.textAlignment = .center
        label.backgroundColor = color.withAlphaComponent(0.3)
        return label
    }
}
