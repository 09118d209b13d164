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
}
