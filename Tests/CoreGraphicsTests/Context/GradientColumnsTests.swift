import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Gradients from above to below are set row by row; drawn in strips too narrow for that they are Cairo's.
@Suite struct GradientColumnsTests {
    private static let size = CGSize(width: 96, height: 61)

    private func draw(
        _ colors: [CGColor], _ options: CGGradientDrawingOptions, from: CGFloat, to: CGFloat, over ground: CGColor?,
        stripWidth: Int
    ) throws -> [UInt32] {
        let context = try CGContext(size: Self.size, scale: 1)
        if let ground {
            context.setFillColor(ground)
            context.fill(CGRect(origin: .zero, size: Self.size))
        }
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        for left in stride(from: 0, to: Int(Self.size.width), by: stripWidth) {
            context.saveGState()
            context.clip(to: CGRect(x: CGFloat(left), y: 0, width: CGFloat(stripWidth), height: Self.size.height))
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 20, y: from), end: CGPoint(x: 20, y: to), options: options)
            context.restoreGState()
        }
        return Array(try #require(context.makeImage()).buffer.pixels)
    }

    @Test(arguments: [(0, 61), (61, 0), (10.25, 40.5), (-30, 100)])
    func columnsHaveTheSamePixelsAsStrips(from: CGFloat, to: CGFloat) throws {
        let red = CGColor(red: 0.9, green: 0.1, blue: 0.2, alpha: 1)
        let blue = CGColor(red: 0, green: 0.3, blue: 1, alpha: 1)
        let pale = CGColor(red: 0.2, green: 0.8, blue: 0.4, alpha: 0.5)
        for colors in [[red, blue], [blue, red, blue], [red, pale]] {
            for options: CGGradientDrawingOptions in [
                [.drawsBeforeStartLocation, .drawsAfterEndLocation], [.drawsAfterEndLocation], [],
            ] {
                for ground in [nil, pale, blue] {
                    let whole = try draw(colors, options, from: from, to: to, over: ground, stripWidth: 96)
                    #expect(try draw(colors, options, from: from, to: to, over: ground, stripWidth: 4) == whole)
                }
            }
        }
    }
}
