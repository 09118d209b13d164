import Foundation
import Testing

@testable import PlacardQuartzCore

/// The rules are those of "Key-Value Coding Extensions" in Apple's Core Animation Programming Guide.
@Suite struct CALayerKeysTests {
    private final class Ring: CALayer {
        var width: CGFloat = 3

        required init() { super.init() }
        override init(layer: Any) {
            super.init(layer: layer)
            if let ring = layer as? Ring { width = ring.width }
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }

        override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
        override class func defaultValue(forKey key: String) -> Any? { key == "progress" ? 0.25 : nil }
    }

    @Test func `Properties and their parts are read and set by name`() throws {
        let layer = CALayer()
        layer.setValue(0.5, forKeyPath: "transform.scale")
        #expect(layer.transform.m11 == 0.5 && layer.transform.m22 == 0.5)
        #expect((layer.value(forKeyPath: "transform.scale.x") as? NSNumber)?.doubleValue == 0.5)
        layer.setValue(CGPoint(x: 3, y: 4), forKey: "position")
        layer.setValue(7, forKeyPath: "position.x")
        #expect(
            layer.position == CGPoint(x: 7, y: 4) && layer.value(forKey: "position") as? CGPoint == layer.position)
        layer.setValue(CGColor.white, forKey: "backgroundColor")
        #expect(layer.backgroundColor != nil)
        layer.setValue(nil, forKey: "backgroundColor")
        #expect(layer.backgroundColor == nil)
    }

    @Test func `A value that a property cannot have changes nothing`() {
        let layer = CALayer()
        layer.position = CGPoint(x: 1, y: 2)
        layer.setValue("aside", forKey: "position")
        layer.setValue(5, forKey: "position")
        #expect(layer.position == CGPoint(x: 1, y: 2))
    }

    @Test func `Layers and animations keep whatever they are given by other keys`() {
        let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
        layer.setValue("a", forKey: "name of mine")
        animation.setValue(true, forKey: "loops")
        #expect(layer.value(forKey: "name of mine") as? String == "a" && layer.value(forKey: "other") == nil)
        #expect(animation.value(forKey: "loops") as? Bool == true && animation.value(forKey: "other") == nil)
        layer.setValue(nil, forKey: "name of mine")
        animation.setValue(nil, forKey: "loops")
        #expect(layer.value(forKey: "name of mine") == nil && animation.value(forKey: "loops") == nil)
    }

    @Test func `A number is read as any number`() {
        let (layer, animation) = (CALayer(), CABasicAnimation())
        layer.setValue(3, forKey: "mine")
        animation.setValue(CGFloat(2), forKey: "mine")
        #expect(layer.value(forKey: "mine") as? CGFloat == 3 && layer.value(forKey: "mine") as? Int == 3)
        #expect(animation.value(forKey: "mine") as? Double == 2 && animation.value(forKey: "mine") is NSNumber)
    }

    @Test func `A class's defaults count until a key is set, and keys may ask for drawing`() {
        let ring = Ring()
        #expect(ring.value(forKey: "progress") as? Double == 0.25 && !ring.needsDisplay())
        ring.setValue(0.75, forKey: "other")
        #expect(!ring.needsDisplay())
        ring.setValue(0.75, forKey: "progress")
        #expect(ring.value(forKey: "progress") as? Double == 0.75 && ring.needsDisplay())
    }

    @Test func `A layer made of another looks as that one does`() {
        let ring = Ring()
        (ring.cornerRadius, ring.opacity, ring.width) = (4, 0.5, 9)
        ring.setValue("x", forKey: "mine")
        let copy = Ring(layer: ring)
        #expect(copy.cornerRadius == 4 && copy.opacity == 0.5 && copy.width == 9)
        #expect(copy.value(forKey: "mine") as? String == "x" && Ring(layer: 5).opacity == 1)
        let text = CATextLayer()
        (text.string, text.fontSize) = ("Text", 20)
        let other = CATextLayer(layer: text)
        #expect(other.string as? String == "Text" && other.fontSize == 20 && other.needsDisplayOnBoundsChange)
        #expect(CATextLayer(layer: CALayer()).string == nil)
    }
}
