extension NibFamily {
    /// Scrolling views and cells, shown as Interface Builder's canvas shows them: scrolled to the top, prototypes and
    /// static cells in their stored places.
    static let containers: [String: NibFamily] = [
        "scrollView": NibFamily(className: "UIScrollView", make: scrollView),
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
            className: "UITableViewCell", children: [.keyed("contentView"), .list("subviews")], make: tableViewCell),
        "tableViewCellContentView": NibFamily(className: "UITableViewCellContentView", make: contentView),
        "collectionViewCell": NibFamily(
            className: "UICollectionViewCell", children: [.keyed("contentView"), .list("subviews")],
            make: collectionViewCell),
        "collectionViewCellContentView": NibFamily(UIView.self),
        "collectionReusableView": NibFamily(className: "UICollectionReusableView", make: reusableView),
        "tableViewHeaderFooterView": NibFamily(
            className: "UITableViewHeaderFooterView", children: [.keyed("contentView"), .list("subviews")],
            make: reusableView),
    ]

    private static func scrollView(_ decoder: NibDecoder) -> UIView {
        skip(["indicatorStyle"], decoder)
        return UIView()
    }

    private static func tableView(_ decoder: NibDecoder) -> UIView {
        let view = UIView()
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

    private static func tableViewCell(_ decoder: NibDecoder) -> UIView {
        let cell = PlainCell()
        cell.backgroundColor = .secondarySystemGroupedBackground
        skip(["textLabel", "detailTextLabel", "imageView", "style", "editingAccessoryType"], decoder)
        _ = decoder.child(keyed: "separatorInset")
        if let kind = decoder.choice("accessoryType", NibWords.accessories) { cell.showAccessory(kind) }
        return cell
    }

    /// Rows have UIKit's margins of cells, which grow with the width of the screen.
    private static func contentView(_ decoder: NibDecoder) -> UIView {
        skip(["tableViewCell"], decoder)
        let width = decoder.child(keyed: "frame")?["width"].flatMap(IBNumber.parse) ?? 0
        let margin = SystemMargins.side(atWidth: CGFloat(width))
        let view = UIView()
        view.layoutMargins = UIEdgeInsets(top: 11, left: margin, bottom: 11, right: margin)
        return view
    }

    private static func collectionViewCell(_ decoder: NibDecoder) -> UIView {
        for key in ["customSize", "size"] { _ = decoder.child(keyed: key) }
        return UIView()
    }

    private static func reusableView(_ decoder: NibDecoder) -> UIView {
        UIView()
    }

    /// Attributes that are known but have no part in the picture.
    private static func skip(_ names: [String], _ decoder: NibDecoder) {
        for name in names { _ = decoder.string(name) }
    }
}

extension NibWords {
    fileprivate static let accessories: [String: PlainAccessory.Kind] = [
        "disclosureIndicator": .disclosure, "checkmark": .checkmark, "detailButton": .detail,
        "detailDisclosureButton": .detail,
    ]
}
