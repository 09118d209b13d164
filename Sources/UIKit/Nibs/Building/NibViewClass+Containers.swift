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
                .prototypes, .keyed("sectionHeaderView"), .keyed("sectionFooterView"), .list("subviews"),
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

    private static func contentView(_ coder: NibCoder) -> UIView? {
        let view = CellContentView()
        view.layoutMargins = coder.marginsOfCell ?? .standardMargins
        return view
    }
}

extension NibCoder {
    /// UIKit's margins of a row and its content, which grow with the width of the table: before iOS 13 15 points in a table
    /// no wider than 375 points that is not its controller's own view (stored frames of seven projects; nine whose tables are their
    /// controllers' views have 16), with iOS 13 15 points in rows that lie in no table
    /// on phones of ordinary width (two projects; three on wider ones have those of rows), which count as no wider than the
    /// screen since (two). On wide screens loose rows wider than the smallest phone have those of wide rows (five projects
    /// with rows of 321 to 374 points; three with 320 have not). Before Xcode 9 rows had those of any view.
    @MainActor var marginsOfCell: UIEdgeInsets? {
        guard decoder.context.version.hasMarginsOfCells else { return nil }
        let around = sequence(first: self, next: \.parent)
        let widest =
            around.first { $0.element.name == "tableView" } ?? around.first { $0.element.name == "tableViewCell" }
        let stored = (widest ?? self).element.child(keyed: "frame")?["width"].flatMap(IBNumber.parse) ?? 0
        let version = decoder.context.version
        let isInTable = widest?.element.name == "tableView"
        let isBounded = !isInTable && version.controls >= .iOS13
        let width = isBounded ? min(CGFloat(stored), decoder.context.screenWidth) : CGFloat(stored)
        let isNarrow =
            isInTable
            ? version.controls < .iOS13 && width <= 375 && widest?.element["key"] != "view"
            : version.hasNarrowLooseRows && decoder.context.screenWidth < 400
        let isOnWideScreen =
            !isInTable && width > 320 && (393..<CGFloat.infinity).contains(decoder.context.screenWidth)
        let margin = isNarrow ? 15 : SystemMargins.ofRow(atWidth: isOnWideScreen ? max(width, 393) : width)
        let space = version.controls.rowMargin
        return UIEdgeInsets(top: space, left: margin, bottom: space, right: margin)
    }
}
