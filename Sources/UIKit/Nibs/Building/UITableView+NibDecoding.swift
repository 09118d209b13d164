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

    /// Where a row lies that is stored without a frame: below the others, as wide as the table and as high as its rows, if it says
    /// nothing else of itself. Documents of two projects of Xcode 6 and 7 have such rows, with frames of what lies upon them.
    func frameOfUnstoredRow(_ row: NibDecoder, in table: NibDecoder) -> CGRect {
        let heights = [row, table].compactMap { $0.number("rowHeight") }
        let top = subviews.compactMap { ($0 as? UITableViewCell)?.frame.maxY }.max() ?? 0
        return CGRect(x: 0, y: top, width: bounds.width, height: heights.first { $0 > 0 } ?? 44)
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
