/// Sizes of labels, by the rules found from recorded measurements on iOS (2,100 of them at 3×, others at 2×).
extension UILabel {
    func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
        guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        // Insets may leave bounds of negative size; `width` would show that as positive.
        let space = CGSize(width: max(0, bounds.size.width), height: max(0, bounds.size.height))
        let block = block(measuringRules(width: space.width, lines: lines))
        let grid = pixelGrid
        let shadow = shadowReach
        let height = block.height + 2 * overflow(of: block) + shadow.height
        let width = grid.ceil(block.width + shadow.width)
        let size = CGSize(width: min(space.width, width), height: grid.ceil(height))
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
    private func measuringRules(width: CGFloat, lines: Int) -> LayoutRules {
        let cuts = [.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle].contains(lastLineBreakMode)
        let isLimited = width < .unlimited && (lines != 1 || cuts)
        return layoutRules(width: isLimited ? max(0, width) : .infinity, lines: max(0, lines))
    }

    /// How the label lays out lines in a space.
    func layoutRules(width: CGFloat, height: CGFloat = .infinity, lines: Int) -> LayoutRules {
        var rules = LayoutRules()
        rules.width = width
        rules.height = height
        rules.maximumLines = lines
        rules.lastLineBreakMode = lastLineBreakMode
        rules.truncationToken = content.truncationToken?.shaped
        rules.naturalSide = naturalSide
        rules.leading = .ofTextStyles
        return rules
    }

    /// How far the text's glyphs may reach above and below its lines, in points.
    var overhang: CGFloat {
        let overhang = typesetting { $0.shapedText() }.overhang
        return max(overhang.above, overhang.below)
    }

    /// How far from the left edge of its space aligned text lies.
    private func offset(of width: CGFloat, in space: CGFloat, _ layout: TextLayout) -> CGFloat {
        guard space < .unlimited else { return 0 }
        switch content.alignment {
        case .center: return pixelGrid.round((space - width) / 2)
        case .right: return space - width
        case .natural, .justified: return isNaturalRight(layout) ? space - width : 0
        case .left: return 0
        }
    }

    /// Which side natural lines are flush with: that where the interface begins, unless the label is part of a view
    /// that goes by its text.
    var naturalSide: LayoutRules.NaturalSide {
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
        let preferred = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : widthOfContent
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

/// Where rules take the text of a view to stand, in points.
enum TextBaselines {
    /// The first baseline below the view's upper edge, and the last one above its lower edge, however high the view is.
    case edges(first: CGFloat, last: CGFloat)
    /// The baselines below the view's middle.
    case middle(first: CGFloat, last: CGFloat)
}

extension UILabel {
    /// The baselines of the text at a width in points, nil for a free one, from the edges of a label that is as high as its
    /// text; constraints keep these distances where they make the label higher, as stored frames show.
    func baselinesFromEdges(atWidth width: CGFloat?) -> TextBaselines {
        let lines = measuredLines(atWidth: width)
        let half = pixelGrid.ceil(lines.height + shadowReach.height) / 2
        return .edges(first: half + lines.first, last: half - lines.last)
    }

    /// The same from the middle of the text, whose width is free, for views that keep it in theirs.
    var baselinesFromMiddle: (first: CGFloat, last: CGFloat) {
        let lines = measuredLines(atWidth: nil)
        return (lines.first, lines.last)
    }

    /// The baselines from the middle of the text, y down, and the text's height; of a line in the label's font if there
    /// is no text.
    private func measuredLines(atWidth width: CGFloat?) -> (first: CGFloat, last: CGFloat, height: CGFloat) {
        let width = numberOfLines == 1 ? nil : width
        let block = block(layoutRules(width: width ?? .infinity, lines: numberOfLines))
        guard let first = block.layout.lines.first, let last = block.layout.lines.last else {
            let baseline = font.ascender - font.lineHeight / 2
            return (baseline, baseline, font.lineHeight)
        }
        return (first.baseline - block.height / 2, last.baseline - block.height / 2, block.height)
    }
}
