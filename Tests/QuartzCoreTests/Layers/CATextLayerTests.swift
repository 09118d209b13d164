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

    /// Apple's documentation of `font`: a CTFontRef, a CGFontRef, a font or a name.
    @Test func `the font may be one of Core Text or Core Graphics`() throws {
        layer.string = "iiii"
        layer.font = "Courier"
        let columns = try #require(try inkColumns())
        layer.font = nil
        #expect(try inkColumns() != columns)
        layer.font = CTFontCreateWithName("Courier" as CFString, 12, nil)
        #expect(try inkColumns() == columns)
        layer.font = nil
        layer.font = CGFont("Courier" as CFString)
        #expect(try inkColumns() == columns)
    }

    /// Apple's documentation of `preferredFrameSize()`: what the layer's contents ask for, which for text is its size.
    @Test func `the preferred size is the text's`() {
        layer.frame = .zero
        layer.string = "HH\nH"
        let size = layer.preferredFrameSize()
        let font = UIFont(name: "Helvetica", size: 20) as Any
        let text = NSAttributedString(string: "HH", attributes: [.font: font]).size()
        #expect(size == CGSize(width: text.width.rounded(.up), height: (2 * text.height).rounded(.up)))
        layer.bounds.size.width = size.width - 1
        #expect(layer.preferredFrameSize() == size)
        layer.isWrapped = true
        #expect(layer.preferredFrameSize().height > size.height)
        layer.string = nil
        #expect(layer.preferredFrameSize() == .zero)
    }

    /// Apple's documentation of `natural`: the natural alignment of the text's script.
    @Test(arguments: [true, false])
    func `the natural side is that of the text's script`(wraps: Bool) throws {
        layer.isWrapped = wraps
        layer.string = "\u{5E9}\u{5DC}"
        #expect(try #require(try inkColumns()).upperBound > 90)
        layer.string = "H"
        #expect(try #require(try inkColumns()).lowerBound < 10)
        layer.alignmentMode = .left
        layer.string = "\u{5E9}\u{5DC}"
        #expect(try #require(try inkColumns()).lowerBound < 10)
    }

    /// The idiom of songs' texts: a layer that grows uncovers letters, which keep their size.
    @MainActor @Test func aGrowingLayerUncoversItsText() throws {
        layer.string = "HHHHHH"
        layer.masksToBounds = true
        let whole = try #require(try inkColumns())
        let clock = EventClock(.stepped)
        try clock.drive {
            let growing = CABasicAnimation(keyPath: "bounds.size.width")
            (growing.fromValue, growing.toValue, growing.duration) = (0, 100, 1)
            layer.anchorPoint = .zero
            layer.position = .zero
            layer.add(growing, forKey: nil)
            clock.advance(by: 0.5)
            let half = try #require(try inkColumns())
            #expect(half.lowerBound == whole.lowerBound && half.upperBound < 50)
            let letter = NSAttributedString(
                string: "H", attributes: [.font: UIFont(name: "Helvetica", size: 20) as Any]
            ).size().width
            clock.advance(by: 0.15)
            let more = try #require(try inkColumns())
            #expect(CGFloat(more.upperBound - half.upperBound) < letter + 15 && more.upperBound > half.upperBound)
        }
    }
}
