import Foundation
import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UIFieldBehavior` and `UIRegion`; the units of strengths are Placard's own.
@MainActor @Suite struct UIFieldBehaviorTests {
    private let stage = DynamicsStage()

    private func run(
        _ field: UIFieldBehavior, _ item: UIView, velocity: CGPoint = .zero, charge: CGFloat = 0, for seconds: Double
    ) {
        let body = UIDynamicItemBehavior(items: [item])
        body.charge = charge
        body.addLinearVelocity(velocity, for: item)
        field.addItem(item)
        stage.add(body, field)
        stage.run(seconds)
    }

    @Test func `Defaults`() {
        let field = UIFieldBehavior.dragField()
        #expect(field.strength == 1 && field.falloff == 0 && field.items.isEmpty && field.position == .zero)
        #expect(field.region.contains(CGPoint(x: 1e9, y: 0)))
    }

    @Test func `Linear gravity falls as gravity does`() {
        let item = stage.item(100, 100)
        run(.linearGravityField(direction: CGVector(dx: 1, dy: 0)), item, for: 0.5)
        #expect(isNear(item.center.x, 225) && item.center.y == 100)
    }

    @Test func `Radial gravity draws to its position, within its region only`() {
        let (near, far) = (stage.item(200, 300), stage.item(200, 900))
        let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 200))
        field.region = UIRegion(radius: 150)
        field.addItem(far)
        run(field, near, for: 0.3)
        #expect(isNear(near.center.y, 255, within: 1) && far.center.y == 900)
    }

    @Test func `Drag slows down, and a velocity field sets the pace`() {
        let (slow, fast) = (stage.item(100, 100), stage.item(100, 300))
        run(.dragField(), slow, velocity: CGPoint(x: 100, y: 0), for: 1)
        run(.velocityField(direction: CGVector(dx: 1, dy: 0)), fast, for: 1)
        #expect(isNear(slow.center.x, 100 + 63 + 23, within: 40) && slow.center.x < 190)
        #expect(isNear(fast.center.x, 200, within: 1))
    }

    @Test func `A spring field swings about its position`() {
        let item = stage.item(150, 100)
        let field = UIFieldBehavior.springField()
        (field.position, field.strength) = (CGPoint(x: 100, y: 100), .pi * .pi)
        run(field, item, for: 1)
        #expect(isNear(item.center.x, 50, within: 1))
    }

    @Test func `A vortex drives items around`() {
        let item = stage.item(300, 200)
        let field = UIFieldBehavior.vortexField()
        field.position = CGPoint(x: 200, y: 200)
        run(field, item, for: 0.5)
        #expect(isNear(item.center.y, 212.5, within: 0.5) && isNear(item.center.x, 300, within: 1))
    }

    @Test func `Charges part in electric fields and turn in magnetic ones`() {
        let (one, other) = (stage.item(300, 200), stage.item(100, 100))
        let electric = UIFieldBehavior.electricField()
        electric.position = CGPoint(x: 200, y: 200)
        run(electric, one, charge: 2, for: 0.5)
        #expect(isNear(one.center.x, 325, within: 0.5))
        run(.magneticField(), other, velocity: CGPoint(x: 100, y: 0), charge: 1, for: 0.5)
        #expect(other.center.y > 108)
    }

    @Test func `Noise is the same in every run, and turbulence leaves what is at rest`() {
        func place(_ field: UIFieldBehavior, velocity: CGPoint = .zero) -> CGPoint {
            let fresh = UIFieldBehaviorTests()
            let item = fresh.stage.item(120, 130)
            fresh.run(field, item, velocity: velocity, for: 1)
            return item.center
        }
        let first = place(.noiseField(smoothness: 0.5, animationSpeed: 2))
        #expect(first != CGPoint(x: 120, y: 130))
        #expect(place(.noiseField(smoothness: 0.5, animationSpeed: 2)) == first)
        #expect(place(.turbulenceField(smoothness: 0.5, animationSpeed: 2)) == CGPoint(x: 120, y: 130))
        #expect(place(.turbulenceField(smoothness: 0, animationSpeed: 2), velocity: CGPoint(x: 50, y: 0)).y != 130)
    }

    @Test func `A field of one's own is asked at each step, and may change behaviors meanwhile`() {
        let item = stage.item(100, 100)
        let body = UIDynamicItemBehavior(items: [item])
        var speeds: [CGFloat] = []
        let animator = stage.animator
        let field = UIFieldBehavior.field { field, place, velocity, mass, _, _ in
            speeds.append(body.linearVelocity(for: item).x)
            if place.x > 150 { animator.removeBehavior(field) }
            #expect(mass == 1)
            return CGVector(dx: 4, dy: 0)
        }
        field.addItem(item)
        stage.add(body, field)
        stage.run(2)
        #expect(!animator.behaviors.contains(field) && item.center.x > 300 && speeds.last ?? 0 > 100)
    }

    @Test func `Falloff weakens what is far`() {
        let (near, far) = (stage.item(200, 100), stage.item(400, 100))
        let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 0, y: 100))
        (field.falloff, field.strength) = (2, 0.1)
        field.addItem(far)
        run(field, near, for: 0.2)
        #expect(isNear((200 - near.center.x) / (400 - far.center.x), 4, within: 0.1))
    }

    @Test func `Regions are put together`() {
        let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 16, height: 16)))
        let corner = CGPoint(x: 7.9, y: 7.9)
        #expect(!circle.contains(corner) && square.contains(corner))
        #expect(circle.union(with: square).contains(corner))
        #expect(square.difference(from: circle).contains(corner))
        #expect(!square.intersection(with: circle).contains(corner))
        #expect(circle.inverse().contains(corner) && !UIRegion.infinite.inverse().contains(.zero))
    }
}
