import Foundation
import Testing

@testable import PlacardUIFoundation

/// Apple's documentation of `CTFramesetterCreateFrame`: text fills the path.
struct FrameShapeTests {
    private let text = NSAttributedString(
        string: Array(repeating: "lorem ipsum dolor sit amet", count: 12).joined(separator: " "),
        attributes: [.font: UIFont.systemFont(ofSize: 14)])

    private func frame(_ path: CGPath, _ attributes: CFDictionary? = nil) -> CTFrame {
        CTFramesetterCreateFrame(CTFramesetterCreateWithAttributedString(text), CFRange(), path, attributes)
    }

    /// The corners of all lines' boxes from baseline to top, in the path's coordinates.
    private func corners(_ frame: CTFrame) -> [CGPoint] {
        let lines = CTFrameGetLines(frame) as? [CTLine] ?? []
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRange(), &origins)
        let box = CTFrameGetPath(frame).boundingBoxOfPath
        return zip(lines, origins).flatMap { line, origin -> [CGPoint] in
            var ascent: CGFloat = 0
            let width =
                CTLineGetTypographicBounds(line, &ascent, nil, nil) - CTLineGetTrailingWhitespaceWidth(line)
            let place = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
            return [0, width].flatMap { x in
                [CGPoint(x: place.x + x, y: place.y), CGPoint(x: place.x + x, y: place.y + ascent)]
            }
        }
    }

    @Test func `lines in a circle lie within it, and the widest in its middle`() {
        let circle = CGPath(ellipseIn: CGRect(x: 20, y: 30, width: 200, height: 200), transform: nil)
        let corners = corners(frame(circle))
        #expect(corners.count > 30)
        for corner in corners { #expect(hypot(corner.x - 120, corner.y - 130) < 101) }
        #expect(corners.contains { $0.x > 210 } && corners.contains { $0.x < 30 })
    }

    @Test func `a ring has lines on both sides of its hole`() {
        let ring = CGMutablePath()
        ring.addRect(CGRect(x: 0, y: 0, width: 300, height: 120))
        ring.addRect(CGRect(x: 100, y: 40, width: 100, height: 40))
        let made = frame(ring)
        let hole = CGRect(x: 101, y: 41, width: 98, height: 38)
        #expect(!corners(made).contains { hole.contains($0) })
        let lines = CTFrameGetLines(made) as? [CTLine] ?? []
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(made, CFRange(), &origins)
        let heights = Dictionary(grouping: origins, by: \.y).filter { $0.value.count == 2 }
        #expect(!heights.isEmpty && heights.allSatisfy { $0.value.map(\.x) == [0, 200] })
    }

    @Test func `lines leave out the paths that attributes name`() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 300, height: 120), transform: nil)
        let left = CGPath(rect: CGRect(x: 0, y: 60, width: 150, height: 60), transform: nil)
        let clips: NSArray = [[kCTFramePathClippingPathAttributeName as String: left]]
        let attributes: NSDictionary = [kCTFrameClippingPathsAttributeName as String: clips]
        let corners = corners(frame(path, attributes))
        #expect(!corners.contains { $0.y > 75 && $0.x < 149 })
        #expect(corners.contains { $0.y < 50 && $0.x < 1 })
    }

    @Test func `the text that had space is known, and a shape that is too thin for any word divides some in the end`()
    {
        let thin = CGMutablePath()
        thin.addLines(between: [
            CGPoint(x: 0, y: 0), CGPoint(x: 12, y: 0), CGPoint(x: 13, y: 3_000), CGPoint(x: 0, y: 3_000),
        ])
        thin.closeSubpath()
        let visible = CTFrameGetVisibleStringRange(frame(thin))
        #expect(visible.location == 0 && visible.length > 0)
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 90, height: 90), transform: nil)
        let seen = CTFrameGetVisibleStringRange(frame(circle))
        #expect(seen.length > 10 && seen.length < text.length)
    }

    @Test func `a rectangle is filled as it was`() {
        let rectangle = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 150), transform: nil)
        let shape = CGMutablePath()
        shape.addLines(between: [
            .zero, CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 75), CGPoint(x: 200, y: 150), CGPoint(x: 0, y: 150),
        ])
        shape.closeSubpath()
        #expect(corners(frame(rectangle)) == corners(frame(shape)))
    }
}
