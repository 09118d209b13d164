import TestTools
import Testing

@testable import PlacardUIFoundation

/// Where lines under and through text lie, on whole pixels at one pixel in a point.
@Suite struct DecorationGeometryTests {
    private typealias Attributes = [NSAttributedString.Key: Any]

    private func isBluish(_ pixel: UInt32) -> Bool { pixel & 255 > 200 && pixel >> 16 & 255 < 60 }

    /// Rows of blue ink relative to the baseline, down.
    private func rows(_ font: UIFont, _ attributes: Attributes) throws -> [Int] {
        var all = attributes
        (all[.font], all[.foregroundColor]) = (font, UIColor.red)
        let pixels = try Pixels(60, 60) { _ in "HH".draw(at: CGPoint(x: 4, y: 10), withAttributes: all) }
        let baseline = Int((10 + font.ascender).rounded())
        return pixels.rows(where: isBluish).map { $0 - baseline }
    }

    private func columns(_ text: String, _ style: NSUnderlineStyle, key: NSAttributedString.Key) throws -> [Int] {
        let colorKey: NSAttributedString.Key = key == .underlineStyle ? .underlineColor : .strikethroughColor
        let attributes: Attributes = [
            .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.clear, key: style.rawValue,
            colorKey: UIColor.blue,
        ]
        return try Pixels(120, 30) { _ in text.draw(at: .zero, withAttributes: attributes) }
            .columns(where: isBluish)
    }

    /// openuikit AttributedStringTests ("decoration geometry"), recorded on Mac Catalyst.
    @Test(
        arguments: [
            (UIFont.systemFont(ofSize: 17), [2]), (.systemFont(ofSize: 17, weight: .semibold), [2, 3]),
            (.systemFont(ofSize: 24), [3, 4]),
        ] as [(UIFont, [Int])])
    func `Underlines of the system font lie where they were recorded`(font: UIFont, expected: [Int]) throws {
        #expect(try rows(font, [.underlineStyle: 1, .underlineColor: UIColor.blue]) == expected)
    }

    /// From the same recording.
    @Test func `A line through text of 17 points lies 5 above its baseline`() throws {
        let attributes: Attributes = [.strikethroughStyle: 1, .strikethroughColor: UIColor.blue]
        #expect(try rows(.systemFont(ofSize: 17), attributes) == [-5])
    }

    @Test func `Double lines lie apart by their thickness, thick ones are twice as thick`() throws {
        let font = UIFont.systemFont(ofSize: 24)
        func rows(_ style: NSUnderlineStyle) throws -> [Int] {
            try self.rows(font, [.underlineStyle: style.rawValue, .underlineColor: UIColor.blue])
        }
        #expect(try rows(.double) == [3, 4, 7, 8])
        #expect(try rows(.thick).count == 4)
    }

    @Test func `A raised text takes its lines along`() throws {
        let font = UIFont.systemFont(ofSize: 17)
        let attributes: Attributes = [.underlineStyle: 1, .underlineColor: UIColor.blue, .baselineOffset: 4]
        // The line box grows by the offset at its top, so the baseline lies 4 lower and the underline where it was.
        #expect(try rows(font, attributes) == [2])
    }

    @Test(arguments: [NSAttributedString.Key.underlineStyle, .strikethroughStyle])
    func `Lines by word leave out the spaces, others run on`(key: NSAttributedString.Key) throws {
        let font = UIFont.systemFont(ofSize: 17)
        let word = "HH".size(withAttributes: [.font: font]).width
        let space = (word..<"HH ".size(withAttributes: [.font: font]).width)
        let gap = Int(space.lowerBound.rounded(.up))..<Int(space.upperBound.rounded(.down))
        let whole = try columns("HH HH", .single, key: key)
        let words = try columns("HH HH", [.single, .byWord], key: key)
        #expect(gap.allSatisfy(whole.contains) && !gap.contains(where: words.contains))
        #expect(words.contains(2) && words.contains(gap.upperBound + 2))
    }

    /// Lengths in thicknesses (one pixel here), the first dash at the text's start.
    @Test(
        arguments: [
            (.patternDot, [2, 2]), (.patternDash, [6, 3]), (.patternDashDot, [6, 3, 2, 3]),
            (.patternDashDotDot, [6, 3, 2, 3, 2, 3]),
        ] as [(NSUnderlineStyle, [Int])])
    func `Patterns repeat their dashes`(pattern: NSUnderlineStyle, lengths: [Int]) throws {
        let period = lengths.reduce(0, +)
        var isInk: [Bool] = []
        for (index, length) in lengths.enumerated() {
            isInk += Array(repeating: index.isMultiple(of: 2), count: length)
        }
        for key in [NSAttributedString.Key.underlineStyle, .strikethroughStyle] {
            let found = try columns("HHHHHH", [.single, pattern], key: key)
            #expect((0..<60).allSatisfy { found.contains($0) == isInk[$0 % period] })
        }
    }
}
