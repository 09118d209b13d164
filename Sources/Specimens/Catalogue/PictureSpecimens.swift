extension Specimen {
    /// Image views and what pictures can do.
    static var pictures: [Specimen] {
        [contentModes, orientations, resizablePictures, tintedPictures]
    }

    private static var contentModes: Specimen {
        let modes: [(UIView.ContentMode, String)] = [
            (.scaleToFill, "scaleToFill"), (.scaleAspectFit, "scaleAspectFit"), (.scaleAspectFill, "scaleAspectFill"),
            (.redraw, "redraw"), (.center, "center"), (.top, "top"), (.bottom, "bottom"), (.left, "left"),
            (.right, "right"), (.topLeft, "topLeft"), (.topRight, "topRight"), (.bottomLeft, "bottomLeft"),
            (.bottomRight, "bottomRight"),
        ]
        return Specimen(
            name: "content-modes", caption: "A picture of 72 by 48 points in image views of every content mode.",
            size: CGSize(width: 375, height: 610)
        ) {
            PicturePage(
                columns: 3, cellHeight: 86,
                cells: modes.map { mode, name in
                    let view = UIImageView(image: SpecimenPictures.landscape)
                    view.contentMode = mode
                    view.clipsToBounds = true
                    return PicturePage.Cell(view: view, name: name)
                })
        }
    }

    private static var orientations: Specimen {
        let all: [(UIImage.Orientation, String)] = [
            (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"), (.upMirrored, "upMirrored"),
            (.downMirrored, "downMirrored"), (.leftMirrored, "leftMirrored"), (.rightMirrored, "rightMirrored"),
        ]
        return Specimen(
            name: "orientations", caption: "One bitmap shown in its eight orientations.",
            size: CGSize(width: 375, height: 230)
        ) {
            PicturePage(
                columns: 4, cellHeight: 75,
                cells: all.map { orientation, name in
                    let letter = SpecimenPictures.letter
                    let image = letter.cgImage.map {
                        UIImage(cgImage: $0, scale: letter.scale, orientation: orientation)
                    }
                    return PicturePage.Cell(view: UIImageView(image: image), name: name, size: image?.size)
                })
        }
    }

    private static var resizablePictures: Specimen {
        let caps = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        let source = SpecimenPictures.frame
        let stretched = source.resizableImage(withCapInsets: caps, resizingMode: .stretch)
        let tiled = source.resizableImage(withCapInsets: caps, resizingMode: .tile)
        func cell(_ image: UIImage, _ name: String, _ width: CGFloat, _ height: CGFloat) -> PicturePage.Cell {
            PicturePage.Cell(
                view: UIImageView(image: image), name: name, size: CGSize(width: width, height: height))
        }
        return Specimen(
            name: "resizable-pictures",
            caption: "A frame whose corners keep their size while its edges are stretched or repeated.",
            size: CGSize(width: 375, height: 342)
        ) {
            PicturePage(
                columns: 3, cellHeight: 78,
                cells: [
                    cell(source, "as it is", 24, 24), cell(source, "without caps", 96, 60),
                    cell(stretched, "too small for caps", 12, 12), cell(stretched, "stretched", 96, 60),
                    cell(stretched, "stretched in width", 96, 24), cell(stretched, "stretched in height", 24, 60),
                    cell(tiled, "tiled", 96, 60), cell(tiled, "tiled in width", 96, 24),
                    cell(tiled, "tiled in height", 24, 60),
                ])
        }
    }

    private static var tintedPictures: Specimen {
        Specimen(
            name: "tinted-pictures",
            caption:
                "Templates in the tint of their views, pictures in colours of their own, and placeholders for symbols.",
            size: CGSize(width: 375, height: 230)
        ) {
            let heart = SpecimenPictures.heart
            let template = heart.withRenderingMode(.alwaysTemplate)
            let bold = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
            return PicturePage(
                columns: 4, cellHeight: 75,
                cells: [
                    cell(heart, "original", .systemBlue), cell(template, "template", .systemBlue),
                    cell(template, "in a red view", .systemRed),
                    cell(heart.withTintColor(.systemGreen), "withTintColor", .systemBlue),
                    cell(.symbolPlaceholder(nil, scale: 3), "symbol", .systemBlue),
                    cell(.symbolPlaceholder(bold, scale: 3), "bold, 34 pt", .systemBlue),
                    cell(template, "dimmed", .systemPurple.withAlphaComponent(0.4)),
                    PicturePage.Cell(view: textWithPictures(template), name: "in text"),
                ])
        }
    }

    private static func cell(_ image: UIImage, _ name: String, _ tint: UIColor) -> PicturePage.Cell {
        let view = UIImageView(image: image)
        view.tintColor = tint
        return PicturePage.Cell(view: view, name: name, size: image.size)
    }

    private static func textWithPictures(_ image: UIImage) -> UILabel {
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
