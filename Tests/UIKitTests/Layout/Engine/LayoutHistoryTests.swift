import PlacardUIKit
import TestTools
import Testing

/// Views with a past against new ones: no layout remembers what came before.
@MainActor @Suite struct LayoutHistoryTests {
    @Test(arguments: 0..<24) func `constraints that come one by one give what all of them give at once`(seed: UInt64)
    {
        let (slow, whole) = (ViewTree(seed: seed), ViewTree(seed: seed))
        NSLayoutConstraint.activate(whole.constraints)
        var dice = SeededNumbers(seed: ~seed)
        for constraint in slow.constraints.shuffled(using: &dice) {
            constraint.isActive = true
            slow.root.layoutIfNeeded()
        }
        #expect(slow.frames == whole.frames)
    }

    private final class Grown: UIView {
        var length: CGFloat = 220
        private var known: CGFloat = 0 { didSet { if known != oldValue { invalidateIntrinsicContentSize() } } }

        override var intrinsicContentSize: CGSize {
            layoutIfNeeded()
            return CGSize(width: UIView.noIntrinsicMetric, height: known)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            known = length
        }
    }

    /// Tables and text views that are as high as their content do so.
    @Test func `a view that lays itself out when it is asked for its size can become smaller again`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        let view = Grown()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.height == 220)
        view.length = 88
        view.setNeedsLayout()
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(view.frame.height == 88)
    }

    @Test(arguments: 0..<24) func `constraints that went and came back leave no trace`(seed: UInt64) {
        let (changed, whole) = (ViewTree(seed: seed), ViewTree(seed: seed))
        for tree in [changed, whole] { NSLayoutConstraint.activate(tree.constraints) }
        var dice = SeededNumbers(seed: ~seed)
        for constraint in changed.constraints.shuffled(using: &dice).prefix(12) {
            changed.root.layoutIfNeeded()
            constraint.isActive = false
            changed.root.layoutIfNeeded()
            constraint.isActive = true
        }
        #expect(changed.frames == whole.frames)
    }

    @Test(arguments: 0..<24) func `a size that went and came back leaves no trace`(seed: UInt64) {
        let (changed, whole) = (ViewTree(seed: seed), ViewTree(seed: seed))
        for tree in [changed, whole] { NSLayoutConstraint.activate(tree.constraints) }
        var dice = SeededNumbers(seed: ~seed)
        for _ in 0..<6 {
            changed.root.frame.size.width = CGFloat(Int.random(in: 150...900, using: &dice))
            changed.root.layoutIfNeeded()
        }
        changed.root.frame.size = whole.root.frame.size
        #expect(changed.frames == whole.frames)
    }
}

/// Columns within columns of texts and boxes, whose constraints leave nothing open; the same for the same seed.
@MainActor private struct ViewTree {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 480, height: 900))
    private(set) var constraints: [NSLayoutConstraint] = []
    private var dice: SeededNumbers

    init(seed: UInt64) {
        dice = SeededNumbers(seed: seed)
        fill(root, depth: 0)
    }

    var frames: [CGRect] {
        root.layoutIfNeeded()
        var (found, views): ([CGRect], [UIView]) = ([], [root])
        while let view = views.popLast() {
            found.append(view.frame)
            views += view.subviews
        }
        return found
    }

    private mutating func fill(_ column: UIView, depth: Int) {
        var top = column.topAnchor
        for _ in 0..<Int.random(in: 2...4, using: &dice) {
            let view = makeView(depth: depth)
            column.addSubview(view)
            constraints.append(view.topAnchor.constraint(equalTo: top, constant: number(in: 0...12)))
            constrainWidth(of: view, in: column)
            if !(view is UILabel), view.subviews.isEmpty {
                constraints.append(view.heightAnchor.constraint(equalToConstant: number(in: 10...40)))
            }
            top = view.bottomAnchor
        }
        if depth > 0 {
            constraints.append(column.bottomAnchor.constraint(equalTo: top, constant: number(in: 0...12)))
        }
    }

    private mutating func makeView(depth: Int) -> UIView {
        let kind = Int.random(in: 0..<4, using: &dice)
        let view = kind < 2 ? UILabel() : UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        if let label = view as? UILabel {
            label.numberOfLines = 0
            label.text = String(repeating: "The quick brown fox. ", count: Int.random(in: 1...9, using: &dice))
        } else if kind == 2, depth < 2 {
            fill(view, depth: depth + 1)
        }
        return view
    }

    /// Flush with the column, or with a share of its width and an optional least width.
    private mutating func constrainWidth(of view: UIView, in column: UIView) {
        let margin = number(in: 0...20)
        constraints.append(view.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: margin))
        guard Bool.random(using: &dice) else {
            constraints.append(column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: margin))
            return
        }
        let share = CGFloat(Int.random(in: 4...9, using: &dice)) / 10
        let most = view.widthAnchor.constraint(lessThanOrEqualTo: column.widthAnchor, multiplier: share)
        let wanted = view.widthAnchor.constraint(equalToConstant: number(in: 60...500))
        wanted.priority = UILayoutPriority(800)
        constraints += [most, wanted]
    }

    private mutating func number(in range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &dice))
    }
}
