import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct CGPatternTests {
    /// A cell of 4 by 4 whose upper left quarter is filled.
    private func pattern(
        isColored: Bool, matrix: CGAffineTransform = .identity, step: CGFloat = 4,
        _ draw: @escaping CGPatternDrawPatternCallback = { _, context in
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
    ) throws -> CGPattern {
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw, releaseInfo: nil)
        return try #require(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: matrix, xStep: step, yStep: step,
                tiling: .noDistortion, isColored: isColored, callbacks: &callbacks))
    }

    private func set(_ pattern: CGPattern, _ components: [CGFloat], in context: CGContext) throws {
        let base = pattern.isColored ? nil : CGColorSpaceCreateDeviceRGB()
        context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: base)))
        context.setFillPattern(pattern, colorComponents: components)
    }

    /// The squares that the cells' quarters cover.
    private func squares(_ context: CGContext, x: CGFloat = 0, y: CGFloat = 0, step: CGFloat = 4) {
        for row in -2..<8 {
            for column in -2..<8 {
                context.fill(
                    CGRect(x: x + CGFloat(column) * step, y: y + CGFloat(row) * step, width: 2, height: 2))
            }
        }
    }

    private let whole = CGRect(x: 0, y: 0, width: 20, height: 20)

    @Test func `cells stand side by side from the origin of base space`() throws {
        let drawn = try Drawing(20, 20) { context in
            try set(pattern(isColored: true), [1], in: context)
            context.translateBy(x: 1, y: 1)
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 18, height: 18))
        }
        let clipped = try Drawing(20, 20) { context in
            context.addEllipse(in: CGRect(x: 1, y: 1, width: 18, height: 18))
            context.clip()
            squares(context)
        }
        #expect(drawn == clipped)
    }

    @Test func `the matrix and the steps place the cells`() throws {
        let drawn = try Drawing(20, 20) { context in
            let moved = CGAffineTransform(translationX: 1, y: 3)
            try set(pattern(isColored: true, matrix: moved, step: 5), [1], in: context)
            context.fill(whole)
        }
        #expect(try drawn == Drawing(20, 20) { squares($0, x: 1, y: 3, step: 5) })
    }

    @Test func `a pattern without colors is drawn in the given one`() throws {
        let drawn = try Drawing(20, 20) { context in
            try set(pattern(isColored: false), [1, 0, 0, 0.5], in: context)
            context.fill(whole)
        }
        let expected = try Drawing(20, 20) { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            squares(context)
        }
        #expect(drawn == expected)
    }

    @Test func `the opacity fades a pattern of colors as a whole`() throws {
        let drawn = try Drawing(20, 20) { context in
            let twice = try pattern(isColored: true) { _, context in
                context.setFillColor(.red)
                for _ in 0..<2 { context.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
            }
            try set(twice, [0.5], in: context)
            context.fill(whole)
        }
        #expect(drawn[0, 0] == 0x8080_0000 && drawn[3, 3] == 0)
    }

    @Test func `lines and glyphs are filled with patterns too`() throws {
        let stroked = try Drawing(20, 20) { context in
            context.setStrokeColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
            context.setStrokePattern(try pattern(isColored: true), colorComponents: [1])
            context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10), width: 4)
        }
        let ring = try Drawing(20, 20) { context in
            context.addRect(CGRect(x: 3, y: 3, width: 14, height: 14))
            context.addRect(CGRect(x: 7, y: 7, width: 6, height: 6))
            context.clip(using: .evenOdd)
            squares(context)
        }
        #expect(stroked == ring)
        let glyph = try Drawing(20, 20) { context in
            try set(pattern(isColored: true), [1], in: context)
            context.draw(BoxFace().run())
        }
        let box = try Drawing(20, 20) { context in
            context.clip(to: CGRect(x: 5, y: 5, width: 5, height: 7))
            squares(context)
        }
        #expect(glyph == box)
    }

    @Test func `a cell's own state and path do not leave it`() throws {
        let drawn = try Drawing(20, 20) { context in
            let wild = try pattern(isColored: true) { _, context in
                context.setFillColor(.red)
                context.rotate(by: 1)
                context.move(to: .zero)
            }
            try set(wild, [1], in: context)
            context.fill(whole)
            context.setFillColor(.blue)
            context.fill(CGRect(x: 2, y: 2, width: 1, height: 1))
        }
        #expect(drawn.ink == 1 && drawn[2, 2] == 0xFF00_00FF)
    }

    @Test func `too many cells take the mean`() throws {
        let drawn = try Drawing(20, 20) { context in
            let tiny = try pattern(isColored: true, matrix: CGAffineTransform(scaleX: 1e-4, y: 1e-4))
            try set(tiny, [1], in: context)
            context.fill(whole)
        }
        #expect(abs(Int(drawn[10, 10] >> 24) - 64) <= 1)
    }

    @Test func `nonsense makes no pattern`() throws {
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: nil, releaseInfo: nil)
        func make(_ bounds: CGRect, _ step: CGFloat, _ matrix: CGAffineTransform = .identity) -> CGPattern? {
            CGPattern(
                info: nil, bounds: bounds, matrix: matrix, xStep: step, yStep: 1, tiling: .noDistortion,
                isColored: true, callbacks: &callbacks)
        }
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(make(.zero, 1) == nil && make(unit, 0) == nil && make(unit, .nan) == nil)
        #expect(make(unit, 1, CGAffineTransform(scaleX: 0, y: 1)) == nil && make(unit, 1) != nil)
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        #expect(CGColor(patternSpace: space, pattern: try pattern(isColored: false), components: [1, 1]) == nil)
        #expect(
            CGColor(patternSpace: .standard, pattern: try pattern(isColored: true), components: [1]) == nil)
    }

    @Test func `a pattern that is gone says so once`() throws {
        final class Note: @unchecked Sendable { var calls = 0 }
        let note = Note()
        var callbacks = CGPatternCallbacks(
            version: 0, drawPattern: nil,
            releaseInfo: { info in
                info.map { Unmanaged<Note>.fromOpaque($0).takeUnretainedValue().calls += 1 }
            })
        var pattern = CGPattern(
            info: Unmanaged.passUnretained(note).toOpaque(), bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
            matrix: .identity, xStep: 1, yStep: 1, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
        #expect(pattern != nil && note.calls == 0)
        pattern = nil
        #expect(note.calls == 1)
    }
}
