/// The known name that somebody may have meant by another one.
enum Suggestion {
    /// The nearest of some names, in letters that are changed, put in, left out or swapped with their neighbor; nil where
    /// even that one differs in more than a third of its letters.
    static func nearest(to name: String, among names: [String]) -> String? {
        let typed = Array(name.lowercased().unicodeScalars.prefix(100))
        let ranked = names.map { (name: $0, distance: distance(typed, Array($0.lowercased().unicodeScalars))) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(1, best.name.unicodeScalars.count / 3) ? best.name : nil
    }

    /// A clause for a message: `; did you mean render?`, or nothing.
    static func clause(for name: String, among names: [String]) -> String {
        nearest(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
    }

    /// Optimal string alignment: Damerau's distance without a second change of a swapped pair.
    private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        var rows = [Array(0...b.count)]
        for (i, letter) in a.enumerated() {
            var row = [i + 1]
            for (j, other) in b.enumerated() {
                let changed = rows[i][j] + (letter == other ? 0 : 1)
                var least = min(changed, rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other { least = min(least, rows[i - 1][j - 1] + 1) }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
