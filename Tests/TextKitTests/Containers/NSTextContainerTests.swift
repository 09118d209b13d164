import PlacardTextKit
import Testing

@Suite struct NSTextContainerTests {
    static let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 12)

    @Test func linesKeepClearOfACircle() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        let circle = CGRect(x: 60, y: 40, width: 80, height: 80)
        container.exclusionPaths = [UIBezierPath(ovalIn: circle)]
        let stack = TextKitStack(Self.text, containers: [container])
        let rects = stack.rects
        #expect(stack.lineRanges.last?.upperBound == stack.storage.length)
        for rect in rects {
            for x in [rect.minX + 0.5, rect.maxX - 0.5] {
                for y in [rect.minY + 0.5, rect.midY, rect.maxY - 0.5] {
                    let distance = ((x - 100) * (x - 100) + (y - 80) * (y - 80)).squareRoot()
                    #expect(distance >= 39.5, "\(rect)")
                }
            }
        }
        let besides = rects.filter { $0.midY > 60 && $0.midY < 100 }
        #expect(besides.contains { $0.maxX < 100 } && besides.contains { $0.minX > 100 })
    }

    @Test func aHoleAcrossTheWholeWidthSendsTextBelow() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: -10, y: 20, width: 300, height: 100))]
        let stack = TextKitStack(Self.text, containers: [container])
        #expect(stack.rects.allSatisfy { $0.maxY <= 20 || $0.minY >= 120 })
        #expect(stack.rects.contains { $0.minY >= 120 })
    }

    /// Views of clients set the same paths whenever they are laid out, and would be laid out for ever.
    @Test func `holes that were there already change nothing`() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        var told = 0
        container.onInvalidation = { _ in told += 1 }
        let stack = TextKitStack(Self.text, containers: [container])
        told = 0
        container.exclusionPaths = []
        #expect(told == 0)
        let square = CGRect(x: 20, y: 20, width: 60, height: 60)
        let path = UIBezierPath(rect: square)
        container.exclusionPaths = [path]
        #expect(told == 1)
        container.exclusionPaths = [UIBezierPath(rect: square)]
        #expect(told == 1)
        let before = stack.rects
        path.append(UIBezierPath(rect: square.offsetBy(dx: 80, dy: 0)))
        container.exclusionPaths = [path]
        #expect(told == 2 && stack.rects != before)
    }

    @Test func textGoesOnInTheNextContainer() {
        let columns = [1, 2, 3].map { _ in NSTextContainer(size: CGSize(width: 120, height: 70)) }
        let stack = TextKitStack(Self.text, containers: columns)
        let ranges = columns.map { stack.manager.glyphRange(for: $0) }
        #expect(ranges[0].location == 0 && ranges[0].length > 0)
        #expect(ranges[1].location == ranges[0].upperBound && ranges[1].length > 0)
        #expect(ranges[2].location == ranges[1].upperBound)
        #expect(stack.manager.lineFragmentRect(forGlyphAt: ranges[1].location).minY == 0)
        #expect(stack.manager.textContainer(forGlyphAt: ranges[1].location) === columns[1])
    }

    /// A container whose rows are all narrow, as programs make them; Apple's documentation of `lineFragmentRect(…)`.
    @Test func aWordThatIsWiderThanAllRowsIsDivided() {
        final class Column: NSTextContainer {
            override func lineFragmentRect(
                forProposedRect proposedRect: CGRect, at characterIndex: Int,
                writingDirection baseWritingDirection: NSWritingDirection,
                remaining remainingRect: UnsafeMutablePointer<CGRect>?
            ) -> CGRect { CGRect(x: 100, y: proposedRect.minY, width: 60, height: proposedRect.height) }
        }
        let stack = TextKitStack(
            "Incomprehensibilities are words, too", containers: [Column(size: CGSize(width: 300, height: 0))])
        #expect(stack.lineRanges.last?.upperBound == stack.storage.length)
        #expect(stack.rects.count > 3 && stack.rects.allSatisfy { $0.minX >= 100 && $0.maxX <= 160 })
        #expect(zip(stack.rects, stack.rects.dropFirst()).allSatisfy { $1.minY == $0.maxY })
    }

    @Test func aSubclassDecidesTheRoomOfEachLine() {
        final class Wedge: NSTextContainer {
            override func lineFragmentRect(
                forProposedRect proposedRect: CGRect, at characterIndex: Int,
                writingDirection baseWritingDirection: NSWritingDirection,
                remaining remainingRect: UnsafeMutablePointer<CGRect>?
            ) -> CGRect {
                var rect = super.lineFragmentRect(
                    forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
                    remaining: remainingRect)
                rect.origin.x += proposedRect.minY
                rect.size.width -= proposedRect.minY
                return rect
            }
        }
        let stack = TextKitStack(Self.text, containers: [Wedge(size: CGSize(width: 300, height: 100))])
        #expect(stack.rects.count > 3)
        #expect(stack.rects.allSatisfy { abs($0.minX - $0.minY) < 0.01 && abs($0.maxX - 300) < 0.01 })
    }

    @Test func geometryIsToldToTheDelegate() {
        final class Delegate: NSLayoutManagerDelegate {
            var sizes: [CGSize] = []

            func layoutManager(
                _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
                didChangeGeometryFrom oldSize: CGSize
            ) { sizes.append(oldSize) }
        }
        let stack = TextKitStack("text", size: CGSize(width: 100, height: 0))
        let delegate = Delegate()
        stack.manager.delegate = delegate
        stack.container.size = CGSize(width: 50, height: 0)
        #expect(delegate.sizes == [CGSize(width: 100, height: 0)])
    }

    @Test func theLayoutManagerCanBeSet() {
        let (first, second) = (NSLayoutManager(), NSLayoutManager())
        let container = NSTextContainer(size: CGSize(width: 100, height: 100))
        container.layoutManager = first
        #expect(first.textContainers.count == 1 && first.textContainers[0] === container)
        container.layoutManager = second
        #expect(first.textContainers.isEmpty && second.textContainers.count == 1)
        container.layoutManager = nil
        #expect(second.textContainers.isEmpty)
    }
}
