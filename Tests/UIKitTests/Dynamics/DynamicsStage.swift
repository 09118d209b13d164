import Foundation

@testable import PlacardUIKit

/// A view with an animator on a clock that tests move on.
@MainActor struct DynamicsStage {
    let clock = EventClock(.stepped)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let animator: UIDynamicAnimator

    init() { animator = UIDynamicAnimator(referenceView: view) }

    /// A view of some size upon the stage.
    func item(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 100) -> UIView {
        let item = UIView(frame: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height))
        view.addSubview(item)
        return item
    }

    func add(_ behaviors: UIDynamicBehavior...) {
        clock.drive { for behavior in behaviors { animator.addBehavior(behavior) } }
    }

    func run(_ seconds: TimeInterval) { clock.drive { clock.advance(by: seconds) } }

    /// A collision behavior with the stage's edges.
    func walls(_ items: UIView...) -> UICollisionBehavior {
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        return collision
    }
}

/// Writes down what a collision behavior tells.
@MainActor final class TouchLog: UICollisionBehaviorDelegate {
    var lines: [String] = []
    private let names: [(UIView, String)]

    init(_ names: (UIView, String)...) { self.names = names }

    private func name(_ item: any UIDynamicItem) -> String { names.first { $0.0 === item }?.1 ?? "?" }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) { lines.append("\(name(item1)) meets \(name(item2))") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { lines.append("\(name(item1)) leaves \(name(item2))") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { lines.append("\(name(item)) meets \(identifier as? String ?? "edge") at \(Int(p.y.rounded()))") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) { lines.append("\(name(item)) leaves \(identifier as? String ?? "edge")") }
}

/// Whether numbers are as good as equal.
func isNear(_ one: CGFloat, _ other: CGFloat, within distance: CGFloat = 0.01) -> Bool {
    abs(one - other) <= distance
}
