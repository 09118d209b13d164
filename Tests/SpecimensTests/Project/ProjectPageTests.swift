import PlacardSpecimens
import Testing

@Suite struct ProjectPageTests {
    private func record(_ path: String) -> ProjectRecord {
        var record = ProjectRecord(path: path)
        record.pictures = [.init(file: "Views/A b#1.png", title: "Sign \"in\" <now>")]
        record.diagnostics = [
            .init(IBDiagnostic(.note, object: "x", line: 3, "a note")),
            .init(IBDiagnostic(.warning, line: 4, "a <b> warning")),
        ]
        record.words = ["Pay & go"]
        return record
    }

    @Test func textsOfOthersStayTexts() {
        let html = ProjectPage([record("Views/<Login>.xib")], title: "A & B").html
        #expect(html.contains("<h1>A &amp; B</h1>") && html.contains("<h2>Views/&lt;Login&gt;.xib</h2>"))
        #expect(html.contains("Sign &quot;in&quot; &lt;now&gt;") && !html.contains("<now>") && !html.contains("<b>"))
        #expect(html.contains("src=\"./Views/A%20b%231.png\""))
    }

    @Test func whatIsSearchedIsInLowerCaseInEachSection() {
        let html = ProjectPage([record("Login.xib")], title: "App").html
        #expect(html.contains("data-words=\"login.xib\nsign &quot;in&quot; &lt;now&gt;\npay &amp; go\n"))
        #expect(html.contains(" data-faulty>") && html.contains("<summary>1 warning, 1 note</summary>"))
        #expect(html.contains("/\\s+/"))
    }

    @Test func nothingComesFromElsewhere() {
        let html = ProjectPage([record("Login.xib")], title: "App").html
        #expect(!html.contains("http://") && !html.contains("https://") && !html.contains("@import"))
    }
}
