import PlacardLabels
import TestTools
import Testing

@MainActor @Suite struct HTLabelTests {
    /// The first example of the label's article: yellow on red, all corners of 10 points.
    private func example() -> HTLabel {
        let label = HTLabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        label.text = "我这是测试"
        label.font = .systemFont(ofSize: 18)
        label.textColor = .yellow
        label.backgroundColor = .red
        label.cornerRadius = 10
        label.layoutIfNeeded()
        return label
    }

    private let red: UInt32 = 0xFFFF_0000

    @Test func allCornersOfTheExampleAreCutOutOfItsBackground() throws {
        let pixels = try Pixels(of: example())
        for (x, y) in [(0, 0), (299, 0), (0, 29), (299, 29)] { #expect(pixels[x, y] == 0) }
        for (x, y) in [(12, 0), (0, 12), (299, 15), (150, 29)] { #expect(pixels[x, y] == red) }
    }

    /// A quadratic curve with the corner as control point is at 3/4 of the way to the corner in its middle; a circle
    /// would be at 1 − √½ of the radius.
    @Test func cornersAreQuadraticCurves() throws {
        let label = example()
        label.frame.size.height = 100
        label.cornerRadius = 40
        label.text = ""
        label.layoutIfNeeded()
        let pixels = try Pixels(of: label)
        let first = (0..<40).first { pixels[$0, $0] >> 24 > 127 }
        #expect(first == 10)
    }

    @Test func onlyTheNamedCornersAreRounded() throws {
        let label = example()
        label.roundedCorners = [.topLeft, .bottomRight]
        label.layoutIfNeeded()
        let pixels = try Pixels(of: label)
        #expect(pixels[0, 0] == 0 && pixels[299, 29] == 0)
        #expect(pixels[299, 0] == red && pixels[0, 29] == red)
    }

    @Test func aNegativeRadiusCountsAsNone() throws {
        let label = example()
        label.cornerRadius = -10
        label.layoutIfNeeded()
        #expect(try Pixels(of: label)[0, 0] == red)
    }

    @Test func anyOutlineCutsBackgroundAndText() throws {
        let label = example()
        label.outline = { rect in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.close()
            return path
        }
        label.layoutIfNeeded()
        let pixels = try Pixels(of: label)
        #expect(pixels[40, 10] == 0 && pixels[150, 20] == red)
        #expect((0..<40).allSatisfy { pixels[$0, 12] == 0 })
    }

    /// The second example: bottom alignment, insets of 5, 25, 5 and 5 points in 300 × 100.
    @Test func contentStandsAtTopMiddleAndBottomFromTheLeftInset() throws {
        func ink(_ alignment: VerticalTextAlignment) throws -> (rows: ClosedRange<Int>, left: Int) {
            let label = HTLabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            label.text = "HHH"
            label.font = .systemFont(ofSize: 30)
            label.titleEdgeInsets = UIEdgeInsets(top: 5, left: 25, bottom: 45, right: 5)
            label.verticalAlignment = alignment
            let pixels = try Pixels(of: label)
            let rows = pixels.rows { $0 >> 24 > 128 }
            let left = (0..<300).first { x in (0..<100).contains { pixels[x, $0] >> 24 > 128 } }
            return (try #require(rows.first)...(try #require(rows.last)), try #require(left))
        }
        let (top, bottom) = (try ink(.top), try ink(.bottom))
        let (space, bounds) = (try ink(.center), try ink(.centerOfBounds))
        for place in [top, bottom, space, bounds] { #expect((25...30).contains(place.left)) }
        #expect((5...18).contains(top.rows.lowerBound) && bottom.rows.upperBound <= 55)
        #expect(abs(space.rows.lowerBound - (top.rows.lowerBound + bottom.rows.lowerBound) / 2) <= 1)
        #expect(abs(bounds.rows.lowerBound + bounds.rows.upperBound - 99) <= 6)
        #expect(HTLabel().verticalAlignment == .centerOfBounds)
    }

    @Test func fittedFontsFillTheLabelOverSeveralLinesButNotBeyondEightyPoints() throws {
        let label = HTLabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        label.numberOfLines = 0
        label.text = "Several lines that fill the whole label"
        label.adjustsFontSizeToFitWidth = true
        let rows = try Pixels(of: label).rows { $0 >> 24 > 128 }
        #expect(rows.count > 55)
        label.frame.size = CGSize(width: 2000, height: 600)
        label.text = "H"
        let high = try Pixels(of: label).rows { $0 >> 24 > 128 }
        let free = UILabel(frame: label.frame)
        free.font = .systemFont(ofSize: 80)
        free.text = "H"
        #expect(high.count == (try Pixels(of: free).rows { $0 >> 24 > 128 }).count)
    }

    @Test func fittedFontsStopAtTheLeastSize() throws {
        let label = HTLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        label.text = "A line that does not fit"
        label.adjustsFontSizeToFitWidth = true
        label.minFontSize = 30
        #expect(label.fontFit == .fill(minimum: 30, maximum: 80))
        let rows = try Pixels(of: label).rows { $0 >> 24 > 128 }
        #expect(rows.count > 20)
        label.adjustsFontSizeToFitWidth = false
        #expect(label.fontFit == .none)
    }

    @Test func alignmentOfTheParagraphStyleIsKept() throws {
        let label = HTLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        label.attributedText = NSAttributedString(string: "HH", attributes: [.paragraphStyle: style])
        let pixels = try Pixels(of: label)
        #expect(!(0..<150).contains { x in (0..<40).contains { pixels[x, $0] >> 24 > 128 } })
    }
}
