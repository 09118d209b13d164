import Foundation
import TestTools
import Testing

@testable import PlacardUIKit

@MainActor @Suite struct NibFontTests {
    private func font(_ attributes: String) throws -> UIFont {
        try Nibs.label("text=\"x\"", "<fontDescription key=\"fontDescription\" \(attributes)/>").font
    }

    @Test func theFourShapesOfAFontDescription() throws {
        #expect(try font("type=\"system\" pointSize=\"12\"") == .systemFont(ofSize: 12))
        #expect(try font("type=\"boldSystem\" pointSize=\"12\"") == .boldSystemFont(ofSize: 12))
        #expect(try font("type=\"italicSystem\" pointSize=\"12\"") == .italicSystemFont(ofSize: 12))
        #expect(
            try font("type=\"system\" weight=\"semibold\" pointSize=\"15\"")
                == .systemFont(ofSize: 15, weight: .semibold))
        #expect(try font("style=\"UICTFontTextStyleHeadline\"") == .preferredFont(forTextStyle: .headline))
        let named = try #require(UIFont(name: "HelveticaNeue-Bold", size: 16))
        #expect(try font("name=\"HelveticaNeue-Bold\" family=\"Helvetica Neue\" pointSize=\"16\"") == named)
    }

    /// Rows' labels of that size in documents of four projects (Xcode 13 to 15) are 14.5 points high, first lines and second ones:
    /// "Title" 25 points wide, "Subtitle" 44, "Status" 36.5.
    @Test func `a system font of size 0 has 12 points`() throws {
        let plain = "type=\"system\" pointSize=\"0.0\""
        #expect(try font(plain).pointSize == 12)
        #expect(try size(of: "Status", plain, tools: "19529") == CGSize(width: 36.5, height: 14.5))
    }

    /// Widths and heights of one-line labels in documents of three projects, in points: Xcode had not got their fonts, a bold
    /// one and two regular ones.
    @Test(
        arguments: [
            ("Zzyzx-Bold", 17, "14460", "Sign In Warning", 120, 20),
            ("Zzyzx-Bold", 18, "15702", "Auto Backup to iCloud", 182.5, 21),
            ("Zzyzx-Regular", 16, "15705", "username", 71, 19), ("Zzyzx-Reg", 17, "14460", "12", 19, 20),
        ] as [(String, Int, String, String, CGFloat, CGFloat)])
    func `a font that is nowhere is reported, and Helvetica Neue shown as in Xcode`(
        name: String, points: Int, tools: String, text: String, width: CGFloat, height: CGFloat
    ) throws {
        let size = try size(of: text, "name=\"\(name)\" family=\"Zzyzx\" pointSize=\"\(points)\"", tools: tools)
        #expect(abs(size.width - width) <= 0.5 && abs(size.height - height) <= 0.5, "\(size)")
        let content = """
            <label id="l" text="x"><fontDescription key="fontDescription" name="\(name)" family="Zzyzx" pointSize="14"/></label>
            """
        #expect(try Nibs.view(content, as: UILabel.self).font.familyName == "Helvetica Neue")
        #expect(
            try Nibs.messages(content) == [
                "the font \(name) is neither registered nor installed; Helvetica Neue is used"
            ])
    }

    @Test func anUnknownTextStyleIsReported() throws {
        let content = """
            <label id="l" text="x"><fontDescription key="fontDescription" style="UICTFontTextStyleVast"/></label>
            """
        #expect(try Nibs.messages(content).first?.contains("UICTFontTextStyleVast is not known") == true)
    }

    private func width(of text: String, _ font: String, tools: String) throws -> CGFloat {
        try size(of: text, font, tools: tools).width
    }

    private func size(of text: String, _ font: String, tools: String) throws -> CGSize {
        let label = "<label id=\"l\" text=\"\(text)\"><fontDescription key=\"fontDescription\" \(font)/></label>"
        let document = try Documents.read(Documents.xib(label, attributes: "toolsVersion=\"\(tools)\""))
        return try #require(try NibBuilder.build(NibDocument(document)).objects.last).view.intrinsicContentSize
    }

    /// Widths of one-line labels that Interface Builder before Xcode 9 stored, in points: 19 to 40 in documents of six
    /// projects.
    @Test func `letters of the system font stood farther apart before Xcode 9, above all large ones`() throws {
        let stored: [(String, String, CGFloat)] = [
            ("City Name", "type=\"system\" pointSize=\"20\"", 94),
            ("City Name", "type=\"system\" pointSize=\"31\"", 144),
            ("Built-in transitions", "type=\"system\" weight=\"light\" pointSize=\"19\"", 152),
            ("Xib Text Cell", "type=\"boldSystem\" pointSize=\"21\"", 125),
            ("Options", "style=\"UICTFontTextStyleTitle2\"", 77.5),
            ("00:00.00", "type=\"system\" pointSize=\"40\"", 169),
            ("IBAnimatable", "type=\"system\" pointSize=\"35\"", 204.5),
            ("This is the Info View Controller", "type=\"system\" pointSize=\"17\"", 233),
        ]
        for (text, font, width) in stored {
            #expect(try abs(self.width(of: text, font, tools: "11762") - width) <= 1, "\(text)")
        }
        #expect(try width(of: "City Name", "type=\"system\" pointSize=\"20\"", tools: "13196") < 93)
    }

    /// Widths of one-line labels that Xcode 6 stored, in points: documents of two projects.
    @Test func `the system font of Xcode 6 is Helvetica Neue`() throws {
        let small = "type=\"system\" pointSize=\"10\""
        #expect(try abs(width(of: "469 Reviews", small, tools: "6254") - 59.5) <= 0.75)
        #expect(try abs(width(of: "88 Division St, Mission Bay", small, tools: "6254") - 127.5) <= 1)
        #expect(try width(of: "469 Reviews", small, tools: "8191") > 61)
        for (type, family) in [
            ("system", "Helvetica Neue"), ("italicSystem", UIFont.systemFont(ofSize: 10).familyName),
        ] {
            let font = "<fontDescription key=\"fontDescription\" type=\"\(type)\" pointSize=\"10\"/>"
            let label = try Nibs.view(
                "<label id=\"l\" text=\"a\">\(font)</label>", as: UILabel.self, attributes: "toolsVersion=\"6254\"")
            #expect(label.font.familyName == family)
        }
    }

    /// Widths of one-line labels that Interface Builder stored, in points: documents of four projects.
    @Test func `body text was wider before Xcode 12, and light text narrower`() throws {
        let body = "type=\"system\" pointSize=\"17\""
        let line = "Do not share it with others."
        #expect(try abs(width(of: line, body, tools: "15705") - 207) <= 1)
        #expect(try width(of: line, body, tools: "17701") < 206)
        let light = { (size: Int) in "type=\"system\" weight=\"light\" pointSize=\"\(size)\"" }
        #expect(try abs(width(of: "24 years • San Francisco, CA", light(10), tools: "13770") - 138) <= 1)
        #expect(try abs(width(of: "Identity", light(18), tools: "17701") - 59) <= 0.5)
    }

    /// Widths and heights of one-line labels that Interface Builder stored, in points: documents of four projects.
    @Test func `lines of fonts that others stand in for are as wide and as high as in stored documents`() throws {
        let medium = "name=\"HelveticaNeue-Medium\" family=\"Helvetica Neue\" pointSize=\"17\""
        #expect(try abs(width(of: "Permissions", medium, tools: "13771") - 96.5) <= 0.5)
        #expect(try abs(width(of: "Notifications", medium, tools: "13771") - 99) <= 0.5)
        let plain = "name=\"HelveticaNeue\" family=\"Helvetica Neue\" pointSize=\"17\""
        #expect(try abs(width(of: "Checkout", plain, tools: "16097") - 73.5) <= 0.5)
        let light = "name=\"HelveticaNeue-Light\" family=\"Helvetica Neue\" pointSize=\"14\""
        let line = "We'll tell you whenever a story breaks in your area"
        #expect(try abs(width(of: line, light, tools: "13771") - 300) <= 1)
        let thin = "name=\"HelveticaNeue-Thin\" family=\"Helvetica Neue\" pointSize=\"14\""
        #expect(try abs(width(of: "Domain:", thin, tools: "11762") - 49) <= 0.5)
        let heights: [(size: CGFloat, stored: CGFloat)] = [(15, 19.5), (17, 22.5), (18, 23.5)]
        for (size, stored) in heights {
            let font = try #require(UIFont(name: "Futura-Medium", size: size))
            #expect((font.lineHeight * 2).rounded(.up) / 2 == stored)
        }
        let condensed = try #require(UIFont(name: "Futura-CondensedMedium", size: 14))
        #expect((condensed.lineHeight * 2).rounded(.up) / 2 == 17)
    }

    /// Heights of one-line labels that Interface Builder stored, in points: documents of twelve projects.
    @Test func `labels held their font's line gap on iOS 11 and 12, and bold lines are higher`() throws {
        let stored: [(String, CGFloat, String, CGFloat)] = [
            ("HelveticaNeue", 17, "14313", 20.5), ("HelveticaNeue", 17, "16097", 20),
            ("HelveticaNeue", 14, "14109", 17),
            ("HelveticaNeue", 19, "14868", 23), ("HelveticaNeue-Medium", 24, "14313", 29),
            ("HelveticaNeue", 17, "10117", 20), ("HelveticaNeue", 18, "10117", 21),
            ("HelveticaNeue", 40, "10117", 47),
            ("HelveticaNeue-Thin", 16, "7706", 19),
            ("HelveticaNeue-Light", 20, "13196", 24), ("HelveticaNeue-Bold", 28, "20037", 33.5),
        ]
        for (name, size, tools, height) in stored {
            let font = "name=\"\(name)\" family=\"Helvetica Neue\" pointSize=\"\(size)\""
            #expect(try self.size(of: "Abc", font, tools: tools).height == height, "\(name) \(size)")
        }
    }

    /// Stored widths of labels of nine projects, in points.
    @Test(arguments: [
        ("Button tapped 0 times.", "type=\"system\" pointSize=\"18\"", 14490, 185),
        ("Built-in", "type=\"system\" pointSize=\"18\"", 15400, 58),
        ("MY YOUNG PADAWAN!", "type=\"system\" pointSize=\"19\"", 16096, 200),
        ("Green Scene", "type=\"boldSystem\" pointSize=\"21\"", 14810, 126.5),
        ("Weigh your items with a spoon", "type=\"system\" pointSize=\"21\"", 14490, 276.5),
        ("Please draw a digit.", "type=\"system\" pointSize=\"24\"", 14490, 200),
        ("0.00000088 BTC", "type=\"system\" weight=\"semibold\" pointSize=\"22\"", 16097, 182),
        ("HeroDebugPlugin", "type=\"system\" weight=\"semibold\" pointSize=\"22\"", 15400, 178),
        ("Sorry to see you go!", "type=\"boldSystem\" pointSize=\"22\"", 14490, 204.33),
    ])
    func `letters for text and for display were fonts of their own before Xcode 12`(
        _ text: String, _ font: String, _ tools: Int, _ width: CGFloat
    ) throws {
        #expect(try abs(size(of: text, font, tools: "\(tools)").width - width) <= 1)
    }

    /// Eleven labels of two projects.
    @Test func `labels never held the gap of fonts for ideographs`() throws {
        for (size, tools) in [(11, "14113"), (13, "14460"), (12, "14460"), (17, "21507")] {
            let font = "name=\"HiraginoSans-W3\" family=\"Hiragino Sans\" pointSize=\"\(size)\""
            #expect(try self.size(of: "設定", font, tools: tools).height == CGFloat(size))
        }
    }
}
