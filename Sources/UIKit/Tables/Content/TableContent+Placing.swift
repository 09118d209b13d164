extension TableContent {
    /// How often rows that turn out to be of other heights may move what is in sight in one layout.
    private static let maximumRounds = 8
    /// Where the rows begin, in points from the content's top.
    var rowsTop: CGFloat { table.tableHeaderView?.bounds.height ?? 0 }

    // MARK: Frames

    /// The room left and right of rows, in points.
    private var sideInset: CGFloat {
        table.style == .insetGrouped ? SystemMargins.ofRow(atWidth: table.bounds.width) : 0
    }

    func frame(_ number: Int) -> CGRect {
        CGRect(
            x: sideInset, y: rowsTop + geometry.top(of: number), width: max(0, table.bounds.width - 2 * sideInset),
            height: geometry.height(of: number))
    }

    func rect(from first: (TableGeometry) -> Int, to last: (TableGeometry) -> Int, of section: Int) -> CGRect {
        guard current.sections.indices.contains(section) else { return .zero }
        return frame(first(geometry)).union(frame(last(geometry)))
    }

    func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
        loadIfNeeded()
        var paths: [IndexPath] = []
        var number = geometry.firstElement(below: low - rowsTop)
        while number < geometry.count, rowsTop + geometry.top(of: number) <= high {
            if case .row(let path) = geometry.element(number) { paths.append(path) }
            number += 1
        }
        return paths
    }

    func updateContentSize() {
        let footer = table.tableFooterView?.bounds.height ?? 0
        table.contentSize = CGSize(width: table.bounds.width, height: rowsTop + geometry.height + footer)
    }

    /// Moves the content back if nothing of it is left where the table looks.
    func keepWithinContent() {
        let kept = table.scrollRange.nearest(to: table.contentOffset)
        if table.bounds.height > 0, kept.y < table.contentOffset.y { table.contentOffset.y = kept.y }
    }

    /// Moves the content back to the top if rows above that turned out to be lower have moved it beyond.
    private func keepBelowTop() {
        let kept = table.scrollRange.nearest(to: table.contentOffset)
        if kept.y > table.contentOffset.y { table.contentOffset.y = kept.y }
    }

    // MARK: Placing

    /// Makes the views of what is in sight, measures it, and places it.
    func place() {
        guard !isPlacing else { return }
        loadIfNeeded()
        isPlacing = true
        defer { (isPlacing, appearing) = (false, []) }
        if placedWidth != table.bounds.width {
            placedWidth = table.bounds.width
            geometry.invalidateAll()
        }
        var seen: Set<Int> = []
        for _ in 0..<Self.maximumRounds {
            let before = (table.bounds.origin, geometry.height)
            seen = measureAndShow()
            // A pinned header that is measured moves what was looked at before it.
            if (table.bounds.origin, geometry.height) == before { break }
        }
        for number in shown.keys.sorted() where !seen.contains(number) && !isEdited(number) { retire(number) }
        placeShown()
        placeEdges()
    }

    /// Shows the elements in sight; gives back their numbers.
    ///
    /// What has been in sight stays where it is on the screen, whatever heights others above turn out to have.
    private func measureAndShow() -> Set<Int> {
        let sight = (low: table.bounds.minY - rowsTop, high: table.bounds.maxY - rowsTop)
        let anchor = shown.keys.filter {
            geometry.top(of: $0) < sight.high && geometry.top(of: $0 + 1) > sight.low
        }.min()
        let anchorTop = anchor.map(geometry.top)
        let (wasWithin, wasBelowTop) = (isWithinContent, !isAboveTop)
        var seen: Set<Int> = []
        var number = geometry.firstElement(below: sight.low)
        var top = geometry.top(of: number)
        while number < geometry.count, top < sight.high {
            measure(number)
            let height = geometry.height(of: number)
            if height > 0, top + height > sight.low, view(number) != nil { seen.insert(number) }
            top += height
            number += 1
        }
        seen.formUnion(showPinned(seen))
        // Content that becomes shorter is moved if it ends before what is shown, so that has to have its place by then.
        if let anchor, let anchorTop, isAtRest == false {
            let shift = geometry.top(of: anchor) - anchorTop
            if shift != 0 { table.contentOffset.y += shift }
        }
        updateContentSize()
        if wasWithin { keepWithinContent() }
        if wasBelowTop { keepBelowTop() }
        return seen
    }

    private var isAboveTop: Bool { table.contentOffset.y < -table.adjustedContentInset.top }
    private var isAtRest: Bool { table.contentOffset.y <= -table.adjustedContentInset.top }
    private var isWithinContent: Bool {
        table.scrollRange.nearest(to: table.contentOffset).y >= table.contentOffset.y
    }

    /// Headers at the top and footers at the bottom of a plain table stay while their sections are in sight.
    private func showPinned(_ seen: Set<Int>) -> [Int] {
        guard table.style == .plain, let first = seen.min(), let last = seen.max() else { return [] }
        let numbers = [
            geometry.number(ofHeader: geometry.section(of: first)),
            geometry.number(ofFooter: geometry.section(of: last)),
        ]
        return numbers.filter { number in
            measure(number)
            return geometry.height(of: number) > 0 && view(number) != nil
        }
    }

    /// All views get their frames before any is laid out: one constraint engine holds them all, and what is in them may not
    /// fit the frames that they had.
    private func placeShown() {
        let views = shown.sorted { $0.key < $1.key }
        for (number, view) in views { settle(number) { place(view, number) } }
        for (number, view) in views { settle(number) { view.layoutIfNeeded() } }
    }

    private func place(_ view: UIView, _ number: Int) {
        switch geometry.element(number) {
        case .row(let path):
            let cell = view as? UITableViewCell
            cell?.placement = placement(of: path)
            let size = view.bounds.size
            view.frame = frame(number)
            if view.bounds.size != size || cell?.contentView.bounds.height != view.bounds.height {
                cell?.placeContent()
            }
        case .header(let section): place(title: view, headerFrame(number, section))
        case .footer(let section): place(title: view, footerFrame(number, section))
        }
        view.isHidden = false
    }

    /// Makes changes to a view, which stands in its place at once if it has just come into sight, whatever block runs around the
    /// layout: as in UIKit, only what was there before moves.
    func settle(_ number: Int, _ changes: () -> Void) {
        if appearing.contains(number) { UIView.performWithoutAnimation(changes) } else { changes() }
    }

    private func place(title: UIView, _ frame: CGRect) {
        title.frame = frame
        (title as? UITableViewHeaderFooterView)?.placeContent()
    }

    private func headerFrame(_ number: Int, _ section: Int) -> CGRect {
        var frame = frame(number)
        let padding = min(frame.height, headerPadding)
        frame.origin.y += padding
        frame.size.height -= padding
        guard table.style == .plain else { return frame }
        let end = rowsTop + geometry.top(of: geometry.number(ofFooter: section) + 1) - frame.height
        let edge = table.bounds.minY + table.adjustedContentInset.top
        frame.origin.y = max(frame.minY, min(edge, end))
        return frame
    }

    private func footerFrame(_ number: Int, _ section: Int) -> CGRect {
        var frame = frame(number)
        guard table.style == .plain else { return frame }
        let start = rowsTop + geometry.top(of: geometry.number(ofHeader: section))
        let edge = table.bounds.maxY - table.adjustedContentInset.bottom - frame.height
        frame.origin.y = min(frame.minY, max(edge, start))
        return frame
    }

    /// Places what lies above and below all rows.
    private func placeEdges() {
        let width = table.bounds.width
        if let header = table.tableHeaderView { header.frame = CGRect(x: 0, y: 0, width: width, height: rowsTop) }
        if let footer = table.tableFooterView {
            footer.frame = CGRect(x: 0, y: rowsTop + geometry.height, width: width, height: footer.bounds.height)
        }
        if table.isLive { updateContentSize() }
    }

    // MARK: Scrolling

    /// Moves the content until a row lies where it should; the rows in sight then are measured on the way.
    func scroll(to number: Int, _ position: UITableView.ScrollPosition) {
        for _ in 0..<Self.maximumRounds {
            let target = offset(showing: number, position)
            guard target != table.contentOffset.y else { break }
            table.contentOffset.y = target
            for number in shown.keys.sorted() where !isInSight(number) && !isEdited(number) { retire(number) }
            place()
        }
    }

    private func isInSight(_ number: Int) -> Bool { frame(number).intersects(table.bounds) }

    /// Whether the user writes in an element, whose view then stays with its row also out of sight.
    private func isEdited(_ number: Int) -> Bool { shown[number]?.holdsFirstResponder == true }

    /// The cells in sight, from the first to the last row.
    var cellsInSight: [UITableViewCell] {
        shown.filter { isInSight($0.key) }.sorted { $0.key < $1.key }
            .compactMap { $0.value as? UITableViewCell }
    }

    /// The offset at which an element lies where it should, as far as those on the way have been measured.
    func offset(showing number: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
        let (frame, inset) = (frame(number), table.adjustedContentInset)
        let pinned = table.style == .plain ? pinnedHeight(above: number) : 0
        let space = table.bounds.height - inset.top - inset.bottom
        let wanted: CGFloat
        switch position {
        case .none: return table.offset(showing: frame).y
        case .top: wanted = frame.minY - inset.top - pinned
        case .middle: wanted = frame.midY - inset.top - space / 2
        case .bottom: wanted = frame.maxY - inset.top - space
        }
        return table.scrollRange.nearest(to: CGPoint(x: 0, y: wanted)).y
    }

    /// The height of the header that stays above a row at the table's top.
    private func pinnedHeight(above number: Int) -> CGFloat {
        let header = geometry.number(ofHeader: geometry.section(of: number))
        return max(0, geometry.height(of: header) - headerPadding)
    }
}
