import Foundation
import PlacardUIFoundation
import TestTools
import Testing

@Suite struct UIGraphicsTests {
    @Test func thereIsNoContextOutsideOfDrawing() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func contextsAreAStack() throws {
        let (a, b) = (
            try CGContext(size: CGSize(width: 1, height: 1), scale: 1),
            try CGContext(size: CGSize(width: 1, height: 1), scale: 1)
        )
        UIGraphicsPushContext(a)
        UIGraphicsPushContext(b)
        #expect(UIGraphicsGetCurrentContext() === b)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() === a)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func anotherThreadDoesNotSeeThisOnesContext() throws {
        UIGraphicsPushContext(try CGContext(size: CGSize(width: 1, height: 1), scale: 1))
        let finished = DispatchSemaphore(value: 0)
        let seen = Seen()
        Thread.detachNewThread {
            seen.context = UIGraphicsGetCurrentContext() != nil
            finished.signal()
        }
        finished.wait()
        UIGraphicsPopContext()
        #expect(!seen.context)
    }

    private final class Seen: @unchecked Sendable { var context = true }

    @Test func aFrameIsOnePointWideAndInside() throws {
        let pixels = try Pixels(6, 6) { _ in
            UIColor.red.setFill()
            UIRectFrame(CGRect(x: 1, y: 1, width: 4, height: 4))
        }
        #expect(pixels[1, 1] == 0xFFFF_0000 && pixels[4, 4] == 0xFFFF_0000)
        #expect(pixels[2, 2] == 0 && pixels[0, 0] == 0 && pixels[5, 5] == 0)
    }

    @Test func aClipCutsWhatComesAfterIt() throws {
        let pixels = try Pixels(6, 6) { _ in
            UIColor.red.setFill()
            UIRectClip(CGRect(x: 0, y: 0, width: 3, height: 6))
            UIRectFill(CGRect(x: 0, y: 0, width: 6, height: 6))
        }
        #expect(pixels[2, 3] == 0xFFFF_0000 && pixels[3, 3] == 0)
    }

    /// `[[UIColor clearColor] setFill]; UIRectFill(hole)` makes holes (stackoverflow.com/questions/3800278).
    @Test func `a rectangle that is filled takes the place of what lies below`() throws {
        let pixels = try Pixels(6, 6) { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 6, height: 6))
            UIColor.blue.withAlphaComponent(0.5).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 6))
            UIColor.clear.setFill()
            UIRectFrame(CGRect(x: 0, y: 0, width: 6, height: 6))
            UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 6, height: 6), .normal)
        }
        #expect(pixels[4, 4] == 0xFFFF_0000 && pixels[0, 0] == 0)
        #expect(pixels[1, 2] >> 16 & 255 == 0 && (127...128).contains(pixels[1, 2] & 255))
    }
}
