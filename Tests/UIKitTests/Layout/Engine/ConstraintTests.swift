import PlacardUIKit
import Testing

@MainActor @Suite struct ConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func child(_ view: UIView = UIView(), in parent: UIView? = nil) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    private func pin(_ view: UIView, to other: UIView, by gap: CGFloat) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: gap),
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: gap),
            other.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: gap),
            other.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: gap),
        ])
    }

    @Test func `edges pinned to the superview follow its size`() {
        let view = child()
        pin(view, to: root, by: 10)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 280, height: 180))
        root.bounds.size.width = 500
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 480, height: 180))
    }

    @Test func `constants change without new rules`() {
        let view = child()
        pin(view, to: root, by: 10)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        root.constraints.last { $0.firstAttribute == .trailing }?.isActive = false
        width.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
        width.constant = 70
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 70, height: 180))
        width.isActive = false
        #expect(!width.isActive && view.constraints.isEmpty)
    }

    @Test func `rules reach across depths`() {
        let outer = child()
        pin(outer, to: root, by: 20)
        let inner = child(in: outer)
        pin(inner, to: outer, by: 5)
        let other = child()
        NSLayoutConstraint.activate([
            other.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 3),
            other.centerYAnchor.constraint(equalTo: inner.bottomAnchor),
            other.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5, constant: 1),
            other.heightAnchor.constraint(equalToConstant: 8),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 250, height: 150))
        #expect(other.frame == CGRect(x: 28, y: 171, width: 126, height: 8))
    }

    @Test func `leading lies right where reading goes from the right`() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = child()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
            view.widthAnchor.constraint(equalToConstant: 40),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 9),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 248, y: 0, width: 40, height: 9))
    }

    @Test func `a higher priority wins and the lower one comes as near as it can`() {
        let view = child()
        let optional = view.widthAnchor.constraint(equalToConstant: 500)
        optional.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            optional, view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width == 150)
        optional.constant = 60
        root.layoutIfNeeded()
        #expect(view.frame.width == 60)
    }

    @Test func `margins, guides and system spacing`() {
        root.layoutMargins = UIEdgeInsets(top: 1, left: 16, bottom: 2, right: 20)
        let view = child()
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
            guide.leadingAnchor.constraint(equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 2),
            guide.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            guide.widthAnchor.constraint(equalTo: view.widthAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 1, width: 124, height: 10))
        #expect(guide.layoutFrame.minX == 156)
        root.layoutMargins.left = 20
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 1, width: 122, height: 10))
    }

    @Test func `views with masks stand between rules`() {
        let middle = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        middle.autoresizingMask = [.flexibleWidth]
        root.addSubview(middle)
        let view = child(in: middle)
        pin(view, to: middle, by: 1)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 1, y: 1, width: 298, height: 98))
        root.bounds.size.width = 400
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 1, y: 1, width: 398, height: 98))
    }

    @Test func `subtrees take their rules with them`() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = child(in: card)
        pin(view, to: card, by: 4)
        root.addSubview(card)
        card.bounds.size.width = 60
        root.layoutIfNeeded()
        #expect(view.frame.width == 52)
        card.removeFromSuperview()
        card.bounds.size.width = 80
        card.layoutIfNeeded()
        #expect(view.frame.width == 72)
    }

    @Test func `labels get the height of their text at the width that is found`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 4)
        _ = child(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.width == 268)
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 268, height: 0)).height)
        root.bounds.size.width = 200
        root.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 168, height: 0)).height)
        label.text = "Short"
        root.layoutIfNeeded()
        #expect(label.frame.height == 20.5)
    }

    @Test func `baselines of labels meet`() {
        let (large, small) = (UILabel(), UILabel())
        (large.text, small.text) = ("Large", "small")
        (large.font, small.font) = (.systemFont(ofSize: 28), .systemFont(ofSize: 13))
        _ = child(large)
        _ = child(small)
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor, constant: 24),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        // Recorded on Catalyst: 28 points at y 24, 13 points at y 38.
        #expect(abs(small.frame.minY - 38) <= 0.5)
    }

    /// Apple's documentation of `forFirstBaselineLayout` and `forLastBaselineLayout`.
    @Test func `what has no text has its upper edge for the first baseline, and its lower one for the last`() {
        let view = UIView()
        _ = child(view)
        NSLayoutConstraint.activate([
            view.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            view.lastBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 50),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minY == 30 && view.frame.maxY == 50)
    }

    @Test func `the fitting size is the least that keeps the rules`() {
        let card = UIView()
        let view = child(in: card)
        pin(view, to: card, by: 7)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 44, height: 34))
        let wide = card.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 200, height: 34))
    }
}
