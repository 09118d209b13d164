import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct CGGradientTests {
    private let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]

    private func gradient(_ locations: [CGFloat]? = nil) throws -> CGGradient {
        try #require(CGGradient(colorsSpace: nil, colors: [.red, .blue], locations: locations))
    }

    @Test func `places and components may lie behind pointers`() throws {
        let (red, blue) = (CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        let colors = NSArray(array: [red, blue]) as CFArray
        let places: [CGFloat] = [0.25, 0.5]
        let listed = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: places))
        places.withUnsafeBufferPointer { buffer in
            #expect(CGGradient(colorsSpace: nil, colors: colors, locations: buffer.baseAddress) == listed)
            let none: UnsafePointer<CGFloat>? = nil
            #expect(
                CGGradient(colorsSpace: nil, colors: colors, locations: none)
                    == CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]))
            let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
            components.withUnsafeBufferPointer { parts in
                let made = parts.baseAddress.flatMap {
                    CGGradient(
                        colorSpace: .standard, colorComponents: $0, locations: buffer.baseAddress, count: 2)
                }
                #expect(made == listed)
            }
        }
    }

    @Test func `Colors may come in an array of objects, of which all have to be colors`() throws {
        let colors: CFArray = [CGColor.white, CGColor.black]
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
        #expect(gradient.stops.map(\.color) == [CGColor.white.rgba, CGColor.black.rgba])
        #expect(CGGradient(colorsSpace: nil, colors: [CGColor.white, "black"] as CFArray, locations: nil) == nil)
    }

    private func across(_ options: CGGradientDrawingOptions) throws -> Drawing {
        let gradient = try gradient()
        return try Drawing(100, 1) {
            $0.drawLinearGradient(gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: options)
        }
    }

    @Test func colorsChangeEvenlyFromStartToEnd() throws {
        let picture = try across(both)
        for x in 20..<80 {
            let blue = (Double(x) + 0.5 - 20) / 60 * 255
            #expect(abs(Double(picture[x, 0] & 255) - blue) <= 2)
            #expect(abs(Double(picture[x, 0] >> 16 & 255) - (255 - blue)) <= 2)
        }
    }

    /// Cairo's answer for bitmaps, which readers of files do not share.
    @Test(arguments: DocumentReader.allCases)
    func `Between points that are equal the colors of both ends are mixed`(reader: DocumentReader) throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [.red, .white, .blue], locations: nil))
        for options in [both, [], .drawsBeforeStartLocation, .drawsAfterEndLocation] {
            let draw: (CGContext) -> Void = {
                let point = CGPoint(x: 20, y: 30)
                $0.drawLinearGradient(gradient, start: point, end: point, options: options)
            }
            #expect(try reader.difference(of: draw, side: 60) < 1)
            if options == both { #expect(try Drawing(60, 60, draw)[30, 20] == 0xFF80_0080) }
            if options.isEmpty { #expect(try Drawing(60, 60, draw).isClear) }
        }
    }

    @Test func theEndsGoOnOnlyWhereAsked() throws {
        let none = try across([])
        #expect(none[5, 0] == 0 && none[95, 0] == 0 && none[50, 0] >> 24 == 255)
        let before = try across(.drawsBeforeStartLocation)
        #expect(before[5, 0] == 0xFFFF_0000 && before[95, 0] == 0)
        let after = try across(.drawsAfterEndLocation)
        #expect(after[5, 0] == 0 && after[95, 0] == 0xFF00_00FF)
    }

    @Test func locationsInsideHoldTheOuterColorsToTheEnds() throws {
        let gradient = try gradient([0.5, 0.5])
        let picture = try Drawing(100, 1) {
            $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        }
        #expect(picture[10, 0] == 0xFFFF_0000 && picture[90, 0] == 0xFF00_00FF)
    }

    @Test func aRadialGradientIsRound() throws {
        let gradient = try gradient()
        let picture = try Drawing(40, 40) {
            $0.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 0, endCenter: CGPoint(x: 20, y: 20),
                endRadius: 15, options: [])
        }
        #expect(picture == picture.turned)
        #expect(picture[20, 20] >> 16 & 255 > 240 && picture[20, 6] & 255 > 220 && picture[1, 1] == 0)
    }

    @Test func aGradientFollowsTheTransformAndTheClip() throws {
        let gradient = try gradient()
        let plain = try Drawing(40, 40) {
            $0.clip(to: CGRect(x: 10, y: 0, width: 20, height: 40))
            $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 40, y: 0), options: both)
        }
        let scaled = try Drawing(40, 40) {
            $0.clip(to: CGRect(x: 10, y: 0, width: 20, height: 40))
            $0.scaleBy(x: 4, y: 4)
            $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: both)
        }
        #expect(plain == scaled)
        #expect(plain[5, 5] == 0 && plain[20, 5] != 0)
    }

    @Test func listsThatDoNotFitGiveNoGradient() {
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [.red], locations: [0, 1]) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [.red], locations: [.nan]) == nil)
    }

    @Test func componentsMakeTheSameGradientAsColors() throws {
        let made = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 1], locations: nil,
            count: 2)
        #expect(made == (try gradient()))
    }
}
