import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Shadows on pages look as on bitmaps, where shadow and drawing are mixed with what lies below one after the other. The
/// outside truths are poppler and librsvg, which draw our files.
@Suite struct DocumentShadowsTests {
    private static let square = CGRect(x: 10, y: 10, width: 30, height: 30)

    private static func throwShadow(_ context: CGContext, blur: CGFloat = 6) {
        context.setShadow(
            offset: CGSize(width: 10, height: 10), blur: blur, color: CGColor(red: 0, green: 0, blue: 1, alpha: 0.8))
    }

    private static func ground(_ context: CGContext) {
        context.setFillColor(CGColor(red: 0.8, green: 0.3, blue: 0.2, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 60, height: 30))
    }

    /// A faded layer with a square that throws a shadow on a ground.
    private static func faded(_ alpha: CGFloat, _ mode: CGBlendMode, _ context: CGContext) {
        ground(context)
        throwShadow(context)
        context.setBlendMode(mode)
        context.setAlpha(alpha)
        context.beginTransparencyLayer()
        context.setFillColor(CGColor(red: 0.2, green: 0.8, blue: 0.3, alpha: 1))
        context.fill(square)
        context.endTransparencyLayer()
    }

    /// A layer that throws a shadow, in which a square is seen only where a circle is.
    private static func masked(_ mode: CGBlendMode, _ context: CGContext) {
        throwShadow(context)
        context.beginTransparencyLayer()
        context.beginTransparencyLayer()
        context.setFillColor(CGColor(red: 1, green: 1, blue: 0, alpha: 1))
        context.fill(context.boundingBoxOfClipPath)
        context.setBlendMode(mode)
        context.beginTransparencyLayer()
        if mode == .destinationIn {
            context.fillEllipse(in: square)
        } else {
            context.addRect(CGRect(x: -60, y: -60, width: 180, height: 180))
            context.addEllipse(in: square)
            context.fillPath(using: .evenOdd)
        }
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        context.endTransparencyLayer()
    }

    @Test(arguments: [CGBlendMode.destinationIn, .destinationOut].map(\.rawValue), DocumentReader.allCases)
    func `The shadow of what a mask cuts is that of what is left`(mode: Int32, reader: DocumentReader) throws {
        let mode = try #require(CGBlendMode(rawValue: mode))
        let difference = try reader.difference(of: { Self.masked(mode, $0) }, side: 60)
        #expect(difference < reader.tolerance, "\(difference)")
    }

    @Test(arguments: DocumentReader.allCases)
    func `The shadow of a faded layer is seen through it`(reader: DocumentReader) throws {
        let difference = try reader.difference(of: { Self.faded(0.5, .normal, $0) }, side: 60)
        #expect(difference < reader.tolerance, "\(difference)")
    }

    private static let modes: [CGBlendMode] = [.multiply, .screen, .difference]

    @Test(arguments: modes.map(\.rawValue), DocumentReader.allCases)
    func `A shadow is mixed with what lies below as its layer is`(mode: Int32, reader: DocumentReader) throws {
        let mode = try #require(CGBlendMode(rawValue: mode))
        let difference = try reader.difference(of: { Self.faded(0.8, mode, $0) }, side: 60)
        #expect(difference < reader.tolerance, "\(difference)")
    }

    @Test(arguments: modes.map(\.rawValue), DocumentReader.allCases)
    func `A shadow is mixed with what lies below as its shape is`(mode: Int32, reader: DocumentReader) throws {
        let mode = try #require(CGBlendMode(rawValue: mode))
        let difference = try reader.difference(
            of: { context in
                Self.ground(context)
                Self.throwShadow(context)
                context.setBlendMode(mode)
                context.setFillColor(CGColor(red: 0.2, green: 0.8, blue: 0.3, alpha: 0.6))
                context.fill(Self.square)
            }, side: 60)
        #expect(difference < reader.tolerance, "\(difference)")
    }

    @Test(arguments: DocumentReader.allCases)
    func `What lies beside the page mixes its shadow with the page`(reader: DocumentReader) throws {
        let difference = try reader.difference(
            of: { context in
                Self.ground(context)
                context.setShadow(
                    offset: CGSize(width: -60, height: 3), blur: 6,
                    color: CGColor(red: 0, green: 0.9, blue: 1, alpha: 1))
                context.setBlendMode(.multiply)
                context.fill(Self.square.offsetBy(dx: 60, dy: 0))
            }, side: 60)
        #expect(difference < reader.tolerance, "\(difference)")
    }
}
