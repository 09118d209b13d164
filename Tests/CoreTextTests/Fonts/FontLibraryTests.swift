import Foundation
import Testing

@testable import PlacardCoreText

@Suite struct FontLibraryTests {
    @Test func `a stand-in has the name that it is asked by, whoever asked for it before`() throws {
        for name in ["Helvetica Neue", "helveticaneue", "HelveticaNeue", "Helvetica Neue"] {
            #expect(FontLibrary.shared.font(named: name, size: 31.25)?.requestedName == name)
        }
    }

    /// Names of faces from Apple's page "System Fonts".
    @Test(arguments: [
        ("Helvetica Neue", 700, false, "HelveticaNeue-Bold"), ("helveticaneue", 400, false, "HelveticaNeue"),
        ("Helvetica Neue", 300, true, "HelveticaNeue-LightItalic"), ("Georgia", 600, false, "Georgia-Bold"),
        ("Times New Roman", 400, false, "TimesNewRomanPSMT"), ("Arial", 700, true, "Arial-BoldItalicMT"),
        ("Avenir", 400, false, "Avenir-Roman"), ("Menlo", 700, false, "Menlo-Bold"),
        ("Courier New", 700, false, "CourierNewPS-BoldMT"), ("PingFang SC", 600, false, "PingFangSC-Semibold"),
    ])
    func `A family that another stands in for has faces of Apple's names`(
        family: String, weight: Int, isItalic: Bool, name: String
    ) throws {
        let library = FontLibrary(directories: [])
        _ = try library.register(contentsOf: TestFonts.fixture)
        let standIn = try #require(FontStandIn.forFamily(family))
        let traits = FontTraits(weight: weight, slant: isItalic ? .italic : .upright)
        #expect(standIn.faceName(traits) == name)
        #expect(library.fontNames(forFamily: family).contains(name))
        #expect(library.familyStoodInFor(named: name) == standIn.family)
    }

    @Test func `All names of faces lead back to their family`() {
        for standIn in FontStandIn.all {
            for name in standIn.faces {
                #expect(FontStandIn.forFace(named: name)?.standIn.family == standIn.family, "\(name)")
            }
        }
    }

    @Test func `A registered file is found by its names and keeps its measures`() throws {
        let library = FontLibrary(directories: [])
        let face = try #require(library.register(contentsOf: TestFonts.fixture).first)
        let font = try #require(library.font(named: face.postScriptName, size: 10))
        #expect(font.face === face)
        // 2724 / 2048, the line height of the font whose advances it has (uikit-numbers, "font line height").
        #expect(abs(font.lineHeight - 13.300_781_25) < 1e-6)
        #expect(library.font(family: face.familyName, size: 10)?.face === face)
    }

    @Test func `Equal requests give the same font`() {
        let library = FontLibrary.shared
        #expect(library.systemFont(ofSize: 17) === library.systemFont(ofSize: 17))
        #expect(library.systemFont(ofSize: 17) !== library.systemFont(ofSize: 18))
    }

    @Test func `A corrupt font is refused with its name`() {
        let library = FontLibrary(directories: [])
        #expect(throws: FontError.self) { try library.register(Data("not a font".utf8), name: "broken.ttf") }
        do {
            try library.register(Data("not a font".utf8), name: "broken.ttf")
        } catch {
            #expect("\(error)".hasPrefix("broken.ttf: error: "))
        }
    }

    @Test(arguments: stride(from: 0, to: 2_000, by: 97).map { $0 })
    func `A font cut short or damaged never traps`(place: Int) throws {
        var data = try Data(contentsOf: TestFonts.fixture)
        data[min(place, data.count - 1)] ^= 0xFF
        let library = FontLibrary(directories: [])
        for bytes in [data, data.prefix(place)] {
            guard let face = try? library.register(bytes, name: "damaged.ttf").first else { continue }
            _ = ShapedText("This is a test", CTFont(face: face, pointSize: 17)).layout(width: 50).lines.map(\.runs)
            _ = face.mask(of: 3, pixelsPerEm: 34, quarter: 0)
        }
    }

    @Test func `A missing file is an error that says so`() {
        let library = FontLibrary(directories: [])
        #expect(throws: FontError.self) {
            try library.register(contentsOf: URL(fileURLWithPath: "/no/such/font.ttf"))
        }
    }

    @Test func `All faces of a collection are registered`() throws {
        let file = try #require(FontLibrary.shared.file(forFamily: "Noto Sans CJK JP"))
        let faces = try FontLibrary(directories: []).register(contentsOf: file)
        #expect(faces.count > 3)
        #expect(Set(faces.map(\.familyName)).count > 3)
    }

    /// Published measures (uikit-numbers, "font metrics"; section 7 of the behavior reference), in em.
    @Test(arguments: [("Helvetica Neue", 0.952, -0.213, 0.028), ("Helvetica", 0.92002, -0.22998, 0)])
    func `Stand-ins carry the original's vertical measures`(
        family: String, ascender: CGFloat, descender: CGFloat, leading: CGFloat
    ) throws {
        let font = try #require(FontLibrary.shared.font(family: family, size: 1))
        #expect(font.metrics.ascender == ascender && font.metrics.descender == descender)
        #expect(font.metrics.leading == leading)
        #expect(FontLibrary.shared.substitutions.contains { $0.asked == family })
    }

    @Test func `PostScript names of absent fonts choose weight and slant of the stand-in`() throws {
        let bold = try #require(FontLibrary.shared.font(named: "HelveticaNeue-BoldItalic", size: 12))
        #expect(bold.face.traits.weight == 700 && bold.face.traits.slant == .italic)
        #expect(bold.synthesis == .none)
    }

    /// FreeType tells no units of faces that hold images alone: measures are in those of the table `head`.
    @Test func `The emoji font of Apple's systems is found, and as high as other fonts`() throws {
        let font = try #require(FontLibrary.shared.font(named: "AppleColorEmoji", size: 20))
        #expect(font.face.hasColorGlyphs && font.face.familyName == "Noto Color Emoji")
        #expect(font.lineHeight > 20 && font.lineHeight < 30)
        #expect(font.capHeight > 5 && font.capHeight < 30)
    }

    @Test func `Names that nobody knows give nothing`() {
        #expect(FontLibrary.shared.font(named: "Invalid Font Name", size: 12) == nil)
        #expect(FontLibrary.shared.font(family: "No Such Family", size: 12) == nil)
    }

    @Test(arguments: [CGFloat.nan, -3, 0, .infinity])
    func `Sizes that make no sense still give a font`(size: CGFloat) {
        #expect(FontLibrary.shared.systemFont(ofSize: size).pointSize > 0)
    }

    @Test func `A bold that a family lacks is imitated`() throws {
        let library = FontLibrary(directories: [])
        let face = try #require(library.register(contentsOf: TestFonts.fixture).first)
        let font = try #require(library.font(family: face.familyName, size: 12, traits: FontTraits(weight: 700)))
        #expect(font.synthesis.emboldening > 0)
    }

    /// Debian's packages of Chromium bring an old Liberation beside the new one, for one.
    @Test(arguments: [["a", "b"], ["b", "a"]]) func `Of two versions of a face the newer serves`(
        folders: [String]
    ) throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("placard-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let places = folders.map { root.appendingPathComponent($0) }
        for (place, revision) in zip(places, [UInt8(1), 2]) {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let font = try Data(contentsOf: TestFonts.fixture).withRevision(revision)
            try font.write(to: place.appendingPathComponent("font.ttf"))
        }
        let records = FontCatalog(.directories([root])).records
        #expect(records.map { $0.file.deletingLastPathComponent().lastPathComponent } == [folders[1]])
        #expect(records.map { $0.revision >> 16 } == [2])
    }
}

extension Data {
    /// The same font with another `fontRevision` in its table head.
    fileprivate func withRevision(_ revision: UInt8) -> Data {
        guard let entry = range(of: Data("head".utf8)) else { return self }
        let place = self[entry.upperBound + 4..<entry.upperBound + 8].reduce(0) { $0 << 8 | Int($1) }
        var changed = self
        changed.replaceSubrange(place + 4..<place + 8, with: [0, revision, 0, 0])
        return changed
    }
}
