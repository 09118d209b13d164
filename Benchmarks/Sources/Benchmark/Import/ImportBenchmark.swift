import ArgumentParser
import Foundation
import Placard

/// Times reading attributed text: Markdown, HTML and RTF of a given length, and the way between both kinds of strings.
struct ImportBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Times reading Markdown, HTML and RTF and prints one JSON line, in nanoseconds of thread time.")

    @Option(help: "How many bytes each text has, about.")
    var bytes = 1_000_000
    @Option(help: "How often each is done; the least time counts.")
    var rounds = 3

    func validate() throws {
        guard (1_000...8_000_000).contains(bytes), rounds > 0 else {
            throw ValidationError("bytes must be 1,000 to 8,000,000, and rounds above 0")
        }
    }

    func run() throws {
        var figures: [(String, Int)] = []
        func time(_ name: String, _ body: () throws -> Void) throws {
            var least = LeastTime()
            for _ in 0..<rounds { try least.take(body) }
            figures.append((name, Int(least.nanoseconds)))
        }
        let article = repeated(
            "## A heading\n\nSome *words*, **more** and `code`, with [a link](https://example.org).\n\n- one\n- two\n\n"
        )
        let line = repeated("Some *words*, **more** and `code`, with [a link](https://example.org). ")
        let html = repeated(
            "<h2>A heading</h2><p style=\"color: #333\">Some <i>words</i>, <b>more</b> &amp; <a href=\"https://example.org\">"
                + "a link</a>.</p><ul><li>one<li>two</ul>\n")
        try time("markdown") { _ = try AttributedString(markdown: article) }
        try time("markdownInOneParagraph") { _ = try AttributedString(markdown: line) }
        try time("markdownToNSAttributedString") { _ = try NSAttributedString(markdown: article) }
        let read: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html
        ]
        try time("html") { _ = try NSAttributedString(data: Data(html.utf8), options: read) }
        let text = try NSAttributedString(data: Data(html.utf8), options: read)
        let whole = NSRange(location: 0, length: text.length)
        for type in [NSAttributedString.DocumentType.html, .rtf] {
            try time("write\(type.rawValue)") {
                _ = try text.data(from: whole, documentAttributes: [.documentType: type])
            }
        }
        let rtf = try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        try time("rtf") { _ = try NSAttributedString(data: rtf, options: [:]) }
        report("{\"bytes\":\(bytes),\(figures.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ","))}")
    }

    private func repeated(_ text: String) -> String {
        String(repeating: text, count: max(1, bytes / text.utf8.count))
    }
}
