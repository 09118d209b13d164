import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct CGAffineTransformTests {
    @Test func concatenatingAppliesTheReceiverFirst() {
        let moved = CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 3))
        #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 22, y: 3))
    }

    @Test func theShorthandsPutTheirPartBeforeTheRest() {
        let scaled = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 12, y: 3))
    }

    @Test func aQuarterTurnTakesTheXAxisToTheYAxis() {
        let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(point.x) < 1e-15 && abs(point.y - 1) < 1e-15)
    }

    @Test func theInverseUndoes() {
        let t = CGAffineTransform(a: 2, b: 1, c: -3, d: 4, tx: 5, ty: 6)
        let there = CGPoint(x: 7, y: -8).applying(t).applying(t.inverted())
        #expect(abs(there.x - 7) < 1e-12 && abs(there.y + 8) < 1e-12)
    }

    @Test func whatCannotBeUndoneStaysAsItIs() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func aTurnedRectangleIsTheBoxAroundItsCorners() {
        let turned = CGRect(x: 0, y: 0, width: 2, height: 4).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 4) < 1e-12 && abs(turned.width - 4) < 1e-12 && abs(turned.height - 2) < 1e-12)
    }

    @Test func theNullRectangleStaysNull() {
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test func aSizeIgnoresTheTranslation() {
        let t = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 9, ty: 9)
        #expect(CGSize(width: 1, height: 1).applying(t) == CGSize(width: 2, height: 3))
    }

    @Test func aTransformCanBeTakenApartAndPutTogether() {
        let parts = CGAffineTransformComponents(
            scale: CGSize(width: 2, height: -3), horizontalShear: 0.25, rotation: 0.7,
            translation: CGVector(dx: 5, dy: -6))
        let found = CGAffineTransform(parts).decomposed()
        #expect(abs(found.scale.width - 2) < 1e-12 && abs(found.scale.height + 3) < 1e-12)
        #expect(abs(found.horizontalShear - 0.25) < 1e-12 && abs(found.rotation - 0.7) < 1e-12)
        #expect(found.translation == parts.translation)
        #expect(CGAffineTransform.identity.decomposed() == CGAffineTransformComponents())
        #expect(CGAffineTransform(scaleX: 1, y: 0).decomposed().horizontalShear == 0)
    }
}
