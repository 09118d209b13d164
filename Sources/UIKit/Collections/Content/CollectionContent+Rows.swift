/// The rows of sections that scroll by themselves.
extension CollectionContent {
    func scroller(of element: CollectionElement) -> SectionScroller? {
        guard case .cell(let path) = element, let row = view.collectionViewLayout.row(of: path.section) else {
            return nil
        }
        if let known = scrollers[path.section] { return known }
        let new = SectionScroller()
        new.onScroll = { [weak self] in self?.rowDidScroll(path.section, to: $0) }
        scrollers[path.section] = new
        // Rows lie upon what lies below cells: the view's ground and decorations, whichever of them was there first.
        let grounds =
            shown.filter { $0.key.category == .decorationView }.map(\.value)
            + [view.backgroundView].compactMap(\.self)
        let upper = view.subviews.lastIndex { subview in grounds.contains { $0 === subview } }
        view.insertSubview(new, at: upper.map { $0 + 1 } ?? 0)
        new.place(row, isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return new
    }

    func rowDidScroll(_ section: Int, to offset: CGFloat) {
        view.collectionViewLayout.rowDidScroll(section, to: offset)
        view.setNeedsLayout()
    }

    /// Gives the rows in sight their places, and takes the others away.
    func placeRows(_ sections: Set<Int>) {
        for (section, scroller) in scrollers {
            guard sections.contains(section), let row = view.collectionViewLayout.row(of: section) else {
                scroller.removeFromSuperview()
                scrollers[section] = nil
                continue
            }
            scroller.place(row, isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
    }

    /// Puts a view where its attributes say, whatever its anchor is and was.
    func put(_ item: UICollectionReusableView, at attributes: UICollectionViewLayoutAttributes) {
        let place = frame(attributes)
        item.bounds.size = place.size
        item.center = CGPoint(x: place.midX, y: place.midY)
    }

    /// Where a view lies in what it lies upon.
    func frame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard attributes.isInRow, let scroller = scrollers[attributes.indexPath.section] else {
            return attributes.frame
        }
        return attributes.frame.offsetBy(
            dx: scroller.contentOffset.x - scroller.frame.minX, dy: -scroller.frame.minY)
    }
}
