import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct ConicGradientTests {
    private let gradient = CGGradient(colorsSpace: nil, colors: [.red, .blue], locations: nil)!

    private func drawn(angle: CGFloat = 0, _ prepare: (CGContext) -> Void = { _ in }) throws -> Drawing {
        try Drawing(60, 60) {
            prepare($0)
            $0.drawConicGradient(gradient, center: CGPoint(x: 30, y: 30), angle: angle)
        }
    }

    /// The share of a turn, clockwise from the x axis, is the share of blue.
    @Test func `colors follow the angle clockwise`() throws {
        let picture = try drawn()
        for (x, y) in [(50, 31), (45, 50), (30, 55), (7, 33), (9, 10), (30, 4), (52, 9)] {
            let angle = atan2(Double(y) - 29.5, Double(x) - 29.5) / (2 * .pi)
            let blue = Int(((angle < 0 ? angle + 1 : angle) * 255).rounded())
            #expect(
                abs(Int(picture[x, y] & 255) - blue) <= 1 && abs(Int(picture[x, y] >> 16 & 255) - 255 + blue) <= 1)
        }
    }

    @Test func `the beginning can lie anywhere`() throws {
        #expect(try drawn().turned.difference(from: drawn(angle: .pi / 2)) <= 2)
        #expect(try drawn(angle: 0.5 + 20 * .pi).difference(from: drawn(angle: 0.5)) <= 1)
    }

    @Test func `the seam is smooth`() throws {
        let picture = try drawn(angle: .pi / 9)
        let column = (0..<60).map { Int(picture[50, $0] & 255) }
        #expect(column.contains { (30..<220).contains($0) && $0 != 0 } && column.max()! > 250)
        #expect((0..<60).allSatisfy { y in (0..<60).allSatisfy { picture[$0, y] >> 24 == 255 } })
    }

    @Test func `clip, opacity and transform apply`() throws {
        let picture = try drawn { context in
            context.setAlpha(0.5)
            context.clip(to: CGRect(x: 20, y: 20, width: 30, height: 20))
        }
        #expect(picture[19, 25] == 0 && picture[25, 25] >> 24 == 128 && picture.ink > 290 && picture.ink < 310)
    }

    @Test func `nonsense draws nothing`() throws {
        #expect(try Drawing(9, 9) { $0.drawConicGradient(gradient, center: .zero, angle: .nan) }.isClear)
        let picture = try Drawing(9, 9) {
            $0.drawConicGradient(gradient, center: CGPoint(x: CGFloat.infinity, y: 0), angle: 0)
        }
        #expect(picture.isClear)
    }
}
