/// What a section of a flow layout is made of; width and x are across the direction of scrolling.
@MainActor struct FlowSection {
    let number: Int
    let count: Int
    let inset: UIEdgeInsets
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
    let header: CGFloat
    let footer: CGFloat
    private let sizes: (Int) -> CGSize
    private let isVertical: Bool

    init(
        _ number: Int, _ count: Int, _ layout: UICollectionViewFlowLayout, _ view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ preferred: [IndexPath: CGSize],
        isVertical: Bool
    ) {
        (self.number, self.count, self.isVertical) = (number, count, isVertical)
        let inset =
            delegate?.collectionView(view, layout: layout, insetForSectionAt: number)
            ?? layout.sectionInset
        self.inset = layout.insets(inset, of: view)
        lineSpacing =
            delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: number)
            ?? layout.minimumLineSpacing
        itemSpacing =
            delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: number)
            ?? layout.minimumInteritemSpacing
        let header =
            delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: number)
            ?? layout.headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: number)
            ?? layout.footerReferenceSize
        self.header = isVertical ? header.height : header.width
        self.footer = isVertical ? footer.height : footer.width
        let estimate = layout.estimatedItemSize
        sizes = { item in
            let path = IndexPath(item: item, section: number)
            if estimate != .zero {
                let isAutomatic = estimate == UICollectionViewFlowLayout.automaticSize
                return preferred[path] ?? (isAutomatic ? CGSize(width: 50, height: 50) : estimate)
            }
            return delegate?.collectionView(view, layout: layout, sizeForItemAt: path) ?? layout.itemSize
        }
    }

    func size(_ item: Int) -> CGSize {
        let size = sizes(item)
        let (width, height) = (max(0, size.width), max(0, size.height))
        return isVertical ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
    }
}
