/// What `placard port --check` prints: what happens to each file, and how often.
public struct PortReport {
    private let findings: [Finding]
    /// How many files are the same, are rewritten, and will not build until somebody edits them.
    private let files: (untouched: Int, rewritten: Int, unfinished: Int)

    /// Gathers what was found in all files.
    public init(_ ported: [PortedFile]) {
        findings = ported.flatMap(\.findings)
        let unfinished = ported.count { $0.findings.contains { $0.kind == .missing } }
        let untouched = ported.count { $0.findings.isEmpty }
        files = (untouched, ported.count - untouched - unfinished, unfinished)
    }

    /// Whether something was found that Placard does not have.
    public var lacksSomething: Bool { findings.contains { $0.kind == .missing } }

    /// A line for each finding, as compilers write them.
    public var lines: [String] { Self.lines(findings) }

    /// A line for each finding that the copy lacks something by: what was left out or is missing.
    public var losses: [String] { Self.lines(findings.filter { $0.kind != .rewritten }) }

    private static func lines(_ findings: [Finding]) -> [String] {
        findings.map { finding in
            let severity = finding.kind == .missing ? "warning" : "note"
            return "\(finding.file):\(finding.line): \(severity): \(word(for: finding.kind)): \(finding.message)"
        }
    }

    /// The counts, the most frequent of each kind first.
    public var summary: [String] {
        let (same, rewritten, rest) = files
        let all = same + rewritten + rest
        var lines = [
            "\(all) \(all == 1 ? "file" : "files"): \(same) \(same == 1 ? "builds as it is" : "build as they are"), "
                + "\(rewritten) \(rewritten == 1 ? "is" : "are") rewritten, \(rest) \(rest == 1 ? "needs" : "need") "
                + "edits by hand"
        ]
        for kind in Finding.Kind.allCases {
            let all = findings.filter { $0.kind == kind }
            guard !all.isEmpty else { continue }
            lines.append("\(Self.word(for: kind)): \(all.count)")
            let groups = Dictionary(grouping: all) { Self.subject(of: $0.message) }
            let ranked = groups.map { (subject: $0.key, count: $0.value.count) }
                .sorted { ($1.count, $0.subject) < ($0.count, $1.subject) }
            lines += ranked.map { "  \($0.count)\t\($0.subject)" }
        }
        return lines
    }

    private static func word(for kind: Finding.Kind) -> String {
        switch kind {
        case .rewritten: "rewritten"
        case .dropped: "left out"
        case .missing: "missing"
        }
    }

    /// A message without its details.
    private static func subject(of message: String) -> String {
        String(message.prefix { !":(".contains($0) })
    }
}
