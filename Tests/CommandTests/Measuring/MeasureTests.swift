import Foundation
import Testing

@testable import PlacardCommand

/// What `placard measure` answers to requests that are wrong, or whose characters Foundation loses.
@MainActor @Suite struct MeasureTests {
    private func answer(_ line: String) throws -> [String: Any] {
        let text = Measure.answer(to: line, number: 17).text
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test(arguments: [
        (#""origin": [0, 1e308]"#, "origin must be two numbers, [x, y], from -10000000.0 to 10000000.0"),
        (#""origin": [0]"#, "origin must be two numbers"), (#""origin": [0, "a", 1]"#, "origin must be two numbers"),
        (#""size": true"#, "size must be a number"), (#""clusters": 1"#, "clusters must be true or false"),
        (#""lines": 2.5"#, "lines must be a whole number from 0 to 1000000"), (#""lines": 1e7"#, "lines must be"),
        (#""text": "b""#, "text stands twice; send it once"), (#""size": 3,"#, "not JSON; send one object a line"),
    ])
    func `A wrong value is told by its key`(_ field: String, _ error: String) throws {
        #expect((try answer("{\"text\": \"a\", \(field)}")["error"] as? String)?.hasPrefix(error) == true)
    }

    @Test(arguments: [
        #""origin": [-1e7, 1e7], "height": 0"#, #""size": 12.5, "lines": 3.0"#, #""clusters": true, "size": 1"#,
        #""families": ["system"], "id": {"text": [1, {"text": ",]"}]}"#,
    ])
    func `Right values are taken`(_ fields: String) throws {
        #expect(try answer("{\"text\": \"a\", \(fields)}")["error"] == nil)
    }

    @Test func `A request without an id that makes no sense is told by its line`() throws {
        #expect(try answer("nonsense")["line"] as? Int == 17)
        #expect(try answer(#"{"id": 3, "text": 1}"#)["line"] == nil)
        #expect(try answer(#"{"text": "a"}"#)["line"] == nil)
    }

    @Test func `A text of more than a mebibyte is refused`() throws {
        let text = String(repeating: "a", count: 1 << 20)
        #expect(throws: Never.self) { try MeasureRequest(["text": text]) }
        let error = try answer("{\"text\": \"\(text)ü\"}")["error"] as? String
        #expect(error == "text has 1048578 bytes, more than the 1048576 that are measured; send it in parts")
    }

    /// Foundation takes U+FEFF from the beginning of a string and from behind each escape.
    @Test func `Every unit of a text counts, whatever Foundation's reader makes of it`() throws {
        for text in [
            "\u{FEFF}ab", "\\n\u{FEFF}b", "a\\\"\u{FEFF}b", "\\ufeffab", "\\ud800\u{FEFF}b", "a\\\\\u{FEFF}",
        ] {
            let object = try JSONLine.object("\u{FEFF}{\"text\": \"\(text)\"}")
            let written = text.replacingOccurrences(of: #"\\(u....|.)"#, with: "x", options: .regularExpression)
            #expect((object["text"] as? String)?.utf16.count == written.utf16.count)
        }
    }
}
