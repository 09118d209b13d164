import Foundation
import Testing

@testable import PlacardLocalization

/// Tables of texts as files. Truth: what Foundation's reader of property lists makes of files that it reads.
@Suite struct TextTableTests {
    private func fault(_ text: String) -> TextTable.Fault? {
        do {
            _ = try TextTable.read(Data(text.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        #""a" = "1"; "a" = "2";"#, #""a"; b = c; 'd' = 'e"';"#, #"{ "a" = "1"; }"#, "  /* only */ \n",
        #""a" = "x\n\t\"\U00e4\u00e4\101\a\q\351\U12 \\";"#, "\"a\" = \"x \\\n y\nz\";",
        #"/* c */ // d"# + "\n" + #""a" = /* x */ "b"; /* unfinished"#, "a.b-c_d$/e:f = \"g\"; // end",
        #""a" = { b = c; "d" = (1, (2, "3"), ); }; f = "g";"#, "\u{FEFF}\"a\" = \"👍🏽 e\u{301}\";",
        "<plist><dict><key>a</key><string>1</string></dict></plist>", "\"a\" = \"b\";\r\n\"c\" = \"d\";\r\n",
    ])
    func `Tables are read as Foundation reads them`(_ text: String) throws {
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        let expected = NSDictionary(dictionary: try #require(list as? [String: Any]))
        #expect(try NSDictionary(dictionary: TextTable.read(Data(text.utf8))) == expected)
    }

    @Test func `UTF-16 with a mark in front is read, too`() throws {
        let data = try #require("\"a\" = \"ü\";".data(using: .utf16))
        #expect(try TextTable.read(data) as? [String: String] == ["a": "ü"])
    }

    @Test(arguments: [
        ("\"a\" = \"b\"\n\"c\" = \"d\";", 1, "a ; is missing behind the text of \"a\"; add it"),
        ("\"a\" = \"b\";\r\n\r\n\"c\" = \"d\"", 3, "a ; is missing behind the text of \"c\"; add it"),
        ("\n\"a\" = ;", 2, "the text of \"a\" is missing"), ("\n\"a\" = \"b;\n\n", 2, "no closing quotation mark"),
        ("= \"b\";", 1, "a key is missing"), ("{ a = b;\n", 2, "a } is missing"),
        ("{ a = b; }\nc", 2, "closing brace"),
        ("\"a\" = (b c);", 1, "a ) is missing"), ("\"a\" = <00", 1, "a > is missing"), ("hello", 1, "; is missing"),
        ("(a, b)", 1, "a key is missing"), ("<plist><array/></plist>", 1, "this is no table of texts"),
        ("<plist><dict>", 1, "this is no table of texts"),
    ])
    func `What is wrong with a table is told with its line`(_ text: String, _ line: Int, _ message: String) {
        let fault = fault(text)
        #expect(fault?.line == line && fault?.message.contains(message) == true)
    }

    @Test func `Other encodings and deep values are refused`() {
        #expect(throws: TextTable.Fault.self) { try TextTable.read(Data([0x22, 0xE4, 0x22, 0x3B])) }
        #expect(throws: TextTable.Fault.self) { try TextTable.read(Data([0xFF, 0xFE, 0x22])) }
        for (open, close) in [("(", ")"), ("{ a = ", "; }")] {
            let text = "a = " + String(repeating: open, count: 10_000) + "b" + String(repeating: close, count: 10_000)
            #expect(fault(text + ";")?.message.contains("more than 32 deep") == true)
        }
    }
}

extension TextTableTests {
    // MARK: Binary tables

    /// A binary list with these objects, of which the first is the outermost.
    private func binary(_ objects: [[UInt8]]) -> Data {
        var (bytes, places) = (Array("bplist00".utf8), [UInt8]())
        for object in objects {
            places += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
            bytes += object
        }
        func long(_ number: Int) -> [UInt8] {
            (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        }
        let trailer = [0, 0, 0, 0, 0, 0, 2, 1] + long(objects.count) + long(0) + long(bytes.count)
        return Data(bytes + places + trailer)
    }

    private static let (a, b): ([UInt8], [UInt8]) = ([0x51, 0x61], [0x51, 0x62])

    @Test func `Binary tables are read, also those that hold a text twice`() throws {
        let table = ["a": "x", "b": "x", "long": String(repeating: "ü", count: 300)]
        let data = try PropertyListSerialization.data(fromPropertyList: table, format: .binary, options: 0)
        #expect(try TextTable.read(data) as? [String: String] == table)
        let shared = binary([[0xD2, 1, 2, 1, 1], Self.a, Self.b])
        #expect(try TextTable.read(shared) as? [String: String] == ["a": "a", "b": "a"])
        let rules = [
            "n": ["NSStringLocalizedFormatKey": "%#@n@", "n": ["one": "%d", "other": "%d s"]] as [String: Any]
        ]
        let plurals = try PropertyListSerialization.data(fromPropertyList: rules, format: .binary, options: 0)
        #expect(StringsDictionary.plurals(plurals)?.count == 1)
    }

    /// 60 lists of which each holds the next one twice are 2⁶⁰ where they are copied.
    @Test func `Lists that are held twice are refused`() {
        let lists = (2...61).map { [0xA2, UInt8($0), UInt8($0)] } + [Self.a]
        let table = binary([[0xD1, 62, 1]] + lists + [Self.b])
        #expect(throws: TextTable.Fault.noTable) { try TextTable.read(table) }
        #expect(StringsDictionary.strings(table) == nil && StringsDictionary.plurals(table) == nil)
    }

    @Test func `Lists within themselves, very deep and very many ones are refused`() {
        let circle = binary([[0xD1, 1, 0], Self.a])
        let deep = binary([[0xD1, 101, 1]] + (2...101).map { [0xA1, UInt8($0)] } + [Self.a])
        // A text of a megabyte that stands in a list a thousand times.
        let text = [0x5F, 0x12, 0, 0x10, 0, 0] + [UInt8](repeating: 0x61, count: 1 << 20)
        let list = [0xAF, 0x11, 0x03, 0xE8] + [UInt8](repeating: 3, count: 1_000)
        let large = binary([[0xD1, 1, 2], Self.a, list, text])
        for table in [circle, deep, large] {
            #expect(throws: TextTable.Fault.noTable) { try TextTable.read(table) }
        }
    }

    @Test func `Any damage to a binary table is survived`() throws {
        let data = binary([[0xD2, 1, 2, 3, 4], Self.a, Self.b, [0xA1, 1], [0x5F, 0x10, 2, 0x61, 0x62]])
        #expect(try TextTable.read(data).count == 2)
        for index in data.indices {
            for byte: UInt8 in [0, 1, 7, 0x0F, 0x5F, 0x6F, 0x7F, 0xA3, 0xAF, 0xDF, 0xFF] {
                var damaged = data
                damaged[index] = byte
                _ = try? TextTable.read(damaged)
            }
            _ = try? TextTable.read(data.prefix(index))
        }
    }
}
