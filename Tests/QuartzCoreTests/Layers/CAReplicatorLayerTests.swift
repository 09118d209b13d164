import PlacardQuartzCore
import TestTools
import Testing

@Suite struct CAReplicatorLayerTests {
    private let layer = CAReplicatorLayer()

    init() {
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.addSublayer(CALayer(.red, frame: CGRect(x: 0, y: 0, width: 4, height: 4)))
        layer.instanceTransform = CATransform3DMakeTranslation(8, 0, 0)
    }

    @Test func eachCopyIsMovedOnFromTheOneBefore() throws {
        layer.instanceCount = 2
        let pixels = try Pixels(of: layer, width: 20, height: 20)
        #expect(pixels[2, 2] == 0xFFFF_0000 && pixels[10, 2] == 0xFFFF_0000)
        #expect(pixels[6, 2] == 0 && pixels[18, 2] == 0)
    }

    @Test func copiesFadeByTheOffset() throws {
        layer.instanceCount = 3
        layer.instanceAlphaOffset = -0.5
        let pixels = try Pixels(of: layer, width: 20, height: 20)
        #expect((126...129).contains(pixels[10, 2] >> 24) && pixels[18, 2] == 0)
    }

    @Test(arguments: [-1, 0]) func aCountBelowOneShowsNothing(_ count: Int) throws {
        layer.instanceCount = count
        #expect(try Pixels(of: layer, width: 20, height: 20).values.allSatisfy { $0 == 0 })
    }

    /// Apple's page of `instanceColor`: it "is multiplied" with the copies' colors, and the offsets are added from one to the next.
    @Test func `copies have the colors of the factors, and nothing shows beside them`() throws {
        layer.sublayers = [
            CALayer(CGColor(red: 1, green: 1, blue: 1, alpha: 1), frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        ]
        layer.instanceCount = 2
        layer.instanceColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        (layer.instanceRedOffset, layer.instanceBlueOffset) = (-1, 1)
        let pixels = try Pixels(of: layer, width: 20, height: 20)
        #expect(pixels[2, 2] == 0xFFFF_0000 && pixels[10, 2] == 0xFF00_00FF)
        #expect(pixels[6, 2] == 0 && pixels[2, 10] == 0 && pixels[18, 18] == 0)
        layer.instanceColor = nil
        (layer.instanceRedOffset, layer.instanceBlueOffset) = (0, 0)
        #expect(try Pixels(of: layer, width: 20, height: 20)[10, 2] == 0xFFFF_FFFF)
    }
}
