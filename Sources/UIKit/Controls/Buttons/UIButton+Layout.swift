extension UIButton {
    /// Where a button's parts lie.
    struct Arrangement {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
    }

    private enum Gap {
        /// What UIKit leaves above and below the title of a button without insets.
        static let aroundTitle: CGFloat = 6
        /// The least width of a button with neither image nor insets.
        static let leastWidth: CGFloat = 30
        /// What a button that was fitted to its title may lack, because its width was rounded to a whole point.
        static let rounding: CGFloat = 1
    }

    /// Between the bounds and the content.
    var contentInsets: UIEdgeInsets {
        guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
        let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
        return UIEdgeInsets(
            top: insets.top, left: isLeft ? insets.leading : insets.trailing, bottom: insets.bottom,
            right: isLeft ? insets.trailing : insets.leading)
    }

    /// The size that texts and image ask for, with their insets.
    ///
    /// - Parameter width: What texts that wrap have to fit into, with image and insets; nil for all that they want.
    func naturalSize(atWidth width: CGFloat?) -> CGSize {
        let insets = contentInsets
        let room = width.map { max(0, $0 - insets.left - insets.right) }
        let content = contentSize(with: textSizes(in: room ?? .greatestFiniteMagnitude).both)
        let size = CGSize(
            width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
        return configuration == nil ? plainSize(size) : size
    }

    /// The size of a button without a configuration: whole points, with a line of space even if there is no title, as
    /// LayoutKit's tests found with UIKit's buttons, and no smaller than its background image, which takes the place of
    /// the space around the title (eleven buttons of a document).
    private func plainSize(_ size: CGSize) -> CGSize {
        let image = currentBackgroundImage
        let ground = image?.size ?? .zero
        let line = (shownLabel?.font ?? standardFont).lineHeight.rounded(.up)
        let height = max(size.height, line + contentEdgeInsets.top + contentEdgeInsets.bottom)
        let isBare = imageSize == .zero && contentEdgeInsets == .zero && image == nil
        // Symbols alone go by pixels (four buttons of a document).
        if isSymbolAlone, ground == .zero {
            return CGSize(width: pixelGrid.floor(size.width), height: pixelGrid.floor(height))
        }
        return CGSize(
            width: max(size.width, ground.width, isBare ? Gap.leastWidth : 0).rounded(.up),
            height: max(height + (isBare ? 2 * Gap.aroundTitle : 0), ground.height).rounded(.up))
    }

    private var isImageBeside: Bool {
        let placement = configuration?.imagePlacement ?? .leading
        return placement == .leading || placement == .trailing
    }

    /// The size of a text in a width, in points.
    private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        // Stored frames of buttons without configurations have whole points, also on screens of three pixels a point.
        return configuration == nil ? CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up)) : size
    }

    /// The sizes of title and subtitle, and of both, in what the image leaves of a width.
    private func textSizes(in width: CGFloat) -> (title: CGSize, subtitle: CGSize, both: CGSize) {
        let room = max(0, width - (isImageBeside ? imageRoom : 0))
        let (title, subtitle) = (size(of: shownLabel, in: room), size(of: subtitleLabel, in: room))
        let gap = title.height > 0 && subtitle.height > 0 ? configuration?.titlePadding ?? 0 : 0
        let both = CGSize(
            width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
        return (title, subtitle, both)
    }

    private var hasText: Bool { [shownLabel, subtitleLabel].contains { $0?.text?.isEmpty == false } }
    private var imageGap: CGFloat { imageSize.width > 0 && hasText ? configuration?.imagePadding ?? 0 : 0 }
    /// What an image beside texts takes from them, with the gap.
    private var imageRoom: CGFloat { imageSize.width + imageGap }

    /// Whether the button shows a symbol and no text.
    private var isSymbolAlone: Bool { !hasText && shownImage?.image?.isSymbolImage == true }

    /// How much higher a symbol is than the line that it counts as, one of its size whatever its scale: buttons with a
    /// configuration, nine in documents of five projects, and those that show nothing else. Other images count as they are.
    private var symbolOverhang: CGFloat {
        guard configuration != nil || isSymbolAlone, let image = shownImage?.image,
            let line = image.heightOfText(preferring: nil, for: traitCollection)
        else { return 0 }
        return image.size.height - line
    }

    /// The height of the line that a symbol without a title stands on: one of the font in which the configuration wants it (buttons
    /// of two projects), else of the title's.
    private func lineHeight(beside symbol: UIImage, _ configuration: Configuration) -> CGFloat {
        let wanted = configuration.preferredSymbolConfigurationForImage
        if wanted != nil, let height = symbol.heightOfText(preferring: wanted, for: traitCollection) { return height }
        return (configuration.font ?? configuration.buttonSize.font(for: traitCollection)).lineHeight
    }

    /// The size of image and texts together, of which the latter are so large.
    private func contentSize(with texts: CGSize) -> CGSize {
        var image = imageSize
        image.height -= symbolOverhang
        if let configuration, texts == .zero, let symbol = shownImage?.image, symbol.isSymbolImage {
            return CGSize(width: image.width, height: max(image.height, lineHeight(beside: symbol, configuration)))
        }
        return isImageBeside
            ? CGSize(width: imageRoom + texts.width, height: max(image.height, texts.height))
            : CGSize(width: max(image.width, texts.width), height: image.height + imageGap + texts.height)
    }

    /// Lays image and texts beside or above each other, by the control's alignments, within a rectangle; each begins on a
    /// whole pixel, so that text is sharp.
    func arrangement(in area: CGRect) -> Arrangement {
        let sizes = textSizes(in: area.width)
        let content = contentSize(with: sizes.both)
        let width = shownWidth(of: content.width, in: max(0, area.width))
        var texts = sizes.both
        texts.width = min(texts.width, max(0, width - (isImageBeside ? imageRoom : 0)))
        texts.height = min(texts.height, max(0, area.height))
        let whole = place(CGSize(width: width, height: min(content.height, area.height)), in: area)
        let (image, text) = isImageBeside ? beside(whole, texts) : stacked(whole, texts)
        var parts = Arrangement(image: image, title: text, subtitle: text)
        parts.title.size.height = min(sizes.title.height, area.height)
        parts.subtitle.origin.y = text.maxY - sizes.subtitle.height
        parts.subtitle.size.height = sizes.subtitle.height
        parts.image = onPixels(shifted(parts.image, by: imageEdgeInsets))
        parts.title = onPixels(shifted(parts.title, by: titleEdgeInsets))
        parts.subtitle = onPixels(parts.subtitle)
        return parts
    }

    /// How much of a width is shown in a room: all of it where the room lacks no more than rounding takes, so that a title
    /// that its author fitted has no ellipsis (seven buttons of six projects).
    private func shownWidth(of width: CGFloat, in room: CGFloat) -> CGFloat {
        configuration == nil && width <= room + Gap.rounding ? width : min(width, room)
    }

    private func onPixels(_ frame: CGRect) -> CGRect {
        CGRect(
            x: pixelGrid.round(frame.minX), y: pixelGrid.round(frame.minY), width: frame.width, height: frame.height)
    }

    private func beside(_ whole: CGRect, _ texts: CGSize) -> (CGRect, CGRect) {
        let image = CGSize(
            width: min(imageSize.width, whole.width),
            height: min(imageSize.height, max(whole.height + symbolOverhang, 0)))
        let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isImageFirst = ((configuration?.imagePlacement ?? .leading) == .leading) != isRight
        let imageX = isImageFirst ? whole.minX : whole.maxX - image.width
        let textX = isImageFirst ? whole.minX + image.width + imageGap : whole.minX
        return (
            CGRect(x: imageX, y: whole.midY - image.height / 2, width: image.width, height: image.height),
            CGRect(x: textX, y: whole.midY - texts.height / 2, width: texts.width, height: texts.height)
        )
    }

    private func stacked(_ whole: CGRect, _ texts: CGSize) -> (CGRect, CGRect) {
        let isAbove = configuration?.imagePlacement == .top
        let imageY = isAbove ? whole.minY : whole.maxY - imageSize.height
        let textY = isAbove ? whole.maxY - texts.height : whole.minY
        return (
            CGRect(
                x: whole.midX - imageSize.width / 2, y: imageY, width: imageSize.width, height: imageSize.height),
            CGRect(x: whole.midX - texts.width / 2, y: textY, width: texts.width, height: texts.height)
        )
    }

    private func place(_ size: CGSize, in area: CGRect) -> CGRect {
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left: area.minX
            case .right: area.maxX - size.width
            default: area.midX - size.width / 2
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: area.minY
            case .bottom: area.maxY - size.height
            default: area.midY - size.height / 2
            }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    /// Opposite insets move a part of the content, each by the share that the alignment leaves it.
    private func shifted(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
        guard insets != .zero else { return frame }
        let horizontal: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left: insets.left
            case .right: -insets.right
            default: (insets.left - insets.right) / 2
            }
        return frame.offsetBy(dx: horizontal, dy: (insets.top - insets.bottom) / 2)
    }
}
