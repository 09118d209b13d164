import PlacardUIKit
import TestTools
import Testing

/// The order in which UIKit asks a label and lets it draw, as published with the rounded rectangle label.
@MainActor @Suite struct UILabelCallOrderTests {
    private final class Logging: UILabel {
        var calls: [String] = []
        var drawn: [CGRect] = []
        var measured: [CGRect] = []

        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            let rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
            calls.append("textRect")
            measured.append(rect)
            return rect
        }

        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            calls.append("intrinsicContentSize")
            #expect(size == measured.last?.size)
            return size
        }

        override func drawText(in rect: CGRect) {
            super.drawText(in: rect)
            calls.append("drawText")
            drawn.append(rect)
        }
    }

    private static let onePass = ["textRect", "intrinsicContentSize", "textRect", "intrinsicContentSize", "drawText"]

    private let page = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    private let label = Logging(frame: CGRect(x: 16, y: 16, width: 343, height: 0))

    init() {
        label.contentScaleFactor = 2
        label.translatesAutoresizingMaskIntoConstraints = false
        label.font = .systemFont(ofSize: 17)
        label.text = SeedTexts.inquisition
        label.numberOfLines = 0
        label.textAlignment = .justified
        page.addSubview(label)
    }

    /// Lays out and draws what is due, and says what the label was asked meanwhile.
    private func pass() throws -> [String] {
        label.calls = []
        _ = try Pixels(of: page)
        return label.calls
    }

    @Test func aLabelIsMeasuredTwiceAndDrawnOnce() throws {
        #expect(try pass() == Self.onePass)
        #expect(label.measured[0].height == 20.5 && label.measured[0].width > 2000)
        #expect(label.measured[1].height == 142.5)
        #expect(label.drawn == [CGRect(x: 0, y: 0, width: 343, height: 142.5)])
    }

    @Test func anotherTextMakesTheSameCallsAgain() throws {
        _ = try pass()
        label.text = SeedTexts.romans
        #expect(try pass() == Self.onePass)
        #expect(label.drawn.last == CGRect(x: 0, y: 0, width: 343, height: 101.5))
        #expect(label.frame.height == 101.5)
    }

    @Test func nothingIsDrawnAgainUnlessSomethingChanged() throws {
        _ = try pass()
        #expect(try pass() == [])
        label.text = SeedTexts.inquisition
        label.numberOfLines = 0
        label.textColor = label.textColor
        label.frame.origin.y = 100
        label.alpha = 0.5
        label.isHidden = true
        label.isHidden = false
        page.setNeedsLayout()
        #expect(try pass() == [])
    }

    @Test func aColorIsDrawnWithoutMeasuring() throws {
        _ = try pass()
        label.textColor = .red
        #expect(try pass() == ["drawText"])
        label.isHighlighted = true
        #expect(try pass() == ["drawText"])
        label.textAlignment = .center
        #expect(try pass() == ["drawText"])
    }

    @Test func whatChangesTheSizeIsMeasuredAndDrawn() throws {
        _ = try pass()
        label.font = .systemFont(ofSize: 12)
        #expect(try pass() == Self.onePass)
        label.numberOfLines = 2
        #expect(try pass() == Self.onePass)
        label.lineBreakMode = .byCharWrapping
        #expect(try pass() == Self.onePass)
    }

    @Test func anotherWidthIsMeasuredAndDrawn() throws {
        _ = try pass()
        label.frame.size.width = 200
        #expect(try pass() == Self.onePass)
        #expect(label.drawn.last?.width == 200)
    }

    @Test func aLabelOfOneLineIsMeasuredOnce() throws {
        label.numberOfLines = 1
        #expect(try pass() == ["textRect", "intrinsicContentSize", "drawText"])
    }
}
