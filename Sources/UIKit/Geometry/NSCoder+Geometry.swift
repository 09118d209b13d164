import Foundation

/// Geometry as text, in the form that property lists and logs of Apple's systems have: "{{0, 0}, {320, 44.5}}".
///
/// Reading skips everything but the numbers; a text with too few of them gives zeros. Source: Apple's documentation of
/// `NSCoder`'s class methods in UIKit.
extension NSCoder {
    /// A point as "{x, y}".
    public class func string(for point: CGPoint) -> String { braced([point.x, point.y]) }
    /// A vector as "{dx, dy}".
    public class func string(for vector: CGVector) -> String { braced([vector.dx, vector.dy]) }
    /// A size as "{width, height}".
    public class func string(for size: CGSize) -> String { braced([size.width, size.height]) }
    /// A rectangle as "{{x, y}, {width, height}}".
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    /// A transform as "[a, b, c, d, tx, ty]".
    public class func string(for transform: CGAffineTransform) -> String {
        let entries = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[" + entries.map(brief).joined(separator: ", ") + "]"
    }
    /// Insets as "{top, left, bottom, right}".
    public class func string(for insets: UIEdgeInsets) -> String {
        braced([insets.top, insets.left, insets.bottom, insets.right])
    }
    /// Insets as "{top, leading, bottom, trailing}".
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        braced([insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// An offset as "{horizontal, vertical}".
    public class func string(for offset: UIOffset) -> String { braced([offset.horizontal, offset.vertical]) }

    /// The point that a text tells of.
    public class func cgPoint(for string: String) -> CGPoint {
        let numbers = numbers(in: string, 2)
        return CGPoint(x: numbers[0], y: numbers[1])
    }
    /// The vector that a text tells of.
    public class func cgVector(for string: String) -> CGVector {
        let numbers = numbers(in: string, 2)
        return CGVector(dx: numbers[0], dy: numbers[1])
    }
    /// The size that a text tells of.
    public class func cgSize(for string: String) -> CGSize {
        let numbers = numbers(in: string, 2)
        return CGSize(width: numbers[0], height: numbers[1])
    }
    /// The rectangle that a text tells of.
    public class func cgRect(for string: String) -> CGRect {
        let numbers = numbers(in: string, 4)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    /// The transform that a text tells of.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let numbers = numbers(in: string, 6)
        return CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
    /// The insets that a text tells of.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let numbers = numbers(in: string, 4)
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    /// The insets that a text tells of.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let numbers = numbers(in: string, 4)
        return NSDirectionalEdgeInsets(
            top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }

    /// The offset that a text tells of.
    public class func uiOffset(for string: String) -> UIOffset {
        let numbers = numbers(in: string, 2)
        return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }

    private class func braced(_ numbers: [CGFloat]) -> String {
        "{" + numbers.map(brief).joined(separator: ", ") + "}"
    }

    /// The shortest text that gives the same number again; whole numbers without a fraction.
    private class func brief(_ number: CGFloat) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private class func numbers(in string: String, _ count: Int) -> [CGFloat] {
        let found = string.split { !"0123456789.+-eE".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
        return found.count < count ? Array(repeating: 0, count: count) : found
    }
}
