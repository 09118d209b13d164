import Foundation
import Testing

@testable import PlacardUIKit

/// Where shapes touch, worked out by hand.
@Suite struct ManifoldTests {
    private func box(_ x: Double, _ y: Double, turned angle: Double = 0) -> BodyShape {
        BodyShape.rectangle(width: 20, height: 20).placed(PlaneTurn(angle: angle), at: PlaneVector(x, y))
    }

    private func circle(_ x: Double, _ y: Double) -> BodyShape { .circle(center: PlaneVector(x, y), radius: 10) }

    private func near(_ one: PlaneVector, _ x: Double, _ y: Double) -> Bool {
        (one - PlaneVector(x, y)).length < 1e-9
    }

    @Test func `Boxes touch along an edge, at two points`() throws {
        let manifold = try #require(Manifold.between(box(0, 0), box(4, 19), margin: 0.5))
        #expect(near(manifold.normal, 0, 1) && manifold.points.map(\.gap) == [-1, -1])
        #expect(Set(manifold.points.map { $0.position.x.rounded() }) == [-6, 10])
    }

    @Test func `A corner touches at one point`() throws {
        let manifold = try #require(Manifold.between(box(0, 0), box(0, 24, turned: .pi / 4), margin: 0.5))
        #expect(near(manifold.normal, 0, 1))
        let depth = 10 - (24 - 10 * 2.squareRoot())
        #expect(abs((manifold.deepest?.gap ?? 0) + depth) < 1e-9)
    }

    @Test func `Circles touch circles, edges and corners`() throws {
        let round = try #require(Manifold.between(circle(0, 0), circle(18, 0), margin: 0.5))
        #expect(near(round.normal, 1, 0) && round.points[0].gap == -2 && near(round.points[0].position, 9, 0))
        let edge = try #require(Manifold.between(box(0, 0), circle(3, 19), margin: 0.5))
        #expect(near(edge.normal, 0, 1) && edge.points[0].gap == -1)
        let corner = try #require(Manifold.between(circle(17, 17), box(0, 0), margin: 0.5))
        let half = 0.5.squareRoot()
        #expect(near(corner.normal, -half, -half) && near(corner.points[0].position, 10, 10))
    }

    @Test func `A line is met from both sides`() throws {
        let line = BodyShape.polygon(.line(from: PlaneVector(-50, 0), to: PlaneVector(50, 0)))
        let above = try #require(Manifold.between(line, box(0, -9), margin: 0.5))
        #expect(near(above.normal, 0, -1) && above.points.count == 2 && above.points[0].gap == -1)
        let below = try #require(Manifold.between(box(0, 9), line, margin: 0.5))
        #expect(near(below.normal, 0, -1) && below.points[0].gap == -1)
        let end = try #require(Manifold.between(line, box(59, 0), margin: 0.5))
        #expect(near(end.normal, 1, 0))
    }

    @Test func `What is apart does not touch`() {
        #expect(Manifold.between(box(0, 0), box(21, 0), margin: 0.5) == nil)
        #expect(Manifold.between(circle(0, 0), circle(21, 0), margin: 0.5) == nil)
        #expect(Manifold.between(box(0, 0), circle(18, 18), margin: 0.5) == nil)
    }

    @Test func `Hulls, areas and moments`() throws {
        let points = [(0, 0), (30, 0), (30, 10), (15, 4), (0, 10), (12, 6)].map {
            PlaneVector(Double($0.0), Double($0.1))
        }
        let hull = try #require(ConvexPolygon(hullOf: points))
        #expect(hull.corners.count == 4 && hull.mass.area == 300)
        #expect(near(hull.mass.center, 15, 5) && abs(hull.mass.moment - 300 * 1000 / 12) < 1e-6)
        #expect(ConvexPolygon(hullOf: [PlaneVector(0, 0), PlaneVector(5, 5), PlaneVector(9, 9)]) == nil)
        let round = ConvexPolygon(hullOf: (0..<500).map { PlaneVector(angle: Double($0)) * 50 })
        #expect((round?.corners.count ?? 99) <= 24)
    }
}
