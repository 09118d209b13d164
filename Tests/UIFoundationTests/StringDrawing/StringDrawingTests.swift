import PlacardUIFoundation
import TestTools
import Testing

@Suite struct StringDrawingTests {
    private let system: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    private let lines: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]

    /// Heights as recorded for San Francisco at 17 points: one line 20.287109375, two 40.574.
    @Test func heightsAreThoseOfTheFontAndUnrounded() {
        let text = "This is a test string"
        #expect(text.size(withAttributes: system).height == 20.287109375)
        let wrapped = text.boundingRect(
            with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: system, context: nil)
        #expect(abs(wrapped.height - 40.57421875) < 1e-9)
        #expect(wrapped.width <= 100)
    }

    /// Texture's tests on iOS: without a font the text is Helvetica 12, whose lines are 13.8 points high.
    @Test func textWithoutAFontIsHelvetica12() {
        #expect(abs("x".size().height - 13.8) < 0.001)
    }

    @Test func allWaysIntoMeasuringAgree() {
        let string = "One\ntwo three"
        let attributed = NSAttributedString(string: string, attributes: system)
        #expect(string.size(withAttributes: system) == attributed.size())
        #expect((string as NSString).size(withAttributes: system) == attributed.size())
        #expect(attributed.size().height == 2 * 20.287109375)
    }

    @Test func anEmptyStringIsAsHighAsALine() {
        #expect("".size(withAttributes: system) == CGSize(width: 0, height: 20.287109375))
        #expect(NSAttributedString().size().height > 0)
    }

    @Test func withoutLineFragmentsTheRectangleBeginsAtTheBaseline() {
        let rect = "one two".boundingRect(
            with: CGSize(width: 5, height: 5), options: [], attributes: system, context: nil)
        #expect(abs(rect.minY - UIFont.systemFont(ofSize: 17).descender) < 1e-9)
        #expect(rect.width == "one two".size(withAttributes: system).width)
    }

    @Test func theLineGapCountsOnlyIfItIsAskedFor() throws {
        let font = try #require(UIFont(name: "HelveticaNeue", size: 100))
        func height(_ options: NSStringDrawingOptions) -> CGFloat {
            "x".boundingRect(with: .zero, options: options, attributes: [.font: font], context: nil).height
        }
        #expect(abs(height([.usesLineFragmentOrigin]) - 116.5) < 1e-9)
        #expect(abs(height(lines) - 119.3) < 1e-9)
    }

    @Test func inkIsSmallerThanTheLine() {
        let space = CGSize(width: 100, height: 100)
        let ink = "x".boundingRect(
            with: space, options: [.usesLineFragmentOrigin, .usesDeviceMetrics], attributes: system, context: nil)
        let line = "x".boundingRect(with: space, options: lines, attributes: system, context: nil)
        #expect(ink.height < line.height / 2 && ink.width < line.width && ink.minY > 5)
    }

    @Test func onlyTruncationTakesNoticeOfTheHeight() {
        let text = "one two three four five six"
        func height(_ options: NSStringDrawingOptions) -> CGFloat {
            text.boundingRect(
                with: CGSize(width: 60, height: 45), options: options, attributes: system, context: nil
            ).height
        }
        #expect(height(lines) > 45)
        #expect(abs(height(lines.union(.truncatesLastVisibleLine)) - 40.57421875) < 1e-9)
    }

    @Test func aContextMayShrinkTextAndSaysByHowMuch() {
        let context = NSStringDrawingContext()
        let text = "A line that is too long"
        let space = CGSize(width: 100, height: 25)
        let options = lines.union(.truncatesLastVisibleLine)
        _ = text.boundingRect(with: space, options: options, attributes: system, context: context)
        #expect(context.actualScaleFactor == 1)
        context.minimumScaleFactor = 0.3
        let rect = text.boundingRect(with: space, options: options, attributes: system, context: context)
        #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.3)
        #expect(rect.width <= 100 && rect.height <= 25 && context.totalBounds == rect)
        context.minimumScaleFactor = 0.95
        _ = text.boundingRect(with: space, options: options, attributes: system, context: context)
        #expect(context.actualScaleFactor == 0.95)
    }

    @Test func aRectangleWrapsTextFromItsTopAndLeavesOutLinesWithoutRoom() throws {
        let text = NSAttributedString(string: "HH HH HH", attributes: system)
        let pixels = try Pixels(100, 100) { _ in text.draw(in: CGRect(x: 10, y: 30, width: 30, height: 45)) }
        let rows = pixels.rows { $0 >> 24 > 100 }
        #expect((rows.first ?? 0) >= 30 && (rows.last ?? 100) < 71)
        #expect((rows.last ?? 0) > 60)
        #expect((pixels.columns { $0 >> 24 > 100 }.first ?? 0) >= 10)
    }

    @Test func withoutLineFragmentsThePointLiesOnTheBaseline() throws {
        let pixels = try Pixels(40, 40) { _ in
            "H".draw(with: CGRect(x: 5, y: 30, width: 0, height: 0), attributes: system, context: nil)
        }
        #expect(pixels.rows { $0 >> 24 > 100 }.last == 29)
    }

    @Test func alignedTextLiesAtTheRightOfItsRectangle() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let text = NSAttributedString(string: "H", attributes: system.merging([.paragraphStyle: style]) { $1 })
        let pixels = try Pixels(100, 30) { _ in text.draw(in: CGRect(x: 0, y: 0, width: 80, height: 30)) }
        let columns = pixels.columns { $0 >> 24 > 100 }
        #expect((columns.first ?? 0) > 60 && (columns.last ?? 100) < 80)
    }

    /// Titles of axes and spines of books: the text lies in its rectangle however the context is turned.
    @Test(arguments: [-90.0, -89.5, 60, 90, 180]) func turnedTextLiesInItsRectangle(degrees: Double) throws {
        func ink(turned angle: CGFloat) throws -> (count: Int, middle: CGPoint) {
            let context = try CGContext(size: CGSize(width: 200, height: 200), scale: 1)
            context.translateBy(x: 100, y: 100)
            context.rotate(by: angle)
            UIGraphicsPushContext(context)
            defer { UIGraphicsPopContext() }
            var attributes = system
            attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
            ("Handy" as NSString).draw(in: CGRect(x: -50, y: -12, width: 100, height: 24), withAttributes: attributes)
            let image = try #require(context.makeImage())
            return image.withPixels { pixels in
                let places = pixels.indices.filter { pixels[$0] >> 24 > 64 }
                    .map { CGPoint(x: CGFloat($0 % 200) - 99.5, y: CGFloat($0 / 200) - 99.5) }
                let sum = places.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
                let count = CGFloat(max(places.count, 1))
                return (places.count, CGPoint(x: sum.x / count, y: sum.y / count))
            }
        }
        let (angle, upright) = (CGFloat(degrees * .pi / 180), try ink(turned: 0))
        let turned = try ink(turned: angle)
        let expected = upright.middle.applying(CGAffineTransform(rotationAngle: angle))
        #expect(abs(turned.middle.x - expected.x) < 1.5 && abs(turned.middle.y - expected.y) < 1.5)
        #expect(
            Double(turned.count) / Double(upright.count) > 0.8 && Double(turned.count) / Double(upright.count) < 1.25)
    }
}
