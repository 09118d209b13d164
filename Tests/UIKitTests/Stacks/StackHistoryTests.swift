import PlacardUIKit
import TestTools
import Testing

/// Stack views with any history against new ones that are told how it ended.
@MainActor @Suite struct StackHistoryTests {
    @Test(arguments: [UIStackView.Distribution.fill, .fillEqually, .equalSpacing], [1, 2, 3, 4] as [UInt64])
    func `views that were hidden, moved and changed lie as in a new stack`(
        distribution: UIStackView.Distribution, seed: UInt64
    ) {
        var history = History(distribution, seed: seed)
        for step in 0..<20 {
            history.change()
            #expect(Stacks.frames(history.stack) == Stacks.frames(history.anew()), "step \(step)")
        }
    }

    @MainActor private struct History {
        let stack: UIStackView
        private var numbers: SeededNumbers

        init(_ distribution: UIStackView.Distribution, seed: UInt64) {
            numbers = SeededNumbers(seed: seed)
            let views = [1, 2, 3, 4, 5].map { (number: CGFloat) in Sized(10 * number, 15 + 5 * number) }
            stack = Stacks.stack(views, 400, 300) { $0.distribution = distribution }
            for (place, view) in views.enumerated() { Self.rank(view, place) }
        }

        /// Every view another priority, so that one arrangement alone is the best.
        private static func rank(_ view: UIView, _ place: Int) {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                view.setContentHuggingPriority(UILayoutPriority(Float(200 + place)), for: axis)
                view.setContentCompressionResistancePriority(UILayoutPriority(Float(700 + place)), for: axis)
            }
        }

        mutating func change() {
            guard let view = stack.arrangedSubviews.randomElement(using: &numbers) as? Sized else { return }
            switch Int.random(in: 0..<6, using: &numbers) {
            case 0, 1: view.isHidden.toggle()
            case 2: stack.insertArrangedSubview(view, at: Int.random(in: 0..<5, using: &numbers))
            case 3: view.size.width = CGFloat(Int.random(in: 1...60, using: &numbers))
            case 4: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
            default: stack.setCustomSpacing(CGFloat(Int.random(in: 0...9, using: &numbers)), after: view)
            }
        }

        /// A new stack with views like those of this one.
        func anew() -> UIStackView {
            let views = stack.arrangedSubviews.compactMap { $0 as? Sized }.map { known in
                let view = Sized(known.size.width, known.size.height)
                view.isHidden = known.isHidden
                Self.rank(view, Int(known.contentHuggingPriority(for: .horizontal).rawValue) - 200)
                return view
            }
            let new = Stacks.stack(views, 400, 300) {
                ($0.distribution, $0.axis) = (stack.distribution, stack.axis)
            }
            for (known, view) in zip(stack.arrangedSubviews, views) {
                new.setCustomSpacing(stack.customSpacing(after: known), after: view)
            }
            return new
        }
    }
}
