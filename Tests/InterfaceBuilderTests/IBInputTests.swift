import Foundation
import PlacardInterfaceBuilder
import TestTools
import Testing

/// What a document must not do to its reader: crash, hang, grow, or fail without saying why.
@Suite struct IBInputTests {
    @Test(arguments: [
        ("", "card.xib:1: error: the file is empty"),
        ("hello", "card.xib:1: error: this is not XML"),
        ("<document", "card.xib:1: error: "),
        ("<document>\n<objects>\n</document>", "card.xib:3: error: start and end tags do not match"),
        ("<plist version=\"1.0\"/>", "card.xib:1: error: the root element is <plist>, not <document>"),
        ("<document/>", "card.xib:1: error: <document> has no type"),
        ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>", "format of Xcode 4"),
        ("<document type=\"com.apple.InterfaceBuilder.AppleTV.XIB\" version=\"3.0\"/>", "a document for tvOS"),
        ("<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>", "a document for watchOS"),
        ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", "a document for macOS"),
        ("<document type=\"com.apple.Unheard\"/>", "is not known; give a document for iOS"),
        ("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"4.0\"/>", "document version 4.0"),
        (
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"1.0\"/>",
            "document version 1.0, as Xcode 4 wrote it; open the file in Xcode 5 or later"
        ),
        ("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"/>", "has no <objects>"),
        ("bplist00", "this is a compiled nib"),
        ("NIBArchive\u{1}", "this is a compiled nib"),
        ("<?xml version=\"1.0\" encoding=\"UTF-16\"?><document/>", "declares the encoding utf-16"),
        ("<?xml version=\"1.0\" encoding=\"\"?><document/>", "declares an encoding without a name"),
        ("<document>\n\u{1}</document>", "card.xib:2: error: the control character 0x1"),
    ])
    func damagedOrForeignBytesGiveOneLineWithARemedy(bytes: String, message: String) throws {
        let error = try #require(Documents.error(reading: Data(bytes.utf8)))
        #expect(error.contains(message))
        #expect(error.hasPrefix("card.xib:") && !error.contains("\n") && error.contains("; "))
    }

    @Test func bytesThatAreNotUTF8AreRefusedBeforeTheParserSeesThem() {
        let bytes = Data("<document>\n<".utf8) + [0xFF, 0xC0] + Data(" a=\"1\"/></document>".utf8)
        #expect(Documents.error(reading: bytes)?.hasPrefix("card.xib:2: error: the text is not valid UTF-8") == true)
    }

    @Test(arguments: [
        "<!DOCTYPE lolz [<!ENTITY lol \"lol\"><!ENTITY lol2 \"&lol;&lol;\">]><document>&lol2;</document>",
        "<?xml version=\"1.0\"?>\n<!-- innocent -->\n<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><document/>",
        "<!ENTITY a \"b\"><document/>",
    ])
    func documentTypesAndEntitiesAreRefused(bytes: String) {
        #expect(Documents.error(reading: Data(bytes.utf8))?.contains("declares a type or entities") == true)
    }

    /// Foundation's parser reads through a null pointer there (found by fuzzing).
    @Test func aProcessingInstructionWithoutContentIsRefused() throws {
        let xib = String(decoding: Documents.xib("<view id=\"v\"/>"), as: UTF8.self)
        let broken = xib.replacingOccurrences(of: "<objects>", with: "\n<?pi?><objects>")
        let line = broken.prefix(upTo: try #require(broken.range(of: "<?pi")).lowerBound).count { $0 == "\n" } + 1
        let error = try #require(Documents.error(reading: Data(broken.utf8)))
        #expect(error.contains(":\(line):") && error.contains("the processing instruction has no content; remove it"))
        #expect(
            Documents.error(reading: Data(xib.replacingOccurrences(of: "<objects>", with: "<?pi ?><objects>").utf8))
                == nil)
    }

    @Test func anUndeclaredEntityIsAnErrorOfItsOwn() {
        let bytes = Documents.xib("<label id=\"l\" text=\"&boom;\"/>")
        #expect(Documents.error(reading: bytes)?.contains("card.xib:6: error: an entity is used") == true)
    }

    @Test func nestingBeyondTheLimitIsRefused() {
        let depth = IBLimits.depth
        let bytes = String(repeating: "<view>", count: depth) + String(repeating: "</view>", count: depth)
        #expect(Documents.error(reading: Documents.xib(bytes))?.contains("nested more than 200 deep") == true)
    }

    @Test func nestingBelowTheLimitIsRead() {
        let depth = IBLimits.depth - 2
        let bytes = String(repeating: "<view>", count: depth) + String(repeating: "</view>", count: depth)
        #expect(Documents.error(reading: Documents.xib(bytes)) == nil)
    }

    @Test func moreElementsThanTheLimitAreRefused() {
        let bytes = String(repeating: "<a/>", count: IBLimits.elements)
        #expect(Documents.error(reading: Documents.xib(bytes))?.contains("more than 200000 elements") == true)
    }

    @Test func aFileBeyondTheSizeLimitIsRefused() {
        let bytes = Data(repeating: 0x20, count: IBLimits.fileSize + 1)
        #expect(Documents.error(reading: bytes)?.contains("more than the 10000000 that are read") == true)
    }

    @Test(arguments: [1, 1_000]) func `A document as long as the limit is read`(comments: Int) {
        let room = IBLimits.fileSize - Documents.xib("<view id=\"v\"/>").count
        let comment = "<!--" + String(repeating: "x", count: room / comments - 7) + "-->"
        let bytes = Documents.xib(String(repeating: comment, count: comments) + "<view id=\"v\"/>")
        #expect(bytes.count > IBLimits.fileSize - comments && bytes.count <= IBLimits.fileSize)
        #expect(Documents.error(reading: bytes) == nil)
    }

    @Test(arguments: [
        ("<!DOCTYPE d>", "markup that does not belong there, such as `<!DOCTYPE`, stands inside the document"),
        ("&#0;", "a character is used that XML does not allow, such as `&#0;`"),
        ("&#xg;", "a character reference is not a number"),
    ])
    func `What the parser refuses is named`(_ content: String, _ message: String) {
        #expect(Documents.error(reading: Documents.xib(content))?.contains(message) == true)
    }

    @Test func aMissingFileAndADirectoryAreNamed() throws {
        let folder = FileManager.default.temporaryDirectory
        let missing = folder.appendingPathComponent("no-\(UUID().uuidString).xib")
        #expect { try IBDocument(contentsOf: missing) } throws: {
            "\($0)".hasSuffix(".xib: error: there is no such file; check the path")
        }
        #expect { try IBDocument(contentsOf: folder) } throws: { "\($0)".contains("this is a directory") }
    }

    @Test func anEndlessDeviceIsNotRead() {
        #expect { try IBDocument(contentsOf: URL(fileURLWithPath: "/dev/zero")) } throws: {
            "\($0)".contains("this is not a regular file")
        }
    }

    @Test func unknownElementsAndAttributesAreRead() throws {
        let document = try Documents.read(Documents.xib("<hologram id=\"h\" shimmer=\"YES\"><glow/></hologram>"))
        #expect(document.topLevelObjects.first?.child("glow") != nil)
        #expect(document.diagnostics.isEmpty)
    }

    /// Every prefix of a document, and every byte of it overwritten: an error or a document, never a trap.
    @Test func anyDamageToTheBytesIsSurvived() {
        let whole = Documents.xib("<label id=\"l\" text=\"Grüße\"><rect key=\"frame\" x=\"1\" y=\"2\"/></label>")
        for length in whole.indices { _ = Documents.error(reading: whole.prefix(length)) }
        for index in whole.indices {
            for byte: UInt8 in [0x00, 0x22, 0x26, 0x3C, 0x3E, 0xC3, 0xFF] {
                var damaged = whole
                damaged[index] = byte
                if let error = Documents.error(reading: damaged) {
                    #expect(error.hasPrefix("card.xib:") && !error.contains("\n"))
                }
            }
        }
    }
}
