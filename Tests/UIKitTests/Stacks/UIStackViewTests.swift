import PlacardUIKit
import Testing

@MainActor @Suite struct UIStackViewTests {
    @Test func `a new stack view has UIKit's defaults`() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        #expect(stack.spacing == 0 && stack.arrangedSubviews.isEmpty)
        #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
        #expect(UIStackView.Alignment.lastBaseline.rawValue == 5 && UIStackView.Alignment.bottom.rawValue == 4)
        #expect(UIStackView.Distribution.equalCentering.rawValue == 4)
    }

    @Test func `arranged views become subviews without masks`() {
        let view = UIView()
        let stack = UIStackView(arrangedSubviews: [view])
        #expect(view.superview === stack && !view.translatesAutoresizingMaskIntoConstraints)
        #expect(stack.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func `a view that leaves while it comes is not arranged`() {
        final class Leaving: UIView {
            override func didMoveToSuperview() { if superview is UIStackView { removeFromSuperview() } }
        }
        let (stack, view) = (UIStackView(), Leaving())
        stack.addArrangedSubview(view)
        #expect(view.superview == nil && stack.arrangedSubviews.isEmpty)
    }

    @Test func `views that are no longer arranged stay until they are removed`() {
        let (first, second) = (Sized(10, 10), Sized(10, 10))
        let stack = Stacks.stack([first, second], 20, 10)
        #expect(Stacks.spans(stack) == [[0, 10], [10, 10]])
        stack.removeArrangedSubview(first)
        #expect(first.superview === stack && stack.arrangedSubviews == [second])
        #expect(Stacks.spans(stack) == [[0, 20]])
        second.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty && stack.subviews == [first])
    }

    @Test func `a view that goes to another stack view leaves the first`() {
        let view = Sized(10, 10)
        let (old, new) = (UIStackView(arrangedSubviews: [view]), UIStackView())
        new.addArrangedSubview(view)
        #expect(old.arrangedSubviews.isEmpty && new.arrangedSubviews == [view])
    }

    @Test func `inserting puts views between others and moves those that are there`() {
        let views = (0..<3).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
        stack.insertArrangedSubview(views[2], at: 1)
        #expect(stack.arrangedSubviews == [views[0], views[2], views[1]])
        #expect(stack.subviews == views)
        stack.insertArrangedSubview(views[1], at: 0)
        #expect(stack.arrangedSubviews == [views[1], views[0], views[2]] && stack.subviews == views)
        stack.insertArrangedSubview(views[1], at: 99)
        #expect(stack.arrangedSubviews.last === views[1])
    }

    @Test func `a stack view cannot hold itself`() {
        let (outer, inner) = (UIStackView(), UIStackView())
        outer.addArrangedSubview(inner)
        inner.addArrangedSubview(outer)
        outer.addArrangedSubview(outer)
        #expect(inner.arrangedSubviews.isEmpty && outer.arrangedSubviews == [inner])
    }

    /// They lie in the middle of the spacing, as documents of two projects store it.
    @Test func `hidden views take neither space nor spacing`() {
        let views = Stacks.listed()
        let stack = Stacks.stack(views, 400, 200) {
            $0.spacing = 10
            $0.distribution = .fillEqually
        }
        _ = Stacks.frames(stack)
        views[1].isHidden = true
        #expect(Stacks.spans(stack) == [[0, 195], [200, 0], [205, 195]])
        views[0].isHidden = true
        #expect(Stacks.spans(stack) == [[0, 0], [0, 0], [0, 400]])
        views[1].isHidden = false
        views[2].isHidden = true
        #expect(Stacks.spans(stack)[1] == [0, 400])
        views[0].isHidden = false
        #expect(Stacks.spans(stack) == [[0, 195], [205, 195], [400, 0]])
    }

    @Test func `a stack view whose views are all hidden asks for no space`() {
        let views = Stacks.listed()
        let stack = UIStackView(arrangedSubviews: views)
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 280, height: 200))
        for view in views { view.isHidden = true }
        #expect(stack.systemLayoutSizeFitting(.zero) == .zero)
    }

    @Test func `custom spacings follow their views and end with them`() {
        let views = Stacks.listed()
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 3
        stack.setCustomSpacing(20, after: views[0])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        #expect(stack.customSpacing(after: views[0]) == 20)
        #expect(stack.customSpacing(after: views[2]) == UIStackView.spacingUseDefault)
        #expect(stack.systemLayoutSizeFitting(.zero).width == 308)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        #expect(stack.systemLayoutSizeFitting(.zero).width == 291)
        stack.setCustomSpacing(20, after: views[0])
        stack.removeArrangedSubview(views[0])
        stack.addArrangedSubview(views[0])
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    }

    @Test func `nested stack views are as large as what they hold`() {
        let titles = UIStackView(arrangedSubviews: [Sized(100, 20), Sized(60, 14)])
        titles.axis = .vertical
        titles.spacing = 2
        titles.alignment = .leading
        let row = UIStackView(arrangedSubviews: [Sized(40, 40), titles])
        row.spacing = 8
        row.alignment = .center
        #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 148, height: 40))
        row.frame = CGRect(x: 0, y: 0, width: 148, height: 60)
        #expect(
            Stacks.frames(row) == [
                CGRect(x: 0, y: 10, width: 40, height: 40), CGRect(x: 48, y: 12, width: 100, height: 36),
            ])
        #expect(titles.arrangedSubviews.map(\.frame.width) == [100, 60])
        (titles.arrangedSubviews[1] as? Sized)?.size = CGSize(width: 60, height: 20)
        #expect(Stacks.frames(row)[1] == CGRect(x: 48, y: 9, width: 100, height: 42))
    }

    @Test func `rows begin at the right where reading does`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        root.traitOverrides.layoutDirection = .rightToLeft
        let stack = Stacks.stack([Sized(100, 10), Sized(50, 10)], 160, 10) { $0.spacing = 10 }
        root.addSubview(stack)
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [60, 0])
        root.traitOverrides.layoutDirection = .leftToRight
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 110])
    }

    @Test func `text in a column wraps at the column's width`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "some words ", count: 12)
        let stack = UIStackView(arrangedSubviews: [label, Sized(20, 20)])
        stack.axis = .vertical
        stack.spacing = 4
        let size = stack.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let text = label.sizeThatFits(CGSize(width: 200, height: 0))
        #expect(text.height > 60 && size == CGSize(width: 200, height: text.height + 24))
    }

    /// A view that counts how often it is asked whether it is hidden.
    private final class Asked: UIView {
        static var count = 0
        override var isHidden: Bool {
            get {
                Self.count += 1
                return super.isHidden
            }
            set { super.isHidden = newValue }
        }
    }

    @Test func `many views that hide are each asked a few times, and not for each other`() {
        let stack = UIStackView(arrangedSubviews: (0..<100).map { _ in Asked() })
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
        stack.layoutIfNeeded()
        Asked.count = 0
        for view in stack.arrangedSubviews.dropFirst() { view.isHidden = true }
        stack.layoutIfNeeded()
        #expect(Asked.count < 3000 && stack.arrangedSubviews[0].frame.height == 300)
    }

    @Test func `a label that was held at a width hugs its lines when it is let go`() {
        let label = UILabel()
        (label.numberOfLines, label.text) = (0, "Some words in a label")
        let column = UIStackView(arrangedSubviews: [label])
        column.axis = .vertical
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(column)
        column.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            column.widthAnchor.constraint(equalToConstant: 120),
            column.topAnchor.constraint(equalTo: window.topAnchor),
            column.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        ])
        column.alignment = .center
        window.layoutIfNeeded()
        let fresh = label.frame
        column.alignment = .fill
        window.layoutIfNeeded()
        #expect(label.frame.width == 120 && fresh.width < 120)
        column.alignment = .center
        window.layoutIfNeeded()
        #expect(label.frame == fresh)
    }
}
