import PlacardUIKit
import Testing

@MainActor @Suite struct UIViewHitTestingTests {
    /// Recorded on iOS in dotnet/macios's tests.
    @Test func hitTestingTakesPointsOfTheViewsOwnCoordinates() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        #expect(view.hitTest(CGPoint(x: -10, y: -10), with: nil) == nil)
        #expect(view.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    }

    /// Measured on iOS: the right and bottom edges lie outside.
    @Test func theFarEdgesLieOutside() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let points = [(0.0, 0.0), (99.99, 49.99), (100, 25), (50, 50)].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(points.map { view.point(inside: $0, with: nil) } == [true, true, false, false])
    }

    @Test func hiddenTransparentAndDisabledViewsAreNotHit() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: root.bounds)
        root.addSubview(child)
        func hit() -> UIView? { root.hitTest(CGPoint(x: 5, y: 5), with: nil) }
        #expect(hit() === child)
        child.alpha = 0.005
        #expect(hit() === root)
        child.alpha = 1
        child.isHidden = true
        #expect(hit() === root)
        child.isHidden = false
        child.isUserInteractionEnabled = false
        #expect(hit() === root)
    }

    @Test func theTopmostViewIsHitAndPointsOutsideTheParentReachNobody() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let child = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
        let top = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(parent)
        parent.addSubview(child)
        root.addSubview(top)
        #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === child)
        #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === top)
    }

    /// Measured on iOS.
    @Test func aTapOnALabelFallsThroughUnlessTheLabelWantsIt() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = UILabel(frame: root.bounds)
        root.addSubview(label)
        root.addSubview(UIImageView(frame: root.bounds))
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
        label.isUserInteractionEnabled = true
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === label)
    }

    @Test func coordinatesAreConvertedBetweenViewsAndToTheWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (a, b) = (
            UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)),
            UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
        )
        #expect(a.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
        window.addSubview(a)
        window.addSubview(b)
        b.bounds.origin.y = 5
        #expect(a.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 11, y: 12))
        #expect(a.convert(CGPoint(x: 1, y: 2), to: b) == CGPoint(x: -89, y: 17))
        #expect(
            a.convert(CGRect(x: 0, y: 5, width: 2, height: 2), from: b) == CGRect(x: 90, y: -10, width: 2, height: 2))
    }
}
