extension UILabel {
    /// What stands for text that was cut, at its end, whatever the line break mode; nil for the usual ellipsis, as in
    /// UIKit, whose label has no such member.
    package var endToken: NSAttributedString? {
        get { content.truncationToken?.text }
        set {
            guard newValue != endToken else { return }
            let token = newValue.map { TruncationToken($0, defaults: content.defaults) }
            change(.space) { $0.truncationToken = token }
        }
    }

    /// How the last line ends if text remains.
    var lastLineBreakMode: NSLineBreakMode { content.truncationToken == nil ? lineBreakMode : .byTruncatingTail }

    /// Where the text ends that `drawText(in:)` would draw in a rectangle, in UTF-16 units; nil if nothing is cut.
    package func truncationPosition(in rect: CGRect) -> Int? {
        let layout = drawnBlock(in: rect).layout
        return layout.isTruncated ? layout.lines.last?.truncatedRange?.lowerBound : nil
    }

    /// The rectangle of the token as `drawText(in:)` would draw it, as high as its line; nil if nothing is cut.
    package func truncationTokenRect(in rect: CGRect) -> CGRect? {
        guard let placed = placedText(in: rect), placed.block.layout.isTruncated,
            let line = placed.block.layout.lines.last
        else { return nil }
        let runs = line.runs.filter(\.isToken)
        guard let left = runs.map(\.x).min(), let right = runs.map({ $0.x + $0.width }).max() else { return nil }
        return CGRect(x: left, y: line.top, width: right - left, height: line.height)
            .offsetBy(dx: rect.minX, dy: placed.top)
    }

    /// The height of the lines that `drawText(in:)` would draw in a rectangle, on whole pixels.
    package func drawnHeight(in rect: CGRect) -> CGFloat { pixelGrid.ceil(drawnBlock(in: rect).height) }
}
