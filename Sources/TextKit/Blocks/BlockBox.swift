/// A block's place among the lines: what its background and its border are drawn in.
struct BlockBox {
    let block: NSTextBlock
    /// The index of the container.
    var container = 0
    /// The border's outer edges in container coordinates, as they were when the lines were set.
    var frame = CGRect.null
    /// The widths of the border's edges, those left out that neighbors draw.
    var border = UIEdgeInsets.zero
    /// Whether it is drawn: cells without text may not be.
    var isHidden = false
}

/// The boxes around neighboring paragraphs that lie in blocks, which are set and moved together.
final class FlowBlocks {
    let boxes: [BlockBox]
    /// How many paragraphs there are.
    let count: Int
    private let first: ObjectIdentifier
    /// How far down all has moved since it was set, in points.
    private(set) var shift: CGFloat = 0

    init(_ paragraphs: ArraySlice<FlowParagraph>, boxes: [BlockBox]) {
        self.boxes = boxes
        count = paragraphs.count
        first = ObjectIdentifier(paragraphs[paragraphs.startIndex])
    }

    /// Whether a paragraph is the first of those around which the boxes lie.
    func begins(with paragraph: FlowParagraph) -> Bool { first == ObjectIdentifier(paragraph) }

    func move(by distance: CGFloat) { shift += distance }

    /// What the boxes take of a container; null if there is none.
    func frame(in container: Int) -> CGRect {
        boxes.reduce(CGRect.null) { $1.container == container ? $0.joined(with: $1.frame) : $0 }
            .offsetBy(dx: 0, dy: shift)
    }
}
