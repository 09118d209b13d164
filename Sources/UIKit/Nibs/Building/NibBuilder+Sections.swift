extension NibBuilder {
    /// Shows the titles of a table's static sections above and below their rows, where stored frames leave room.
    func addSectionTitles(of decoder: NibDecoder, to table: UIView) {
        let isGrouped = decoder.string("style")?.lowercased().contains("grouped") ?? false
        for element in decoder.list("sections") {
            let section = decoder.decoder(for: element)
            let frames = element.list("cells").compactMap { $0.child(keyed: "frame") }.map(Self.span)
            guard let first = frames.first, let last = frames.last else { continue }
            if let title = section.text("headerTitle") {
                let label = sectionLabel(isGrouped ? title.uppercased() : title, isGrouped, in: table)
                place(label, in: table, isGrouped, bottom: first.top - (isGrouped ? 6.5 : 4))
            }
            if let title = section.text("footerTitle") {
                let label = sectionLabel(title, true, in: table)
                place(label, in: table, isGrouped, top: last.bottom + (isGrouped ? 7.5 : 4))
            }
        }
    }

    private static func span(of frame: IBElement) -> (top: CGFloat, bottom: CGFloat) {
        let top = frame["y"].flatMap(IBNumber.parse) ?? 0
        return (CGFloat(top), CGFloat(top + (frame["height"].flatMap(IBNumber.parse) ?? 0)))
    }

    private func sectionLabel(_ text: String, _ isQuiet: Bool, in table: UIView) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: isQuiet ? 13 : 17, weight: isQuiet ? .regular : .semibold)
        label.textColor = isQuiet ? .secondaryLabel : .label
        label.numberOfLines = 0
        return label
    }

    private func place(
        _ label: UILabel, in table: UIView, _ isGrouped: Bool, top: CGFloat? = nil, bottom: CGFloat? = nil
    ) {
        let margin = SystemMargins.side(atWidth: table.bounds.width)
        let width = max(0, table.bounds.width - 2 * margin)
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        label.frame = CGRect(x: margin, y: top ?? ((bottom ?? 0) - height), width: width, height: height)
        label.autoresizingMask = .flexibleWidth
        table.addSubview(label)
    }
}
