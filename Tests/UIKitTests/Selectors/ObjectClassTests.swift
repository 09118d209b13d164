import PlacardUIKit
import Testing

/// Apple's documentation of the Objective-C runtime: `object_setClass` returns the former class, and methods are those of the new one.
@MainActor @Suite struct ObjectClassTests {
    final class Pill: CALayer {
        override var bounds: CGRect { didSet { cornerRadius = bounds.height / 2 } }
    }
    final class Named: CALayer {
        var title = ""
    }

    @Test func anObjectBecomesOneOfASubclass() {
        let view = UIView()
        #expect(object_setClass(view.layer, Pill.self) == CALayer.self)
        #expect(object_getClass(view.layer) == Pill.self)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(view.layer is Pill && view.layer.cornerRadius == 10)
        object_setClass(view.layer, CALayer.self)
        view.frame.size.height = 30
        #expect(view.layer.cornerRadius == 10)
    }

    @Test func noMemoryIsMadeForStoredProperties() {
        let layer = CALayer()
        #expect(object_setClass(layer, Named.self) == CALayer.self)
        #expect(object_getClass(layer) == CALayer.self)
    }

    @Test func strangersStayWhatTheyAre() {
        let label = UILabel()
        object_setClass(label, CALayer.self)
        #expect(object_getClass(label) == UILabel.self)
        #expect(object_getClass(nil) == nil)
    }
}
