extension Specimen {
    /// A page of tiles, as wide as a phone.
    static func tiles(
        _ name: String, _ caption: String, height: CGFloat, look: TilesPage.Look = .plain,
        _ make: @escaping @MainActor () -> [TilesPage.Tile]
    ) -> Specimen {
        Specimen(name: name, caption: caption, size: CGSize(width: 375, height: height)) {
            TilesPage(make(), look: look)
        }
    }
}

/// A page of equal tiles in rows, a caption under each.
final class TilesPage: UIView {
    /// What one tile shows, and what is said below it.
    @MainActor struct Tile {
        let caption: String
        let content: UIView
        /// The size that the content has in the middle of the tile; nil if it fills the tile.
        let size: CGSize?

        init(_ caption: String, _ content: UIView, size: CGSize? = nil) {
            self.caption = caption
            self.content = content
            self.size = size
        }

        /// A tile with a layer, which lies in the middle of the tile with the size it brings.
        init(_ caption: String, _ layer: CALayer) {
            self.init(caption, LayerHost(layer))
        }
    }

    /// How tiles and captions are laid out; points.
    struct Look {
        var columns: Int
        var tileHeight: CGFloat
        var margins: UIEdgeInsets
        /// Between the tiles of a row, and between a row's captions and the next row.
        var spacing: CGSize
        var captionHeight: CGFloat
        var captionFontSize: CGFloat
        /// What is seen of the tiles besides their content.
        var plate: Plate

        enum Plate {
            case none
            /// A quiet color, beyond whose edges nothing is seen of the content.
            case quiet
        }

        /// Tiles side by side, with nothing between them.
        static let plain = Look(
            columns: 4, tileHeight: 78, margins: UIEdgeInsets(top: 10, left: 10, bottom: 0, right: 9),
            spacing: CGSize(width: 0, height: 10), captionHeight: 14, captionFontSize: 10, plate: .none)

        /// Tiles that show how large they are.
        static func framed(columns: Int, tileHeight: CGFloat) -> Look {
            Look(
                columns: columns, tileHeight: tileHeight,
                margins: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16),
                spacing: CGSize(width: 12, height: 12), captionHeight: 18, captionFontSize: 11, plate: .quiet)
        }
    }

    private let tiles: [(tile: Tile, plate: UIView, caption: UILabel)]
    private let look: Look

    init(_ tiles: [Tile], look: Look) {
        self.tiles = tiles.map { ($0, UIView(), Self.caption($0.caption, look)) }
        self.look = look
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        for (tile, plate, caption) in self.tiles {
            plate.backgroundColor = look.plate == .quiet ? .secondarySystemBackground : nil
            plate.clipsToBounds = look.plate == .quiet
            plate.addSubview(tile.content)
            addSubview(plate)
            addSubview(caption)
        }
    }

    required init?(coder: NSCoder) { nil }

    private static func caption(_ text: String, _ look: Look) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: look.captionFontSize)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let gaps = look.spacing.width * CGFloat(look.columns - 1)
        let space = bounds.width - look.margins.left - look.margins.right - gaps
        // Whole points: what lies between pixels is blurred, as on a phone.
        let size = CGSize(width: (space / CGFloat(look.columns)).rounded(.down), height: look.tileHeight)
        let rowHeight = size.height + look.captionHeight + look.spacing.height
        for (index, entry) in tiles.enumerated() {
            let x = look.margins.left + CGFloat(index % look.columns) * (size.width + look.spacing.width)
            let y = look.margins.top + CGFloat(index / look.columns) * rowHeight
            entry.plate.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
            entry.caption.frame = CGRect(x: x, y: y + size.height, width: size.width, height: look.captionHeight)
            let shown = entry.tile.size ?? size
            entry.tile.content.frame = CGRect(
                x: ((size.width - shown.width) / 2).rounded(), y: ((size.height - shown.height) / 2).rounded(),
                width: shown.width, height: shown.height)
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
