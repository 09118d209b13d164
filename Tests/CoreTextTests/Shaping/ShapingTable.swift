import Foundation

@testable import PlacardCoreText

/// What HarfBuzz's own tool makes of whole lines in 62 scripts (Fixtures/Shaping, written by Scripts/record-shaping).
struct ShapingTable: Sendable {
    struct Case: Sendable {
        var font: String
        /// ISO 15924.
        var script: String
        /// BCP 47, or nil.
        var language: String?
        var isRightToLeft: Bool
        var text: String
        /// From left to right.
        var glyphs: [ShapedWord.Glyph]
    }

    /// The version of a font that the cases were recorded with.
    struct Version: Sendable {
        /// `fontRevision` and `checkSumAdjustment` of the font's table head.
        var revision: UInt32
        var checksum: UInt32
        var package: String
    }

    struct WrongFont: Error, CustomStringConvertible {
        var description: String
    }

    private(set) var cases: [Case] = []
    private(set) var versions: [String: Version] = [:]

    static let recorded: ShapingTable = {
        do {
            let url = Bundle.module.url(
                forResource: "shaping", withExtension: "txt", subdirectory: "Fixtures/Shaping")!
            return try ShapingTable(String(contentsOf: url, encoding: .utf8))
        } catch {
            fatalError("\(error)")
        }
    }()

    private init(_ file: String) throws {
        for line in file.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t").map { String($0) }
            if fields[0] == "font", fields.count == 6 {
                versions[fields[1]] = Version(
                    revision: UInt32(fields[2], radix: 16) ?? 0, checksum: UInt32(fields[3], radix: 16) ?? 0,
                    package: "\(fields[4]) \(fields[5])")
            } else if fields[0] == "case", fields.count == 7 {
                cases.append(
                    Case(
                        font: fields[1], script: fields[2], language: fields[3] == "-" ? nil : fields[3],
                        isRightToLeft: fields[4] == "rtl", text: fields[5],
                        glyphs: try fields[6].split(separator: " ").map { try ShapingTable.glyph($0) }))
            } else {
                throw WrongFont(description: "Fixtures/Shaping/shaping.txt has a line that is neither font nor case")
            }
        }
    }

    /// Reads `glyph=cluster+advance@x,y`.
    private static func glyph(_ text: Substring) throws -> ShapedWord.Glyph {
        guard let match = text.wholeMatch(of: /(\d+)=(\d+)\+(-?\d+)(?:@(-?\d+),(-?\d+))?/),
            let id = CGGlyph(match.1), let cluster = Int32(match.2), let advance = Int32(match.3)
        else { throw WrongFont(description: "Fixtures/Shaping/shaping.txt: \(text) is no glyph") }
        return ShapedWord.Glyph(
            id: id, isSafeToBreak: true, cluster: cluster, advance: advance, dx: match.4.flatMap { Int32($0) } ?? 0,
            dy: match.5.flatMap { Int32($0) } ?? 0)
    }

    /// The words of all cases of one font, script, language and direction.
    struct Group: Sendable {
        var font: String
        var script: String
        var language: String?
        var isRightToLeft: Bool
        var words: [Substring]
    }

    var groups: [Group] {
        let groups = Dictionary(grouping: cases) { (one: Case) in "\(one.font) \(one.script) \(one.language ?? "")" }
        return groups.sorted { $0.key < $1.key }.map { (_, cases: [Case]) in
            Group(
                font: cases[0].font, script: cases[0].script, language: cases[0].language,
                isRightToLeft: cases[0].isRightToLeft, words: cases.flatMap { $0.text.split(separator: " ") })
        }
    }

    /// The very face that a case was recorded with, at a point for each font unit.
    func font(named name: String) throws -> CTFont {
        let library = FontLibrary.shared
        guard let version = versions[name] else {
            throw WrongFont(description: "Fixtures/Shaping/shaping.txt does not say which version \(name) has")
        }
        guard let record = library.catalog.face(named: name), let face = library.face(record) else {
            throw WrongFont(description: "\(name) is not installed; it is in Debian's package \(version.package)")
        }
        let (revision, checksum) = face.versionInHead
        guard revision == version.revision, checksum == version.checksum else {
            throw WrongFont(
                description: """
                    \(face.url?.path ?? name) is not the version that the shaping table was recorded with (Debian's \
                    package \(version.package)). Install that one, or run Scripts/record-shaping and look at what changes.
                    """)
        }
        return CTFont(face: face, pointSize: CGFloat(face.unitsPerEm))
    }
}

extension FontFace {
    /// `fontRevision` and `checkSumAdjustment` of the table head (OpenType).
    fileprivate var versionInHead: (revision: UInt32, checksum: UInt32) {
        let bytes = file.bytes
        func number(_ offset: Int) -> UInt32 {
            guard offset + 4 <= bytes.count else { return 0 }
            return UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        }
        let isCollection = number(0) == 0x7474_6366
        let start = isCollection ? Int(number(12 + 4 * index)) : 0
        for table in 0..<Int(number(start + 4) >> 16) where number(start + 12 + 16 * table) == 0x6865_6164 {
            let head = Int(number(start + 12 + 16 * table + 8))
            return (number(head + 4), number(head + 8))
        }
        return (0, 0)
    }
}

/// Glyphs as they stand on a line, for comparison: what is drawn where, and which text it belongs to.
///
/// Places are summed up, because an engine that shapes words apart may add a kern after a letter's mark where one that
/// shapes the line adds it before.
struct PlacedGlyphs: Equatable, CustomStringConvertible {
    private(set) var description = ""

    /// - Parameter glyphs: From left to right; advances and offsets in font units.
    init(_ glyphs: [ShapedWord.Glyph]) {
        var pen = 0
        for glyph in glyphs {
            description += "\(glyph.id)=\(glyph.cluster)@\(pen + Int(glyph.dx)),\(glyph.dy) "
            pen += Int(glyph.advance)
        }
        description += "width \(pen)"
    }

    /// - Parameter words: In logical order, shaped at a point for each font unit, with their glyphs.
    init(_ words: some Sequence<(PlacedWord, ShapedWord)>, isRightToLeft: Bool) {
        var glyphs: [ShapedWord.Glyph] = []
        for (word, shaped) in words {
            glyphs += shaped.glyphs.map { glyph in
                var moved = glyph
                moved.cluster += Int32(word.start)
                return moved
            }
            if word.adjustment != 0 { glyphs[glyphs.count - 1].advance += Int32(word.adjustment.rounded()) }
        }
        self.init(isRightToLeft ? glyphs.reversed() : glyphs)
    }
}
