import PlacardQuartzCore
import PlacardUIFoundation
import Testing

@Suite struct CATextLayerTests {
    private let layer = CATextLayer()

    init() {
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.fontSize = 20
        layer.foregroundColor = UIColor.black.cgColor
    }

    /// The columns that have ink, as the first and the last of them.
    private func inkColumns() throws -> ClosedRange<Int>? {
        let context = try CGContext(size: layer.bounds.size, scale: 1)
        layer.render(in: context)
        let image = try #require(context.makeImage())
        let columns = image.withPixels { pixels in
            pixels.indices.filter { pixels[$0] >> 24 > 64 }.map { $0 % image.width }
        }
        return columns.min().flatMap { first in columns.max().map { first...$0 } }
    }

    @Test func aStringIsDrawnInTheLayersFontAndColor() throws {
        layer.string = "HH"
        let columns = try #require(try inkColumns())
        let width = NSAttributedString(string: "HH", attributes: [.font: UIFont(name: "Helvetica", size: 20) as Any])
            .size().width
        #expect(columns.lowerBound < 4 && abs(CGFloat(columns.upperBound) - width) < 4)
    }

    @Test func alignmentMovesTheLine() throws {
        layer.string = "H"
        layer.alignmentMode = .right
        #expect(try #require(try inkColumns()).lowerBound > 80)
    }

    @Test func aLongLineEndsAtTheBoundsOnlyByTruncationOrWrapping() throws {
        layer.string = "HHHHHHHHHHHH"
        layer.truncationMode = .end
        let cut = try #require(try inkColumns())
        layer.truncationMode = .none
        #expect(try #require(try inkColumns()).upperBound >= 98)
        #expect(cut.upperBound < 100)
    }

    @Test func anAttributedStringBringsItsOwnAttributes() throws {
        layer.string = NSAttributedString(
            string: "HH", attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red])
        #expect(try #require(try inkColumns()).upperBound > 50)
    }

    @Test func anotherValueDrawsNothing() throws {
        layer.string = 7
        #expect(try inkColumns() == nil)
    }
}
