extension NibFamily {
    /// Scrolling views and cells, shown as Interface Builder's canvas shows them: scrolled to the top, prototypes and
    /// static cells in their stored places.
    static let containers: [String: NibFamily] = [
        "scrollView": NibFamily(UIScrollView.self),
        "tableView": NibFamily(
            className: "UITableView",
            children: [
                .list("prototypes"), .sections, .keyed("tableHeaderView"), .keyed("tableFooterView"),
                .list("subviews"),
            ],
            make: tableView),
        "collectionView": NibFamily(
            className: "UICollectionView", children: [.list("cells"), .list("subviews")], make: collectionView),
        "tableViewCell": NibFamily(
            UITableViewCell.self, children: [.keyed("contentView"), .list("subviews")]),
        "tableViewCellContentView": NibFamily(className: "UITableViewCellContentView", make: contentView),
        "collectionViewCell": NibFamily(
            UICollectionViewCell.self, children: [.keyed("contentView"), .list("subviews")]),
        "collectionViewCellContentView": NibFamily(UIView.self),
        "collectionReusableView": NibFamily(UICollectionReusableView.self),
        "tableViewHeaderFooterView": NibFamily(
            className: "UITableViewHeaderFooterView", children: [.keyed("contentView"), .list("subviews")],
            make: reusableView),
    ]

    private static func tableView(_ decoder: NibDecoder) -> UIView {
        let view = PlainTable()
        let isGrouped = decoder.string("style")?.lowercased().contains("grouped") ?? false
        view.backgroundColor = isGrouped ? .systemGroupedBackground : .systemBackground
        skip(["separatorStyle", "indicatorStyle", "sectionIndexMinimumDisplayRowCount"], decoder)
        for key in ["separatorColor", "separatorInset", "sectionIndexBackgroundColor", "contentInset"] {
            _ = decoder.child(keyed: key)
        }
        return view
    }

    private static func collectionView(_ decoder: NibDecoder) -> UIView {
        _ = decoder.child(keyed: "collectionViewLayout")
        skip(["indicatorStyle"], decoder)
        return UIView()
    }

    /// Rows have UIKit's margins of cells, which grow with the width of the screen; before Xcode 8 they had those of
    /// any view.
    private static func contentView(_ decoder: NibDecoder) -> UIView {
        skip(["tableViewCell"], decoder)
        guard decoder.context.isInFormatOfXcode8 else { return UIView() }
        let width = decoder.child(keyed: "frame")?["width"].flatMap(IBNumber.parse) ?? 0
        let margin = SystemMargins.side(atWidth: CGFloat(width))
        let view = UIView()
        view.layoutMargins = UIEdgeInsets(top: 11, left: margin, bottom: 11, right: margin)
        return view
    }

    private static func reusableView(_ decoder: NibDecoder) -> UIView {
        UIView()
    }

    /// Attributes that are known but have no part in the picture.
    private static func skip(_ names: [String], _ decoder: NibDecoder) {
        for name in names { _ = decoder.string(name) }
    }
}
