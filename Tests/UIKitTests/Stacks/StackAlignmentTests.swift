import PlacardUIKit
import Testing

/// Frames that follow from the constraints by hand: three views of 200, 100 and 50 points across the axis.
@MainActor @Suite struct StackAlignmentTests {
    struct Case: Sendable {
        let alignment: UIStackView.Alignment
        let space: CGFloat
        let depths: [[CGFloat]]
    }

    nonisolated static let cases: [Case] = [
        Case(alignment: .fill, space: 240, depths: [[0, 240], [0, 240], [0, 240]]),
        Case(alignment: .leading, space: 240, depths: [[0, 200], [0, 100], [0, 50]]),
        Case(alignment: .center, space: 240, depths: [[20, 200], [70, 100], [95, 50]]),
        Case(alignment: .trailing, space: 240, depths: [[40, 200], [140, 100], [190, 50]]),
        // In too little space, what resists least shrinks: all are bound to the space.
        Case(alignment: .leading, space: 80, depths: [[0, 80], [0, 80], [0, 50]]),
        Case(alignment: .center, space: 80, depths: [[0, 80], [0, 80], [15, 50]]),
        Case(alignment: .trailing, space: 80, depths: [[0, 80], [0, 80], [30, 50]]),
    ]

    @Test(arguments: cases) func `views of a row lie as the alignment says`(_ expected: Case) {
        let row = Stacks.stack(Stacks.listed(), 280, expected.space) { $0.alignment = expected.alignment }
        #expect(Stacks.depths(row) == expected.depths)
    }

    @Test(arguments: cases) func `views of a column lie as the alignment says`(_ expected: Case) {
        let views = [Sized(200, 160), Sized(100, 80), Sized(50, 40)]
        let column = Stacks.stack(views, expected.space, 280) {
            $0.axis = .vertical
            $0.alignment = expected.alignment
        }
        #expect(Stacks.depths(column) == expected.depths)
    }

    /// Frames of hidden fields and buttons that documents of two projects store.
    @Test(arguments: [
        (UIStackView.Alignment.fill, [0, 40]), (.leading, [0, 34]), (.center, [3, 34]), (.trailing, [6, 34]),
    ])
    func `a hidden view is aligned as visible ones are`(alignment: UIStackView.Alignment, depth: [CGFloat]) {
        let views = [Sized(60, 20), Sized(60, 34)]
        let row = Stacks.stack(views, 120, 40) { $0.alignment = alignment }
        views[1].isHidden = true
        #expect(Stacks.depths(row)[1] == depth)
    }

    /// A hidden button that a document stores; another one with two does not contradict it.
    @Test(arguments: [UIStackView.Alignment.leading, .center, .trailing])
    func `where nothing is visible hidden views lie at the start`(alignment: UIStackView.Alignment) {
        let hidden = Sized(110, 36)
        hidden.isHidden = true
        let row = Stacks.stack([hidden], 0, 0) { $0.alignment = alignment }
        #expect(row.arrangedSubviews[0].frame.minY == 0)
    }

    @Test func `a hidden view that is wider than the others does not make the stack view wider`() {
        let views = [Sized(100, 20), Sized(300, 20)]
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        views[1].isHidden = true
        #expect(column.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 20))
    }

    @Test func `leading is right where reading goes from the right`() {
        let column = Stacks.stack([Sized(200, 20), Sized(50, 20)], 240, 40) {
            $0.axis = .vertical
            $0.alignment = .leading
            $0.semanticContentAttribute = .forceRightToLeft
        }
        #expect(Stacks.depths(column) == [[40, 200], [190, 50]])
        column.semanticContentAttribute = .forceLeftToRight
        #expect(Stacks.depths(column) == [[0, 200], [0, 50]])
    }

    @Test func `one view is not larger than its content unless it fills`() {
        let places: [(UIStackView.Alignment, CGFloat)] = [(.leading, 0), (.center, 40), (.trailing, 80)]
        for (alignment, y) in places {
            let row = Stacks.stack([Sized(30, 20)], 30, 100) { $0.alignment = alignment }
            #expect(Stacks.depths(row) == [[y, 20]])
        }
    }

    @Test func `views without a size of their own have none across the axis`() {
        let row = Stacks.stack([UIView(), Sized(10, 30)], 100, 90) {
            $0.alignment = .center
            $0.distribution = .fillEqually
        }
        #expect(Stacks.depths(row) == [[45, 0], [30, 30]])
    }

    private func label(_ text: String, _ size: CGFloat) -> UILabel {
        let label = UILabel()
        (label.text, label.font) = (text, .systemFont(ofSize: size))
        return label
    }

    @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func `baselines of a row meet`(_ alignment: UIStackView.Alignment) {
        let (large, small) = (label("Large", 28), label("two\nlines", 13))
        small.numberOfLines = 2
        let row = UIStackView(arrangedSubviews: [large, small])
        row.alignment = alignment
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        root.addSubview(row)
        row.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: root.topAnchor), row.leftAnchor.constraint(equalTo: root.leftAnchor),
        ])
        root.layoutIfNeeded()
        // SF's published ascender over its line height, in a label as high as its lines.
        let ascender: CGFloat = 0.952
        let line = small.font.lineHeight
        let baselines = [
            large.frame.minY + 28 * ascender,
            small.frame.minY + 13 * ascender + (alignment == .lastBaseline ? line : 0),
        ]
        #expect(abs(baselines[0] - baselines[1]) < 1)
        #expect(row.frame.height == large.frame.union(small.frame).height)
        #expect(min(large.frame.minY, small.frame.minY) == 0)
    }

    @Test func `columns measure their spacing between baselines if told to`() {
        let (first, second) = (label("One", 17), label("Two", 17))
        let column = Stacks.stack([first, second], 100, 60) {
            $0.axis = .vertical
            $0.spacing = 30
            $0.isBaselineRelativeArrangement = true
            $0.distribution = .equalSpacing
        }
        column.frame.size.height = 0
        let size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        // From baseline to baseline 30, and of the first line what is above it, of the second what is below.
        #expect(size.height == 50.5)
    }

    @Test func `margins are kept if told to`() {
        let row = Stacks.stack([Sized(30, 20)], 100, 60) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
        #expect(Stacks.frames(row) == [CGRect(x: 2, y: 1, width: 94, height: 56)])
        row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        #expect(Stacks.frames(row) == [CGRect(x: 6, y: 5, width: 86, height: 48)])
        row.isLayoutMarginsRelativeArrangement = false
        #expect(Stacks.frames(row) == [CGRect(x: 0, y: 0, width: 100, height: 60)])
    }
}
