import PlacardUIKit
import Testing

/// All 64 masks: a gain is shared among flexible parts by their old lengths.
@MainActor @Suite struct AutoresizingTests {
    /// Where a side of 30 points after 20 and before 50 lies when 100 points are added, by what is flexible: the part
    /// before (1), the side (2), the part after (4).
    private nonisolated static let sides: [(origin: CGFloat, length: CGFloat)] = [
        (20, 30), (120, 30), (20, 130), (20 + 100 * 0.4, 30 + 100 * 0.6), (20, 30), (20 + 100 * 20.0 / 70, 30),
        (20, 30 + 100 * 30.0 / 80), (40, 60),
    ]

    private static func expected(_ mask: UInt) -> CGRect {
        let (x, y) = (sides[Int(mask & 7)], sides[Int(mask >> 3)])
        return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    }

    private func views(_ mask: UInt) -> (root: UIView, child: UIView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
        child.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
        root.addSubview(child)
        return (root, child)
    }

    private func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
        max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height))
    }

    @Test(arguments: 0..<64 as Range<UInt>) func `frames follow their superview's size by their mask`(_ mask: UInt) {
        let (root, child) = views(mask)
        root.frame.size = CGSize(width: 200, height: 200)
        #expect(distance(child.frame, Self.expected(mask)) < 1e-9)
    }

    @Test(arguments: 0..<64 as Range<UInt>) func `masks mean the same where they become rules`(_ mask: UInt) {
        let (root, child) = views(mask)
        let follower = UIView()
        follower.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(follower)
        NSLayoutConstraint.activate([
            follower.leftAnchor.constraint(equalTo: child.leftAnchor),
            follower.topAnchor.constraint(equalTo: child.topAnchor),
            follower.widthAnchor.constraint(equalTo: child.widthAnchor),
            follower.heightAnchor.constraint(equalTo: child.heightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(follower.frame == child.frame)
        root.frame.size = CGSize(width: 200, height: 200)
        root.layoutIfNeeded()
        // On whole pixels of half a point.
        #expect(distance(follower.frame, Self.expected(mask)) <= 0.5)
        #expect(distance(child.frame, Self.expected(mask)) < 1e-9)
    }

    @Test func `views whose superview does not resize its subviews stay`() {
        let (root, child) = views(63)
        root.autoresizesSubviews = false
        root.frame.size = CGSize(width: 200, height: 200)
        #expect(child.frame == CGRect(x: 20, y: 20, width: 30, height: 30))
    }
}
