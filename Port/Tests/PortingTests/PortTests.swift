import Foundation
import Testing

@testable import Porting

@Suite struct PortTests {
    private let card = """
        import UIKit

        @IBDesignable class Card: UIView {
            @objc private func tap(
                _ sender: Any
            ) {}
            func listen() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap))) }
        }
        """

    @Test func linesStayWhereTheyAre() {
        let lines = ported(card).text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0] == "#sourceLocation(file: \"/app/Card.swift\", line: 1)")
        #expect(lines[7].contains("action: Selector.init(\"tap:\")"))
        #expect(lines[9] == "#sourceLocation()")
    }

    @Test(arguments: ["\n", "\r\n", ""]) func `a script's first line stays the first`(end: String) {
        let lines = ported("\u{FEFF}#!/usr/bin/swift\(end)import UIKit" + end).text.split(whereSeparator: \.isNewline)
        #expect(lines[0].hasPrefix("#!/usr/bin/swift"))
        let place = lines.firstIndex { $0.hasPrefix("#sourceLocation") } ?? 0
        #expect(lines[place] == "#sourceLocation(file: \"/app/Card.swift\", line: 2)")
        #expect(end.isEmpty || lines[place + 1] == "import UIKit")
    }

    @Test func `a byte order mark is left out, because something stands before it`() {
        let text = ported("\u{FEFF}import UIKit\nlet view = UIView()").text
        #expect(text == "#sourceLocation(file: \"/app/Card.swift\", line: 1)\nimport UIKit\nlet view = UIView()")
    }

    @Test(arguments: [("a\nb\r\tc", #"a\nb\r\tc"#), ("\\(a)\"", #"\\(a)\""#), ("é 👍", "é 👍")])
    func `a path is written as Swift writes texts`(path: String, text: String) {
        let file = SourceFile("let a = 1", path: "/\(path).swift")
        #expect(Port([file]).ported(file).text.contains("#sourceLocation(file: \"/\(text).swift\", line: 1)\nlet"))
    }

    @Test func listsOfTestsAreLeftOut() {
        let file = SourceFile("import XCTest\nXCTMain([])", path: "/app/Tests/LinuxMain.swift")
        #expect(Port([file]).ported(file).text == "// Left out by placard port.\n")
    }

    @Test(arguments: [".b", "()", "!", "[0]", "?.c"]) func codeThatIsNestedTooDeeplyIsRefused(level: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("Deep.swift")
        func port(levels: Int) throws {
            let text = "import UIKit\n\nlet a = a" + String(repeating: level, count: levels) + "\n"
            try Data(text.utf8).write(to: file)
            _ = try SourceFolder.source(file)
        }
        try port(levels: 200)
        let failure = #expect(throws: PortFailure.self) { try port(levels: 2_500) }
        #expect(
            failure?.description.contains("Deep.swift:3: error: the code is nested more than 2000 levels") == true)
    }

    @Test func `A file that cannot be written tells why, and a full disk that it is the machine's lack`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(card.utf8).write(to: file.appendingPathExtension("swift"))
        defer { try? FileManager.default.removeItem(at: file.appendingPathExtension("swift")) }
        try Data().write(to: file)
        let job = try PortJob([file.path + ".swift"], reading: [])
        let target = file.appendingPathComponent("a.swift")
        let failure = #expect(throws: PortFailure.self) { try job.write(to: [target]) }
        #expect(failure?.description.contains("a.swift: error: it cannot be written (") == true)
        #expect(failure?.isOfMachine == false)
        for full in [POSIXError(.ENOSPC), CocoaError(.fileWriteOutOfSpace)] as [any Error] {
            let failure = PortFailure(unwritten: file, full)
            #expect(failure.isOfMachine && failure.description.hasSuffix("free some, or choose another disk"))
        }
    }

    /// Each link is a call of all that stands before it.
    @Test(arguments: [".a()", ".description()", ".styleNone", "\n    .a { b }", ".responds(to: b)"])
    func longChainsAreReadOnceAndNotOnceForEachLink(link: String) {
        let chain = "let a = a" + String(repeating: link, count: 300) + "\n"
        let text = "import os\n" + String(repeating: chain, count: 20)
        #expect(ported(text).text.hasSuffix(chain))
    }

    @Test(arguments: ["Bundle(for: A.self)", "Foundation.Bundle(for: A.self)", "Bundle.init( for: A.self)"])
    func bundlesOfClassesAreFoundHoweverTheyAreWritten(call: String) {
        #expect(ported("let a = \(call)").text.contains("Bundle.resources("))
        #expect(!ported("let a = my\(call)").text.contains("Bundle.resources("))
    }

    @Test(arguments: [
        ("#if A\n", "#endif\n", 600), ("\"\\(", ")\"", 600), ("[", "]", 13), ("[ (A, ", ")]", 13), ("[A<[", "]>]", 7),
        ("{", "}", 600), ("A<", ">", 41), ("A<\n", ">", 41), ("A\n< ", ">", 41), ("A<B, ", ">", 41),
        ("A<(", ")>", 41), ("a<", "", 41), ("a < b, ", "", 120), ("a < ", "", 120),
        ("#", "", 300), ("#", "\"\"", 300),
    ])
    func codeThatKeepsTheParserBusyIsRefusedBeforeItIsParsed(open: String, close: String, levels: Int) {
        func text(_ levels: Int) -> String {
            "let a =\n" + String(repeating: open, count: levels) + "1" + String(repeating: close, count: levels)
        }
        #expect(NestingScan.excess(in: text(levels)) != nil)
        #expect(NestingScan.excess(in: text(levels * 4 / 5)) == nil)
    }

    @Test(arguments: [
        "let a = \"\\(\"[[[[[[[[[[[[[[\")\"\n", "let a = #\"\\(\"#\n", "let a = \"\\\\\" // [[[[[[[[[[[[[[ (\n",
        "let a = \"\"\"\n  \"(\" ( \\(b[\")\"]) [\n  \"\"\"\n", "/* /* ( */ ( */ let a = \"(\" as [Int]\n",
        String(repeating: "[\"a\": ", count: 20) + "1" + String(repeating: "]", count: 20),
        String(repeating: "[{ ", count: 20) + "1" + String(repeating: "}]", count: 20),
        "if a<b { c(d<e) }\n", "let a = b<c\n", "a < b; ", "if a < b && c < d {}\n", "a<b; ",
        "let a: [A<B<C>>: D<E>] = f(g<h)\n",
        "let f: A<() -> B>\n",
        "func <<A>(a: A<B>, b: (C<D>) -> E) -> Bool where F == G<H> { a<b }\n", "\"a<b\", c<d, ",
        "let a = [b < c, d < e,\n    f < g]\n", "let a = ##\"#\"##\n",
    ])
    func bracketsInTextsAndCommentsDoNotCount(text: String) {
        #expect(NestingScan.excess(in: String(repeating: text, count: 1_000)) == nil, "\(text)")
    }

    @Test func theReportCountsWhatChanges() {
        let report = PortReport([ported(card), ported("import UIKit\nlet a = 1")])
        #expect(report.summary.first == "2 files: 1 builds as it is, 1 is rewritten, 0 need edits by hand")
        #expect(report.lines.contains("/app/Card.swift:4: note: rewritten: @objc"))
        #expect(!report.lacksSomething && report.losses.isEmpty)
        let losses = PortReport([ported("import UIKit\n@main class AppDelegate: UIResponder {}")]).losses
        #expect(losses.count == 1 && losses[0].contains(": note: left out: "))
    }

    @Test(arguments: ["", "}", "class", "@objc", "#selector(", "class A { @objc func", "extension A { override"])
    func unfinishedTextIsTakenAsItIs(text: String) {
        #expect(ported(text).text.contains("#sourceLocation"))
    }
}
