import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Porter and Duff's modes on pages look as on bitmaps, however often they are used. The outside truths are poppler and
/// librsvg, which draw our files.
@Suite struct DrawingLayerTests {
    private static let modes: [CGBlendMode] = [
        .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
        .destinationAtop, .xor,
    ]

    /// Modes that join two opacities in one place: files can do that where one of both is opaque (Compatibility.md).
    private static let joining: [CGBlendMode] = [.sourceAtop, .destinationAtop, .xor]

    /// Fills of one mode on a square, in a layer, with plain and multiplied ones among them; edges lie on pixels.
    private static func fills(_ mode: CGBlendMode, count: Int) -> (CGContext) -> Void {
        { context in
            let alpha: CGFloat = joining.contains(mode) ? 1 : 0.7
            context.beginTransparencyLayer()
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: alpha))
            context.fill(CGRect(x: 10, y: 10, width: 30, height: 30))
            for index in 0..<count {
                let place = CGPoint(x: 8 + 7 * (index % 5), y: 12 + 5 * (index % 6))
                context.setBlendMode(mode)
                context.setFillColor(CGColor(red: 0, green: 0.6, blue: CGFloat(index % 3) / 2, alpha: alpha))
                context.fill(CGRect(origin: place, size: CGSize(width: 22, height: 18)))
                context.setBlendMode(index % 2 == 0 ? .multiply : .normal)
                context.setFillColor(CGColor(red: 0.9, green: 0.8, blue: 0.2, alpha: alpha))
                context.fill(CGRect(x: place.x, y: 30, width: 12, height: 9))
            }
            context.endTransparencyLayer()
        }
    }

    @Test(arguments: modes.map(\.rawValue), DocumentReader.allCases)
    func readersDrawModesAsWeDrawTheBitmap(mode: Int32, reader: DocumentReader) throws {
        let mode = try #require(CGBlendMode(rawValue: mode))
        let difference = try reader.difference(of: Self.fills(mode, count: 4), side: 60)
        // Each mask has edges of its own.
        #expect(difference < reader.tolerance + 1, "\(difference)")
    }

    @Test(arguments: modes.map(\.rawValue))
    func modesThatAreUsedOftenEndAndLookTheSame(mode: Int32) throws {
        let mode = try #require(CGBlendMode(rawValue: mode))
        let difference = try DocumentReader.poppler.difference(of: Self.fills(mode, count: 60), side: 60)
        // What has become a picture has edges between the reader's pixels; an empty page is 60 and more.
        #expect(difference < 10, "\(difference)")
    }

    @Test func thousandsOfHolesAreWritten() throws {
        let document = CGDocument()
        let context = try document.beginPage(size: CGSize(width: 600, height: 600))
        context.setFillColor(CGColor(gray: 0.5, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 600, height: 600))
        context.setBlendMode(.copy)
        context.setFillColor(CGColor(gray: 0, alpha: 0.5))
        for index in 0..<4_000 {
            context.fill(CGRect(x: 9 * (index % 64), y: 9 * (index / 64), width: 8, height: 8))
        }
        #expect(document.pdfData().count > 4_000 && !document.svgData().isEmpty)
    }

    @Test func tintsAreMaskedByWhatLayThereBeforeAllOfThem() throws {
        let document = CGDocument()
        let context = try document.beginPage(size: CGSize(width: 60, height: 60))
        Self.fills(.sourceAtop, count: 0)(context)
        context.setBlendMode(.sourceAtop)
        for index in 0..<500 { context.fill(CGRect(x: index % 50, y: 0, width: 5, height: 60)) }
        #expect(document.svgData().count < 500_000)
    }

    @Test(arguments: [CGBlendMode.destinationOut, .xor].map(\.rawValue))
    func halfOfAPageIsTakenAwayByAHalfOpaqueFillOfAllOfIt(mode: Int32) throws {
        let mode = try #require(CGBlendMode(rawValue: mode))
        let difference = try DocumentReader.poppler.difference(
            of: { context in
                context.beginTransparencyLayer()
                context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                context.fill(CGRect(x: 10, y: 10, width: 30, height: 30))
                context.setBlendMode(mode)
                context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
                context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
                context.endTransparencyLayer()
            }, side: 60)
        #expect(difference < DocumentReader.poppler.tolerance, "\(difference)")
    }

    /// A mask whose left half is opaque.
    private static func mask(right: UInt32) throws -> CGImage {
        let pixels = (0..<100).map { $0 % 10 < 5 ? 0xFF00_0000 : right }
        return try #require(CGImage(width: 10, height: 10, pixels: pixels))
    }

    /// Begins a layer with a square, of which further drawing reaches a part only as far as a mask lets it through.
    private static func beginLayer(under mask: CGImage, _ context: CGContext) {
        context.beginTransparencyLayer()
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 5, y: 5, width: 40, height: 40))
        context.clip(to: CGRect(x: 25, y: 15, width: 30, height: 40), mask: mask)
    }

    /// Apple's documentation of `clip(to:mask:)`: all drawing is limited to what the mask lets through.
    @Test(arguments: [CGRect(x: 45, y: 45, width: 9, height: 9), .infinite], DocumentReader.allCases)
    func `Clearing under a mask leaves what lies beside it`(area: CGRect, reader: DocumentReader) throws {
        let mask = try Self.mask(right: 0x4000_0000)
        let difference = try reader.difference(
            of: { context in
                Self.beginLayer(under: mask, context)
                context.clear(area == .infinite ? CGRect(x: 0, y: 0, width: 60, height: 60) : area)
                context.endTransparencyLayer()
            }, side: 60)
        #expect(difference < reader.tolerance, "\(difference)")
    }

    @Test(arguments: modes.map(\.rawValue), DocumentReader.allCases)
    func `Modes under a mask leave what lies beside it`(mode: Int32, reader: DocumentReader) throws {
        let mode = try #require(CGBlendMode(rawValue: mode))
        let mask = try Self.mask(right: 0)
        let difference = try reader.difference(
            of: { context in
                Self.beginLayer(under: mask, context)
                context.setBlendMode(mode)
                context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
                context.fill(CGRect(x: 15, y: 20, width: 30, height: 20))
                context.endTransparencyLayer()
            }, side: 60)
        #expect(difference < reader.tolerance, "\(difference)")
    }

    @Test func thousandsOfHolesInMixedColorsAreWritten() throws {
        let document = CGDocument()
        let context = try document.beginPage(size: CGSize(width: 60, height: 60))
        for index in 0..<3_000 {
            context.setBlendMode(.multiply)
            context.setFillColor(CGColor(red: 0.9, green: 0.8, blue: 0.7, alpha: 0.5))
            context.fill(CGRect(x: index % 50, y: 0, width: 10, height: 60))
            context.setBlendMode(.clear)
            context.fill(CGRect(x: index % 50, y: index % 40, width: 5, height: 5))
        }
        #expect(!document.pdfData().isEmpty && document.svgData().count < 1_000_000)
    }
}
