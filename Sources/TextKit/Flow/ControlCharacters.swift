/// Asks a layout manager's delegate what control characters do to the lines of a paragraph, and where lines may start.
struct ControlCharacters {
    private let manager: NSLayoutManager
    private let paragraph: FlowParagraph
    private let shaped: ShapedText
    private var changes: [ShapedChange] = []
    private var lineStarts: [Int: LineStart] = [:]

    init(_ manager: NSLayoutManager, _ paragraph: FlowParagraph, _ shaped: ShapedText) {
        self.manager = manager
        self.paragraph = paragraph
        self.shaped = shaped
    }

    /// The text with what was decided.
    mutating func settled() -> ShapedText {
        let glyphs = ParagraphGlyphs(shaped, paragraph.marks.properties)
        for index in 0..<glyphs.count where glyphs.property(at: index) == .controlCharacter {
            let range = glyphs.characters(of: index..<index + 1)
            if shaped.text.units[range.lowerBound] != 0xFFFC { settle(range) }
        }
        if manager.delegate != nil { forbidBreaks() }
        return shaped.changed(changes, lineStarts: lineStarts)
    }

    private mutating func settle(_ range: Range<Int>) {
        let unit = shaped.text.units[range.lowerBound]
        let proposed = Self.action(of: unit)
        let index = paragraph.location + range.lowerBound
        let action =
            manager.delegate?.layoutManager(manager, shouldUse: proposed, forControlCharacterAt: index) ?? proposed
        if action != proposed {
            take(action, insteadOf: proposed, range)
        } else if action == .containerBreak {
            paragraph.marks.containerBreaks.insert(range.lowerBound)
        } else if action == .zeroAdvancement, manager.showsControlCharacters, unit < 0x80 {
            show(unit, range)
        }
    }

    private mutating func take(
        _ action: NSLayoutManager.ControlCharacterAction, insteadOf proposed: NSLayoutManager.ControlCharacterAction,
        _ range: Range<Int>
    ) {
        let breaks: NSLayoutManager.ControlCharacterAction = [.lineBreak, .paragraphBreak, .containerBreak]
        if !action.isDisjoint(with: breaks) {
            lineStarts[range.upperBound] = .required
        } else if !proposed.isDisjoint(with: breaks) {
            lineStarts[range.upperBound] = .forbidden
        }
        if action.contains(.containerBreak) { paragraph.marks.containerBreaks.insert(range.lowerBound) }
        if action.contains(.horizontalTab) {
            changes.append(ShapedChange(range: range, content: .tab))
        } else if action.contains(.whitespace) {
            paragraph.marks.gaps.insert(range.lowerBound)
            changes.append(ShapedChange(range: range, content: .box(CharacterStyle.AttachmentBox(bounds: .zero))))
        } else {
            changes.append(ShapedChange(range: range, content: .nothing))
        }
    }

    /// Shows a control character as terminals do: ^L for a form feed.
    private mutating func show(_ unit: UInt16, _ range: Range<Int>) {
        let font = shaped.text.style(at: range.lowerBound).font
        let letter = Unicode.Scalar(UInt8(unit & 0x7F) ^ 0x40)
        let glyphs = [Unicode.Scalar("^"), letter].map { font.glyph(for: $0) }
        if !glyphs.contains(0) { changes.append(ShapedChange(range: range, content: .glyphs(glyphs, font))) }
    }

    private static func action(of unit: UInt16) -> NSLayoutManager.ControlCharacterAction {
        switch unit {
        case 0x09: .horizontalTab
        case 0x0A, 0x0D, 0x85, 0x2029: .paragraphBreak
        case 0x0B, 0x2028: .lineBreak
        case 0x0C: .containerBreak
        default: .zeroAdvancement
        }
    }

    private mutating func forbidBreaks() {
        for offset in shaped.permittedLineStarts where lineStarts[offset] == nil {
            let isPermitted =
                manager.delegate?.layoutManager(
                    manager, shouldBreakLineByWordBeforeCharacterAt: paragraph.location + offset) ?? true
            if !isPermitted { lineStarts[offset] = .forbidden }
        }
    }
}
