import Foundation
import Testing

@testable import PlacardCoreGraphics

/// What is drawn without Cairo has the pixels that Cairo draws.
@Suite struct ShiftedImageTests {
    private static let size = 40

    /// A premultiplied image, clear in places.
    private func image(_ width: Int, _ height: Int, seed: UInt64) throws -> CGImage {
        var random = SplitMix(seed: seed)
        let pixels = (0..<width * height).map { index -> UInt32 in
            let alpha = UInt32([0, 255, random.next() % 256][Int(random.next() % 3)])
            guard index % 16 > 5, alpha > 0 else { return 0 }
            func part() -> UInt32 { UInt32(random.next() % UInt64(alpha + 1)) }
            return alpha << 24 | part() << 16 | part() << 8 | part()
        }
        return try #require(CGImage(width: width, height: height, pixels: pixels))
    }

    private func drawn(on ground: CGImage, _ draw: (Canvas, GraphicsState) -> Void) throws -> [UInt32] {
        let area = CGRect(x: 3, y: -5, width: Self.size, height: Self.size)
        let canvas = try #require(Canvas(covering: area))
        var state = GraphicsState(transform: .identity, clip: Clip(rect: area))
        canvas.draw(ground, placed: CGAffineTransform(a: 40, b: 0, c: 0, d: 40, tx: 3, ty: -5), in: state)
        state.clip.intersect(CGRect(x: 5, y: -3, width: 33, height: 35))
        draw(canvas, state)
        return canvas.makeImage().withPixels { Array($0) }
    }

    private func expectCairosPixels(_ image: CGImage, _ x: CGFloat, _ y: CGFloat) throws {
        let ground = try self.image(Self.size, Self.size, seed: 7)
        let placement = CGAffineTransform(
            a: CGFloat(image.width), b: 0, c: 0, d: CGFloat(image.height), tx: x, ty: y)
        let ours = try drawn(on: ground) { $0.draw(image, placed: placement, in: $1) }
        let cairos = try drawn(on: ground) { $0.stretch(image, placed: placement, in: $1) }
        #expect(ours == cairos, "\(image.width) × \(image.height) at \(x), \(y)")
    }

    @Test func `An image between pixels has the pixels that Cairo gives it`() throws {
        var random = SplitMix(seed: 3)
        for round in 0..<400 as Range<UInt64> {
            let image = try image(Int(1 + random.next() % 60), Int(1 + random.next() % 60), seed: round)
            let (x, y) = (CGFloat(random.next() % 90) - 45, CGFloat(random.next() % 90) - 45)
            let part = CGFloat(random.next() % 1_000_000) / 1_000_000
            switch round % 4 {
            case 0: try expectCairosPixels(image, x, y)
            case 1: try expectCairosPixels(image, x + part, y)
            case 2: try expectCairosPixels(image, x, y + part)
            default: try expectCairosPixels(image, x + part, y + part)
            }
        }
        let wide = try image(500, 9, seed: 1)
        for step in 0..<256 { try expectCairosPixels(wide, -100 - CGFloat(step) / 256, 4) }
    }

    @Test func `A gradient across is the same in every row`() throws {
        let colors = [CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.25), .black, .clear]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0.1, 0.4, 0.8]))
        let paint = Paint.linear(
            gradient, from: CGPoint(x: 2, y: 9), to: CGPoint(x: 30.5, y: 9), [.drawsAfterEndLocation])
        let ground = try image(Self.size, Self.size, seed: 9)
        func fill(_ canvas: Canvas, _ state: GraphicsState, _ part: CGRect) {
            var state = state
            state.transform = CGAffineTransform(a: 1.25, b: 0, c: 0, d: 0.5, tx: 2.25, ty: 1)
            state.clip.intersect(part)
            canvas.fill(.rect(part, .identity), rule: .winding, with: paint, in: state)
        }
        let whole = try drawn(on: ground) { fill($0, $1, CGRect(x: 0, y: -5, width: 50, height: 40)) }
        let rows = try drawn(on: ground) { canvas, state in
            for y in -5..<35 { fill(canvas, state, CGRect(x: 0, y: CGFloat(y), width: 50, height: 1)) }
        }
        #expect(whole == rows)
    }

    /// A corner that is no corner makes a shape of a rectangle, which Cairo draws.
    @Test func `A rectangle on whole pixels has the pixels that Cairo gives it`() throws {
        var random = SplitMix(seed: 11)
        func part() -> CGFloat { CGFloat(random.next() % 1025) / 1024 }
        let ground = try image(Self.size, Self.size, seed: 4)
        for round in 0..<300 {
            let box = CGRect(
                x: CGFloat(random.next() % 50) - 6, y: CGFloat(random.next() % 50) - 12,
                width: CGFloat(random.next() % 40), height: CGFloat(random.next() % 40))
            var shape = PathData()
            shape.move(to: box.origin)
            for (x, y) in [(box.midX, box.minY), (box.maxX, box.minY), (box.maxX, box.maxY), (box.minX, box.maxY)] {
                shape.line(to: CGPoint(x: x, y: y))
            }
            shape.close()
            let color = RGBA(red: part(), green: part(), blue: part(), alpha: round % 3 == 0 ? part() : 1)
            let mode = [CGBlendMode.normal, .copy, .clear][round % 4 % 3]
            let drawings = try [PathData.rect(box, .identity), shape].map { path in
                try drawn(on: ground) { canvas, state in
                    var state = state
                    (state.blendMode, state.alpha) = (mode, round % 5 == 0 ? 0.5 : 1)
                    canvas.fill(path, rule: .winding, with: .color(color), in: state)
                }
            }
            let areEqual = drawings[0] == drawings[1]
            #expect(areEqual, "\(box) in \(color) by \(mode)")
        }
    }

    @Test func `What a cover keeps of a row is what it keeps pixel by pixel`() throws {
        let ground = try image(Self.size, Self.size, seed: 5)
        let cover = try #require(Canvas(covering: CGRect(x: 4, y: -4, width: 30, height: 30)))
        let picture = try image(30, 30, seed: 6)
        cover.blend(picture.buffer, left: 4, top: -4, within: cover.bounds)
        func keep(_ canvas: Canvas, _ state: GraphicsState, _ area: CGRect) {
            var state = state
            state.blendMode = .destinationIn
            state.clip.intersect(area)
            canvas.composite(cover, in: state)
        }
        let whole = try drawn(on: ground) { keep($0, $1, cover.bounds) }
        let columns = try drawn(on: ground) { canvas, state in
            for x in 4..<34 { keep(canvas, state, CGRect(x: CGFloat(x), y: -4, width: 1, height: 30)) }
        }
        #expect(whole == columns && whole != ground.withPixels { Array($0) })
    }
}
