import Foundation
import PlacardLabels
import Testing

@Suite struct StyleSheetJSONTests {
    private func sheet(_ json: String) throws(StyleSheetError) -> StyleSheet {
        try StyleSheet(json: Data(json.utf8), file: "app.json")
    }

    private func problems(_ json: String) -> String {
        do {
            _ = try sheet(json)
            return ""
        } catch {
            return error.description
        }
    }

    @Test func everyKeyIsReadIntoItsValue() throws {
        let sheet = try sheet(
            """
            {
              "colors": { "brand": "#0A5" },
              "styles": {
                "all": {
                  "font": "HelveticaNeue-Bold", "size": 16.5, "weight": "semibold", "slant": "italic",
                  "scalesAs": "headline", "color": "brand", "backgroundColor": "#11223344", "kern": -0.5,
                  "case": "uppercase", "underline": "double", "strikethrough": "dashed", "baselineOffset": 2,
                  "alignment": "center", "lineHeight": 24, "lineSpacing": 1, "paragraphSpacing": 2,
                  "firstLineIndent": 3, "hyphenation": 0.5
                },
                "role": { "textStyle": "title1", "color": "systemRed" },
                "mono": { "font": "monospaced" }
              }
            }
            """)
        var all = TextStyle(fontName: "HelveticaNeue-Bold", size: 16.5)
        all.color = UIColor(red: 0, green: 170 / 255, blue: 85 / 255, alpha: 1)
        all.backgroundColor = UIColor(red: 17 / 255, green: 34 / 255, blue: 51 / 255, alpha: 68 / 255)
        (all.weight, all.slant, all.scalesAs, all.kern) = (.semibold, .italic, .headline, -0.5)
        (all.letterCase, all.underline, all.strikethrough) = (.uppercase, .double, [.single, .patternDash])
        (all.baselineOffset, all.alignment, all.lineHeight, all.lineSpacing) = (2, .center, 24, 1)
        (all.paragraphSpacing, all.firstLineIndent, all.hyphenation) = (2, 3, 0.5)
        #expect(sheet["all"] == all)
        #expect(sheet["role"] == TextStyle(.title1, color: .systemRed))
        #expect(sheet["mono"]?.family == .monospaced)
        #expect(sheet.names == ["all", "mono", "role"])
    }

    @Test func aStyleBasedOnAnotherHasWhatItDoesNotSayItself() throws {
        let sheet = try sheet(
            """
            { "styles": { "b": { "basedOn": "a", "size": 20 }, "a": { "size": 12, "kern": 1 },
                          "c": { "basedOn": "b", "kern": 2 } } }
            """)
        #expect(sheet["b"]?.size == 20 && sheet["b"]?.kern == 1)
        #expect(sheet["c"]?.size == 20 && sheet["c"]?.kern == 2)
    }

    @Test func colorsMayDifferInTheDark() throws {
        let color = try sheet(##"{ "styles": { "a": { "color": { "light": "#F00", "dark": "#00F" } } } }"##)["a"]?
            .color
        let (light, dark) = (
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
        )
        #expect(color?.resolvedColor(with: light) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(color?.resolvedColor(with: dark) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test func allProblemsAreNamedWithFileLineKeyAndWhatIsAllowed() {
        let text = problems(
            """
            {
              "styles": {
                "title": {
                  "weight": "fat",
                  "size": "big",
                  "colour": "#000",
                  "hyphenation": 3
                },
                "note": {
                  "basedOn": "titel",
                  "color": "#12345"
                },
                "odd": 7
              },
              "fonts": {}
            }
            """)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.count == 8)
        #expect(
            lines.first
                == "app.json:4: error: styles.title.weight: \"fat\" is not allowed; use one of black, bold, heavy, "
                + "light, medium, regular, semibold, thin, ultraLight")
        #expect(
            lines.dropFirst().first
                == "app.json:5: error: styles.title.size: \"big\" is not allowed; use a number from 1 to 1000")
        let beginnings = [
            "app.json:6: error: styles.title.colour: there is no such key; use one of alignment, backgroundColor, ",
            "app.json:7: error: styles.title.hyphenation: 3 is not allowed; use a number from 0 to 1",
            "app.json:10: error: styles.note.basedOn: \"titel\" is no style; use one of note, odd, title",
            "app.json:11: error: styles.note.color: \"#12345\" is not allowed; use #RGB, #RGBA, #RRGGBB, #RRGGBBAA, ",
            "app.json:13: error: styles.odd: 7 stands where an object in { } is wanted",
            "app.json:15: error: fonts: there is no such key; use one of colors, styles",
        ]
        for (line, beginning) in zip(lines.dropFirst(2), beginnings) { #expect(line.hasPrefix(beginning)) }
    }

    @Test func stylesThatAreBasedOnEachOtherAreACircle() {
        let text = problems(
            """
            { "styles": {
              "a": { "basedOn": "b" },
              "b": { "basedOn": "a" } } }
            """)
        #expect(text.hasPrefix("app.json:3: error: styles.b.basedOn: the style is based on itself (a → b → a)"))
    }

    @Test func aKeyThatStandsTwiceIsNamed() {
        let text = problems(
            """
            { "styles": { "a": {
              "size": 1, "x\\u0022y": { "size": 2 },
              "size": 3 } } }
            """)
        #expect(text.contains("app.json:3: error: styles.a.size: the key stands twice; keep one of the two"))
        #expect(text.contains("app.json:2: error: styles.a.x\"y: there is no such key"))
    }

    @Test(arguments: [
        ("{\n \"styles\": {\n  \"a\" 1\n }\n}", 3), ("{ \"styles\": {\n", 2), ("", 1), ("{\n\"styles\": tru }", 2),
    ])
    func whatIsNotJSONIsSaidWithItsLine(json: String, line: Int) {
        #expect(problems(json).hasPrefix("app.json:\(line): error: this is not JSON ("))
    }

    @Test(arguments: ["[]", "1", "\"styles\"", "null", "true"])
    func aSheetThatIsNoObjectIsRefused(json: String) {
        #expect(problems(json).contains("stands where an object in { } is wanted"))
    }

    @Test func valuesNestedWithoutEndAreRefused() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(problems(deep).hasPrefix("app.json:1: error: objects and lists lie more than 32 deep in one another"))
    }

    @Test func thousandsOfStylesMayBeBasedOnEachOtherInARow() throws {
        let count = 5000
        let styles =
            (0..<count).map { "\"s\($0)\": { \"basedOn\": \"s\($0 + 1)\" }" } + ["\"s\(count)\": { \"size\": 9 }"]
        let sheet = try sheet("{ \"styles\": { \(styles.joined(separator: ",\n")) } }")
        #expect(sheet.names.count == count + 1 && sheet["s0"]?.size == 9)
    }

    @Test func ofVeryManyProblemsTheFirstAreTold() {
        let styles = (0..<3000).map {
            "\"s\($0)\": { \"basedOn\": \"\(String(repeating: "ä", count: 100))\", \"size\": [] }"
        }
        let lines = problems("{ \"styles\": { \(styles.joined(separator: ",\n")) } }").split(separator: "\n")
        #expect(lines.count == 101 && lines.allSatisfy { $0.count <= 601 })
        #expect(lines.first?.contains("use one of 3000 styles") == true)
        #expect(lines.last?.hasSuffix("there may be more; correct these first") == true)
    }

    @Test func aTextThatIsTooLongIsNotParsed() {
        let long = "{ \"styles\": {} }" + String(repeating: " ", count: 1 << 20)
        #expect(
            problems(long)
                == "app.json:1: error: this has more than the 1048576 bytes that are read; take out what is not used")
    }

    @Test func ofAFileWithoutEndOnlySoMuchIsReadAsIsAllowed() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
        defer { try? FileManager.default.removeItem(at: file) }
        // A gigabyte of zeros that takes no space on the disk.
        try FileHandle(forWritingTo: file).truncate(atOffset: 1 << 30)
        let long = #expect(throws: StyleSheetError.self) { try StyleSheet(contentsOf: file) }
        #expect(long?.description.contains("more than the 1048576 bytes that are read") == true)
        let device = #expect(throws: StyleSheetError.self) {
            try StyleSheet(contentsOf: URL(fileURLWithPath: "/dev/zero"))
        }
        #expect(device?.description.contains("the file cannot be read (") == true)
    }

    @Test func aFileThatCannotBeReadIsNamed() {
        let error = #expect(throws: StyleSheetError.self) {
            try StyleSheet(contentsOf: URL(fileURLWithPath: "/nowhere/app.json"))
        }
        #expect(error?.description.hasPrefix("/nowhere/app.json:1: error: the file cannot be read (") == true)
    }
}
