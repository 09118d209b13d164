import Foundation
import PlacardLabels
import TestTools
import Testing

@MainActor @Suite struct SpeechBubbleLabelTests {
    private let bubble = SpeechBubbleLabel()

    private static func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    init() {
        bubble.text = "Text"
        bubble.fill = .color(.green)
        bubble.textInsets = UIEdgeInsets(top: 4, left: 6, bottom: 4, right: 6)
    }

    private let green: UInt32 = 0xFF00_FF00
    private let red: UInt32 = 0xFFFF_0000

    @Test(arguments: [BubbleTail.Edge.top, .left, .bottom, .right])
    func theTailGrowsOutOfItsEdgeAndTheRestOfThatSideIsFree(edge: BubbleTail.Edge) throws {
        bubble.tail = BubbleTail(edge: edge, position: 0.5, size: CGSize(width: 20, height: 12))
        bubble.text = " "
        bubble.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let pixels = try Pixels(of: bubble)
        let middles: [BubbleTail.Edge: (Int, Int)] = [
            .top: (50, 8), .left: (8, 50), .bottom: (50, 91), .right: (91, 50),
        ]
        for (side, place) in middles { #expect(pixels[place.0, place.1] == green, "\(side)") }
        let beside: [BubbleTail.Edge: (Int, Int)] = [
            .top: (80, 4), .left: (4, 80), .bottom: (20, 95), .right: (95, 20),
        ]
        let free = try #require(beside[edge])
        #expect(pixels[free.0, free.1] == 0)
    }

    @Test func aTailThatLeansEndsAside() throws {
        bubble.tail = BubbleTail(edge: .bottom, position: 0.5, size: CGSize(width: 20, height: 12), lean: 1)
        bubble.text = " "
        bubble.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        let pixels = try Pixels(of: bubble)
        let tip = (0..<100).filter { pixels[$0, 58] >> 24 > 60 }
        #expect(tip.allSatisfy { (54...62).contains($0) } && !tip.isEmpty)
    }

    @Test func cornersGiveWayToATailOnAShortEdgeButOnlyBesideIt() throws {
        bubble.cornerRadius = 20
        bubble.tail = BubbleTail(edge: .left, position: 0.5, size: CGSize(width: 30, height: 10))
        bubble.text = " "
        bubble.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        let pixels = try Pixels(of: bubble)
        #expect(pixels[16, 1] == green)
        #expect(pixels[114, 1] == 0)
    }

    @Test func aPictureInTheBubbleTakesRoomFromTheText() throws {
        let plain = bubble.sizeThatFits(CGSize(width: 300, height: 0))
        bubble.image = Self.square(20)
        bubble.imageSide = .left
        let wider = bubble.sizeThatFits(CGSize(width: 300, height: 0))
        #expect(wider.width == plain.width + 28 && wider.height == plain.height)
        bubble.frame.size = wider
        let pixels = try Pixels(of: bubble)
        #expect(pixels[10, Int(wider.height - 10) / 2] == red)
        #expect(pixels[30, Int(wider.height - 10) / 2] == green)
    }

    @Test func aBubbleIsNeverLowerThanItsPicture() {
        bubble.image = Self.square(60)
        #expect(abs(bubble.sizeThatFits(CGSize(width: 300, height: 0)).height - (60 + 8 + 10)) < 0.001)
        bubble.imagePlace = .besideShape
        #expect(abs(bubble.sizeThatFits(CGSize(width: 300, height: 0)).height - 60) < 0.001)
    }

    @Test func aPictureBesideTheBubbleLiesOutsideOfItAtItsAnchor() throws {
        bubble.image = Self.square(40)
        bubble.imageSize = CGSize(width: 20, height: 20)
        (bubble.imageSide, bubble.imagePlace, bubble.imageAnchor) = (.left, .besideShape, .end)
        bubble.tail = BubbleTail(edge: .top)
        bubble.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
        let pixels = try Pixels(of: bubble)
        #expect(pixels[10, 70] == red && pixels[10, 50] == 0)
        #expect(pixels[24, 40] == 0 && pixels[32, 60] == green)
    }

    @Test func aLeadingPictureIsOnTheRightWhereReadingBeginsThere() throws {
        bubble.image = Self.square(20)
        bubble.imagePlace = .besideShape
        bubble.tail = BubbleTail(edge: .top)
        bubble.semanticContentAttribute = .forceRightToLeft
        bubble.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
        let pixels = try Pixels(of: bubble)
        #expect(pixels[110, 30] == red && pixels[3, 40] == green)
    }
}
