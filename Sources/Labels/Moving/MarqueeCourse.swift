import Foundation

/// Where the text of a marquee is at which share of a turn's time, along the axis on which it moves.
struct MarqueeCourse {
    /// The text's length and that of its space, in points.
    let length: CGFloat
    let space: CGFloat
    /// Between the text's end and its next beginning, in points.
    let gap: CGFloat
    /// Whether the text moves to the right or down.
    let isBackward: Bool
    /// Whether the text rests at the end of the axis, as text from right to left does.
    let isHomeAtEnd: Bool
    let style: MarqueeLabel.Style
    let pause: TimeInterval
    let speed: CGFloat

    /// How far the view of the text moves at most, in points; below 0 to the left or up.
    ///
    /// Text that comes back moves from its beginning to its end, whatever the direction.
    var way: CGFloat {
        if style == .returns { return isHomeAtEnd ? space - length : length - space }
        return isBackward ? -(length + gap) : length + gap
    }

    /// Seconds of one turn.
    private var duration: TimeInterval {
        let ways = Double(style == .returns ? 2 : 1)
        return (pause + TimeInterval(abs(way) / speed)) * ways
    }

    /// The share of the turn's time that one pause takes.
    private var rest: Double { pause / duration }

    /// The offsets of the text at `times`.
    var offsets: [CGFloat] { style == .returns ? [0, 0, way, way, 0] : [0, 0, way] }

    private var times: [Double] { style == .returns ? [0, rest, 0.5, 0.5 + rest, 1] : [0, rest, 1] }

    /// An animation through values at the course's times, without end.
    func animation(of keyPath: String, values: [Any]) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.keyTimes = times.map { NSNumber(value: $0) }
        (animation.duration, animation.repeatCount) = (duration, .infinity)
        return animation
    }

    // MARK: - Fading

    /// How much an edge is kept from fading at `fadeTimes`; nil for one that fades all the time.
    func covers(isStart: Bool) -> [Double]? {
        let isHome = isStart != isHomeAtEnd
        if isHome { return style == .loops ? [1, 1, 0, 0, 1] : [1, 1, 0, 0, 0, 0, 0, 0, 1] }
        return style == .loops ? nil : [0, 0, 0, 0, 1, 1, 0, 0, 0]
    }

    var fadeTimes: [NSNumber] {
        let part = style == .returns ? 0.5 : 1
        let change = min(0.1, (part - rest) / 2)
        let turn = [rest, rest + change, part - change, part]
        let times = style == .returns ? [0] + turn + turn.map { $0 + part } : [0] + turn
        return times.map { NSNumber(value: $0) }
    }
}
