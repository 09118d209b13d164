import PlacardUIKit
import TestTools
import Testing

@MainActor @Suite struct UIPageControlTests {
    private func dots(of pages: Int, at current: Int, width: Int) throws -> [Int] {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: width, height: 26))
        (control.numberOfPages, control.currentPage) = (pages, current)
        (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (.blue, .red)
        let context = try CGContext(size: control.bounds.size, scale: 1)
        control.layer.render(in: context)
        let pixels = Pixels(try #require(context.makeImage()))
        return (0..<width).map { pixels[$0, 13] == 0xFFFF_0000 ? 2 : pixels[$0, 13] == 0xFF00_00FF ? 1 : 0 }
    }

    @Test func `dots are whole, and the current one is among them, where not all have space`() throws {
        for current in [0, 4, 15, 29] {
            let row = try dots(of: 30, at: current, width: 100)
            #expect(row.contains(2) && row.first == 0 && row.last == 0)
        }
        #expect(try dots(of: 3, at: 1, width: 100).contains(2))
    }

    @Test func `pages follow each other in the direction that is asked for`() throws {
        func dot(_ direction: UIPageControl.Direction) throws -> CGPoint? {
            let control = UIPageControl()
            control.direction = direction
            (control.numberOfPages, control.currentPage) = (3, 0)
            control.currentPageIndicatorTintColor = .red
            control.frame.size = control.intrinsicContentSize
            let context = try CGContext(size: control.bounds.size, scale: 1)
            control.layer.render(in: context)
            let pixels = Pixels(try #require(context.makeImage()))
            let (width, height) = (Int(control.bounds.width), Int(control.bounds.height))
            return (0..<width * height).first { pixels[$0 % width, $0 / width] == 0xFFFF_0000 }
                .map { CGPoint(x: $0 % width, y: $0 / width) }
        }
        let along = UIPageControl().size(forNumberOfPages: 3)
        let (left, right) = (try #require(try dot(.natural)), try #require(try dot(.rightToLeft)))
        #expect(left.x < along.width / 2 - 8 && right.x > along.width / 2)
        let (above, below) = (try #require(try dot(.topToBottom)), try #require(try dot(.bottomToTop)))
        #expect(above.y < along.width / 3 && below.y > along.width / 2 && above.x < along.height)
        #expect(try dot(.leftToRight) == left)
        let control = UIPageControl()
        control.direction = .topToBottom
        control.numberOfPages = 3
        #expect(control.intrinsicContentSize == CGSize(width: along.height, height: along.width))
    }

    @Test func `billions of pages are drawn as soon as a few`() throws {
        #expect(try dots(of: Int.max, at: Int.max, width: 100).contains(2))
        #expect(try !dots(of: 0, at: 0, width: 100).contains(2))
    }

    @Test func `a finger that is lifted far away turns no page`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        (control.numberOfPages, control.currentPage) = (3, 1)
        window.addSubview(control)
        let finger = TouchSequence(in: window)
        finger.down(at: CGPoint(x: 150, y: 15))
        finger.move(to: CGPoint(x: 150, y: 400))
        finger.up()
        #expect(control.currentPage == 1)
        finger.tap(at: CGPoint(x: 150, y: 15))
        #expect(control.currentPage == 2)
    }

    /// Documents of five projects store 115.67 × 26 for three pages that nothing holds.
    @Test func `three pages are as wide as stored`() {
        let size = UIPageControl().size(forNumberOfPages: 3)
        #expect(abs(size.width - 115.67) < 0.01 && size.height == 26)
    }
}
