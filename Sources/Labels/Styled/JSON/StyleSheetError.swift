/// Everything that is wrong with a style sheet.
public struct StyleSheetError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One thing that is wrong.
    public struct Problem: Hashable, Sendable {
        /// Counted from 1.
        public let line: Int
        /// The keys that lead there, such as `styles`, `title`, `weight`; empty for the whole text.
        public let path: [String]
        /// What is wrong, and what is allowed there.
        public let message: String
    }

    /// The sheet's name, as it was given when it was read.
    public let file: String
    /// In the order of their lines; never empty. Where there are too many, the last says so.
    public let problems: [Problem]

    /// A line for each problem: `file:line: error: key: what is wrong; what is allowed`.
    public var description: String {
        problems.map { problem in
            let path = problem.path.isEmpty ? "" : problem.path.joined(separator: ".") + ": "
            return "\(file):\(problem.line): error: \(path)\(problem.message)".inOneLine()
        }.joined(separator: "\n")
    }

    static func throwIfAny(_ problems: [Problem], file: String) throws(StyleSheetError) {
        guard !problems.isEmpty else { return }
        var sorted = problems.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
        if sorted.count >= JSONLimits.problems, let last = sorted.last {
            sorted.append(Problem(line: last.line, path: [], message: "there may be more; correct these first"))
        }
        throw StyleSheetError(file: file, problems: sorted)
    }
}
