import Testing

@testable import PlacardUIKit

/// Input that makes no sense, and changes at odd times: a clear line at most, never a trap.
@MainActor @Suite(.serialized) struct LayoutInputTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

    private func child(of parent: UIView? = nil, _ view: UIView = UIView()) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    /// What layout says while `body` runs.
    @Test func `numbers that are none are refused in one line each, and the rest holds`() {
        let view = child()
        let width = view.widthAnchor.constraint(equalToConstant: 40)
        width.isActive = true
        let lines = layoutReports {
            width.constant = .nan
            width.constant = -.infinity
            view.heightAnchor.constraint(equalToConstant: .infinity).isActive = true
            view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: .nan).isActive = true
            width.priority = UILayoutPriority(.nan)
            root.layoutIfNeeded()
        }
        #expect(lines.count == 5 && lines.allSatisfy { !$0.contains("\n") && $0.contains("NSLayoutConstraint") })
        #expect(view.frame.width == 40 && view.constraints == [width])
    }

    @Test func `margins, sizes and frames that are none lay out`() {
        let view = child()
        let filled = child(of: nil, Unmeasurable())
        root.layoutMargins = UIEdgeInsets(top: .nan, left: .infinity, bottom: 1, right: -.infinity)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
            filled.topAnchor.constraint(equalTo: view.bottomAnchor),
            filled.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: CGFloat.infinity)
        root.layoutIfNeeded()
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        root.layoutMargins = UIEdgeInsets(top: 4, left: 3, bottom: 1, right: 1)
        root.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 3, y: 4))
        #expect(filled.frame.minX == 0 && filled.frame.width.isFinite && filled.frame.height.isFinite)
    }

    private final class Unmeasurable: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.nan, height: .infinity) }
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0) }
    }

    @Test func `rules between trees, and rules whose items are gone, say so or have no effect`() {
        let view = child()
        let stranger = UIView()
        let lines = layoutReports { view.leadingAnchor.constraint(equalTo: stranger.leadingAnchor).isActive = true }
        #expect(lines.count == 1 && lines[0].contains("no common ancestor"))
        var short: UIView? = UIView()
        let rule = short.map {
            NSLayoutConstraint(
                item: $0, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 1,
                constant: 0)
        }
        short = nil
        #expect(rule?.firstItem == nil)
        rule?.isActive = true
        rule?.constant = 3
        #expect(rule?.isActive == false && rule?.summary.contains("(nil)") == true)
        _ = rule?.firstAnchor
    }

    @Test func `views with constraints go when nobody holds them`() {
        weak var gone: UIView?
        do {
            let tree = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let view = child(of: tree)
            view.widthAnchor.constraint(equalTo: tree.widthAnchor).isActive = true
            tree.layoutIfNeeded()
            _ = tree.systemLayoutSizeFitting(.zero)
            gone = tree
        }
        #expect(gone == nil)
    }

    @Test func `guides that hang on each other in a ring lay out`() {
        let guides = (0..<3).map { _ in UILayoutGuide() }
        for guide in guides { root.addLayoutGuide(guide) }
        let lines = layoutReports {
            for (index, guide) in guides.enumerated() {
                let next = guides[(index + 1) % 3]
                guide.widthAnchor.constraint(equalTo: next.widthAnchor).isActive = true
                guide.leadingAnchor.constraint(equalTo: next.leadingAnchor, constant: 0).isActive = true
            }
            root.layoutIfNeeded()
            guides[0].widthAnchor.constraint(equalToConstant: 7).isActive = true
            guides[2].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 2).isActive = true
            root.layoutIfNeeded()
            guides[1].trailingAnchor.constraint(equalTo: guides[1].leadingAnchor, constant: -5).isActive = true
            root.layoutIfNeeded()
        }
        #expect(guides[1].layoutFrame.width == 7 && guides[1].layoutFrame.minX == 2)
        #expect(lines.count == 1 && lines[0].contains("Unable to simultaneously satisfy constraints."))
    }

    /// A view that lets a closure run while it is laid out.
    private final class Busy: UIView {
        var work: (() -> Void)?

        override func layoutSubviews() {
            work?()
            super.layoutSubviews()
        }
    }

    @Test func `rules may come and go while views are laid out`() {
        let busy = child(of: nil, Busy()) as? Busy
        let view = child(of: busy)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        busy?.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        busy?.heightAnchor.constraint(equalToConstant: 30).isActive = true
        busy?.work = {
            width.isActive = true
            width.constant = 24
            view.topAnchor.constraint(equalTo: view.superview?.topAnchor ?? view.topAnchor).isActive = true
        }
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(view.frame.width == 24)
        busy?.work = { view.removeFromSuperview() }
        busy?.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.superview == nil && busy?.subviews.isEmpty == true)
    }

    @Test func `layout that always asks for layout ends`() {
        let busy = child(of: nil, Busy()) as? Busy
        var rounds = 0
        busy?.work = { [weak busy] in
            rounds += 1
            busy?.widthAnchor.constraint(equalToConstant: CGFloat(rounds)).isActive = true
            busy?.setNeedsLayout()
        }
        busy?.setNeedsLayout()
        _ = layoutReports { root.layoutIfNeeded() }
        #expect(rounds > 1 && rounds <= 200)
    }

    @Test func `constraints may be taken away while they are looked through`() {
        let view = child()
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor), view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 4),
        ])
        root.layoutIfNeeded()
        for constraint in root.constraints + view.constraints { constraint.isActive = false }
        for constraint in root.constraints { root.removeConstraint(constraint) }
        root.layoutIfNeeded()
        #expect(root.constraints.isEmpty && view.constraints.isEmpty)
    }
}
