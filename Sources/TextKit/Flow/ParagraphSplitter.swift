/// Where paragraphs end in a stretch of text (UAX #9, paragraph separators).
enum ParagraphSplitter {
    /// The lengths of the paragraphs in UTF-16 units, terminators included; none for no text.
    static func lengths(of units: [UInt16]) -> [Int] {
        var lengths: [Int] = []
        var start = 0
        var index = 0
        while index < units.count {
            let unit = units[index]
            index += 1
            guard endsParagraph(unit) else { continue }
            if unit == 0x0D, index < units.count, units[index] == 0x0A { index += 1 }
            lengths.append(index - start)
            start = index
        }
        if start < units.count { lengths.append(units.count - start) }
        return lengths
    }

    static func endsParagraph(_ unit: UInt16) -> Bool {
        unit == 0x0A || unit == 0x0D || unit == 0x85 || unit == 0x2029
    }
}
