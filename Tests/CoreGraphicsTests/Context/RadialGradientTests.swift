import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Which color of a radial gradient falls on a point. Source: ISO 32000-1, 8.7.4.5.4, whose radial shadings are Quartz's:
/// of the circles through a point the one with the greatest s is painted, and s lies within 0…1 but for extensions.
@Suite struct RadialGradientTests {
    struct Circles: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let start: (x: CGFloat, y: CGFloat, radius: CGFloat)
        let end: (x: CGFloat, y: CGFloat, radius: CGFloat)

        func center(at s: CGFloat) -> CGPoint {
            CGPoint(x: start.x + (end.x - start.x) * s, y: start.y + (end.y - start.y) * s)
        }

        func radius(at s: CGFloat) -> CGFloat { start.radius + (end.radius - start.radius) * s }
    }

    static let circles = [
        Circles(testDescription: "growing around a point", start: (30, 30, 6), end: (30, 30, 22)),
        Circles(testDescription: "shrinking around a point", start: (30, 30, 22), end: (30, 30, 6)),
        Circles(testDescription: "shrinking to a side", start: (30, 30, 24), end: (36, 26, 0)),
        Circles(testDescription: "a drop", start: (12, 30, 0), end: (40, 28, 12)),
        Circles(testDescription: "a drop to its point", start: (40, 28, 12), end: (12, 30, 0)),
        Circles(testDescription: "of one size", start: (15, 20, 9), end: (40, 34, 9)),
        Circles(testDescription: "that cut each other", start: (22, 24, 8), end: (34, 34, 20)),
    ]

    static let options = (0..<4).map { CGGradientDrawingOptions(rawValue: UInt32($0)) }

    private static func gradient(_ alpha: CGFloat = 1) throws -> CGGradient {
        let colors = [
            CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 1, blue: 0, alpha: alpha),
            CGColor(red: 0, green: 0, blue: 1, alpha: 1),
        ]
        return try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    }

    private static func draw(
        _ circles: Circles, _ gradient: CGGradient, _ options: CGGradientDrawingOptions, in context: CGContext
    ) {
        context.drawRadialGradient(
            gradient, startCenter: circles.center(at: 0), startRadius: circles.start.radius,
            endCenter: circles.center(at: 1), endRadius: circles.end.radius, options: options)
    }

    /// The greatest s that options allow of a circle through a point, by the equation |p − c(s)| = r(s).
    private static func place(
        of point: CGPoint, _ circles: Circles, _ options: CGGradientDrawingOptions
    ) -> CGFloat? {
        let (dx, dy) = (circles.end.x - circles.start.x, circles.end.y - circles.start.y)
        let dr = circles.end.radius - circles.start.radius
        let (px, py, r) = (point.x - circles.start.x, point.y - circles.start.y, circles.start.radius)
        let (a, b, c) = (dx * dx + dy * dy - dr * dr, px * dx + py * dy + r * dr, px * px + py * py - r * r)
        let discriminant = b * b - a * c
        guard discriminant >= 0 else { return nil }
        let roots = [(b + discriminant.squareRoot()) / a, (b - discriminant.squareRoot()) / a]
        return roots.filter {
            circles.radius(at: $0) >= 0 && ($0 >= 0 || options.contains(.drawsBeforeStartLocation))
                && ($0 <= 1 || options.contains(.drawsAfterEndLocation))
        }.max()
    }

    @Test(arguments: circles, options)
    func `The color nearest to the end that is drawn falls on a point`(
        circles: Circles, options: CGGradientDrawingOptions
    ) throws {
        for alpha in [1, 0.2] {
            let gradient = try Self.gradient(alpha)
            let drawing = try Drawing(60, 60) { Self.draw(circles, gradient, options, in: $0) }
            var wrong = 0
            for y in 0..<60 {
                for x in 0..<60 {
                    let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
                    let place = Self.place(of: point, circles, options)
                    let expected = place.map { gradient.color(at: $0).rgba.pixel(opacity: 1) } ?? 0
                    let isNear = [24, 16, 8, 0].allSatisfy {
                        abs(Int(drawing[x, y] >> $0 & 255) - Int(expected >> $0 & 255)) <= 6
                    }
                    if !isNear { wrong += 1 }
                }
            }
            // Edges fall on pixels' middles by rounding.
            #expect(wrong <= 12, "\(wrong) pixels")
        }
    }

    @Test(arguments: circles, options)
    func `Readers draw the circles of a page as bitmaps show them`(
        circles: Circles, options: CGGradientDrawingOptions
    ) throws {
        for reader in DocumentReader.allCases {
            let gradient = try Self.gradient()
            let difference = try reader.difference(of: { Self.draw(circles, gradient, options, in: $0) }, side: 60)
            #expect(difference < reader.tolerance + 2, "\(reader) \(difference)")
        }
    }

    /// Cairo's answer for bitmaps, which readers of files do not share.
    @Test func `Circles that are the same have no colors between them`() throws {
        let gradient = try Self.gradient()
        let circles = Circles(testDescription: "", start: (30, 30, 9), end: (30, 30, 9))
        for options in Self.options {
            #expect(try Drawing(60, 60) { Self.draw(circles, gradient, options, in: $0) }.isClear)
            for reader in DocumentReader.allCases {
                #expect(try reader.difference(of: { Self.draw(circles, gradient, options, in: $0) }, side: 60) < 0.5)
            }
        }
    }
}
