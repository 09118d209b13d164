extension UITableView {
    func decodeTable(_ decoder: NibDecoder) {
        rowHeight = decoder.height("rowHeight")
        estimatedRowHeight = decoder.height("estimatedRowHeight")
        sectionHeaderHeight = decoder.height("sectionHeaderHeight")
        sectionFooterHeight = decoder.height("sectionFooterHeight")
        estimatedSectionHeaderHeight = decoder.height("estimatedSectionHeaderHeight")
        estimatedSectionFooterHeight = decoder.height("estimatedSectionFooterHeight")
        separatorStyle = decoder.choice("separatorStyle", NibWords.separatorStyles) ?? .singleLine
        separatorColor = decoder.color("separatorColor")
        if let inset = decoder.inset("separatorInset") { separatorInset = inset }
        allowsSelection = decoder.bool("allowsSelection", default: true)
        allowsMultipleSelection = decoder.bool("allowsMultipleSelection", default: false)
        allowsSelectionDuringEditing = decoder.bool("allowsSelectionDuringEditing", default: false)
        allowsMultipleSelectionDuringEditing = decoder.bool("allowsMultipleSelectionDuringEditing", default: false)
    }
}

extension NibDecoder {
    /// A height in points; -1 stands for one that follows from the content.
    @MainActor fileprivate func height(_ name: String) -> CGFloat { number(name) ?? UITableView.automaticDimension }

    /// The layout that a collection's document names.
    @MainActor var collectionLayout: UICollectionViewLayout? {
        guard let element = child(keyed: "collectionViewLayout") else { return nil }
        guard element.name == "collectionViewFlowLayout" else { return UICollectionViewLayout() }
        let part = decoder(for: element)
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = part.number("minimumLineSpacing") ?? 10
        layout.minimumInteritemSpacing = part.number("minimumInteritemSpacing") ?? 10
        layout.scrollDirection = part.string("scrollDirection") == "horizontal" ? .horizontal : .vertical
        layout.itemSize = part.measure("itemSize") ?? CGSize(width: 50, height: 50)
        layout.estimatedItemSize = part.measure("estimatedItemSize") ?? .zero
        layout.headerReferenceSize = part.measure("headerReferenceSize") ?? .zero
        layout.footerReferenceSize = part.measure("footerReferenceSize") ?? .zero
        layout.sectionInset = part.inset("sectionInset") ?? .zero
        return layout
    }

    private func measure(_ name: String) -> CGSize? { child(keyed: name) == nil ? nil : size(name) }
}

extension NibWords {
    static let tableStyles: [String: UITableView.Style] = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]

    fileprivate static let separatorStyles: [String: UITableViewCell.SeparatorStyle] = [
        "none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine,
    ]
}
