extension Specimen {
    /// Tables of each style, in light and dark surroundings, with large text, read from the right, and edited.
    static var lists: [Specimen] {
        [
            list("lists-plain", "A plain table with headers of sections.", .plain),
            list("lists-grouped", "A table with sections in groups.", .grouped),
            list("lists-inset-grouped", "A table with sections in rounded groups.", .insetGrouped),
            list("lists-dark", "Rounded groups in dark appearance.", .insetGrouped) {
                $0.overrideUserInterfaceStyle = .dark
            },
            list("lists-large-text", "Rows grow with the text size.", .insetGrouped) {
                $0.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            },
            list("lists-from-the-right", "A table where reading goes from the right.", .insetGrouped) {
                $0.traitOverrides.layoutDirection = .rightToLeft
            },
            list("lists-editing", "A table that is being edited.", .plain) {
                ($0 as? ListPage)?.table.setEditing(true, animated: false)
            },
        ]
    }

    private static func list(
        _ name: String, _ caption: String, _ style: UITableView.Style,
        _ change: @escaping @MainActor (UIView) -> Void = { _ in }
    ) -> Specimen {
        Specimen(name: name, caption: caption, size: CGSize(width: 375, height: 640)) {
            let page = ListPage(style)
            change(page)
            return page
        }
    }
}

/// A table with rows of every kind.
private final class ListPage: UIView, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView

    /// What a row shows.
    private struct Row {
        var text: String
        var detail: String?
        var color: UIColor?
        var accessory = UITableViewCell.AccessoryType.none
    }

    private let sections: [(header: String?, footer: String?, rows: [Row])] = [
        (
            nil, "Rows without a title stand apart from the top.",
            [
                Row(text: "Airplane Mode", color: .systemOrange),
                Row(text: "Wi-Fi", detail: "Off", color: .systemBlue, accessory: .disclosureIndicator),
                Row(text: "Bluetooth", detail: "On", color: .systemBlue, accessory: .disclosureIndicator),
            ]
        ),
        (
            "Places", nil,
            [
                Row(text: "Mountain View", detail: "California", accessory: .checkmark),
                Row(
                    text: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
                    detail: "A village in Wales whose name takes more than one line"),
                Row(text: "القاهرة", detail: "مصر", accessory: .detailButton),
                Row(text: "東京", detail: "日本", accessory: .detailDisclosureButton),
            ]
        ),
        ("More", nil, [Row(text: "About"), Row(text: "Legal & Regulatory", accessory: .disclosureIndicator)]),
    ]

    init(_ style: UITableView.Style) {
        table = UITableView(frame: .zero, style: style)
        super.init(frame: .zero)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        addSubview(table)
        table.selectRow(at: IndexPath(row: 1, section: 2), animated: false, scrollPosition: .none)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        table.frame = bounds
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.section == 1 }
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.section == 2 ? .insert : .delete }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content =
            row.color == nil ? UIListContentConfiguration.subtitleCell() : UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = (row.text, row.detail)
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = row.color.map(Self.sign)
        cell.contentConfiguration = content
        cell.accessoryType = row.accessory
        return cell
    }

    private static func sign(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { context in
            color.setFill()
            UIBezierPath(roundedRect: context.format.bounds, cornerRadius: 6.5).fill()
            UIColor.white.setFill()
            UIBezierPath(ovalIn: context.format.bounds.insetBy(dx: 9, dy: 9)).fill()
        }
    }
}
