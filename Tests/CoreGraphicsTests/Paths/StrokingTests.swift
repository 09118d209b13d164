import Foundation
import Testing

@testable import PlacardCoreGraphics

/// The outline of a stroke, filled, is held against the surface's own stroke: two programs that must agree.
@Suite struct StrokingTests {
    private static let zigzag: CGPath = {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 12, y: 14))
        path.addLine(to: CGPoint(x: 40, y: 70))
        path.addCurve(to: CGPoint(x: 80, y: 20), control1: CGPoint(x: 50, y: 0), control2: CGPoint(x: 70, y: 90))
        path.addLine(to: CGPoint(x: 86, y: 60))
        return path
    }()

    private func compare(_ style: LineStyle, _ path: CGPath = zigzag) throws -> Double {
        let stroked = try Drawing(100, 100) {
            $0.state.line = style
            $0.addPath(path)
            $0.strokePath()
        }
        let filled = try Drawing(100, 100) {
            $0.state.line = style
            $0.addPath(path)
            $0.replacePathWithStrokedPath()
            $0.fillPath()
        }
        #expect(stroked.ink > 50)
        let off = zip(stroked.pixels, filled.pixels).reduce(0) { $0 + abs(Double($1.0 >> 24) - Double($1.1 >> 24)) }
        return off / 255 / stroked.ink
    }

    @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
    func theOutlineOfAStrokeCoversWhatTheStrokeCovers(cap: CGLineCap, join: CGLineJoin) throws {
        #expect(try compare(LineStyle(width: 9, cap: cap, join: join)) < 0.005)
    }

    @Test func dashesAreCutWhereTheSurfaceCutsThem() throws {
        #expect(try compare(LineStyle(width: 5, dashes: [9, 4, 2], dashPhase: 3)) < 0.02)
        let ring = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80), transform: nil)
        #expect(try compare(LineStyle(width: 5, dashes: [9, 4]), ring) < 0.02)
    }

    @Test func aClosedPathHasAJoinAndNoCaps() throws {
        let square = CGPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60), transform: nil)
        #expect(try compare(LineStyle(width: 10, cap: .square), square) == 0)
    }

    @Test func aSharpCornerIsBevelledBeyondTheMiterLimit() throws {
        let spike = CGMutablePath()
        spike.addLines(between: [CGPoint(x: 10, y: 40), CGPoint(x: 70, y: 50), CGPoint(x: 10, y: 60)])
        #expect(try compare(LineStyle(width: 6, miterLimit: 4), spike) < 0.005)
        #expect(try compare(LineStyle(width: 6, miterLimit: 20), spike) < 0.005)
        let long = spike.copy(strokingWithWidth: 6, lineCap: .butt, lineJoin: .miter, miterLimit: 20)
        let short = spike.copy(strokingWithWidth: 6, lineCap: .butt, lineJoin: .miter, miterLimit: 4)
        #expect(long.boundingBox.maxX > short.boundingBox.maxX + 10)
    }

    @Test func aDotShowsItsCaps() {
        let dot = CGMutablePath()
        dot.move(to: CGPoint(x: 50, y: 50))
        dot.closeSubpath()
        func box(_ cap: CGLineCap) -> CGRect {
            dot.copy(strokingWithWidth: 10, lineCap: cap, lineJoin: .miter, miterLimit: 10).boundingBox
        }
        #expect(box(.round).insetBy(dx: 5, dy: 5).width < 1e-9)
        #expect(box(.square) == CGRect(x: 45, y: 45, width: 10, height: 10))
        #expect(box(.butt).isNull)
    }

    @Test func aDashedCopyHasThePatternsLengths() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        let dashed = line.copy(dashingWithPhase: 1, lengths: [3, 2])
        #expect(dashed.data.points.map(\.x) == [0, 2, 4, 7, 9, 10])
    }

    @Test func aPatternThatIsNoneLeavesTheLineWhole() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        #expect(line.copy(dashingWithPhase: 0, lengths: [0, 0]).data == line.data)
        #expect(line.copy(dashingWithPhase: 0, lengths: [-1, 2]).data == line.data)
        #expect(line.copy(dashingWithPhase: 0, lengths: [1e-9]).data == line.data)
    }

    @Test func aPenWithoutWidthDrawsNothing() {
        let outline = Self.zigzag.copy(strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(outline.isEmpty)
    }

    /// A pen that is wider than all that can be seen costs what one costs that just fills it.
    @Test(arguments: [
        CGAffineTransform.identity, CGAffineTransform(scaleX: 0.01, y: 1), CGAffineTransform(rotationAngle: 1),
        CGAffineTransform(a: 3, b: 1, c: 0, d: 0.5, tx: 7, ty: -9),
    ])
    func noPenIsWiderThanCanBeSeen(transform: CGAffineTransform) throws {
        let area = CGRect(x: 0, y: 0, width: 100, height: 100)
        let scales = transform.extremeScales
        let pen = LineStyle(width: 1e9).limited(to: area, transform)
        #expect(pen.width * scales.greatest <= 1e6)
        #expect(pen.width * scales.least >= 2 * hypot(100, 100) - 1e-6)
        #expect(LineStyle(width: 9).limited(to: area, transform).width == 9)
        let drawings = try [1e9, 1e5].map { (width: CGFloat) in
            try Drawing(100, 100) {
                $0.state.line = LineStyle(width: width)
                $0.addPath(Self.zigzag)
                $0.concatenate(transform)
                $0.strokePath()
            }
        }
        #expect(drawings[0] == drawings[1])
    }
}
