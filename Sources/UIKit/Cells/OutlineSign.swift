/// A data source whose items are opened and closed.
@MainActor protocol OutlineSource: AnyObject {
    /// Whether an item's children show.
    func isExpanded(at path: IndexPath) -> Bool
    /// Opens or closes an item.
    func toggle(at path: IndexPath)
}

/// An arrow at a cell of an outline: down while its children show, else to where lines end. A tap opens or closes it.
final class OutlineSign: UIControl {
    static let size = CGSize(width: 22, height: 22)

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isOpaque = false
        addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private var place: (source: any OutlineSource, path: IndexPath)? {
        guard let cell = superview as? UICollectionViewCell, let list = cell.collectionView,
            let path = list.indexPath(for: cell), let source = list.dataSource as? any OutlineSource
        else { return nil }
        return (source, path)
    }

    private func toggle() { place.map { $0.source.toggle(at: $0.path) } }

    override func draw(_ rect: CGRect) {
        let isOpen = place.map { $0.source.isExpanded(at: $0.path) } ?? false
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (along, across): (CGFloat, CGFloat) = (3.5, 6)
        let way: CGFloat = isMirrored ? -1 : 1
        let points = [(-along, -across), (along, 0), (-along, across)].map { x, y in
            isOpen
                ? CGPoint(x: bounds.midX + y, y: bounds.midY + x)
                : CGPoint(x: bounds.midX + x * way, y: bounds.midY + y)
        }
        let path = UIBezierPath()
        (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (2, .round, .round)
        path.move(to: points[0])
        for point in points.dropFirst() { path.addLine(to: point) }
        tintColor.setStroke()
        path.stroke()
    }
}
