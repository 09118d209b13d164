import PlacardQuartzCore
import TestTools
import Testing

@Suite struct CALayerCompositingTests {
    private let root = CALayer(nil, frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    private func rendered() throws -> Pixels { try Pixels(of: root, width: 20, height: 20) }

    @Test func laterLayersLieAboveEarlierOnesUnlessTheirZPositionSaysOtherwise() throws {
        let (red, blue) = (CALayer(.red, frame: root.bounds), CALayer(.blue, frame: root.bounds))
        root.sublayers = [red, blue]
        #expect(try rendered()[5, 5] == 0xFF00_00FF)
        red.zPosition = 1
        #expect(try rendered()[5, 5] == 0xFFFF_0000)
    }

    @Test func theBorderLiesInsideTheBoundsAndAboveSublayers() throws {
        root.borderWidth = 2
        root.borderColor = .blue
        root.addSublayer(CALayer(.red, frame: root.bounds))
        let pixels = try rendered()
        #expect(pixels[1, 10] == 0xFF00_00FF && pixels[2, 10] == 0xFFFF_0000)
        #expect(pixels[10, 18] == 0xFF00_00FF && pixels[10, 17] == 0xFFFF_0000)
    }

    @Test func opacityFadesALayerAndAllUponItAsOneImage() throws {
        let group = CALayer(.red, frame: root.bounds)
        group.addSublayer(CALayer(.blue, frame: root.bounds))
        group.opacity = 0.5
        root.addSublayer(group)
        // Were the two faded one by one, red would shine through the blue.
        let pixel = try rendered()[5, 5]
        #expect(pixel >> 16 & 255 == 0)
        #expect((126...129).contains(pixel & 255) && (126...129).contains(pixel >> 24))
    }

    /// PDF 32000-1, 11.3.5: multiplied, yellow over cyan is green.
    @Test(arguments: ["multiplyBlendMode", "CIMultiplyBlendMode"])
    func `a blend mode's filter mixes a layer with what lies below`(filter: String) throws {
        root.addSublayer(CALayer(CGColor(red: 0, green: 1, blue: 1, alpha: 1), frame: root.bounds))
        let upper = CALayer(nil, frame: root.bounds)
        upper.addSublayer(CALayer(CGColor(red: 1, green: 1, blue: 0, alpha: 1), frame: root.bounds))
        upper.compositingFilter = filter
        root.addSublayer(upper)
        #expect(try rendered()[5, 5] == 0xFF00_FF00)
        upper.compositingFilter = "CIGaussianBlur"
        #expect(try rendered()[5, 5] == 0xFFFF_FF00)
    }

    /// Apple's documentation of `mask`: the mask's alpha determines how much of the layer shows, its shadow included.
    @Test(arguments: [true, false])
    func `a mask cuts the shadow`(isShape: Bool) throws {
        let layer = CALayer(.red, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowColor) = (1, 0, .blue)
        layer.shadowOffset = CGSize(width: 5, height: 5)
        root.addSublayer(layer)
        #expect(try rendered()[13, 13] == 0xFF00_00FF)
        if isShape {
            let shape = CAShapeLayer()
            shape.path = CGPath(rect: layer.bounds, transform: nil)
            layer.mask = shape
        } else {
            layer.mask = CALayer(.blue, frame: CGRect(x: 0, y: 0, width: 10, height: 12))
        }
        let pixels = try rendered()
        #expect(pixels[13, 13] == 0 && pixels[5, 5] == 0xFFFF_0000)
        #expect(pixels[7, 11] == (isShape ? 0 : 0xFF00_00FF))
    }

    @Test func aHiddenLayerTakesItsSublayersAlong() throws {
        let hidden = CALayer(.red, frame: root.bounds)
        hidden.addSublayer(CALayer(.blue, frame: root.bounds))
        hidden.isHidden = true
        root.addSublayer(hidden)
        #expect(try rendered().values.allSatisfy { $0 == 0 })
    }

    @Test func sublayersEndAtTheBoundsOnlyIfTheLayerMasksThem() throws {
        let box = CALayer(nil, frame: CGRect(x: 5, y: 5, width: 5, height: 5))
        box.addSublayer(CALayer(.red, frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        root.addSublayer(box)
        #expect(try rendered()[12, 12] == 0xFFFF_0000)
        box.masksToBounds = true
        let pixels = try rendered()
        #expect(pixels[12, 12] == 0 && pixels[9, 9] == 0xFFFF_0000)
    }

    @Test(arguments: [
        (CACornerMask.layerMinXMinYCorner, 0, 0), (.layerMaxXMinYCorner, 19, 0), (.layerMinXMaxYCorner, 0, 19),
        (.layerMaxXMaxYCorner, 19, 19),
    ])
    func onlyTheCornersOfTheMaskAreRounded(_ corner: CACornerMask, _ x: Int, _ y: Int) throws {
        root.backgroundColor = .red
        root.cornerRadius = 8
        root.maskedCorners = corner
        let pixels = try rendered()
        for (cornerX, cornerY) in [(0, 0), (19, 0), (0, 19), (19, 19)] {
            #expect(pixels[cornerX, cornerY] == (cornerX == x && cornerY == y ? 0 : 0xFFFF_0000))
        }
    }

    @Test func aShapeAsMaskShowsWhatTheSameShapeAsAClipShows() throws {
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 2, y: 4, width: 12, height: 10), transform: nil)
        root.backgroundColor = .red
        root.mask = shape
        let asClip = try rendered()
        // A hair's breadth below full opacity, the mask is no plain shape any more and takes the other road.
        shape.fillColor = CGColor(gray: 0, alpha: 0.999)
        let asMask = try rendered()
        #expect(asClip.difference(from: asMask) <= 2)
        #expect(asClip[8, 9] == 0xFFFF_0000 && asClip[0, 0] == 0)
    }

    @Test func aMaskShowsTheLayerAsMuchAsItIsOpaque() throws {
        root.backgroundColor = .red
        root.mask = CALayer(CGColor(gray: 1, alpha: 0.5), frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        let pixels = try rendered()
        #expect((126...129).contains(pixels[5, 5] >> 24))
        #expect(pixels[15, 5] == 0)
    }

    @Test func aQuarterTurnMovesPixelsToTheirPlaces() throws {
        let bar = CALayer(.red, frame: CGRect(x: 5, y: 8, width: 10, height: 4))
        root.addSublayer(bar)
        let lying = try rendered()
        bar.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let standing = try rendered()
        for y in 0..<20 {
            for x in 0..<20 { #expect(lying[x, y] == standing[19 - y, x]) }
        }
    }

    @Test func aShadowLiesUnderTheLayerAtItsOffset() throws {
        let box = CALayer(.red, frame: CGRect(x: 2, y: 2, width: 6, height: 6))
        box.shadowOpacity = 1
        box.shadowRadius = 0
        box.shadowOffset = CGSize(width: 8, height: 10)
        root.addSublayer(box)
        let pixels = try rendered()
        #expect(pixels[4, 4] == 0xFFFF_0000 && pixels[12, 14] == 0xFF00_0000 && pixels[17, 4] == 0)
    }

    @Test func aShadowPathThrowsTheShadowOfALayerThatDrawsNothing() throws {
        let layer = CALayer(nil, frame: CGRect(x: 2, y: 2, width: 8, height: 8))
        layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 4, height: 6))
        root.addSublayer(layer)
        let pixels = try rendered()
        #expect(pixels[6, 8] == 0xFF00_0000 && pixels[13, 15] == 0xFF00_0000)
        #expect(pixels[5, 8] == 0 && pixels[6, 7] == 0 && pixels[14, 8] == 0 && pixels[6, 16] == 0)
    }

    @Test func aShadowPathOfTheLayersOwnShapeThrowsTheShadowOfItsImage() throws {
        let layer = CALayer(.red, frame: CGRect(x: 4, y: 4, width: 10, height: 8))
        (layer.shadowOpacity, layer.shadowRadius) = (0.5, 2)
        root.addSublayer(layer)
        let composited = try rendered()
        layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
        #expect(try rendered().difference(from: composited) <= 1)
    }

    @Test func aShadowTurnsAndGrowsWithItsLayer() throws {
        let layer = CALayer(.red, frame: CGRect(x: 8, y: 8, width: 4, height: 4))
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 3, height: 0))
        layer.transform = CATransform3DScale(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 2, 2, 1)
        root.addSublayer(layer)
        let pixels = try rendered()
        // Turned clockwise by 90° and doubled, the offset of 3 to the right leads 6 down.
        #expect(pixels[10, 19] == 0xFF00_0000 && pixels[15, 10] == 0)
    }

    @Test func pixelsStaySquareUnderTheNearestFilter() throws {
        let two = try #require(
            try CGContext(size: CGSize(width: 2, height: 1), scale: 1).picture {
                $0.setFillColor(.red)
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            })
        let layer = CALayer(nil, frame: root.bounds)
        layer.contents = two
        layer.magnificationFilter = .nearest
        root.addSublayer(layer)
        let pixels = try rendered()
        #expect(pixels[9, 3] == 0xFFFF_0000 && pixels[10, 3] == 0)
    }
}

extension CGContext {
    /// What some drawing code draws.
    fileprivate func picture(_ drawing: (CGContext) -> Void) -> CGImage? {
        drawing(self)
        return makeImage()
    }
}
