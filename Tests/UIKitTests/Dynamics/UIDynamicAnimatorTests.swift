import Foundation
import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UIDynamicAnimator`, `UIDynamicAnimatorDelegate`, `UIDynamicItem` and `UIDynamicItemGroup`.
@MainActor @Suite struct UIDynamicAnimatorTests {
    private let stage = DynamicsStage()

    @Test func `The delegate hears when the animator goes on and pauses`() {
        let (item, log) = (stage.item(100, 300), PauseLog())
        stage.animator.delegate = log
        #expect(!stage.animator.isRunning && stage.animator.elapsedTime == 0)
        let (gravity, walls) = (UIGravityBehavior(items: [item]), stage.walls(item))
        stage.add(gravity, walls)
        #expect(log.lines == ["on"] && stage.animator.isRunning)
        stage.run(0.5)
        #expect(isNear(stage.animator.elapsedTime, 0.5))
        stage.run(2)
        #expect(log.lines == ["on", "off"] && !stage.animator.isRunning && stage.clock.nextAlarm == nil)
        stage.clock.drive { gravity.gravityDirection = CGVector(dx: 0, dy: -1) }
        #expect(log.lines == ["on", "off", "on"])
        stage.run(0.1)
        stage.clock.drive { stage.animator.removeAllBehaviors() }
        #expect(log.lines == ["on", "off", "on", "off"] && stage.animator.behaviors.isEmpty)
        #expect(stage.clock.nextAlarm == nil)
    }

    @Test func `An animator that goes away stops`() {
        let (clock, item) = (EventClock(.stepped), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        clock.drive {
            var animator: UIDynamicAnimator? = UIDynamicAnimator()
            animator?.addBehavior(UIGravityBehavior(items: [item]))
            clock.advance(by: 0.1)
            let place = item.center.y
            animator = nil
            clock.advance(by: 0.5)
            #expect(place > 5 && item.center.y == place && clock.nextAlarm == nil)
        }
    }

    @Test func `Only what time passes for moves`() {
        let item = stage.item(100, 100)
        stage.animator.addBehavior(UIGravityBehavior(items: [item]))
        #expect(item.center.y == 100 && stage.animator.isRunning)
    }

    @Test func `An item that is moved by others is taken over when the animator is told`() {
        let item = stage.item(100, 100)
        stage.add(UIGravityBehavior(items: [item]))
        stage.run(0.1)
        item.center = CGPoint(x: 300, y: 100)
        stage.run(1.0 / 60)
        #expect(isNear(item.center.x, 100))
        item.center = CGPoint(x: 300, y: 100)
        item.bounds.size = CGSize(width: 10, height: 10)
        stage.clock.drive { stage.animator.updateItem(usingCurrentState: item) }
        stage.run(0.1)
        #expect(item.center.x == 300 && item.center.y > 110)
    }

    /// "UIKit Dynamics makes use only of the rotation value in this property", says the page of `transform`.
    @Test func `Of the transform only the rotation is read and written, once an item turns`() {
        let (still, turning) = (stage.item(100, 100), stage.item(300, 100))
        still.transform = CGAffineTransform(scaleX: 2, y: 2)
        turning.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 2)
        let body = UIDynamicItemBehavior(items: [still, turning])
        body.addLinearVelocity(CGPoint(x: 0, y: 10), for: still)
        body.addAngularVelocity(1, for: turning)
        stage.add(body)
        stage.run(1)
        #expect(still.transform.a == 2 && isNear(still.center.y, 110))
        #expect(isNear(turning.transform.a, cos(1.5), within: 0.001))
    }

    @Test func `Items in a rectangle`() {
        let (one, other) = (stage.item(100, 100), stage.item(300, 300))
        stage.add(UIDynamicItemBehavior(items: [one, other]))
        let found = stage.animator.items(in: CGRect(x: 0, y: 0, width: 60, height: 60))
        #expect(found.count == 1 && found.first === one)
        #expect(stage.animator.items(in: stage.view.bounds).count == 2)
    }

    @Test func `An item is set at each step, as its observers see`() {
        let item = WatchedView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.add(UIGravityBehavior(items: [item]))
        stage.run(0.5)
        #expect(item.centers.count == 30 && item.centers == item.centers.sorted())
    }

    @Test func `Items of a program's own, and views without a size`() {
        let (dot, empty) = (Dot(), UIView())
        dot.center.x = 100
        stage.add(UIGravityBehavior(items: [dot, empty]), UICollisionBehavior(items: [dot, empty]))
        stage.run(0.5)
        #expect(isNear(dot.center.y, 125) && isNear(empty.center.y, 125))
    }

    @Test func `Attributes of a layout move, and the layout is out of date`() {
        let layout = CountingLayout()
        let animator = UIDynamicAnimator(collectionViewLayout: layout)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        stage.clock.drive { animator.addBehavior(UIGravityBehavior(items: [attributes])) }
        stage.run(0.5)
        #expect(animator.referenceView == nil && isNear(attributes.frame.minY, 125) && layout.count == 30)
        #expect(animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0)) === attributes)
        #expect(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)) == nil)
        #expect(
            animator.layoutAttributesForSupplementaryView(ofKind: "head", at: IndexPath(item: 3, section: 0)) == nil)
    }

    @Test func `A group moves as one, and its items collide by their forms`() {
        let (left, right) = (stage.item(100, 100, 40, 40), stage.item(200, 100, 40, 40))
        let group = UIDynamicItemGroup(items: [left, right])
        #expect(group.center == CGPoint(x: 150, y: 100) && group.bounds.size == CGSize(width: 140, height: 40))
        let collision = UICollisionBehavior(items: [group])
        collision.translatesReferenceBoundsIntoBoundary = true
        stage.add(UIGravityBehavior(items: [group]), collision)
        stage.run(2)
        #expect(isNear(left.frame.maxY, 400, within: 0.5) && isNear(right.frame.maxY, 400, within: 0.5))
        #expect(isNear(right.center.x - left.center.x, 100))
        group.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isNear(left.center.x, 150) && isNear(right.center.y - left.center.y, 100))
    }

    @Test func `Forms by a path, with their own center of mass`() {
        let wedge = Wedge(frame: CGRect(x: 150, y: 100, width: 90, height: 60))
        stage.view.addSubview(wedge)
        stage.add(UIGravityBehavior(items: [wedge]), stage.walls(wedge))
        stage.run(2)
        #expect(isNear(wedge.center.y, 370, within: 0.5) && isNear(wedge.transform.b, 0, within: 0.01))
    }
}

@MainActor private final class PauseLog: UIDynamicAnimatorDelegate {
    var lines: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("on") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("off") }
}

private final class WatchedView: UIView {
    var centers: [CGFloat] = []
    override var center: CGPoint { didSet { centers.append(center.y) } }
}

private final class Dot: NSObject, UIDynamicItem {
    var center = CGPoint.zero
    var transform = CGAffineTransform.identity
    var bounds: CGRect { CGRect(x: 0, y: 0, width: 10, height: 10) }
}

private final class CountingLayout: UICollectionViewLayout {
    var count = 0
    override func invalidateLayout() {
        count += 1
        super.invalidateLayout()
    }
}

private final class Wedge: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    override var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -45, y: 30))
        path.addLine(to: CGPoint(x: 45, y: 30))
        path.addLine(to: CGPoint(x: -45, y: -30))
        path.close()
        return path
    }
}
