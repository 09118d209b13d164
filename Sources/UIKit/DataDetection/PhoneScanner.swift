/// Finds telephone numbers in one pass over a text.
///
/// A number is a run of digits in groups, with single spaces, hyphens, dots, slashes or brackets between them, which is
///
/// - `+` and 7 to 15 digits (ITU-T E.164),
/// - an area code in brackets or a leading 0, and 7 to 13 digits in all,
/// - groups of 3-4, 3-3-4 or 1-3-3-4 digits (North America),
/// - 10 or 11 digits without groups, or
/// - at least three groups of 2 to 4 digits, 8 to 12 in all, that are no date.
struct PhoneScanner {
    private let text: TextUnits
    private(set) var found: [Range<Int>] = []

    init(_ text: TextUnits, in range: Range<Int>) {
        self.text = text
        var index = range.lowerBound
        while index < range.upperBound {
            guard isStart(index) else {
                index += 1
                continue
            }
            let run = run(from: index, to: range.upperBound)
            if isNumber(run) { found.append(run) }
            index = max(run.upperBound, index + 1)
        }
    }

    private func isStart(_ index: Int) -> Bool {
        guard TextUnits.isDigit(text[index]) || text.isOne(of: "+(", at: index) else { return false }
        guard let before = text.at(index - 1) else { return true }
        return !TextUnits.isWord(before) && !text.isOne(of: "+#@/._-$=:,", at: index - 1)
    }

    /// Digits and single separators from an index on, up to the last digit.
    private func run(from start: Int, to limit: Int) -> Range<Int> {
        var (index, end, separators) = (start, start, 0)
        if text.isOne(of: "+", at: index) { index += 1 }
        while index < limit {
            if TextUnits.isDigit(text[index]) {
                separators = 0
                end = index + 1
            } else if isSeparator(index), separators < 2 {
                // Two stand together only around brackets.
                separators += 1
                let isPair = separators == 2
                if isPair, !text.isOne(of: "()", at: index), !text.isOne(of: "()", at: index - 1) { break }
            } else {
                break
            }
            index += 1
        }
        return start..<end
    }

    private func isSeparator(_ index: Int) -> Bool {
        text.isOne(of: " -./()", at: index) || text[index] == 0xA0 || (0x2010...0x2013).contains(text[index])
    }

    // MARK: What counts

    private func isNumber(_ run: Range<Int>) -> Bool {
        guard run.count <= 40, let first = text.at(run.lowerBound) else { return false }
        if let after = text.at(run.upperBound), TextUnits.isWord(after) { return false }
        let groups = groups(of: run)
        let digits = groups.joined()
        let sizes = groups.map(\.count)
        if first == UInt16(ascii: "+") { return (7...15).contains(digits.count) }
        let isDivided = sizes.count > 1
        if isDivided, isDate(groups) { return false }
        if first == UInt16(ascii: "(") || digits.first == "0" { return (7...13).contains(digits.count) }
        if [[3, 4], [3, 3, 4], [1, 3, 3, 4], [10], [11]].contains(sizes) { return true }
        return sizes.count >= 3 && sizes.allSatisfy { (2...4).contains($0) } && (8...12).contains(digits.count)
            && !isVersion(run)
    }

    private func groups(of run: Range<Int>) -> [String] {
        text.text(run).split { !$0.isNumber && $0 != "+" }.map { $0.filter(\.isNumber) }.filter { !$0.isEmpty }
    }

    /// A day, a month and a year, or years in a row.
    private func isDate(_ groups: [String]) -> Bool {
        let values = groups.compactMap { Int($0) }
        if values.allSatisfy({ (1900...2100).contains($0) }) { return true }
        guard values.count == 3 else { return false }
        let isISO = groups[0].count == 4 && (1...12).contains(values[1]) && (1...31).contains(values[2])
        let isShort = groups[0].count <= 2 && groups[1].count <= 2 && [2, 4].contains(groups[2].count)
        return isISO || isShort && values[0] <= 31 && values[1] <= 31
    }

    /// Numbers with dots between them, as addresses of machines are written.
    private func isVersion(_ run: Range<Int>) -> Bool {
        text.units[run].allSatisfy { TextUnits.isDigit($0) || $0 == UInt16(ascii: ".") }
    }
}
