import Testing

@testable import PlacardUIKit

@MainActor @Suite struct AmbiguityTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    private let view = UIView()

    init() {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
    }

    private func place(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
    }

    private var size: [NSLayoutConstraint] {
        [view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20)]
    }

    private var corner: [NSLayoutConstraint] {
        [
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor),
        ]
    }

    @Test func `a view that is placed wholly is not ambiguous`() {
        place(size + corner)
        #expect(!view.hasAmbiguousLayout)
    }

    @Test func `a view without a place, a size or any rule is`() {
        #expect(view.hasAmbiguousLayout)
        place(size)
        #expect(view.hasAmbiguousLayout)
        place([corner[0]])
        #expect(view.hasAmbiguousLayout)
        place([corner[1]])
        #expect(!view.hasAmbiguousLayout)
    }

    @Test func `space between inequalities is ambiguous, unless an optional constraint settles it`() {
        place(
            [size[1]] + corner + [
                view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
                view.widthAnchor.constraint(lessThanOrEqualToConstant: 90),
            ])
        #expect(view.hasAmbiguousLayout)
        let optional = view.widthAnchor.constraint(equalToConstant: 70)
        optional.priority = .defaultLow
        place([optional])
        #expect(!view.hasAmbiguousLayout && view.frame.width == 70)
    }

    @Test func `views that frames place, and labels that know their size, are not ambiguous`() {
        #expect(!root.hasAmbiguousLayout)
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        root.addSubview(plain)
        #expect(!plain.hasAmbiguousLayout)
        let label = UILabel()
        label.text = "Known"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        place([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        #expect(!label.hasAmbiguousLayout)
    }

    @Test func `exercising shows other frames that keep the rules`() {
        place(
            size + [corner[1], view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10)])
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        let after = view.frame
        #expect(after.minX != before.minX && after.minX >= 10)
        #expect(after.size == before.size && after.minY == before.minY)
        #expect(view.hasAmbiguousLayout)
        view.exerciseAmbiguityInLayout()
        #expect(view.frame.minX != after.minX && view.frame.minX >= 10)
    }

    @Test func `exercising a layout without doubt changes nothing`() {
        place(size + corner)
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == CGRect(x: 10, y: 0, width: 50, height: 20))
    }

    @Test func `the constraints that a frame hangs on are told by axis`() {
        let other = UIView()
        other.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(other)
        let link = other.leadingAnchor.constraint(equalTo: view.trailingAnchor)
        let slack = other.widthAnchor.constraint(lessThanOrEqualToConstant: 500)
        let (size, corner) = (size, corner)
        place(size + corner + [link, slack, other.widthAnchor.constraint(equalToConstant: 3)])
        let horizontal = other.constraintsAffectingLayout(for: .horizontal)
        #expect(Set(horizontal).isSuperset(of: [link, slack, size[0], corner[0]]))
        #expect(!horizontal.contains(size[1]))
        #expect(view.constraintsAffectingLayout(for: .vertical) == [size[1], corner[1]].sorted { $0.age < $1.age })
    }

    @Test func `guides are ambiguous as views are`() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        place([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            guide.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        #expect(guide.hasAmbiguousLayout)
        let height = guide.heightAnchor.constraint(equalToConstant: 9)
        place([height])
        #expect(!guide.hasAmbiguousLayout)
        #expect(guide.constraintsAffectingLayout(for: .vertical).contains(height))
    }
}
