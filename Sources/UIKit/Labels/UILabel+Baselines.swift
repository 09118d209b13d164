/// Where rules take the text of a view to stand, in points.
enum TextBaselines {
    /// The first baseline below the view's upper edge, and the last one above its lower edge, however high the view is.
    case edges(first: CGFloat, last: CGFloat)
    /// The baselines below the view's middle.
    case middle(first: CGFloat, last: CGFloat)
}

extension UILabel {
    /// The baselines of the text at the width that layout has found, from the edges of a label that is as high as its
    /// text; rules keep these distances where they make the label higher, as stored frames show.
    var baselinesFromEdges: TextBaselines {
        let lines = measuredLines
        let half = pixelGrid.ceil(lines.height) / 2
        return .edges(first: half + lines.first, last: half - lines.last)
    }

    /// The same from the middle of the text, for views that keep it in theirs.
    var baselinesFromMiddle: (first: CGFloat, last: CGFloat) {
        let lines = measuredLines
        return (lines.first, lines.last)
    }

    /// The baselines from the middle of the text, y down, and the text's height; of a line in the label's font if there
    /// is no text.
    private var measuredLines: (first: CGFloat, last: CGFloat, height: CGFloat) {
        let width = numberOfLines == 1 ? nil : viewState.layoutWidth
        let room = LabelTypesetter.Room(
            width: width ?? .infinity, lines: numberOfLines, mode: lineBreakMode, naturalSide: naturalSide)
        let block = typesetter.block(content, in: room)
        guard let first = block.layout.lines.first, let last = block.layout.lines.last else {
            let baseline = font.ascender - font.lineHeight / 2
            return (baseline, baseline, font.lineHeight)
        }
        return (first.baseline - block.height / 2, last.baseline - block.height / 2, block.height)
    }
}
