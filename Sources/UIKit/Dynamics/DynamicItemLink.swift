import Foundation

/// An item with its body, and with what the animator wrote into it last.
@MainActor struct DynamicItemLink {
    let item: any UIDynamicItem
    /// The number of the item's body.
    let number: Int
    /// Grows with each item that comes.
    let order: Int
    private var angle: Double
    private var middle: PlaneVector

    /// Turns that are smaller are those of rounding, in radians.
    private static let leastTurn = 1e-5

    init(_ item: any UIDynamicItem, number: Int, order: Int, body: Body) {
        (self.item, self.number, self.order) = (item, number, order)
        (angle, middle) = (body.angle, body.middle)
    }

    /// Whether the item is where its body is.
    func isAt(_ body: Body) -> Bool { body.middle == middle && abs(body.angle - angle) <= Self.leastTurn }

    /// Takes the item to be where a body is; turns by rounding add up until they count.
    mutating func note(_ body: Body) {
        middle = body.middle
        if abs(body.angle - angle) > Self.leastTurn { angle = body.angle }
    }

    /// Moves the item to where its body is, and turns it if that has turned since it was noted last.
    func write(_ body: Body) {
        item.center = body.middle.point
        guard abs(body.angle - angle) > Self.leastTurn else { return }
        item.transform = CGAffineTransform(rotationAngle: CGFloat(body.angle))
    }
}
