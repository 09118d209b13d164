import PlacardUIKit
import Testing

/// Colors on their way, on a stepped clock.
@MainActor @Suite struct ColorAnimationTests {
    private let clock = EventClock(.stepped)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    /// The components of the background halfway from one color to another.
    private func halfway(from start: UIColor?, to end: UIColor?) -> [CGFloat]? {
        view.backgroundColor = start
        return clock.drive {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = end }
            clock.advance(by: 0.5)
            return view.layer.presentation()?.backgroundColor?.components
        }
    }

    /// Known of iOS: a background that goes to clear fades and does not darken, though clear is transparent black.
    @Test(arguments: [UIColor.clear, nil]) func `a color keeps its hue while it fades`(clear: UIColor?) {
        #expect(halfway(from: .blue, to: clear) == [0, 0, 1, 0.5])
    }

    @Test(arguments: [UIColor.clear, nil]) func `a color has its hue while it appears`(clear: UIColor?) {
        #expect(halfway(from: clear, to: .blue) == [0, 0, 1, 0.5])
    }

    @Test func `two visible colors are mixed`() {
        #expect(halfway(from: .red, to: .blue) == [0.5, 0, 0.5, 1])
    }
}
