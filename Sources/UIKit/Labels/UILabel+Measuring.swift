/// Sizes of labels, by the rules found from recorded measurements on iOS (2,100 of them at 3×, others at 2×).
extension UILabel {
    func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
        guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        // Insets may leave bounds of negative size; `width` would show that as positive.
        let room = CGSize(width: max(0, bounds.size.width), height: max(0, bounds.size.height))
        let block = typesetter.block(content, in: measuringRoom(width: room.width, lines: lines))
        let grid = pixelGrid
        let height = block.height + 2 * overflow(of: block)
        let size = CGSize(width: min(room.width, grid.ceil(block.width)), height: grid.ceil(height))
        let x = bounds.origin.x + offset(of: size.width, in: room.width, block.layout)
        guard size.height > room.height else {
            return CGRect(origin: CGPoint(x: x, y: bounds.origin.y), size: size)
        }
        let y = grid.round(bounds.origin.y + (room.height - height) / 2)
        return CGRect(x: x, y: y, width: size.width, height: room.height)
    }

    /// How far letters rise above or hang below the lines, if the label makes room for that.
    private func overflow(of block: TextBlock) -> CGFloat {
        guard sizingRule == .oversize, let ink = block.layout.inkBounds else { return 0 }
        return max(0, -ink.minY, ink.maxY - block.height)
    }

    /// One line that is not cut short by an ellipsis is measured whole, whatever the room.
    private func measuringRoom(width: CGFloat, lines: Int) -> LabelTypesetter.Room {
        let cuts = [.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle].contains(lineBreakMode)
        let isLimited = width < .unlimited && (lines != 1 || cuts)
        return LabelTypesetter.Room(
            width: isLimited ? max(0, width) : .infinity, lines: max(0, lines), mode: lineBreakMode,
            naturalSide: naturalSide)
    }

    /// How far from the left edge of its room aligned text lies.
    private func offset(of width: CGFloat, in room: CGFloat, _ layout: TextLayout) -> CGFloat {
        guard room < .unlimited else { return 0 }
        switch content.alignment {
        case .center: return pixelGrid.round((room - width) / 2)
        case .right: return room - width
        case .natural, .justified: return isNaturalRight(layout) ? room - width : 0
        case .left: return 0
        }
    }

    /// Which side natural lines are flush with: that where the interface begins, unless the label is part of a view that
    /// goes by its text.
    var naturalSide: SettingRules.NaturalSide {
        if alignsByText { return .leading }
        return traitCollection.layoutDirection == .rightToLeft ? .right : .left
    }

    private func isNaturalRight(_ layout: TextLayout) -> Bool {
        switch naturalSide {
        case .left: false
        case .right: true
        case .leading: layout.lines.first?.isRightToLeft ?? false
        }
    }

    /// The bounds at which the label's own size is measured.
    var intrinsicBounds: CGRect {
        let wraps = numberOfLines != 1
        let preferred = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : viewState.layoutWidth
        let width = (wraps ? preferred : nil) ?? .greatestFiniteMagnitude
        return CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    }

    /// The bounds at which the label is measured for a room.
    func fittingBounds(_ size: CGSize) -> CGRect {
        let isLimited = numberOfLines != 1 && size.width > 0
        let width = isLimited ? size.width : .greatestFiniteMagnitude
        return CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    }
}
