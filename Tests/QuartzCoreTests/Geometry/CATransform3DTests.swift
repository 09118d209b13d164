import PlacardQuartzCore
import Testing

@Suite struct CATransform3DTests {
    @Test func `a box holds a transform`() {
        let turn = CATransform3DMakeRotation(1, 0, 0, 1)
        #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turn).caTransform3DValue, turn))
        #expect((NSValue(caTransform3D: turn) as Any) as? CATransform3D == turn)
        #expect((turn as Any) is NSValue && (NSValue(cgPoint: .zero) as Any) as? CATransform3D == nil)
    }

    @Test func theFirstOfTwoConcatenatedTransformsIsAppliedFirst() {
        let t = CATransform3DConcat(CATransform3DMakeScale(2, 3, 1), CATransform3DMakeTranslation(10, 20, 0))
        #expect(CGPoint(x: 1, y: 1).applying(CATransform3DGetAffineTransform(t)) == CGPoint(x: 12, y: 23))
    }

    @Test func translatingATransformMovesBeforeIt() {
        let t = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 5, 0, 0)
        #expect(CGPoint.zero.applying(CATransform3DGetAffineTransform(t)) == CGPoint(x: 10, y: 0))
    }

    @Test func aTurnAboutTheZAxisIsTheAffineRotation() {
        let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 3, 0, 0, 2))
        let expected = CGAffineTransform(rotationAngle: .pi / 3)
        for (a, b) in [
            (turned.a, expected.a), (turned.b, expected.b), (turned.c, expected.c), (turned.d, expected.d),
        ] {
            #expect(abs(a - b) < 1e-12)
        }
    }

    @Test func aTurnAboutAnAxisWithoutLengthChangesNothing() {
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test func affineTransformsSurviveTheWayThereAndBack() {
        let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(m)
        #expect(CATransform3DIsAffine(t))
        #expect(CATransform3DGetAffineTransform(t) == m)
    }

    @Test func aTransformWithPerspectiveIsNotAffine() {
        var t = CATransform3DIdentity
        t.m34 = -0.002
        #expect(!CATransform3DIsAffine(t))
    }
}
