/// Sizes of labels, by the rules found from recorded measurements on iOS (2,100 of them at 3×, others at 2×).
extension UILabel {
    /// Widths from here on set no limit: no text is as wide, and UIKit passes the largest number there is.
    private static let unlimited: CGFloat = 1e7

    func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
        guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        // Insets may leave bounds of negative size; `width` would show that as positive.
        let space = CGSize(width: max(0, bounds.size.width), height: max(0, bounds.size.height))
        let block = typesetter.block(content, in: measuringSpace(width: space.width, lines: lines))
        let grid = pixelGrid
        let height = block.height + 2 * overflow(of: block)
        let size = CGSize(width: min(space.width, grid.ceil(block.width)), height: grid.ceil(height))
        let x = bounds.origin.x + offset(of: size.width, in: space.width, block.layout)
        guard size.height > space.height else {
            return CGRect(origin: CGPoint(x: x, y: bounds.origin.y), size: size)
        }
        let y = grid.round(bounds.origin.y + (space.height - height) / 2)
        return CGRect(x: x, y: y, width: size.width, height: space.height)
    }

    /// How far letters rise above or hang below the lines, if the label makes space for that.
    private func overflow(of block: TextBlock) -> CGFloat {
        guard sizingRule == .oversize, let ink = block.layout.inkBounds else { return 0 }
        return max(0, -ink.minY, ink.maxY - block.height)
    }

    /// One line that is not cut short by an ellipsis is measured whole, whatever the space.
    private func measuringSpace(width: CGFloat, lines: Int) -> LabelTypesetter.Space {
        let cuts = [.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle].contains(lineBreakMode)
        let isLimited = width < Self.unlimited && (lines != 1 || cuts)
        return LabelTypesetter.Space(
            width: isLimited ? max(0, width) : .infinity, lines: max(0, lines), mode: lineBreakMode)
    }

    /// How far from the left edge of its space aligned text lies.
    private func offset(of width: CGFloat, in space: CGFloat, _ layout: TextLayout) -> CGFloat {
        guard space < Self.unlimited else { return 0 }
        let isRightToLeft = layout.lines.first?.isRightToLeft ?? false
        switch content.alignment {
        case .center: return pixelGrid.round((space - width) / 2)
        case .right: return space - width
        case .natural, .justified: return isRightToLeft ? space - width : 0
        case .left: return 0
        }
    }

    /// The bounds at which the label's own size is measured.
    var intrinsicBounds: CGRect {
        let wraps = numberOfLines != 1
        let preferred = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : viewState.layoutWidth
        let width = (wraps ? preferred : nil) ?? .greatestFiniteMagnitude
        return CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    }

    /// The bounds at which the label is measured for a space.
    func fittingBounds(_ size: CGSize) -> CGRect {
        let isLimited = numberOfLines != 1 && size.width > 0
        let width = isLimited ? size.width : .greatestFiniteMagnitude
        return CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    }
}

extension UILabel {
    /// The baselines of the text at the width that layout has found, from the middle of the text, y down.
    var baselinesFromMiddle: (first: CGFloat, last: CGFloat) {
        let width = numberOfLines == 1 ? nil : viewState.layoutWidth
        let space = LabelTypesetter.Space(width: width ?? .infinity, lines: numberOfLines, mode: lineBreakMode)
        let block = typesetter.block(content, in: space)
        guard let first = block.layout.lines.first, let last = block.layout.lines.last else {
            return (font.ascender - font.lineHeight / 2, font.ascender - font.lineHeight / 2)
        }
        return (first.baseline - block.height / 2, last.baseline - block.height / 2)
    }
}
