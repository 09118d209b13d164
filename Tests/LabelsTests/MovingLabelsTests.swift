import Foundation
import PlacardLabels
import Testing

@MainActor @Suite struct MovingLabelsTests {
    private let clock = EventClock(.stepped)

    private func marquee(_ text: String, width: CGFloat = 100) -> MarqueeLabel {
        let marquee = MarqueeLabel(frame: CGRect(x: 0, y: 0, width: width, height: 30))
        marquee.label.text = text
        (marquee.speed, marquee.pause, marquee.gap) = (50, 1, 20)
        return marquee
    }

    /// How far the text of a marquee has moved, in points.
    private func offset(of marquee: MarqueeLabel) -> CGFloat {
        let strip = marquee.label.superview?.layer
        return strip?.presentation()?.bounds.minX ?? .nan
    }

    @Test func `A long text rests, moves, and begins again behind a gap`() {
        let long = marquee("A text that is much longer than a hundred points")
        clock.drive {
            long.layoutIfNeeded()
            let length = long.label.frame.width + 20
            clock.advance(by: 0.5)
            #expect(offset(of: long) == 0)
            clock.advance(by: 1)
            #expect(abs(offset(of: long) - 25) < 1e-6)
            clock.advance(by: Double(length) / 50)
            #expect(abs(offset(of: long) - 0) < 1e-6)
        }
    }

    @Test func `In interfaces from right to left the text moves to the right`() {
        let long = marquee("טקסט ארוך מאוד שאינו נכנס ברוחב הזה בשום אופן")
        long.semanticContentAttribute = .forceRightToLeft
        clock.drive {
            long.layoutIfNeeded()
            #expect(abs(long.label.frame.maxX - 100) < 1e-6)
            clock.advance(by: 2)
            #expect(abs(offset(of: long) + 50) < 1e-6)
        }
    }

    @Test func `A short text, and any text without a clock, stands`() {
        let short = marquee("Short")
        clock.drive {
            short.layoutIfNeeded()
            clock.advance(by: 3)
            #expect(offset(of: short) == 0 && short.label.frame == short.bounds && short.label.frame.width == 100)
        }
        let still = marquee("A text that is much longer than a hundred points")
        still.layoutIfNeeded()
        #expect(still.label.frame == still.bounds)
    }

    @Test func `Numbers count to the last one, which assistive programs read at once`() {
        let label = CountingLabel()
        label.format = { "\(Int($0.rounded()))" }
        label.pace = CAMediaTimingFunction(name: .linear)
        var isOver = false
        clock.drive {
            label.count(from: 0, to: 100, duration: 2) { isOver = true }
            #expect(label.text == "0" && label.accessibilityLabel == "100")
            clock.advance(by: 1.01)
            #expect(label.text == "50" && !isOver)
            clock.advance(by: 1.1)
            #expect(label.text == "100" && isOver)
        }
        label.count(to: 7, duration: 3)
        #expect(label.text == "7")
    }

    @Test func `Letters appear one by one in the lines and forms of the whole text`() {
        let label = TypingLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        (label.lettersPerSecond, label.textColor) = (10, .black)
        func seen() -> String {
            var seen = ""
            label.attributedText?.enumerateAttribute(
                .foregroundColor, in: NSRange(location: 0, length: label.attributedText?.length ?? 0)
            ) { value, range, _ in
                if value as? UIColor != .clear { seen += (label.text! as NSString).substring(with: range) }
            }
            return seen
        }
        clock.drive {
            label.type("سلام 👋🏽 you")
            #expect(seen().isEmpty && label.accessibilityLabel == "سلام 👋🏽 you")
            clock.advance(by: 0.25)
            #expect(seen() == "سل")
            clock.advance(by: 0.4)
            #expect(seen() == "سلام 👋🏽")
            clock.advance(by: 1)
            #expect(seen() == "سلام 👋🏽 you")
        }
    }
}
