import Foundation
import PlacardUIKit
import Testing

/// Apple's pages of `UIPinchGestureRecognizer` and `UIRotationGestureRecognizer`.
@MainActor @Suite struct TwoFingerTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func fingers(at a: CGPoint, _ b: CGPoint) -> (TouchSequence, TouchSequence) {
        let (first, second) = (TouchSequence(in: window), TouchSequence(in: window))
        first.down(at: a)
        second.down(at: b)
        return (first, second)
    }

    @Test func `fingers that part scale by their distance`() {
        var heard: [CGFloat] = []
        let pinch = UIPinchGestureRecognizer()
        pinch.addAction { _ in heard.append(pinch.scale) }
        window.addGestureRecognizer(pinch)
        let (first, second) = fingers(at: CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100))
        second.move(to: CGPoint(x: 205, y: 100))
        #expect(pinch.state == .possible)
        second.wait(0.5)
        second.move(to: CGPoint(x: 250, y: 100))
        #expect(pinch.state == .began && pinch.scale == 1.5 && abs(pinch.velocity - 0.9) < 0.001)
        first.move(to: CGPoint(x: 50, y: 100))
        #expect(pinch.state == .changed && pinch.scale == 2)
        #expect(pinch.location(ofTouch: 0, in: nil).x == 50 && pinch.location(ofTouch: 1, in: nil).x == 250)
        pinch.scale = 1
        first.move(to: CGPoint(x: 150, y: 100))
        #expect(pinch.scale == 0.5)
        second.up()
        #expect(heard == [1.5, 2, 0.5, 0.5])
    }

    @Test func `fingers that turn around each other rotate clockwise`() {
        let rotation = UIRotationGestureRecognizer()
        window.addGestureRecognizer(rotation)
        let (_, second) = fingers(at: CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100))
        second.move(to: CGPoint(x: 200, y: 105))
        #expect(rotation.state == .possible)
        second.move(to: CGPoint(x: 100, y: 200))
        #expect(rotation.state == .began && abs(rotation.rotation - .pi / 2) < 0.001)
        rotation.rotation = 0
        second.move(to: CGPoint(x: 0, y: 100))
        #expect(abs(rotation.rotation - .pi / 2) < 0.001)
        second.cancel()
        #expect(rotation.state == .possible || rotation.state == .cancelled)
    }

    @Test func `one finger alone does neither`() {
        let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
        for recognizer in [pinch, rotation] { window.addGestureRecognizer(recognizer) }
        let finger = TouchSequence(in: window)
        finger.down(at: CGPoint(x: 10, y: 10))
        finger.move(to: CGPoint(x: 100, y: 200))
        finger.up()
        #expect(pinch.state == .possible && rotation.state == .possible && pinch.scale == 1)
    }

    @Test func `a pan goes on where it was when fingers come and go`() {
        let pan = UIPanGestureRecognizer()
        window.addGestureRecognizer(pan)
        let (first, second) = (TouchSequence(in: window), TouchSequence(in: window))
        first.down(at: CGPoint(x: 100, y: 100))
        first.move(to: CGPoint(x: 200, y: 100))
        second.down(at: CGPoint(x: 300, y: 100))
        #expect(pan.translation(in: nil).x == 100)
        first.move(to: CGPoint(x: 220, y: 100))
        second.move(to: CGPoint(x: 320, y: 100))
        #expect(pan.translation(in: nil).x == 120)
        first.up()
        #expect(pan.translation(in: nil).x == 120)
        second.move(to: CGPoint(x: 330, y: 100))
        #expect(pan.translation(in: nil).x == 130)
    }

    /// "The gesture recognizer's taps require fingers to stay": a pinch is no tap of two fingers.
    @Test(arguments: [(0.0, 1), (60, 0)])
    func `two fingers tap where they stay where they are`(_ way: CGFloat, _ count: Int) {
        var taps = 0
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        tap.addAction { _ in taps += 1 }
        window.addGestureRecognizer(tap)
        let (first, second) = fingers(at: CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100))
        first.move(to: CGPoint(x: 100 + way, y: 100))
        second.move(to: CGPoint(x: 200 - way, y: 100))
        first.up()
        second.up()
        #expect(taps == count)
    }
}
