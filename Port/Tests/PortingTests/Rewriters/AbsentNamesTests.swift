import Testing

@testable import Porting

/// Names of frameworks that do not exist here are told where code still uses them.
@Suite struct AbsentNamesTests {
    /// What is missing in a text, with lines.
    private func missing(_ text: String, beside others: [String] = []) -> [String] {
        ported(text, beside: others).findings.filter { $0.kind == .missing }.map { "\($0.line) \($0.message)" }
    }

    @Test func `A type is told at its first use, with the lines of the others`() {
        let text = """
            import SafariServices
            import UIKit
            func open(_ url: URL) -> UIViewController { SFSafariViewController(url: url) }
            let delegate: SFSafariViewControllerDelegate? = nil
            let a = SFSafariViewController.self, b = 1
            """
        #expect(
            missing(text) == [
                "3 SFSafariViewController (also on line 5): there is no SafariServices here",
                "4 SFSafariViewControllerDelegate: there is no SafariServices here",
            ])
    }

    @Test(arguments: [
        ("CommonCrypto", "let a = CC_SHA256(b, c, d)", "CC_SHA256"),
        ("Security", "let a = [kSecClass: 1]", "kSecClass"),
        ("CoreLocation", "let a = kCLLocationAccuracyBest", "kCLLocationAccuracyBest"),
        ("SwiftUI", "let a = UIHostingController(rootView: b)", "UIHostingController"),
        ("Combine", "var a: Set<AnyCancellable> = []", "AnyCancellable"),
    ])
    func `Functions, constants and words are told too`(module: String, use: String, name: String) {
        #expect(missing("import \(module)\nimport UIKit\n\(use)") == ["3 \(name): there is no \(module) here"])
    }

    @Test(arguments: [
        "import UIKit\nlet a: SFSafariViewController", "import WebKit\nlet a = b.WKWebView",
        "import SafariServices\nclass SFSafariViewController {}\nlet a = SFSafariViewController()",
        "import SafariServices\nlet SFold = 1, a = SFold",
        "import SwiftUI\nstruct Card_Previews: PreviewProvider { static var previews: some View { Text(\"a\") } }",
        "import Combine\nclass A: ObservableObject { @Published var a = 1 }",
    ])
    func `Names of others, and what is left out, are not told`(text: String) {
        #expect(missing(text).isEmpty)
    }

    @Test func `A file of which something is missing needs edits by hand`() {
        let report = PortReport([ported("import WebKit\nlet a = WKWebView()"), ported("import WebKit\nlet a = 1")])
        #expect(report.summary.first == "2 files: 0 build as they are, 1 is rewritten, 1 needs edits by hand")
        #expect(report.lacksSomething)
    }
}
