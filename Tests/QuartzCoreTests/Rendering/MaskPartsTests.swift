import Foundation
import Testing

@testable import PlacardQuartzCore

@Suite struct MaskPartsTests {
    private func colorful() -> CALayer {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.colors = [
            CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.7), CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1),
        ]
        return layer
    }

    /// A mask with soft edges, the middle of which is covered by a layer.
    private func mask(_ cover: CALayer, _ middle: CGRect) -> CALayer {
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        for (x, colors) in [(0, [CGColor.clear, .black]), (30, [CGColor.black, .clear])] as [(CGFloat, [CGColor])] {
            let edge = CAGradientLayer()
            edge.frame = CGRect(x: x, y: 0, width: 10, height: 20)
            (edge.startPoint, edge.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
            edge.colors = colors
            mask.addSublayer(edge)
        }
        cover.frame = middle
        mask.addSublayer(cover)
        return mask
    }

    private func pixels(_ layer: CALayer, scale: CGFloat) throws -> [UInt32] {
        let context = try CGContext(size: layer.bounds.size, scale: scale)
        context.setFillColor(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 0.5))
        context.fill(layer.bounds)
        layer.render(in: context)
        return try #require(context.makeImage()).withPixels { Array($0) }
    }

    /// A shape is not known to be opaque, so the mask is drawn as a whole with one.
    @Test(arguments: [1, 2, 3, 1.5] as [CGFloat])
    func `What an opaque part of a mask covers is as it is under a whole one`(_ scale: CGFloat) throws {
        for middle in [CGRect(x: 10, y: 0, width: 20, height: 20), CGRect(x: 5.3, y: 2.2, width: 29, height: 15.9)] {
            let (solid, shape) = (CALayer(), CAShapeLayer())
            solid.backgroundColor = .black
            shape.path = CGPath(rect: CGRect(origin: .zero, size: middle.size), transform: nil)
            let (parted, whole) = (colorful(), colorful())
            (parted.mask, whole.mask) = (mask(solid, middle), mask(shape, middle))
            #expect(try pixels(parted, scale: scale) == pixels(whole, scale: scale))
            for change in [{ $0.opacity = 0.5 }, { $0.isHidden = true }, { $0.cornerRadius = 8 }]
                as [(CALayer) -> Void]
            {
                change(solid)
                #expect(try pixels(parted, scale: scale) != pixels(whole, scale: scale))
                (solid.opacity, solid.isHidden, solid.cornerRadius) = (1, false, 0)
            }
        }
    }

    @Test func `Nothing is left outside of a mask that is opaque`() throws {
        let layer = colorful()
        let mask = CALayer()
        (mask.frame, mask.backgroundColor) = (CGRect(x: 2, y: 0, width: 30, height: 20), .black)
        layer.mask = mask
        let context = try CGContext(size: layer.bounds.size, scale: 1)
        layer.render(in: context)
        let drawn = try #require(context.makeImage()).withPixels { Array($0) }
        let inside = drawn.indices.filter { drawn[$0] != 0 }.map { $0 % 40 }
        #expect(Set(inside) == Set(2..<32) && inside.count == 600)
    }
}
