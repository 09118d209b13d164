extension Specimen {
    /// Image views and what images can do.
    static var pictures: [Specimen] {
        [contentModes, orientations, resizableImages, tintedImages]
    }

    private static var contentModes: Specimen {
        let modes: [(UIView.ContentMode, String)] = [
            (.scaleToFill, "scaleToFill"), (.scaleAspectFit, "scaleAspectFit"), (.scaleAspectFill, "scaleAspectFill"),
            (.redraw, "redraw"), (.center, "center"), (.top, "top"), (.bottom, "bottom"), (.left, "left"),
            (.right, "right"), (.topLeft, "topLeft"), (.topRight, "topRight"), (.bottomLeft, "bottomLeft"),
            (.bottomRight, "bottomRight"),
        ]
        return tiles(
            "content-modes", "A picture of 72 by 48 points in image views of every content mode.", height: 610,
            look: .framed(columns: 3, tileHeight: 86)
        ) {
            modes.map { mode, name in
                let view = UIImageView(image: SpecimenImages.landscape)
                view.contentMode = mode
                view.clipsToBounds = true
                return .init(name, view)
            }
        }
    }

    private static var orientations: Specimen {
        let all: [(UIImage.Orientation, String)] = [
            (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"), (.upMirrored, "upMirrored"),
            (.downMirrored, "downMirrored"), (.leftMirrored, "leftMirrored"), (.rightMirrored, "rightMirrored"),
        ]
        return tiles(
            "orientations", "One bitmap shown in its eight orientations.", height: 230,
            look: .framed(columns: 4, tileHeight: 75)
        ) {
            all.map { orientation, name in
                let letter = SpecimenImages.letter
                let image = letter.cgImage.map { UIImage(cgImage: $0, scale: letter.scale, orientation: orientation) }
                return .init(name, UIImageView(image: image), size: image?.size)
            }
        }
    }

    private static var resizableImages: Specimen {
        let caps = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        let source = SpecimenImages.frame
        let stretched = source.resizableImage(withCapInsets: caps, resizingMode: .stretch)
        let tiled = source.resizableImage(withCapInsets: caps, resizingMode: .tile)
        func tile(_ image: UIImage, _ name: String, _ width: CGFloat, _ height: CGFloat) -> TilesPage.Tile {
            .init(name, UIImageView(image: image), size: CGSize(width: width, height: height))
        }
        return tiles(
            "resizable-pictures", "A frame whose corners keep their size while its edges are stretched or repeated.",
            height: 342, look: .framed(columns: 3, tileHeight: 78)
        ) {
            [
                tile(source, "as it is", 24, 24), tile(source, "without caps", 96, 60),
                tile(stretched, "too small for caps", 12, 12), tile(stretched, "stretched", 96, 60),
                tile(stretched, "stretched in width", 96, 24), tile(stretched, "stretched in height", 24, 60),
                tile(tiled, "tiled", 96, 60), tile(tiled, "tiled in width", 96, 24),
                tile(tiled, "tiled in height", 24, 60),
            ]
        }
    }

    private static var tintedImages: Specimen {
        tiles(
            "tinted-pictures",
            "Templates in the tint of their views, pictures in colors of their own, and symbols.",
            height: 230, look: .framed(columns: 4, tileHeight: 75)
        ) {
            let heart = SpecimenImages.heart
            let template = heart.withRenderingMode(.alwaysTemplate)
            let bold = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
            return [
                tile(heart, "original", .systemBlue), tile(template, "template", .systemBlue),
                tile(template, "in a red view", .systemRed),
                tile(heart.withTintColor(.systemGreen), "withTintColor", .systemBlue),
                tile(.symbol(named: "paperplane", nil, scale: 3), "symbol", .systemBlue),
                tile(.symbol(named: "paperplane.circle.fill", bold, scale: 3), "bold, 34 pt", .systemBlue),
                tile(template, "dimmed", .systemPurple.withAlphaComponent(0.4)),
                .init("in text", textWithImages(template)),
            ]
        }
    }

    private static func tile(_ image: UIImage, _ name: String, _ tint: UIColor) -> TilesPage.Tile {
        let view = UIImageView(image: image)
        view.tintColor = tint
        return .init(name, view, size: image.size)
    }

    private static func textWithImages(_ image: UIImage) -> UILabel {
        let attachment = NSTextAttachment(image: image)
        attachment.bounds = CGRect(x: 0, y: -2, width: 15, height: 15)
        let text = NSMutableAttributedString(string: "I ")
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: " text"))
        let label = UILabel()
        label.attributedText = text
        label.textColor = .systemPink
        label.textAlignment = .center
        return label
    }
}
