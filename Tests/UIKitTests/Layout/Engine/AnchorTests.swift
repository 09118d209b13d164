import Testing

@testable import PlacardUIKit

@MainActor @Suite struct AnchorTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

    private func child(_ size: CGFloat = 10) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: size).isActive = true
        view.heightAnchor.constraint(equalToConstant: size).isActive = true
        return view
    }

    @Test func `anchors make the constraints that their names say`() {
        let (first, second) = (child(), child())
        let constraint = first.trailingAnchor.constraint(lessThanOrEqualTo: second.leadingAnchor, constant: -4)
        #expect(constraint.firstItem === first && constraint.firstAttribute == .trailing)
        #expect(constraint.secondItem === second && constraint.secondAttribute == .leading)
        #expect(constraint.relation == .lessThanOrEqual && constraint.constant == -4)
        #expect(constraint.multiplier == 1 && constraint.priority == .required && !constraint.isActive)
        let width = first.widthAnchor.constraint(
            greaterThanOrEqualTo: second.heightAnchor, multiplier: 2, constant: 3)
        #expect(width.firstAttribute == .width && width.secondAttribute == .height)
        #expect(width.multiplier == 2 && width.constant == 3 && width.relation == .greaterThanOrEqual)
    }

    @Test func `system spacing is eight points times the multiplier`() {
        let (first, second) = (child(), child())
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
            first.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 0.5),
            second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 3),
            second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1),
        ])
        root.layoutIfNeeded()
        #expect(first.frame.origin == CGPoint(x: 8, y: 4))
        #expect(second.frame.origin == CGPoint(x: 42, y: 22))
    }

    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func `distances can be compared`(direction: UISemanticContentAttribute) {
        root.semanticContentAttribute = direction
        let view = child(60)
        let before = root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
        let after = view.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
        let above = root.topAnchor.anchorWithOffset(to: view.topAnchor)
        let below = view.bottomAnchor.anchorWithOffset(to: root.bottomAnchor)
        NSLayoutConstraint.activate([
            before.constraint(equalTo: after, multiplier: 2), above.constraint(equalTo: below, constant: 10),
        ])
        root.layoutIfNeeded()
        // 240 points of space to share by two to one; 40 points by one to one and ten more.
        #expect(view.frame.minX == (direction == .forceLeftToRight ? 160 : 80))
        #expect(view.frame.minY == 25)
    }

    @Test func `a distance can be a number of points, and goes when its views go`() {
        let (first, second) = (child(), child())
        let gap = first.leadingAnchor.anchorWithOffset(to: second.leadingAnchor).constraint(equalToConstant: 33)
        NSLayoutConstraint.activate([gap, first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)])
        root.layoutIfNeeded()
        #expect(second.frame.minX == 38)
        #expect(gap.summary.contains("(UIView:") && gap.summary.contains(".leading - UIView:"))
        second.removeFromSuperview()
        #expect(!gap.isActive)
    }

    @Test func `a constraint tells the places that it ties`() {
        let (first, second) = (child(), child())
        let edge = first.leadingAnchor.constraint(equalTo: second.trailingAnchor)
        #expect(edge.firstAnchor.item === first && edge.firstAnchor.attribute == .leading)
        #expect(edge.secondAnchor?.item === second && edge.secondAnchor?.attribute == .trailing)
        #expect(first.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
        #expect(!edge.shouldBeArchived)
    }

    /// Apple's page on `constraint(equalToSystemSpacingBelow:multiplier:)`: the fonts at baselines decide.
    @Test(arguments: [17, 40]) func `system spacing between an edge and a baseline holds the letters`(_ size: CGFloat)
    {
        let label = UILabel()
        (label.text, label.font) = ("Text", .systemFont(ofSize: size))
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            label.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: guide.topAnchor, multiplier: 1),
            guide.bottomAnchor.constraint(equalToSystemSpacingBelow: label.lastBaselineAnchor, multiplier: 1),
        ])
        root.layoutIfNeeded()
        #expect(abs(label.frame.minY - guide.layoutFrame.minY) < 1)
        #expect(abs(label.frame.maxY - guide.layoutFrame.maxY) < 1)
    }

    @Test func `system spacing between baselines is the distance of lines in their fonts, and follows them`() {
        let (upper, lower) = (UILabel(), UILabel())
        for label in [upper, lower] {
            label.text = "Text"
            label.font = .preferredFont(forTextStyle: .body)
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
        }
        NSLayoutConstraint.activate([
            upper.topAnchor.constraint(equalTo: root.topAnchor),
            lower.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 2),
        ])
        root.layoutIfNeeded()
        // Body text is designed for lines 22 points apart (Apple's Human Interface Guidelines).
        #expect(lower.frame.minY == 44)
        lower.font = .systemFont(ofSize: 34)
        root.layoutIfNeeded()
        let (descent, gap, ascent) = (4.1006, 1.7129, 32.373)
        #expect(abs(lower.frame.minY - (16.187 + 2 * (descent + gap + ascent) - ascent)) < 1)
    }
}
