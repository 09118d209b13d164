import Foundation

/// Widths that take the place of those of a face's own glyphs, in font units.
final class AdvanceTable: Sendable {
    /// By glyph.
    private let advances: [Int32]

    func advance(of glyph: UInt32) -> Int32 { glyph < advances.count ? advances[Int(glyph)] : 0 }

    /// Gives a face the widths of another font.
    init(_ widths: FaceWidths, on face: HarfBuzzFace) {
        advances =
            switch widths {
            case .sanFrancisco(let widths): Self.advances(widths.width, on: face, others: Self.sanFranciscoSigns)
            case .avenir(let widths): Self.advances(widths.width, on: face)
            case .free(let widths): Self.advances(widths.width, on: face)
            case .published(let widths): Self.advances(widths.width, on: face)
            case .scaled(let factor): face.advances.map { Int32((Double($0) * factor).rounded()) }
            }
    }

    /// Printable ASCII has the other font's widths, in em, and letters with marks those of their letters; everything else is
    /// wider or narrower than the face has it by as much as small letters are on the average.
    ///
    /// - Parameter others: Widths of other characters in em.
    private static func advances(
        _ width: (UInt8) -> Double?, on face: HarfBuzzFace, others: [(scalar: UInt32, width: Double)] = []
    ) -> [Int32] {
        var (own, wanted) = (0, 0)
        for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
            own += Int(face.advance(of: face.nominalGlyph(of: UInt32(letter))))
            wanted += Int(units(width(letter), face))
        }
        let change = Int32((Double(wanted - own) / 26).rounded())
        var advances = face.advances.map { $0 > 0 ? max(0, $0 + change) : $0 }
        func set(_ scalar: UInt32, _ width: Double?) {
            let glyph = Int(face.nominalGlyph(of: scalar))
            if glyph > 0, glyph < advances.count { advances[glyph] = units(width, face) }
        }
        for (scalar, letter) in Self.letters { set(scalar, width(letter)) }
        for (scalar, width) in others { set(scalar, width) }
        let colon = UInt8(ascii: ":")
        let raised = Int(face.glyphBetweenDigits(of: colon))
        if raised > 0, raised < advances.count, raised != face.nominalGlyph(of: UInt32(colon)) {
            advances[raised] = units(width(colon).map { $0 + raisedColonExcess }, face)
        }
        return advances
    }

    /// How much wider than between letters San Francisco's colon is between digits, where it is raised, in em: labels with
    /// times of four projects, 10 to 40 points.
    private static let raisedColonExcess = 0.018

    /// The bullet: labels of three projects at 10, 15 and 17 points.
    private static let sanFranciscoSigns: [(scalar: UInt32, width: Double)] = [(0x2022, 0.458)]

    private static func units(_ em: Double?, _ face: HarfBuzzFace) -> Int32 {
        Int32(((em ?? 0) * Double(face.unitsPerEm)).rounded())
    }

    /// Characters and the ASCII characters whose widths they have.
    private static let letters: [(scalar: UInt32, letter: UInt8)] = {
        let plain = (UInt8(0x20)...0x7E).map { (UInt32($0), $0) }
        let marked = [0xC0...0x24F, 0x1E00...0x1EFF].joined().compactMap { value -> (UInt32, UInt8)? in
            guard let letter = ICU.letter(of: UInt32(value)), letter < 0x80 else { return nil }
            return (UInt32(value), UInt8(letter))
        }
        let dotless = [(UInt32(0x131), UInt8(ascii: "i")), (0x237, UInt8(ascii: "j"))]
        return plain + marked + dotless + [(0xA0, 0x20)]
    }()
}

/// Whose widths a face takes over.
enum FaceWidths: Hashable {
    case sanFrancisco(SystemFontWidths)
    case avenir(AvenirWidths)
    case free(FreeFontWidths)
    case published(PublishedWidths)
    /// Its own, times a number.
    case scaled(Double)

    /// How far glyphs may be narrowed and stretched to these widths.
    ///
    /// Not at all to San Francisco's: its letters have Inter's proportions, and where it is closer it is so between them.
    /// Other fonts' letters are wide or narrow themselves; beyond 15 per cent it would show in the stems.
    var scales: ClosedRange<CGFloat> {
        switch self {
        case .sanFrancisco: 1...1
        case .avenir, .free, .published, .scaled: 0.85...1.15
        }
    }
}
