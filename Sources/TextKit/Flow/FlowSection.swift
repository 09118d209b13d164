/// Neighboring paragraphs that move together: what an edit moves is noted once for some dozens of them.
///
/// Paragraphs write down where they are less what their section has moved, so that a section moves without a visit to
/// them.
final class FlowSection {
    /// The indices of the paragraphs.
    var range: Range<Int>
    private(set) var moved = Movement()
    /// The lines of all paragraphs, if they stand below each other in one container; what it says lacks `moved`.
    private var block: Block?
    /// Whether the glyphs of each paragraph follow on those of the one before.
    private(set) var isCounted = false

    /// The most paragraphs of a section; a longer one is divided.
    private static let limit = 64

    init(_ range: Range<Int>) {
        self.range = range
    }

    /// How far a section has moved.
    struct Movement {
        /// UTF-16 units.
        var characters = 0
        var glyphs = 0
        /// Points.
        var y: CGFloat = 0
        var lines = 0

        static prefix func - (movement: Movement) -> Movement {
            Movement(
                characters: -movement.characters, glyphs: -movement.glyphs, y: -movement.y, lines: -movement.lines)
        }
    }

    private struct Block {
        var start: FlowPlace
        var end: FlowPlace
        /// What the text takes of the container.
        var used: CGRect

        func moved(by movement: Movement) -> Block {
            Block(
                start: start.moved(by: movement), end: end.moved(by: movement),
                used: used.offsetBy(dx: 0, dy: movement.y))
        }
    }

    /// Parts some paragraphs into sections of much the same length.
    static func sections(of range: Range<Int>, in paragraphs: [FlowParagraph]) -> [FlowSection] {
        let count = (range.count + limit - 1) / limit
        return (0..<count).map { part in
            let start = range.lowerBound + range.count * part / count
            let section = FlowSection(start..<range.lowerBound + range.count * (part + 1) / count)
            for paragraph in paragraphs[section.range] { paragraph.join(section) }
            return section
        }
    }

    // MARK: - Characters and glyphs

    /// Notes that characters and paragraphs before these were replaced.
    func move(characters: Int, paragraphs: Int) {
        moved.characters += characters
        range = range.lowerBound + paragraphs..<range.upperBound + paragraphs
    }

    /// Notes that other glyphs stand before these.
    func move(glyphs: Int) { moved.glyphs += glyphs }

    /// Takes note that the glyphs before a paragraph have been counted.
    func noteGlyphs(before index: Int, _ paragraphs: [FlowParagraph]) {
        isCounted = index == range.upperBound && paragraphs[range].allSatisfy { $0.shaped != nil }
    }

    /// Which glyphs there are is found out again: those of one paragraph have changed.
    func invalidateGlyphs() { isCounted = false }

    // MARK: - Lines

    /// Takes note of lines that have all been set.
    func settle(_ paragraphs: [FlowParagraph]) {
        block = nil
        var made: Block?
        for paragraph in paragraphs[range] {
            guard let layout = paragraph.layout, layout.blocks == nil, !layout.isCut, !layout.end.isFull else {
                return
            }
            var block = made ?? Block(start: layout.start, end: layout.end, used: .null)
            guard layout.end.container == block.start.container else { return }
            block.end = layout.end
            block.used = block.used.joined(with: layout.used)
            made = block
        }
        block = made.map { $0.moved(by: -moved) }
    }

    /// Invalidates the lines: one of them has changed.
    func unsettle() { block = nil }

    /// Moves all lines to another height, if they are sure to have the same spaces there; false if they must be looked at
    /// one by one.
    func move(to place: FlowPlace, in container: NSTextContainer) -> Bool {
        guard let block = block?.moved(by: moved),
            let distance = container.distance(from: block.start, block.end, to: place)
        else { return false }
        moved.y += distance
        moved.lines += place.lines - block.start.lines
        return true
    }

    /// What the lines take of a container, which have all been set; nil if they must be looked at one by one.
    func usedRect(of container: Int, _ paragraphs: [FlowParagraph]) -> CGRect? {
        // A section that was divided has no lines of its own to set, after which it would settle.
        if block == nil { settle(paragraphs) }
        guard let block, block.start.container == container else { return nil }
        return block.moved(by: moved).used
    }
}

extension FlowPlace {
    func moved(by movement: FlowSection.Movement) -> FlowPlace {
        FlowPlace(container: container, y: y + movement.y, lines: lines + movement.lines, isFull: isFull)
    }
}

extension ParagraphLayout {
    func moved(by movement: FlowSection.Movement) -> ParagraphLayout {
        var moved = self
        (moved.start, moved.end) = (start.moved(by: movement), end.moved(by: movement))
        moved.shift += movement.y
        return moved
    }

    /// What the text takes of the containers.
    fileprivate var used: CGRect {
        lines.reduce(CGRect.null) { $0.joined(with: $1.used) }.offsetBy(dx: 0, dy: shift)
    }
}
