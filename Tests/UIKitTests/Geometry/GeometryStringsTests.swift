import Foundation
import PlacardUIKit
import Testing

/// Apple's documentation of `NSStringFromCGRect(_:)`, `CGRectFromString(_:)` and their kin.
@Suite struct GeometryStringsTests {
    private static let numbers: [CGFloat] = [0, 1, -1.5, 164.66666666666666, 1e-7, 1e12]

    @Test(arguments: numbers) func `What is written is read as the same value`(_ number: CGFloat) {
        let (point, size) = (CGPoint(x: number, y: 2 - number), CGSize(width: 3 + number, height: -number))
        #expect(CGPointFromString(NSStringFromCGPoint(point)) == point)
        #expect(CGSizeFromString(NSStringFromCGSize(size)) == size)
        let rect = CGRect(origin: point, size: size)
        let read = CGRectFromString(NSStringFromCGRect(rect))
        #expect(read.origin == point && read.size == size)
        let insets = UIEdgeInsets(top: number, left: -number, bottom: 7, right: number / 3)
        #expect(UIEdgeInsetsFromString(NSStringFromUIEdgeInsets(insets)) == insets)
    }

    @Test func `Values are written in the order and the braces that Apple documents`() {
        #expect(NSStringFromCGPoint(CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
        #expect(NSStringFromCGSize(CGSize(width: 1, height: 2.5)) == "{1, 2.5}")
        #expect(NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
        #expect(NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSStringFromCGAffineTransform(transform) == "[1, 2, 3, 4, 5, 6]")
    }

    /// "If the string is not well formed, the function returns" the zero value.
    @Test(arguments: ["", "nonsense", "{}", "{1}", "{1, x}"]) func `What cannot be read is zero`(_ text: String) {
        #expect(CGPointFromString(text) == .zero && CGSizeFromString(text) == .zero)
        #expect(CGRectFromString(text) == .zero && UIEdgeInsetsFromString(text) == .zero)
    }
}
