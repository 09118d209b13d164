extension NibViewClass {
    /// Scrolling views and cells, shown as Interface Builder's canvas shows them: scrolled to the top, prototypes and
    /// static cells in their stored places.
    static let containers: [String: NibViewClass] = [
        "scrollView": NibViewClass(UIScrollView.self),
        "tableView": NibViewClass(
            UITableView.self,
            children: [
                .prototypes, .sections, .keyed("tableHeaderView"), .keyed("tableFooterView"), .list("subviews"),
            ], caveat: asksNobody, isPartial: true),
        "collectionView": NibViewClass(
            UICollectionView.self,
            children: [
                .list("cells"), .keyed("sectionHeaderView"), .keyed("sectionFooterView"), .list("subviews"),
            ], caveat: asksNobody, isPartial: true),
        "tableViewCell": NibViewClass(
            UITableViewCell.self, children: [.keyed("contentView"), .list("subviews")]),
        "tableViewCellContentView": NibViewClass(
            className: "UITableViewCellContentView", children: [.list("subviews")], makeFrom: contentView),
        "collectionViewCell": NibViewClass(
            UICollectionViewCell.self, children: [.keyed("contentView"), .list("subviews")]),
        "collectionViewCellContentView": NibViewClass(UIView.self),
        "collectionReusableView": NibViewClass(UICollectionReusableView.self),
        "tableViewHeaderFooterView": NibViewClass(
            UITableViewHeaderFooterView.self, children: [.keyed("contentView"), .list("subviews")]),
    ]

    private static let asksNobody = "shows what the document stores; no data source is asked"

    /// Rows have UIKit's margins of cells, which grow with the width of the table; before Xcode 9 they had those of any
    /// view.
    private static func contentView(_ coder: NibCoder) -> UIView? {
        guard coder.decoder.context.version.hasMarginsOfCells else { return CellContentView() }
        let table = sequence(first: coder, next: \.parent).first { $0.element.name == "tableView" }
        let width = (table ?? coder).element.child(keyed: "frame")?["width"].flatMap(IBNumber.parse) ?? 0
        let margin = SystemMargins.side(atWidth: CGFloat(width))
        let view = CellContentView()
        view.layoutMargins = UIEdgeInsets(top: 11, left: margin, bottom: 11, right: margin)
        return view
    }
}
