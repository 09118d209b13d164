/// Headers and footers of sections: their sizes and their places.
extension CompositionalArrangement {
    /// The height of titles of a section that lie one below the other.
    func height(_ items: [NSCollectionLayoutBoundarySupplementaryItem], _ section: Int) -> CGFloat {
        items.reduce(0) { $0 + size(of: $1, section).height }
    }

    private func size(of item: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int) -> CGSize {
        let layout = sections[section].layout
        let width =
            layout.supplementariesFollowContentInsets ? Self.inner(layout, room).width : room.width
        var size = item.layoutSize.size(in: CGSize(width: width, height: room.height))
        let element = CollectionElement.supplementary(
            item.elementKind, IndexPath(item: 0, section: section))
        if item.layoutSize.heightDimension.isEstimated, let wanted = preferred[element] {
            size.height = wanted.height
        }
        return size
    }

    /// The headers and the footers of a section.
    func titles(of section: Int) -> [Attributes] { headers(of: section) + footers(of: section) }

    /// The headers of a section, which end where its content's upper inset begins.
    func headers(of section: Int) -> [Attributes] {
        guard sections.indices.contains(section) else { return [] }
        let (items, number) = (sections[section].headers, geometry.number(ofHeader: section))
        let end =
            geometry.top(of: number) + geometry.height(of: number)
            - sections[section].layout.contentInsets.top
        return titles(items, of: section, from: end - height(items, section))
    }

    /// The footers of a section, which begin where its content's lower inset ends.
    func footers(of section: Int) -> [Attributes] {
        guard sections.indices.contains(section) else { return [] }
        let top = geometry.top(of: geometry.number(ofFooter: section))
        return titles(
            sections[section].footers, of: section, from: top + sections[section].layout.contentInsets.bottom)
    }

    /// Titles of a section, one below the other.
    private func titles(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], of section: Int, from top: CGFloat
    ) -> [Attributes] {
        let layout = sections[section].layout
        let start = layout.supplementariesFollowContentInsets ? layout.contentInsets.leading : 0
        var y = top
        return items.map { item in
            let size = size(of: item, section)
            let attributes = Attributes(
                forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
            attributes.frame = turn(
                CGRect(
                    x: start + item.offset.x, y: y + item.offset.y, width: size.width, height: size.height))
            attributes.fitting = item.layoutSize.fitting.intersection(.vertical)
            attributes.zIndex = item.pinToVisibleBounds ? max(1, item.zIndex) : item.zIndex
            y += size.height
            return attributes
        }
    }

    /// Whether a section's header or footer stays while the section is in sight.
    func isPinned(_ attributes: Attributes) -> Bool {
        sections[attributes.indexPath.section].layout.boundarySupplementaryItems.contains {
            $0.elementKind == attributes.representedElementKind && $0.pinToVisibleBounds
        }
    }
}
