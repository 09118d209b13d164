import Foundation

/// A text in pieces of one look each, of which attributed strings of both kinds are made in time that grows with their
/// number.
///
/// Each look becomes attributes once, however many pieces have it. To set attributes takes far longer than to compare
/// numbers, so a look is set up to its last piece of a few, and those between are written over it.
struct AttributedRuns<Look: Hashable> {
    private var runs: [(text: String, look: Int)] = []
    private var looks: [Look] = []
    private var numbers: [Look: Int] = [:]

    /// In how many pieces a look is set up to its last one. Joining a long `AttributedString` with a short one costs as much
    /// as setting the attributes of several pieces of a short one, and setting them in a long one costs more.
    private static var groupCount: Int { 16 }

    /// Appends a piece; nothing happens without text.
    mutating func append(_ text: String, _ look: Look) {
        guard !text.isEmpty else { return }
        if let last = runs.last, looks[last.look] == look {
            runs[runs.count - 1].text += text
        } else {
            runs.append((text, number(of: look)))
        }
    }

    private mutating func number(of look: Look) -> Int {
        if let number = numbers[look] { return number }
        looks.append(look)
        numbers[look] = looks.count - 1
        return looks.count - 1
    }

    /// Parts of a group that get a look, one after the other.
    private func spans(of group: Range<Int>) -> [(runs: Range<Int>, look: Int)] {
        var spans: [(runs: Range<Int>, look: Int)] = []
        // Those that reach to the run in question or beyond, the last one set uppermost.
        var covers: [(end: Int, look: Int)] = []
        for index in group {
            while let cover = covers.last, cover.end <= index { covers.removeLast() }
            let look = runs[index].look
            guard covers.last?.look != look else { continue }
            let end = (runs[group].lastIndex { $0.look == look } ?? index) + 1
            covers.append((end, look))
            spans.append((index..<end, look))
        }
        return spans
    }

    private var groups: [Range<Int>] {
        stride(from: 0, to: runs.count, by: Self.groupCount).map { $0..<min($0 + Self.groupCount, runs.count) }
    }

    // MARK: Both kinds

    /// The text as a value; throws what `attributes` throws.
    func attributedString(_ attributes: (Look) throws -> AttributeContainer) rethrows -> AttributedString {
        let containers = try looks.map(attributes)
        return groups.reduce(into: AttributedString()) { $0.append(attributedString(of: $1, containers)) }
    }

    private func attributedString(of group: Range<Int>, _ containers: [AttributeContainer]) -> AttributedString {
        let spans = spans(of: group)
        var result = AttributedString(runs[group].map(\.text).joined(), attributes: containers[spans[0].look])
        var places = [result.startIndex]
        for run in runs[group] {
            places.append(result.utf8.index(places[places.count - 1], offsetBy: run.text.utf8.count))
        }
        for span in spans.dropFirst() {
            let part =
                places[span.runs.lowerBound - group.lowerBound]..<places[span.runs.upperBound - group.lowerBound]
            result[part].setAttributes(containers[span.look])
        }
        return result
    }

    /// The text as an object; throws what `attributes` throws.
    func mutableAttributedString(
        _ attributes: (Look) throws -> [NSAttributedString.Key: Any]
    ) rethrows -> NSMutableAttributedString {
        AttributedRunsRelease.begin()
        let dictionaries = try looks.map(attributes)
        // Foundation compares what it has made of the attributes itself with each other many times faster than with those
        // that a string began with: so this one begins without text.
        let result = NSMutableAttributedString(string: "")
        result.replaceCharacters(in: NSRange(location: 0, length: 0), with: runs.map(\.text).joined())
        let places = runs.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.text.utf16.count) }
        for span in groups.flatMap(spans) {
            let (start, end) = (places[span.runs.lowerBound], places[span.runs.upperBound])
            result.setAttributes(dictionaries[span.look], range: NSRange(location: start, length: end - start))
        }
        return result
    }
}
