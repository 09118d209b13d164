import Foundation
import PlacardCoreGraphics
import PlacardUIFoundation
import Testing

/// As on Apple's systems, where the compiler bridges these structures to `NSValue`.
@Suite struct ValueBridgedTests {
    private func holds<Value: ValueBridged & Equatable>(_ value: Value) -> Bool {
        let (box, kept) = ((value as Any) as? NSValue, ["key": value] as NSDictionary)
        return (box as Any) as? Value == value && kept["key"] as? Value == value && kept["key"] is NSValue
    }

    @Test func `geometry is kept as boxes and read as itself`() {
        #expect(holds(CGPoint(x: 1, y: 2)) && holds(CGSize(width: 1, height: 2)))
        #expect(holds(CGRect(x: 1, y: 2, width: 3, height: 4)) && holds(NSRange(location: 1, length: 2)))
        #expect(holds(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
        #expect(holds(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        #expect(holds(UIOffset(horizontal: 1, vertical: 2)) && holds(CGVector(dx: 1, dy: 2)))
        #expect(holds(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)))
    }

    @Test func `boxes have their values by name`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect((CGPoint(x: 1, y: 2) as NSValue).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
        let turn = CGAffineTransform(rotationAngle: 1)
        #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
        let directed = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(directionalEdgeInsets: directed).directionalEdgeInsetsValue == directed)
    }

    @Test func `boxes and numbers of another kind are not taken for one`() {
        let box: Any = NSValue(cgPoint: .zero)
        #expect(box as? CGSize == nil && box as? CGRect == nil && box as? CGAffineTransform == nil)
        #expect((NSNumber(value: 1) as Any) as? CGPoint == nil)
        #expect(NSValue(cgPoint: .zero).uiEdgeInsetsValue == .zero)
    }
}
