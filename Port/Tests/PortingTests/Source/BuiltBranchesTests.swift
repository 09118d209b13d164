import SwiftParser
import SwiftSyntax
import Testing

@testable import Porting

@Suite struct BuiltBranchesTests {
    private func built(_ text: String, in branches: BuiltBranches) -> [String] {
        final class Conditions: SyntaxVisitor {
            var first: IfConfigDeclSyntax?
            override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
                first = first ?? node
                return .skipChildren
            }
        }
        let conditions = Conditions(viewMode: .sourceAccurate)
        conditions.walk(Parser.parse(source: text))
        let clauses = conditions.first.map { branches.clauses(of: $0) } ?? []
        return clauses.map { $0.elements?.trimmedDescription ?? "" }
    }

    private let plain = PhoneConfiguration()
    private let flagged = PhoneConfiguration(hasFlags: true)

    @Test(arguments: [
        ("#if os(iOS)\na\n#else\nb\n#endif", ["a"], ["a"]), ("#if os(macOS)\na\n#else\nb\n#endif", ["b"], ["b"]),
        ("#if DEBUG\na\n#elseif !A && os(iOS)\nb\n#endif", ["b"], ["b", "a"]), ("#if A\na\n#endif", [], ["a"]),
        ("#if A <\na\n#endif", [], []),
    ])
    func `branches are those of an iPhone, with flags and without`(text: String, plainly: [String], any: [String]) {
        #expect(built(text, in: BuiltBranches(plain)) == plainly)
        #expect(built(text, in: BuiltBranches(plain, flagged)) == any)
    }

    /// Asked anew by each rewriter, and among all the others, these took minutes.
    @Test(.timeLimit(.minutes(1)), arguments: ["#if os(iOS)\n#endif\n", "#elseif os(macOS)\n"])
    func `conditions are answered once, whatever lies around them`(condition: String) {
        let text = "#if os(macOS)\n" + (condition.hasPrefix("#if") ? "#endif\n" : "")
        let end = condition.hasPrefix("#if") ? "" : "#endif\n"
        #expect(!ported(text + String(repeating: condition, count: 3_000) + end).text.isEmpty)
    }
}
