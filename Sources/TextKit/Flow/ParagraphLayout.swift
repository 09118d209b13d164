/// A place in the row of containers where the next line may stand.
struct FlowPlace: Equatable {
    /// The index of the container.
    var container = 0
    /// Points from the container's top: the bottom of the line before.
    var y: CGFloat = 0
    /// How many lines the container holds so far.
    var lines = 0
    /// Whether no container has space left.
    var isFull = false

    var isAtTop: Bool { lines == 0 }
}

/// A line of a paragraph with the rectangles that layout managers speak of, in its container's coordinates.
struct FlowLine {
    /// The index of the container.
    var container: Int
    /// The space for the line, with the spacing that belongs to it.
    var rect: CGRect
    /// What the text takes of it, padding included.
    var used: CGRect
    /// Points from the top of `rect`.
    var baseline: CGFloat
}

/// The lines of one paragraph.
struct ParagraphLayout {
    var start: FlowPlace
    var end: FlowPlace
    var textLayout: TextLayout
    var lines: [FlowLine]
    /// How far the paragraph has moved down since it was set.
    var shift: CGFloat = 0
    /// Whether the last line stands for text that found no space, which may be of later paragraphs.
    var isCut: Bool
    /// The boxes that the paragraph lies in, which all paragraphs have that were set with it; nil for none.
    var blocks: FlowBlocks?
    /// The innermost of the boxes around the paragraph, among those of `blocks`.
    var box: Int?

    /// Moves the lines to another height, if they are sure to have the same spaces there.
    ///
    /// - Returns: Whether they were moved; false means that the paragraph must be set again.
    mutating func move(to place: FlowPlace, in container: NSTextContainer) -> Bool {
        guard !isCut, let distance = container.distance(from: start, end, to: place) else { return false }
        shift += distance
        end.y += distance
        end.lines += place.lines - start.lines
        start = place
        return true
    }
}

extension NSTextContainer {
    /// How far down lines go that move to another place, if they are sure to have the same spaces there.
    ///
    /// - Parameters:
    ///   - start: Where the lines began.
    ///   - end: Where the next line would have begun.
    func distance(from start: FlowPlace, _ end: FlowPlace, to place: FlowPlace) -> CGFloat? {
        guard place.container == start.container, end.container == start.container, !end.isFull else { return nil }
        if place == start { return 0 }
        guard keepsSpaces, maximumNumberOfLines == 0, place.isAtTop == start.isAtTop else { return nil }
        let distance = place.y - start.y
        return end.y + distance <= limits.height ? distance : nil
    }
}

/// A line of the flow where it stands now.
struct PlacedLine {
    let paragraph: FlowParagraph
    let layout: ParagraphLayout
    let index: Int

    private var record: FlowLine { layout.lines[index] }

    /// The engine's line; its coordinates lack `shift`.
    var line: TextLayout.Line { layout.textLayout.line(at: index) }
    /// How far down the engine's line has moved.
    var shift: CGFloat { layout.shift }
    var container: Int { record.container }
    /// In container coordinates.
    var rect: CGRect { record.rect.offsetBy(dx: 0, dy: shift) }
    var used: CGRect { record.used.offsetBy(dx: 0, dy: shift) }
    /// Points from the top of `rect`.
    var baseline: CGFloat { record.baseline }
    /// The cell or box that the line lies in, in container coordinates; nil outside of them.
    var boxFrame: CGRect? {
        guard let blocks = layout.blocks, let box = layout.box else { return nil }
        return blocks.boxes[box].frame.offsetBy(dx: 0, dy: blocks.shift)
    }

    /// UTF-16 units of the whole text.
    var characters: Range<Int> {
        line.range.lowerBound + paragraph.location..<line.range.upperBound + paragraph.location
    }

    /// Glyph indices of the whole text.
    var glyphs: Range<Int> {
        let range = paragraph.glyphs.range(ofCharacters: line.range)
        return range.lowerBound + paragraph.glyphLocation..<range.upperBound + paragraph.glyphLocation
    }

    /// The user-perceived characters from left to right; ranges count from the paragraph's start, x is the container's.
    var graphemes: [LineGraphemes.Grapheme] { LineGraphemes(line).visual }
}
