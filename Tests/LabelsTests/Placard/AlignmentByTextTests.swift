import PlacardLabels
import TestTools
import Testing

@MainActor @Suite struct AlignmentByTextTests {
    private let label = PlacardLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))

    /// The columns in which anything is drawn in some rows.
    private func columns(_ rows: Range<Int>) throws -> (first: Int, last: Int) {
        let pixels = try Pixels(of: label)
        let inked = (0..<200).filter { x in rows.contains { pixels[x, $0] != 0 } }
        return (inked.first ?? -1, inked.last ?? -1)
    }

    @Test func `The label's interface decides, also where the label overrides it`() throws {
        label.text = "Hello."
        #expect(try columns(0..<60).first < 5)
        label.traitOverrides.layoutDirection = .rightToLeft
        #expect(try columns(0..<60).last > 194)
    }

    @Test func `By text each paragraph begins at its own side`() throws {
        label.alignsByText = true
        label.numberOfLines = 0
        label.text = "مرحبا بالعالم\nHello."
        #expect(try columns(10..<28).first > 50 && columns(10..<28).last > 194)
        #expect(try columns(32..<50).first < 5)
        label.traitOverrides.layoutDirection = .rightToLeft
        #expect(try columns(32..<50).first < 5)
    }

    @Test func `Alignments of one's own and base directions stand`() throws {
        label.alignsByText = true
        let style = NSMutableParagraphStyle()
        style.baseWritingDirection = .rightToLeft
        label.attributedText = NSAttributedString(string: "Hello.", attributes: [.paragraphStyle: style])
        #expect(try columns(0..<60).last > 194)
        label.textAlignment = .left
        #expect(try columns(0..<60).first < 5)
    }
}
