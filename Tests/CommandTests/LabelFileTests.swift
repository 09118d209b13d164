import Foundation
import PlacardSpecimens
import Testing

@testable import PlacardCommand

@MainActor @Suite struct LabelFileTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// Renders the label at one pixel a point and gives the image's size.
    private func size(_ json: String) throws -> [Int] {
        let file = try folder.write(json, as: "card.label.json")
        let terminal = Terminal()
        #expect(terminal.run("render", file, "--scale", "1", "-o", folder.path("card.png")) == .done)
        #expect(terminal.errors.isEmpty)
        let bytes = [UInt8](try Data(contentsOf: folder.url.appendingPathComponent("card.png")))
        return [16, 20].map { at in bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    private func errors(_ json: String) throws -> [String] {
        let terminal = Terminal()
        let file = try folder.write(json, as: "bad.label.json")
        #expect(terminal.run("render", file, "-o", folder.path("bad.png")) == .badInput)
        #expect(!folder.files.contains("bad.png"))
        return terminal.errorLines.map { $0.replacingOccurrences(of: file, with: "bad") }
    }

    @Test func aLabelHasTheSizeThatIsGiven() throws {
        let size = try size(#"{ "text": "Hg", "width": 120, "height": 40, "background": "systemYellow" }"#)
        #expect(size == [120, 40])
    }

    @Test func theCommandLineMayGiveAnotherSize() throws {
        func size(_ arguments: String...) throws -> CGSize {
            let file = try folder.write(
                #"{ "text": "one two three four five", "width": 300 }"#, as: "wide.label.json")
            let image = try DocumentImage(arguments: ["--scale", "1"] + arguments).image(of: file)
            return CGSize(width: image.width, height: image.height)
        }
        let (own, narrow) = (try size(), try size("--width", "60"))
        #expect(own.width == 300 && narrow.width == 60 && narrow.height > own.height)
        #expect(try size("--height", "90") == CGSize(width: 300, height: 90))
    }

    @Test func insetsAndLinesMakeRoom() throws {
        let (plain, inset) = (try size(#"{ "text": "Hg" }"#), try size(#"{ "text": "Hg", "insets": [1, 2, 3, 4] }"#))
        #expect(inset == [plain[0] + 6, plain[1] + 4])
        let words = #""text": "one two three four five six", "width": 60"#
        #expect(try size("{ \(words), \"lines\": 1 }")[1] * 2 < size("{ \(words) }")[1])
    }

    @Test func stylesAreThoseOfAStyleSheet() throws {
        let named = try size(#"{ "styles": { "big": { "size": 40 } }, "style": "big", "text": "Hg" }"#)
        let written = try size(#"{ "style": { "size": 40 }, "text": "Hg" }"#)
        let marked = try size(#"{ "styles": { "big": { "size": 40 } }, "markup": "<big>Hg</big>" }"#)
        #expect(named == written && named == marked)
        #expect(try named[1] > size(#"{ "text": "Hg" }"#)[1])
    }

    @Test func everyMistakeIsALineWithItsKeyAndWhatIsAllowed() throws {
        let lines = try errors(
            """
            { "text": "Hg",
              "lines": -1,
              "lineBreak": "never",
              "style": { "weight": "fat" },
              "colour": "red" }
            """)
        #expect(lines.count == 4)
        #expect(lines[0] == "bad:2: error: lines: -1 is not allowed; use a whole number from 0 to 1000000")
        #expect(lines[1].hasPrefix("bad:3: error: lineBreak: \"never\" is not allowed; use one of byCharWrapping"))
        #expect(lines[2].hasPrefix("bad:4: error: style.weight: \"fat\" is not allowed; use one of black"))
        #expect(lines[3].hasPrefix("bad:5: error: colour: there is no such key; use one of background"))
    }

    @Test(arguments: [
        (
            #""insets": [1, "a", 2, 3, 4]"#,
            "insets: a list is not allowed; use one number, two: [vertical, horizontal], or four: [top, left, bottom, right]"
        ),
        (#""insets": [1, "a", 2, 3]"#, "insets: a list is not allowed"),
        (#""insets": [1, "a"]"#, "insets: a list is not allowed"),
        (#""insets": [1, 2, "a", "b"]"#, "insets: a list is not allowed"),
        (#""lines": 1.5"#, "lines: 1.5 is not allowed; use a whole number from 0 to 1000000"),
        (##""background": "#１２３""##, "background: \"#１２３\" is not allowed"),
        (
            #""background": "red", "background": "blue", "background": 1"#,
            "background: the key stands 3 times; keep one"
        ),
        (#""width": 1e999"#, "a number is larger than any that can be read; correct it"),
    ])
    func `Values that are nearly right are wrong`(_ member: String, _ message: String) throws {
        let lines = try errors("{ \"text\": \"a\", \(member) }")
        #expect(lines.contains { $0.hasPrefix("bad:1: error: \(message)") })
        #expect(Set(lines).count == lines.count)
    }

    @Test func `Two insets are those above and below, and those beside`() throws {
        let sizes = try ["[8, 12]", "[8, 12, 8, 12]", "0"].map { insets in
            try PlacardLabel.label(json: Data("{ \"text\": \"a\", \"insets\": \(insets) }".utf8), file: "a").frame
                .size
        }
        #expect(sizes[0] == sizes[1])
        #expect(sizes[0].height == sizes[2].height + 16 && sizes[0].width == sizes[2].width + 24)
    }

    @Test func `A mistake in markup is told once, with its place`() throws {
        let lines = try errors(#"{ "markup": "one\n</b>" }"#)
        #expect(lines.count == 1 && lines[0].hasSuffix(" (line 2, column 1 of the markup)"))
        #expect(!lines[0].contains("markup:2") && lines[0].hasPrefix("bad:1: error: markup: "))
    }

    @Test func `A file in another encoding is told so`() throws {
        let terminal = Terminal()
        let json = "{ \"text\": \"a\", \"text\": \"b\" }"
        for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf32] {
            let file = try folder.write(try #require(json.data(using: encoding)), as: "wide.label.json")
            #expect(terminal.run("render", file, "-o", folder.path("wide.png")) == .badInput)
            #expect(
                terminal.errorLines.last == "\(file):1: error: the text is not valid UTF-8; save the file as UTF-8")
        }
    }

    /// The system font takes its place, and who reads along is told.
    @Test func `A font that is not there is a warning with its key`() throws {
        let file = try folder.write(
            """
            { "text": "a", "style": "s",
              "styles": { "s": { "font": "NoSuchFont-Bold" }, "t": { "font": "serif" } } }
            """, as: "font.label.json")
        for call in [["render", file, "-o"], ["film", file, "--duration", "0.1", "-o"]] {
            let terminal = Terminal()
            #expect(terminal.run(call + [folder.path("font.png")]) == .done)
            #expect(
                terminal.errorLines == [
                    "\(file):2: warning: styles.s.font: there is no font NoSuchFont-Bold, and the system font takes its "
                        + "place; give its folder by --font-dir, or a name that placard fonts lists"
                ])
        }
    }

    @Test(arguments: ["png", "svg", "pdf"])
    func `A label without a size has none in any kind of file`(_ kind: String) throws {
        let file = try folder.write(#"{ "text": "" }"#, as: "empty.label.json")
        let terminal = Terminal()
        #expect(terminal.run("render", file, "-o", folder.path("empty.\(kind)")) == .badInput)
        #expect(terminal.errorLines.count == 1 && terminal.errors.contains("give --width and --height"))
    }

    @Test func aLabelShowsATextOrMarkup() throws {
        #expect(try errors("{}") == ["bad:1: error: there is nothing to show; give \"text\" or \"markup\""])
        let both = try errors(#"{ "text": "a", "markup": "b" }"#)
        #expect(both == ["bad:1: error: markup: there is \"text\" too; keep one of the two"])
        #expect(try errors(#"{ "markup": "<gone>a</gone>" }"#).first?.hasPrefix("bad:1: error: markup: ") == true)
    }

    @Test func whatIsNoJSONIsRefused() throws {
        #expect(try errors("{ \"text\": ").first?.contains("this is not JSON") == true)
        let terminal = Terminal()
        #expect(terminal.run("render", folder.path("no.label.json"), "-o", folder.path("n.png")) == .badInput)
        #expect(terminal.errorLines.count == 1 && terminal.errors.contains("there is no such file; check the path"))
    }
}
