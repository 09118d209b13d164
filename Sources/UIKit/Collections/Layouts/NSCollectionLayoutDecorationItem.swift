/// A view behind a section, of a class that is registered with the layout.
///
/// Source: Apple's documentation of `NSCollectionLayoutDecorationItem`.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind under which the view's class was registered with the layout.
    open private(set) var elementKind: String
    /// Higher ones lie above lower ones.
    open var zIndex = 0

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    /// A view behind all of a section with its headers, footers and insets, less its own `contentInsets`.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}

extension CompositionalArrangement {
    /// The views behind a section.
    func decorations(of section: Int) -> [Attributes] {
        guard let items = layout(of: section)?.decorationItems, !items.isEmpty else { return [] }
        let (top, bottom) = extent(of: section)
        let start = top + (section > 0 ? spacing : 0)
        return items.map { item in
            let attributes = Attributes(
                forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
            let insets = item.contentInsets
            attributes.frame = turn(
                CGRect(
                    x: insets.leading, y: start + insets.top,
                    width: max(0, room.width - insets.leading - insets.trailing),
                    height: max(0, bottom - start - insets.top - insets.bottom)))
            (attributes.zIndex, attributes.fitting) = (item.zIndex, [])
            return attributes
        }
    }
}
