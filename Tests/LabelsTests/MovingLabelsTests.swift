import Foundation
import TestTools
import Testing

@testable import PlacardLabels

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

    // MARK: - Marquees in all directions

    @Test(
        arguments: [
            (MarqueeLabel.Direction.leading, false, 25.0), (.leading, true, -25), (.trailing, false, -25),
            (.trailing, true, 25), (.left, true, 25), (.right, false, -25),
        ])
    func `Text moves to the side that is asked for`(
        direction: MarqueeLabel.Direction, isRightToLeft: Bool, way: Double
    ) {
        let long = marquee("A text that is much longer than a hundred points")
        long.direction = direction
        if isRightToLeft { long.semanticContentAttribute = .forceRightToLeft }
        clock.drive {
            long.layoutIfNeeded()
            clock.advance(by: 1.5)
            #expect(abs(offset(of: long) - CGFloat(way)) < 1e-6)
        }
    }

    @Test func `Text that returns rests at its end, and a pause holds it where it is`() {
        let long = marquee("A text that is much longer than a hundred points")
        long.style = .returns
        clock.drive {
            long.layoutIfNeeded()
            let way = long.label.frame.width - 100
            let duration = Double(way) / 50
            clock.advance(by: 1 + duration + 0.5)
            #expect(abs(offset(of: long) - way) < 1e-6)
            clock.advance(by: 0.5 + duration / 2)
            #expect(abs(offset(of: long) - way / 2) < 1e-6)
            long.isPaused = true
            clock.advance(by: 7)
            #expect(abs(offset(of: long) - way / 2) < 1e-6)
            long.isPaused = false
            clock.advance(by: duration / 4)
            #expect(abs(offset(of: long) - way / 4) < 1e-6)
        }
    }

    // MARK: - Letters

    /// The rows of pixels of a view that differ from white, at the clock's present time.
    private func ink(of view: UIView) throws -> (rows: Range<Int>, columns: Range<Int>)? {
        let pixels = try Pixels(of: view)
        let inked = pixels.values.indices.filter { pixels.values[$0] != 0 }
        guard let first = inked.first, let last = inked.last else { return nil }
        let columns = inked.map { $0 % pixels.width }
        return (first / pixels.width..<last / pixels.width + 1, columns.min()!..<columns.max()! + 1)
    }

    @Test func `Digits roll to their places, and the text is the last number from the beginning`() {
        let roll = DigitRoll(from: "98.60", to: "1,204.35", isUp: true)
        #expect(roll?.columns.map(\.range.location) == [0, 2, 3, 4, 6, 7])
        #expect(roll?.standing.map(\.location) == [1, 5])
        #expect(roll?.columns.map(\.isNew) == [true, true, false, false, false, false])
        #expect(roll?.columns.map { $0.value(at: 1) } == [1, 2, 0, 4, 3, 5])
        // 98 to 1204 are 1106 ones: two turns and 6 stand for them.
        #expect(roll?.columns[3].value(at: 0) == -22)
        #expect(DigitRoll(from: "10", to: "9", isUp: false)?.columns.first?.value(at: 0) == 10)
        #expect(DigitRoll(from: "٩", to: "١٠", isUp: true)?.columns.count == 2)
        #expect(DigitRoll(from: "0", to: String(repeating: "9", count: 19), isUp: true) == nil)
    }

    @Test func `A rolling number keeps within its line and ends as any label`() throws {
        let label = CountingLabel(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
        (label.style, label.font, label.textColor) = (.rolls, .systemFont(ofSize: 30), .black)
        try clock.drive {
            label.count(from: 1, to: 3, duration: 1)
            #expect(label.text == "3" && label.accessibilityLabel == "3")
            clock.advance(by: 0.1)
            let moving = try #require(try ink(of: label))
            clock.advance(by: 1)
            let still = try #require(try ink(of: label))
            #expect(moving.rows != still.rows)
            let plain = CountingLabel(frame: label.frame)
            (plain.font, plain.text, plain.textColor) = (label.font, "3", .black)
            let wanted = try #require(try ink(of: plain))
            #expect(still.rows == wanted.rows && still.columns == wanted.columns)
        }
    }

    @Test func `Letters that both texts have move, others fade`() {
        func letters(_ text: String) -> [LetterChange.Letter] {
            LetterChange.letters(of: text).map { letter, range in
                LetterChange.Letter(
                    text: letter, range: range,
                    place: CGRect(x: CGFloat(range.location) * 10, y: 0, width: 10, height: 20))
            }
        }
        func plan(_ old: String, _ new: String) -> LetterChange.Plan {
            LetterChange(from: ShownText(text: NSAttributedString(string: old)), letters(old), in: .zero).plan(
                to: letters(new))
        }
        let change = plan("AB C", "CAB")
        #expect(change.leaving.isEmpty && change.coming.isEmpty)
        #expect(change.moving.map(\.way.width).sorted() == [-10, 30])
        #expect(plan("e\u{301}a", "ea").leaving == [NSRange(location: 0, length: 2)])
        let arabic = plan("قطار إلى المطار", "وصل قطار")
        #expect(arabic.coming == [NSRange(location: 0, length: 3)] && arabic.leaving.count == 2)
        #expect(arabic.moving.count == 1 && arabic.moving[0].ranges == [NSRange(location: 4, length: 4)])
        let long = String(repeating: "a", count: 501)
        #expect(plan(long, "a").leaving.count == 501)
    }

    @Test func `A label goes over to another text, which assistive programs read at once`() throws {
        let label = MorphingLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        (label.text, label.textColor) = ("I", .black)
        var isOver = false
        try clock.drive {
            let first = try #require(try ink(of: label))
            label.morph(to: "wwwI", duration: 1) { isOver = true }
            #expect(label.text == "wwwI" && label.accessibilityLabel ?? label.text == "wwwI")
            let begin = try #require(try ink(of: label))
            #expect(begin.columns == first.columns)
            clock.advance(by: 0.3)
            let moving = try #require(try ink(of: label))
            #expect(moving.columns.lowerBound > first.columns.lowerBound && !isOver)
            clock.advance(by: 0.8)
            let end = try #require(try ink(of: label))
            #expect(end.columns.upperBound > moving.columns.upperBound && isOver)
        }
    }

    /// How many pixels of a red token a view shows.
    private func tokenInk(of view: UIView) throws -> Int {
        try Pixels(of: view, scale: 2).values.count { $0 & 0xFFFF == 0 && $0 != 0 }
    }

    @Test func `While letters move a token is drawn once, in its place`() throws {
        let red = NSAttributedString(string: "…x", attributes: [.foregroundColor: UIColor.red])
        func ready<Label: PlacardLabel>(_ label: Label, width: CGFloat) -> Label {
            label.frame = CGRect(x: 0, y: 0, width: width, height: 30)
            (label.textColor, label.truncationToken) = (UIColor(red: 0, green: 0, blue: 1, alpha: 1), red)
            return label
        }
        let morphing = ready(MorphingLabel(), width: 90)
        let counting = ready(CountingLabel(), width: 90)
        (counting.style, counting.format) = (.rolls, { "\(Int($0)) of very many" })
        morphing.text = "Some words to begin with"
        try clock.drive {
            morphing.morph(to: "Other words to end with", duration: 1)
            counting.count(from: 11, to: 32, duration: 1)
            clock.advance(by: 0.8)
            let moving = (try tokenInk(of: morphing), try tokenInk(of: counting))
            clock.advance(by: 1)
            let still = (try tokenInk(of: morphing), try tokenInk(of: counting))
            #expect(still.0 > 20 && still.1 > 20)
            #expect(moving.0 > 0 && moving.0 <= still.0)
            #expect(moving.1 == still.1)
        }
    }

    @Test func `A highlight runs through links from their first letters to their last`() {
        var row = LetterRow()
        for x in [0, 10, 20] { row.append(CGRect(x: CGFloat(x), y: 0, width: 10, height: 20)) }
        row.breakOff()
        for x in [90, 80] { row.append(CGRect(x: CGFloat(x), y: 30, width: 10, height: 20)) }
        #expect(row.length == 50)
        #expect(row.rects(from: 5, to: 25) == [CGRect(x: 5, y: 0, width: 20, height: 20)])
        #expect(
            row.rects(from: 25, to: 35) == [
                CGRect(x: 25, y: 0, width: 5, height: 20), CGRect(x: 95, y: 30, width: 5, height: 20),
            ])
        #expect(row.rects(from: 35, to: 45) == [CGRect(x: 85, y: 30, width: 10, height: 20)])
    }

    @Test func `The highlight shows while it runs, and never where motion is to be reduced`() throws {
        let label = PlacardLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        label.text = "see   there"
        (label.textColor, label.linkHighlight) = (.clear, nil)
        label.addLink("x", substring: "there")
        label.linkStyles = LinkStyleSheet()
        var isOver = false
        try clock.drive {
            let before = try ink(of: label)
            label.runHighlight(through: [NSRange(location: 0, length: 3)], length: 10, speed: 50) { isOver = true }
            clock.advance(by: 0.3)
            let running = try #require(try ink(of: label))
            #expect(running.columns.lowerBound < before?.columns.lowerBound ?? 200 && !isOver)
            clock.advance(by: 3)
            #expect(try ink(of: label)?.columns == before?.columns && isOver)
        }
        UIAccessibility.isReduceMotionEnabled = true
        defer { UIAccessibility.isReduceMotionEnabled = false }
        clock.drive {
            isOver = false
            label.runHighlightThroughLinks { isOver = true }
            #expect(isOver && label.run == nil)
            let morph = MorphingLabel(frame: label.frame)
            morph.morph(to: "x") { isOver = false }
            #expect(!isOver && morph.text == "x")
        }
    }

    // MARK: - Nobody steps the clock

    private func layers(of view: UIView) -> [CALayer] {
        var (found, waiting) = ([CALayer](), [view.layer])
        while let layer = waiting.popLast() {
            found.append(layer)
            waiting += (layer.sublayers ?? []) + (layer.mask.map { [$0] } ?? [])
        }
        return found
    }

    @Test func `Where nobody steps a clock nothing is animated, copied, masked or waited for`() {
        let marquee = marquee("A text that is much longer than a hundred points")
        let (counting, typing, morphing) = (CountingLabel(), TypingLabel(), MorphingLabel())
        (counting.style, marquee.style) = (.rolls, .returns)
        var ends = 0
        counting.count(from: 0, to: 9, duration: 1) { ends += 1 }
        typing.type("Typed") { ends += 1 }
        morphing.morph(to: "Morphed") { ends += 1 }
        morphing.runHighlight(through: [NSRange(location: 0, length: 3)]) { ends += 1 }
        #expect(ends == 4 && counting.text == "9" && typing.text == "Typed" && morphing.text == "Morphed")
        #expect(FrameTicker(duration: 1) { _ in } == nil)
        for view in [marquee, counting, typing, morphing] {
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
            view.layoutIfNeeded()
            for layer in layers(of: view) {
                #expect(layer.animationKeys() == nil && layer.mask == nil)
                #expect((layer as? CAReplicatorLayer)?.instanceCount ?? 1 == 1)
            }
        }
        #expect(clock.nextAlarm == nil)
    }
}
