extension Specimen {
    /// Views placed by constraints.
    static var constraints: [Specimen] {
        [
            Specimen(
                name: "constraint-cells",
                caption:
                    "One cell by anchors in English, German and, in a right-to-left interface, Arabic at two widths: the same constraints "
                    + "each time.",
                size: CGSize(width: 760, height: 430)
            ) { CellsPage() },
            Specimen(
                name: "visual-format",
                caption: "Rows and columns by the visual format, each under the text that made it.",
                size: CGSize(width: 560, height: 476)
            ) { VisualFormatPage() },
        ]
    }
}

/// The same cell with three texts at two widths.
private final class CellsPage: UIView {
    private static let contents: [CellView.Content] = [
        .init(
            title: "Night train to Vienna",
            detail: "Leaves at 20:47 from platform 12; the dining car is open until 23:00.",
            time: "20:47", direction: .leftToRight),
        .init(
            title: "Donaudampfschifffahrtsgesellschaft",
            detail: "Fahrkartenkontrolleure empfehlen rechtzeitige Platzreservierungen für Wochenendfahrten.",
            time: "gestern", direction: .leftToRight),
        .init(
            title: "قطار الليل إلى فيينا",
            detail: "يغادر في الساعة ٢٠:٤٧ من الرصيف ١٢ وعربة الطعام مفتوحة حتى الساعة ٢٣:٠٠.",
            time: "٢٠:٤٧", direction: .rightToLeft),
    ]

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        place(width: 375, after: leadingAnchor)
        place(width: 280, after: subviews.last?.trailingAnchor ?? leadingAnchor)
    }

    required init?(coder: NSCoder) { nil }

    /// A column of cells of a width.
    private func place(width: CGFloat, after edge: NSLayoutXAxisAnchor) {
        var top = topAnchor
        for content in Self.contents {
            let cell = CellView(content)
            cell.translatesAutoresizingMaskIntoConstraints = false
            addSubview(cell)
            NSLayoutConstraint.activate([
                cell.widthAnchor.constraint(equalToConstant: width),
                cell.leadingAnchor.constraint(equalToSystemSpacingAfter: edge, multiplier: 3),
                cell.topAnchor.constraint(equalToSystemSpacingBelow: top, multiplier: 3),
            ])
            top = cell.bottomAnchor
        }
    }
}

/// An image's place, a title, a time and a text of several lines.
private final class CellView: UIView {
    struct Content {
        var title: String
        var detail: String
        var time: String
        var direction: UITraitEnvironmentLayoutDirection
    }

    private let picture = UIView()
    private let title = UILabel()
    private let detail = UILabel()
    private let time = UILabel()

    init(_ content: Content) {
        super.init(frame: .zero)
        traitOverrides.layoutDirection = content.direction
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        fill(content)
        for view in [picture, title, detail, time] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate(imageRules + titleRules + detailRules)
    }

    required init?(coder: NSCoder) { nil }

    private func fill(_ content: Content) {
        picture.backgroundColor = .systemTeal
        picture.layer.cornerRadius = 22
        (title.text, title.font) = (content.title, .systemFont(ofSize: 17, weight: .semibold))
        (detail.text, detail.font, detail.numberOfLines) = (content.detail, .systemFont(ofSize: 15), 0)
        detail.textColor = .secondaryLabel
        (time.text, time.font, time.textColor) = (content.time, .systemFont(ofSize: 13), .secondaryLabel)
        time.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        time.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    private var imageRules: [NSLayoutConstraint] {
        [
            picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            picture.topAnchor.constraint(equalTo: topAnchor, constant: 14),
            picture.widthAnchor.constraint(equalToConstant: 44),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            picture.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -14),
        ]
    }

    private var titleRules: [NSLayoutConstraint] {
        [
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            time.leadingAnchor.constraint(equalToSystemSpacingAfter: title.trailingAnchor, multiplier: 1),
            time.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            time.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
        ]
    }

    private var detailRules: [NSLayoutConstraint] {
        [
            detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            detail.trailingAnchor.constraint(equalTo: time.trailingAnchor),
            detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
            detail.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -12),
        ]
    }
}

/// Boxes that texts in the visual format have placed.
private final class VisualFormatPage: UIView {
    private static let rows = [
        "|[a][b][c]|", "|-[a]-[b(==a)]-[c(==a)]-|", "|-20-[a(60)]-(>=8)-[b(100)]-4-[c(>=80,<=120)]-20-|",
        "[a(80)]-[b(120)]-(>=40)-[c(50)]-|", "|-m-[a(b@750)]-m-[b(c)]-m-[c]-m-|",
        "|-(==150@250)-[a(100)]-[b(100)]-[c(>=200)]-|",
    ]

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        var previous: UIView?
        for format in Self.rows {
            let (caption, frame) = (UILabel(), UIView())
            (caption.text, caption.font) = (format, .monospacedSystemFont(ofSize: 13, weight: .regular))
            place(caption, frame, below: previous)
            fill(frame, format)
            previous = frame
        }
    }

    required init?(coder: NSCoder) { nil }

    private func place(_ caption: UIView, _ frame: UIView, below previous: UIView?) {
        frame.backgroundColor = .secondarySystemBackground
        frame.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        for view in [caption, frame] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        var views: [String: Any] = ["caption": caption, "frame": frame]
        views["previous"] = previous
        let column = (previous == nil ? "V:|-12-" : "V:[previous]-10-") + "[caption]-4-[frame(44)]"
        for format in [column, "|-16-[frame]-16-|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
        }
        caption.leadingAnchor.constraint(equalTo: frame.leadingAnchor).isActive = true
    }

    private func fill(_ frame: UIView, _ format: String) {
        var views: [String: Any] = [:]
        for (name, color) in [("a", UIColor.systemTeal), ("b", .systemOrange), ("c", .systemPurple)] {
            let box = UILabel()
            (box.text, box.textAlignment) = (name, .center)
            box.backgroundColor = color.withAlphaComponent(0.35)
            box.translatesAutoresizingMaskIntoConstraints = false
            frame.addSubview(box)
            views[name] = box
        }
        let row = NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [.alignAllTop, .alignAllBottom], metrics: ["m": 24], views: views)
        let column = NSLayoutConstraint.constraints(withVisualFormat: "V:|-[a]-|", metrics: nil, views: views)
        NSLayoutConstraint.activate(row + column)
    }
}
