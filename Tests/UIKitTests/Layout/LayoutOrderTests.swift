import PlacardUIKit
import TestTools
import Testing

/// A solution hangs on the constraints alone: not on the order in which they came, nor on the sizes that there were before.
@MainActor @Suite struct LayoutOrderTests {

    /// Views and constraints that leave nothing open, made of a seed: of each side either the place is fixed, or what is
    /// wished for at a priority that no other optional constraint has.
    @MainActor private struct Scene {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        var views: [UIView] = []
        var constraints: [NSLayoutConstraint] = []
        private var random: SeededNumbers
        private var priority: Float = 999

        init(seed: UInt64) {
            random = SeededNumbers(seed: seed)
            for number in 0..<12 { add(number) }
        }

        private mutating func add(_ number: Int) {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            let above = views.isEmpty || random.next() % 2 == 0 ? root : views[Int(random.next() % UInt64(number))]
            above.addSubview(view)
            let beside = above.subviews.dropLast().last
            let gap = CGFloat(random.next() % 30)
            let start = beside.map { view.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: gap) }
            constraints.append(start ?? view.leadingAnchor.constraint(equalTo: above.leadingAnchor, constant: gap))
            constraints.append(view.topAnchor.constraint(equalTo: above.topAnchor, constant: gap / 2))
            wish(view.widthAnchor, within: above.widthAnchor)
            wish(view.heightAnchor, within: above.heightAnchor)
            views.append(view)
        }

        /// A length that is wished for, and what it must not exceed.
        private mutating func wish(_ side: NSLayoutDimension, within space: NSLayoutDimension) {
            let share = CGFloat(random.next() % 8) / 8
            let length = side.constraint(equalTo: space, multiplier: share, constant: CGFloat(random.next() % 60))
            length.priority = UILayoutPriority(priority)
            priority -= 1
            constraints += [
                length, side.constraint(lessThanOrEqualTo: space, constant: -CGFloat(random.next() % 20)),
                side.constraint(greaterThanOrEqualToConstant: 0),
            ]
        }

        var frames: [CGRect] { views.map(\.frame) }
    }

    private func isClose(_ a: [CGRect], _ b: [CGRect]) -> Bool {
        zip(a, b).allSatisfy { a, b in
            abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
                && abs(a.height - b.height) < 0.01
        }
    }

    private func solved(_ seed: UInt64) -> Scene {
        let scene = Scene(seed: seed)
        NSLayoutConstraint.activate(scene.constraints)
        scene.root.layoutIfNeeded()
        return scene
    }

    @Test(arguments: 1...40) func stepByStepEqualsAtOnce(seed: UInt64) {
        let whole = solved(seed)
        let steps = Scene(seed: seed)
        for constraint in steps.constraints {
            constraint.isActive = true
            steps.root.layoutIfNeeded()
        }
        #expect(isClose(whole.frames, steps.frames))
    }

    @Test(arguments: 1...40) func backwardsEqualsForwards(seed: UInt64) {
        let whole = solved(seed)
        let reversed = Scene(seed: seed)
        NSLayoutConstraint.activate(reversed.constraints.reversed())
        reversed.root.layoutIfNeeded()
        #expect(isClose(whole.frames, reversed.frames))
    }

    @Test(arguments: 1...40) func thereAndBackEqualsStayed(seed: UInt64) {
        let scene = solved(seed)
        let before = scene.frames
        for (width, height) in [(100, 2000), (900, 90), (400, 600)] {
            scene.root.frame.size = CGSize(width: width, height: height)
            scene.root.layoutIfNeeded()
        }
        #expect(isClose(before, scene.frames))
    }

    @Test(arguments: 1...40) func withoutAndWithAgainEqualsStayed(seed: UInt64) {
        let scene = solved(seed)
        let before = scene.frames
        for constraint in scene.constraints {
            constraint.isActive = false
            scene.root.layoutIfNeeded()
            constraint.isActive = true
            scene.root.layoutIfNeeded()
        }
        #expect(isClose(before, scene.frames))
    }
}
