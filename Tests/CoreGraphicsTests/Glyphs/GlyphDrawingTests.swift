import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct GlyphDrawingTests {
    private let face = BoxFace()

    private func drawn(_ run: GlyphRun, scale: CGFloat = 1, _ prepare: (CGContext) -> Void = { _ in }) throws
        -> Drawing
    {
        try Drawing(20, 20, scale: scale) {
            prepare($0)
            $0.draw(run)
        }
    }

    /// The mean place of the ink in x.
    private func center(_ picture: Drawing) -> Double {
        var sum = 0.0
        for y in 0..<picture.height {
            for x in 0..<picture.width { sum += (Double(x) + 0.5) * Double(picture[x, y] >> 24) / 255 }
        }
        return sum / picture.ink
    }

    @Test func aGlyphStandsOnItsBaseline() throws {
        let picture = try drawn(face.run())
        let filled = try Drawing(20, 20) { $0.fill(CGRect(x: 5, y: 5, width: 5, height: 7)) }
        #expect(picture == filled)
    }

    @Test func aGlyphIsAsSharpAsTheScale() throws {
        let picture = try drawn(face.run(), scale: 2)
        #expect(picture == (try Drawing(20, 20, scale: 2) { $0.fill(CGRect(x: 5, y: 5, width: 5, height: 7)) }))
    }

    @Test func glyphsArePlacedToTheQuarterPixel() throws {
        for sixteenth in 0..<32 {
            let x = 4 + CGFloat(sixteenth) / 16
            let middle = Double((x * 4).rounded() / 4) + 3.5
            #expect(abs(center(try drawn(face.run(x: x))) - middle) < 0.01)
        }
    }

    @Test func theBaselineIsRoundedToAPixel() throws {
        #expect(try drawn(face.run(y: 12.4)) == drawn(face.run(y: 11.6)))
        #expect(try drawn(face.run(y: 12.3), scale: 2) == drawn(face.run(y: 12.5), scale: 2))
    }

    @Test func masksAndOutlinesShowTheSame() throws {
        let masked = try drawn(face.run(x: 4.25, size: 13)) { $0.setFillColor(.red) }
        // A lean too small to see takes the road of outlines.
        let outlined = try drawn(face.run(x: 4.25, size: 13, skew: 1e-9)) { $0.setFillColor(.red) }
        #expect(masked.difference(from: outlined) <= 2 && masked.ink > 50)
    }

    @Test func aTurnedContextTurnsTheGlyph() throws {
        let upright = try drawn(face.run())
        let turned = try drawn(face.run()) {
            $0.translateBy(x: 20, y: 0)
            $0.rotate(by: .pi / 2)
        }
        #expect(upright.turned.difference(from: turned) <= 1)
    }

    @Test func largeGlyphsAreOutlinesAndSmallOnesMasks() throws {
        _ = try drawn(face.run(size: 100))
        #expect(face.questions.masks == 1 && face.questions.outlines == 0)
        _ = try drawn(face.run(size: 101))
        #expect(face.questions.masks == 1 && face.questions.outlines == 1)
    }

    @Test func aGlyphLeansToTheRight() throws {
        let picture = try drawn(face.run(skew: 0.5))
        #expect(picture[5, 11] == 0xFF00_0000 || picture[6, 11] == 0xFF00_0000)
        #expect(picture[12, 5] == 0xFF00_0000 && picture[6, 5] == 0)
        #expect(abs(picture.ink - 35) < 0.5)
    }

    @Test func aGlyphIsStretchedFromItsOrigin() throws {
        let picture = try drawn(face.run(stretch: 2))
        #expect(picture == (try Drawing(20, 20) { $0.fill(CGRect(x: 6, y: 5, width: 10, height: 7)) }))
    }

    @Test func emboldeningAddsHalfOfItToEachSide() throws {
        let picture = try drawn(face.run(emboldening: 0.2))
        #expect(
            picture[4, 8] == 0xFF00_0000 && picture[3, 8] == 0 && picture[10, 8] == 0xFF00_0000 && picture[11, 8] == 0
        )
        #expect(picture[7, 4] == 0xFF00_0000 && picture[7, 12] == 0xFF00_0000 && picture[7, 13] == 0)
    }

    @Test func seeThroughEmboldenedGlyphsAreEven() throws {
        let picture = try drawn(face.run(emboldening: 0.2)) { $0.setFillColor(CGColor(gray: 0, alpha: 0.5)) }
        #expect(picture.pixels.allSatisfy { $0 >> 24 <= 0x80 } && picture[5, 5] == 0x8000_0000)
    }

    @Test func theTextModeDecidesWhatIsPainted() throws {
        func picture(_ mode: CGTextDrawingMode) throws -> Drawing {
            try drawn(face.run()) {
                $0.setTextDrawingMode(mode)
                $0.setFillColor(.red)
                $0.setStrokeColor(.blue)
                $0.setLineWidth(2)
            }
        }
        #expect(try picture(.fill)[7, 8] == 0xFFFF_0000 && picture(.fill)[4, 8] == 0)
        #expect(try picture(.stroke)[7, 8] == 0 && picture(.stroke)[4, 8] == 0xFF00_00FF)
        #expect(try picture(.fillStroke)[7, 8] == 0xFFFF_0000 && picture(.fillStroke)[4, 8] == 0xFF00_00FF)
        #expect(try picture(.invisible).isClear)
    }

    @Test func aRectangularClipCutsGlyphs() throws {
        let clip = CGRect(x: 7, y: 3, width: 30, height: 6)
        let picture = try drawn(face.run()) { $0.clip(to: clip) }
        #expect(picture == (try Drawing(20, 20) { $0.fill(CGRect(x: 7, y: 5, width: 3, height: 4)) }))
    }

    @Test func anyOtherClipCutsGlyphsToo() throws {
        let soft = try drawn(face.run()) { $0.clip(to: CGRect(x: 7.5, y: 3, width: 30, height: 20)) }
        #expect(abs(soft.ink - 2.5 * 7) < 0.1)
        let round = try drawn(face.run()) {
            $0.addEllipse(in: CGRect(x: 4, y: 4, width: 7, height: 9))
            $0.clip()
        }
        let box = try Drawing(20, 20) {
            $0.addEllipse(in: CGRect(x: 4, y: 4, width: 7, height: 9))
            $0.clip()
            $0.fill(CGRect(x: 5, y: 5, width: 5, height: 7))
        }
        #expect(round.difference(from: box) <= 1)
    }

    @Test func glyphsCrossTheBitmapsEdges() throws {
        for (x, y) in [(-4.0, 12.0), (16, 12), (4, 3), (4, 24), (-8, -5), (100, 100)] {
            let picture = try drawn(face.run(x: CGFloat(x), y: CGFloat(y)))
            let box = CGRect(x: x + 1, y: y - 7, width: 5, height: 7)
            #expect(picture == (try Drawing(20, 20) { $0.fill(box) }))
        }
    }

    @Test func opacityFadesGlyphs() throws {
        let faded = try drawn(face.run()) {
            $0.setAlpha(0.5)
            $0.setFillColor(.white)
        }
        #expect(Set(faded.pixels) == [0, 0x8080_8080])
    }

    @Test func glyphsCastShadows() throws {
        let picture = try drawn(face.run()) {
            $0.setShadow(offset: CGSize(width: 6, height: 0), blur: 0, color: .blue)
        }
        #expect(picture[7, 8] == 0xFF00_0000 && picture[13, 8] == 0xFF00_00FF && picture.ink == 2 * 5 * 7)
    }

    @Test(arguments: [CGBlendMode.multiply, .copy, .destinationOut, .plusDarker, .sourceIn, .destinationIn])
    func glyphsAreMixedAsTheirShapesAre(mode: CGBlendMode) throws {
        func picture(_ draw: (CGContext) -> Void) throws -> Drawing {
            try Drawing(20, 20) {
                $0.setFillColor(CGColor(red: 0.5, green: 0.8, blue: 1, alpha: 1))
                $0.fill(CGRect(x: 0, y: 0, width: 8, height: 20))
                $0.setBlendMode(mode)
                $0.setFillColor(CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 1))
                draw($0)
            }
        }
        let run = face.run()
        let text = try picture { $0.draw(run) }
        #expect(text.difference(from: try picture { $0.fill(CGRect(x: 5, y: 5, width: 5, height: 7)) }) <= 1)
    }

    @Test func aImageStandsUprightInItsPlace() throws {
        let run = face.run(BoxFace.picture)
        let picture = try drawn(run)
        #expect(
            picture[9, 5] == 0xFFFF_0000 && picture[9, 12] == 0xFF00_00FF && picture[9, 3] == 0 && picture[9, 14] == 0
        )
        #expect(abs(picture.ink - 100) < 1)
        let turned = try drawn(run) {
            $0.translateBy(x: 20, y: 0)
            $0.rotate(by: .pi / 2)
        }
        #expect(picture.turned.difference(from: turned) <= 6)
    }

    @Test func aImageIsScaledOnceForASizeAndAQuarter() throws {
        let first = try drawn(face.run(BoxFace.picture))
        #expect(try drawn(face.run(BoxFace.picture, x: 9)).ink == first.ink)
        #expect(face.questions.pictures == 1)
        _ = try drawn(face.run(BoxFace.picture, x: 4.5))
        #expect(face.questions.pictures == 2)
    }

    @Test func imagesAreFadedAndCastShadows() throws {
        let faded = try drawn(face.run(BoxFace.picture)) { $0.setAlpha(0.5) }
        #expect(faded[9, 5] == 0x8080_0000)
        let shadowed = try drawn(face.run(BoxFace.picture, x: 0)) {
            $0.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .black)
        }
        #expect(shadowed[5, 5] == 0xFFFF_0000 && shadowed[15, 5] == 0xFF00_0000)
    }

    @Test func glyphsWithoutInkDrawNothing() throws {
        #expect(try drawn(face.run(BoxFace.space)).isClear)
        #expect(try drawn(face.run(BoxFace.space)) { $0.setShadow(offset: .zero, blur: 3) }.isClear)
    }

    @Test func nonsenseDrawsNothingAndTheRestIsDrawn() throws {
        let nan = CGFloat.nan
        for run in [
            face.run(x: nan), face.run(y: .infinity), face.run(size: nan), face.run(size: -3), face.run(skew: nan),
            face.run(stretch: .infinity), face.run(x: 1e300), face.run(emboldening: nan), face.run(stretch: 0),
        ] {
            #expect(try drawn(run).isClear)
            #expect(try drawn(run) { $0.setShadow(offset: CGSize(width: 2, height: 2), blur: 2) }.isClear)
        }
        var mixed = face.run()
        mixed.glyphs.insert(BoxFace.box, at: 0)
        mixed.positions.insert(CGPoint(x: nan, y: 3), at: 0)
        #expect(try drawn(mixed) == drawn(face.run()))
    }
}
