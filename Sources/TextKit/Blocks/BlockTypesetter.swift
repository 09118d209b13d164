/// Sets neighboring paragraphs that lie in blocks: boxes below each other and in each other, and the cells of tables.
///
/// Source: Apple's documentation of `NSTextBlock` and `NSTextTable`; CSS 2.2, chapters 8 and 17, whose boxes these are.
struct BlockTypesetter {
    /// Blocks that lie deeper in each other than this have no box.
    static let mostNestedBlocks = 16

    /// Sets a paragraph's lines in a part of the container, from a place on.
    typealias SetParagraph = (FlowParagraph, FlowPlace, FlowColumn) -> ParagraphLayout

    let paragraphs: ArraySlice<FlowParagraph>
    let containers: [NSTextContainer]
    private let set: SetParagraph
    /// Those around come before those within.
    var boxes: [BlockBox] = []

    init(_ paragraphs: ArraySlice<FlowParagraph>, in containers: [NSTextContainer], set: @escaping SetParagraph) {
        (self.paragraphs, self.containers, self.set) = (paragraphs, containers, set)
    }

    /// Sets all paragraphs, from a place on.
    ///
    /// - Returns: Where the text goes on.
    mutating func layOut(from place: FlowPlace) -> FlowPlace {
        layOut(
            paragraphs.indices, depth: 0, from: place,
            in: FlowColumn(width: containers[place.container].limits.width))
    }

    /// Sets some paragraphs.
    ///
    /// - Parameter depth: In how many blocks all of them lie.
    mutating func layOut(
        _ range: Range<Int>, depth: Int, from start: FlowPlace, in column: FlowColumn
    ) -> FlowPlace {
        pieces(of: range, at: depth).reduce(start) { place, piece in
            switch piece {
            case .paragraph(let index): setParagraph(index, from: place, in: column)
            case .box(let block, let range): layOut(block, range, depth: depth, from: place, in: column)
            case .table(let table, let range): layOut(table, range, depth: depth, from: place, in: column)
            }
        }
    }

    /// What stands below each other where some paragraphs are.
    private enum Piece {
        case paragraph(Int)
        case box(NSTextBlock, Range<Int>)
        case table(NSTextTable, Range<Int>)
    }

    private func pieces(of range: Range<Int>, at depth: Int) -> [Piece] {
        var pieces: [Piece] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let block = block(of: index, at: depth)
            if let table = (block as? NSTextTableBlock)?.table {
                let end = end(of: range, from: index, at: depth) { ($0 as? NSTextTableBlock)?.table === table }
                pieces.append(.table(table, index..<end))
                index = end
            } else if let block {
                let end = end(of: range, from: index, at: depth) { $0 === block }
                pieces.append(.box(block, index..<end))
                index = end
            } else {
                pieces.append(.paragraph(index))
                index += 1
            }
        }
        return pieces
    }

    /// The block that a paragraph lies in at a depth; nil if it lies in no more than those around.
    func block(of index: Int, at depth: Int) -> NSTextBlock? {
        guard depth < Self.mostNestedBlocks, let blocks = paragraphs[index].text?.blocks, depth < blocks.count else {
            return nil
        }
        return blocks[depth]
    }

    /// Where the paragraphs end, from one on, whose blocks are of a kind.
    func end(of range: Range<Int>, from index: Int, at depth: Int, where isAlike: (NSTextBlock) -> Bool) -> Int {
        (index..<range.upperBound).first { !(block(of: $0, at: depth).map(isAlike) ?? false) } ?? range.upperBound
    }

    private func setParagraph(_ index: Int, from place: FlowPlace, in column: FlowColumn) -> FlowPlace {
        let layout = set(paragraphs[index], place, column)
        paragraphs[index].layout = layout
        return layout.end
    }

    // MARK: - Boxes

    private mutating func layOut(
        _ block: NSTextBlock, _ range: Range<Int>, depth: Int, from start: FlowPlace, in column: FlowColumn
    ) -> FlowPlace {
        let edges = BlockEdges(block, in: column.width)
        var content = column.inset(by: edges.all)
        content.width = width(of: block, in: column, beside: edges.horizontal, free: content.width)
        let box = begin(block)
        var end = layOut(range, depth: depth + 1, from: start.lower(by: edges.all.top), in: content)
        let top = end.container == start.container ? start.y : 0
        let height = block.contentHeight(ofText: end.y - top - edges.all.top)
        end.y = top + height + edges.vertical
        let outside = CGRect(
            x: column.x, y: top, width: content.width + edges.horizontal, height: height + edges.vertical)
        finish(box, around: range, outside, edges, container: end.container)
        return end
    }

    /// The width of a block's content, which is that of the space unless the block says otherwise.
    private func width(of block: NSTextBlock, in column: FlowColumn, beside edges: CGFloat, free: CGFloat) -> CGFloat
    {
        let width = block.length(of: .width, in: column.width, beside: edges) ?? free
        return block.limitedWidth(width, in: column.width, beside: edges)
    }

    /// Keeps the place of a box among the others.
    mutating func begin(_ block: NSTextBlock) -> Int {
        boxes.append(BlockBox(block: block))
        return boxes.count - 1
    }

    /// Gives a box its frame, which is the space that the block takes without its margin.
    mutating func finish(
        _ box: Int, around range: Range<Int>, _ outside: CGRect, _ edges: BlockEdges, container: Int
    ) {
        // Those within are finished before.
        for index in range where paragraphs[index].layout?.box == nil { paragraphs[index].layout?.box = box }
        boxes[box].frame = outside.inset(by: edges.margin)
        boxes[box].border = edges.border
        boxes[box].container = container
    }

    /// Moves what lies in a block down.
    func move(_ range: Range<Int>, by distance: CGFloat) {
        for index in range { paragraphs[index].layout?.shift += distance }
    }

    // MARK: - Measuring

    /// The widths that the content of some paragraphs can have.
    func contentWidths(of range: Range<Int>, depth: Int) -> ContentWidths {
        let padding = containers.first.map { 2 * $0.lineFragmentPadding } ?? 0
        return pieces(of: range, at: depth).reduce(ContentWidths()) { widths, piece in
            switch piece {
            case .paragraph(let index): widths.joined(with: paragraphs[index].contentWidths.widened(by: padding))
            case .box(let block, let range): widths.joined(with: contentWidths(of: block, range, depth: depth))
            case .table(let table, let range): widths.joined(with: contentWidths(of: table, range, depth: depth))
            }
        }
    }

    private func contentWidths(of block: NSTextBlock, _ range: Range<Int>, depth: Int) -> ContentWidths {
        let edges = BlockEdges(block, in: .unlimited).horizontal
        var widths = contentWidths(of: range, depth: depth + 1)
        if let width = block.length(of: .width, in: .unlimited, beside: 0) {
            widths = ContentWidths(least: width, greatest: width)
        }
        widths.least = block.limitedWidth(widths.least, in: .unlimited, beside: 0)
        widths.greatest = block.limitedWidth(widths.greatest, in: .unlimited, beside: 0)
        return widths.widened(by: edges)
    }
}

extension FlowPlace {
    func lower(by distance: CGFloat) -> FlowPlace {
        FlowPlace(container: container, y: y + distance, lines: lines, isFull: isFull)
    }
}
