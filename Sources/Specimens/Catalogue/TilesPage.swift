/// A white page of equal tiles in rows, a caption under each.
final class TilesPage: UIView {
    /// What one tile shows, and what is said below it.
    @MainActor struct Tile {
        let caption: String
        let content: UIView

        init(_ caption: String, _ content: UIView) {
            self.caption = caption
            self.content = content
        }

        /// A tile with a layer, which lies in the middle of the tile with the size it brings.
        init(_ caption: String, _ layer: CALayer) {
            self.init(caption, LayerHost(layer))
        }
    }

    private let tiles: [Tile]
    private let captions: [UILabel]
    private let columns: Int
    private let tileHeight: CGFloat

    init(_ tiles: [Tile], columns: Int, tileHeight: CGFloat) {
        self.tiles = tiles
        self.columns = columns
        self.tileHeight = tileHeight
        captions = tiles.map { Self.caption($0.caption) }
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        for view in tiles.map(\.content) + captions { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private static func caption(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 10)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Whole points: what lies between pixels is blurred, as on a phone.
        let width = ((bounds.width - 16) / CGFloat(columns)).rounded(.down)
        let left = ((bounds.width - width * CGFloat(columns)) / 2).rounded()
        for (index, tile) in tiles.enumerated() {
            let origin = CGPoint(
                x: left + CGFloat(index % columns) * width, y: 10 + CGFloat(index / columns) * (tileHeight + 24))
            tile.content.frame = CGRect(x: origin.x, y: origin.y, width: width, height: tileHeight)
            captions[index].frame = CGRect(x: origin.x, y: origin.y + tileHeight, width: width, height: 14)
        }
    }
}

/// A view that keeps a layer in its middle.
private final class LayerHost: UIView {
    private let hosted: CALayer

    init(_ hosted: CALayer) {
        self.hosted = hosted
        super.init(frame: .zero)
        layer.addSublayer(hosted)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        hosted.contentsScale = contentScaleFactor
        let size = hosted.bounds.size
        hosted.position = CGPoint(
            x: ((bounds.width - size.width) / 2).rounded() + size.width / 2,
            y: ((bounds.height - size.height) / 2).rounded() + size.height / 2)
    }
}
