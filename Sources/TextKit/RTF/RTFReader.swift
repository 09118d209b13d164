import Foundation

/// Reads rich text format: fonts, sizes, colors, styles, alignment, indents, spacing and links. Everything else is passed
/// over. Source: Microsoft's Rich Text Format specification 1.9.1.
struct RTFReader {
    private var bytes: [UInt8]
    private var position = 0
    private var states = [State()]
    private var fonts: [Int: String] = [:]
    private var colors: [UIColor?] = [nil]
    private var color: (red: Int, green: Int, blue: Int) = (0, 0, 0)
    private var hasColor = false
    private var name = ""
    private var instruction = ""

    private var units: [UInt16] = []
    private var runs: [(length: Int, state: State)] = []
    /// How many bytes that stand for a character outside of the encoding are still to be passed over.
    private var skipped = 0

    static let maximumLength = 16 << 20
    private static let maximumDepth = 512

    /// What braces end.
    private struct State: Hashable {
        enum Destination { case text, fonts, colors, instruction, nothing }

        var destination = Destination.text
        var font = 0
        /// Half points.
        var size = 24
        var isBold = false
        var isItalic = false
        var isUnderlined = false
        var isStruck = false
        var color = 0
        var background = 0
        var offset = 0
        var kern: Int?
        var link: String?
        var alignment = NSTextAlignment.natural
        var head = 0
        var first = 0
        var tail = 0
        var before = 0
        var after = 0
        var isRightToLeft = false
        var fallbackLength = 1
    }

    init(_ data: Data) throws(RTFError) {
        guard data.count <= Self.maximumLength else { throw .tooLong(data.count) }
        bytes = Array(data)
        guard bytes.starts(with: Array("{\\rtf".utf8)) else { throw .notRTF }
        while position < bytes.count { try readNext() }
    }

    private mutating func readNext() throws(RTFError) {
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "{"):
            guard states.count < Self.maximumDepth, let state = states.last else { throw .tooDeep }
            states.append(state)
            skipped = 0
        case UInt8(ascii: "}"): endGroup()
        case UInt8(ascii: "\\"): readControl()
        case 0x0A, 0x0D: break
        default: take(Self.character(byte))
        }
    }

    private mutating func endGroup() {
        guard states.count > 1 else {
            position = bytes.count
            return
        }
        let ended = states.removeLast()
        if ended.destination == .instruction, current.destination != .instruction { readLink() }
        skipped = 0
    }

    private var current: State {
        get { states[states.count - 1] }
        set { states[states.count - 1] = newValue }
    }

    // MARK: Control words

    private mutating func readControl() {
        guard position < bytes.count else { return }
        let start = position
        while position < bytes.count, Self.isLetter(bytes[position]), position - start < 32 { position += 1 }
        guard position > start else { return readSymbol() }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        let digits = position
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") { position += 1 }
        while position < bytes.count, Self.isDigit(bytes[position]), position - digits < 11 { position += 1 }
        let number = Int(String(decoding: bytes[digits..<position], as: UTF8.self))
        if position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
        perform(word, number)
    }

    private mutating func readSymbol() {
        let symbol = bytes[position]
        position += 1
        switch symbol {
        case UInt8(ascii: "'"):
            let digits = bytes[position..<min(position + 2, bytes.count)]
            position += digits.count
            if let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) { take(Self.character(byte)) }
        case UInt8(ascii: "*"): current.destination = .nothing
        case UInt8(ascii: "~"): take(0xA0)
        case UInt8(ascii: "_"): take(0x2011)
        case UInt8(ascii: "-"): break
        case 0x0A, 0x0D: take(0x0A)
        default: take(UInt16(symbol))
        }
    }

    /// Words that stand for a character.
    private static let characters: [String: UInt16] = [
        "par": 0x0A, "sect": 0x0A, "page": 0x0A, "row": 0x0A, "line": 0x2028, "tab": 0x09, "cell": 0x09,
        "emdash": 0x2014, "endash": 0x2013, "bullet": 0x2022,
        "lquote": 0x2018, "rquote": 0x2019, "ldblquote": 0x201C, "rdblquote": 0x201D,
    ]

    private mutating func perform(_ word: String, _ number: Int?) {
        if let character = Self.characters[word] { return take(character) }
        let isOn = number != 0
        switch word {
        case "u": takeUnicode(number ?? 0)
        case "uc": current.fallbackLength = min(max(0, number ?? 1), 8)
        case "b": current.isBold = isOn
        case "i": current.isItalic = isOn
        case "ul": current.isUnderlined = isOn
        case "ulnone": current.isUnderlined = false
        case "strike": current.isStruck = isOn
        case "plain":
            let state = State()
            (current.isBold, current.isItalic, current.isUnderlined, current.isStruck) = (false, false, false, false)
            (current.size, current.color, current.background, current.offset) = (state.size, 0, 0, 0)
        default: if !performTables(word, number) { performParagraph(word, number) }
        }
    }

    private mutating func performTables(_ word: String, _ number: Int?) -> Bool {
        switch word {
        case "fonttbl": current.destination = .fonts
        case "colortbl": current.destination = .colors
        case "fldinst": (current.destination, instruction) = (.instruction, "")
        // A field's result goes where the text around the field does.
        case "fldrslt": break
        case "bin": position = min(bytes.count, position + max(0, number ?? 0))
        case "stylesheet", "info", "pict", "header", "footer", "footnote", "object", "listtable", "generator":
            current.destination = .nothing
        case "f":
            current.font = number ?? 0
            name = ""
        case "fs": current.size = min(max(2, number ?? 24), 2_000)
        case "cf": current.color = number ?? 0
        case "cb", "highlight", "chcbpat": current.background = number ?? 0
        case "red": (color.red, hasColor) = (number ?? 0, true)
        case "green": (color.green, hasColor) = (number ?? 0, true)
        case "blue": (color.blue, hasColor) = (number ?? 0, true)
        case "up": current.offset = number ?? 6
        case "dn": current.offset = -(number ?? 6)
        case "expndtw": current.kern = number
        default: return false
        }
        return true
    }

    private mutating func performParagraph(_ word: String, _ number: Int?) {
        let length = min(max(-200_000, number ?? 0), 200_000)
        switch word {
        case "pard":
            let state = State()
            (current.alignment, current.head, current.first, current.tail) = (state.alignment, 0, 0, 0)
            (current.before, current.after, current.isRightToLeft) = (0, 0, false)
        case "ql": current.alignment = .left
        case "qr": current.alignment = .right
        case "qc": current.alignment = .center
        case "qj": current.alignment = .justified
        case "li": current.head = length
        case "fi": current.first = length
        case "ri": current.tail = length
        case "sb": current.before = length
        case "sa": current.after = length
        case "rtlpar": current.isRightToLeft = true
        case "ltrpar": current.isRightToLeft = false
        default: break
        }
    }

    // MARK: Characters

    private mutating func takeUnicode(_ number: Int) {
        take(UInt16(truncatingIfNeeded: number))
        skipped = current.fallbackLength
    }

    private mutating func take(_ unit: UInt16) {
        if skipped > 0 {
            skipped -= 1
            return
        }
        switch current.destination {
        case .text:
            units.append(unit)
            if let last = runs.last, last.state == current {
                runs[runs.count - 1].length += 1
            } else {
                runs.append((1, current))
            }
        case .fonts: takeFont(unit)
        case .colors where unit == UInt16(UInt8(ascii: ";")): endColor()
        case .instruction where instruction.utf16.count < 4_096:
            instruction += String(decoding: [unit], as: UTF16.self)
        default: break
        }
    }

    private mutating func takeFont(_ unit: UInt16) {
        if unit == UInt16(UInt8(ascii: ";")) {
            if fonts.count < 1_024 { fonts[current.font] = name.trimmed }
            name = ""
        } else if name.utf16.count < 256 {
            name += String(decoding: [unit], as: UTF16.self)
        }
    }

    private mutating func endColor() {
        defer { (color, hasColor) = ((0, 0, 0), false) }
        guard colors.count < 4_096, hasColor || colors.count > 1 else { return }
        func part(_ value: Int) -> CGFloat { CGFloat(min(max(0, value), 255)) / 255 }
        colors.append(UIColor(red: part(color.red), green: part(color.green), blue: part(color.blue), alpha: 1))
    }

    private mutating func readLink() {
        let words = instruction.split(separator: "\"", omittingEmptySubsequences: false)
        guard words.count > 1, words[0].trimmed.uppercased() == "HYPERLINK" else { return }
        current.link = String(words[1])
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// The character of a byte in Windows Latin 1.
    private static func character(_ byte: UInt8) -> UInt16 {
        guard (0x80..<0xA0).contains(byte) else { return UInt16(byte) }
        return String(data: Data([byte]), encoding: .windowsCP1252)?.utf16.first ?? 0xFFFD
    }

    // MARK: The text

    /// What has been read.
    var result: NSMutableAttributedString {
        var (pieces, start) = (AttributedRuns<State>(), 0)
        for run in runs {
            pieces.append(String(decoding: units[start..<start + run.length], as: UTF16.self), run.state)
            start += run.length
        }
        return pieces.mutableAttributedString(attributes)
    }

    private func attributes(_ state: State) -> [NSAttributedString.Key: Any] {
        var look = ImportedStyle()
        look.families = fonts[state.font].map { [$0] } ?? []
        look.size = CGFloat(state.size) / 2
        look.weight = state.isBold ? 700 : 400
        look.isItalic = state.isItalic
        look.color = color(state.color)
        look.background = color(state.background)
        (look.isUnderlined, look.isStruck) = (state.isUnderlined, state.isStruck)
        look.baselineOffset = CGFloat(state.offset) / 2
        look.letterSpacing = state.kern.map { CGFloat($0) / 20 }
        look.link = state.link
        var attributes = look.attributes(baseURL: nil)
        attributes[.paragraphStyle] = paragraphStyle(state)
        return attributes
    }

    private func color(_ index: Int) -> UIColor? { colors.indices.contains(index) ? colors[index] : nil }

    private func paragraphStyle(_ state: State) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = state.alignment
        style.headIndent = CGFloat(state.head) / 20
        style.firstLineHeadIndent = CGFloat(state.head + state.first) / 20
        style.tailIndent = -CGFloat(state.tail) / 20
        style.paragraphSpacingBefore = CGFloat(state.before) / 20
        style.paragraphSpacing = CGFloat(state.after) / 20
        if state.isRightToLeft { style.baseWritingDirection = .rightToLeft }
        return style
    }
}

/// Why RTF cannot be read.
public enum RTFError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There are more bytes than are read; with their number.
    case tooLong(Int)
    /// The bytes do not begin like RTF.
    case notRTF
    /// Groups lie too deep in each other.
    case tooDeep

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .tooLong(let count):
            "the RTF has \(count) bytes; \(RTFReader.maximumLength) are read at most, so read it in parts"
        case .notRTF: "the bytes are no RTF: they do not begin with {\\rtf; give their documentType"
        case .tooDeep: "the RTF's groups lie more than 512 deep; end some of them before"
        }
    }
}
