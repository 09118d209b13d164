extension NibBuilder {
    /// Gives a program's table the rows that the document holds, for the table's controller to answer with.
    func takeSections(of coder: NibCoder, _ table: UITableView) {
        let sections = coder.decoder.list("sections")
        guard !sections.isEmpty else { return }
        table.content.staticSections = sections.map { element in
            let section = coder.decoder.decoder(for: element)
            let rows = element.visited.list("cells").compactMap { cell -> StaticSection.Row? in
                guard let view = makeView(cell, in: coder) as? UITableViewCell else { return nil }
                let height = cell["rowHeight"].flatMap(IBNumber.parse).map { CGFloat($0) }
                return StaticSection.Row(cell: view, height: height)
            }
            return StaticSection(header: section.text("headerTitle"), footer: section.text("footerTitle"), rows: rows)
        }
    }

    /// Shows the titles of a table's static sections above and below their rows, where stored frames leave space.
    func addSectionTitles(of decoder: NibDecoder, to table: UIView) {
        let isGrouped = decoder.string("style")?.lowercased().contains("grouped") ?? false
        for element in decoder.list("sections") {
            let section = decoder.decoder(for: element)
            let frames = element.list("cells").compactMap { $0.child(keyed: "frame") }.map(Self.span)
            guard let first = frames.first, let last = frames.last else { continue }
            if let title = section.text("headerTitle") {
                let label = isGrouped ? sectionLabel(title.uppercased(), .quiet) : sectionLabel(title, .strong)
                place(label, in: table, bottom: first.top - (isGrouped ? 6.5 : 4))
            }
            if let title = section.text("footerTitle") {
                place(sectionLabel(title, .quiet), in: table, top: last.bottom + (isGrouped ? 7.5 : 4))
            }
        }
    }

    private static func span(of frame: IBElement) -> (top: CGFloat, bottom: CGFloat) {
        let top = frame["y"].flatMap(IBNumber.parse) ?? 0
        return (CGFloat(top), CGFloat(top + (frame["height"].flatMap(IBNumber.parse) ?? 0)))
    }

    private enum SectionTitle { case strong, quiet }

    private func sectionLabel(_ text: String, _ kind: SectionTitle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = kind == .quiet ? .systemFont(ofSize: 13) : .systemFont(ofSize: 17, weight: .semibold)
        label.textColor = kind == .quiet ? .secondaryLabel : .label
        label.numberOfLines = 0
        return label
    }

    private func place(_ label: UILabel, in table: UIView, top: CGFloat? = nil, bottom: CGFloat? = nil) {
        // Titles begin where the text of rows does, which is set in twice in cards.
        let isInset = (table as? UITableView)?.style == .insetGrouped
        let margin = SystemMargins.ofRow(atWidth: table.bounds.width) * (isInset ? 2 : 1)
        let width = max(0, table.bounds.width - 2 * margin)
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        label.frame = CGRect(x: margin, y: top ?? ((bottom ?? 0) - height), width: width, height: height)
        label.autoresizingMask = .flexibleWidth
        table.addSubview(label)
    }
}
