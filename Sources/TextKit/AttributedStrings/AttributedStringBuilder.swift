import Foundation

/// Puts an attributed string together from many pieces, in time that grows with their number.
///
/// Joining a long attributed string with a short one costs many times what two short ones cost. So pieces become small
/// strings first, whose runs get their attributes, and strings of one length are joined to longer ones.
struct AttributedStringBuilder {
    private var text = ""
    private var runs: [(count: Int, attributes: AttributeContainer)] = []
    private var parts: [(text: AttributedString, rank: Int)] = []

    /// How many pieces a small string is made of.
    private static let groupCount = 64

    /// Appends a piece.
    mutating func append(_ piece: String, _ attributes: AttributeContainer) {
        guard !piece.isEmpty else { return }
        text += piece
        runs.append((piece.unicodeScalars.count, attributes))
        if runs.count == Self.groupCount { finishGroup() }
    }

    /// What has been appended.
    var result: AttributedString {
        mutating get {
            finishGroup()
            while parts.count > 1 { joinLast() }
            return parts.first?.text ?? AttributedString()
        }
    }

    private mutating func finishGroup() {
        guard let base = runs.first?.attributes else { return }
        var group = AttributedString(text, attributes: base)
        var start = group.startIndex
        for run in runs {
            let end = group.unicodeScalars.index(start, offsetBy: run.count)
            if run.attributes != base { group[start..<end].setAttributes(run.attributes) }
            start = end
        }
        (text, runs) = ("", [])
        parts.append((group, 0))
        while parts.count > 1, parts[parts.count - 1].rank == parts[parts.count - 2].rank { joinLast() }
    }

    private mutating func joinLast() {
        let last = parts.removeLast()
        parts[parts.count - 1].text.append(last.text)
        parts[parts.count - 1].rank += 1
    }
}
