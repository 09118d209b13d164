import PlacardConstraintSolver
import Testing

@testable import PlacardUIKit

/// Who is laid out after a change, and whose size is set.
@MainActor @Suite struct LayoutCostTests {
    /// A view that counts what layout does to it.
    private final class Counting: UIView {
        var layouts = 0
        var framings = 0

        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }

        override var bounds: CGRect { didSet { framings += 1 } }
    }

    private let root = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    private var rows: [Counting] = []
    private var pictures: [Counting] = []
    private var widths: [NSLayoutConstraint] = []

    /// Twenty rows below each other, each with an image in it.
    init() {
        for _ in 0..<20 {
            let row = Self.child(of: root)
            let picture = Self.child(of: row)
            let width = picture.widthAnchor.constraint(equalToConstant: 32)
            NSLayoutConstraint.activate([
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                row.topAnchor.constraint(equalTo: rows.last?.bottomAnchor ?? root.topAnchor),
                row.heightAnchor.constraint(equalToConstant: 44), width,
                picture.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8),
                picture.topAnchor.constraint(equalTo: row.topAnchor),
                picture.bottomAnchor.constraint(equalTo: row.bottomAnchor),
            ])
            rows.append(row)
            pictures.append(picture)
            widths.append(width)
        }
        root.layoutIfNeeded()
        for view in [root] + rows + pictures { (view.layouts, view.framings) = (0, 0) }
    }

    private static func child(of view: UIView) -> Counting {
        let child = Counting()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        return child
    }

    @Test func `a constant moves what hangs on it, and lays out only what holds that`() {
        widths[10].constant = 40
        root.layoutIfNeeded()
        #expect(pictures[10].frame.width == 40)
        #expect(root.layouts == 0)
        #expect(rows.map(\.layouts) == (0..<20).map { $0 == 10 ? 1 : 0 })
        #expect(pictures.map(\.framings) == (0..<20).map { $0 == 10 ? 1 : 0 })
        #expect(rows.allSatisfy { $0.framings == 0 })
    }

    @Test func `a change that moves nothing lays nothing out`() {
        let loose = pictures[3].widthAnchor.constraint(lessThanOrEqualToConstant: 100)
        loose.isActive = true
        root.layoutIfNeeded()
        #expect(([root] + rows + pictures).allSatisfy { $0.layouts == 0 && $0.framings == 0 })
    }

    @Test func `a new width reaches every row once`() {
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(root.layouts == 1)
        #expect(rows.allSatisfy { $0.frame.width == 400 && $0.framings == 1 && $0.layouts == 1 })
        #expect(pictures.allSatisfy { $0.framings == 0 })
    }

    @Test func `asking for layout still lays the view out`() {
        widths[0].constant = 33
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(root.layouts == 1 && rows[0].layouts == 1)
    }

    // MARK: One label's text in a big tree

    /// A list of labels below each other, each in a row of its own.
    private func list(of count: Int) -> (list: UIView, labels: [UILabel]) {
        let list = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100_000))
        var labels: [UILabel] = []
        for index in 0..<count {
            let (row, label) = (UIView(), UILabel())
            (label.text, label.numberOfLines) = ("Row \(index)", 0)
            for view in [row, label] { view.translatesAutoresizingMaskIntoConstraints = false }
            list.addSubview(row)
            row.addSubview(label)
            NSLayoutConstraint.activate([
                row.leadingAnchor.constraint(equalTo: list.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: list.trailingAnchor),
                row.topAnchor.constraint(equalTo: labels.last?.superview?.bottomAnchor ?? list.topAnchor),
                label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
                row.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
                label.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
                row.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            ])
            labels.append(label)
        }
        list.layoutIfNeeded()
        return (list, labels)
    }

    /// What the solver does when the label in the middle gets another text.
    private func workOfNewText(
        in tree: (list: UIView, labels: [UILabel]), _ text: String
    ) throws -> LinearSolver.Work {
        let engine = try #require(tree.list.viewState.engine)
        let before = engine.solver.work
        tree.labels[tree.labels.count / 2].text = text
        tree.list.layoutIfNeeded()
        let after = engine.solver.work
        return LinearSolver.Work(
            pivots: after.pivots - before.pivots, constraints: after.constraints - before.constraints)
    }

    @Test func `another text of one label takes no rule out, and as few pivots in a large tree as in a small one`()
        throws
    {
        let (few, many) = (list(of: 10), list(of: 200))
        let long = String(repeating: "A text of several lines. ", count: 6)
        for text in ["Other", long, "Short again"] {
            let (small, large) = (try workOfNewText(in: few, text), try workOfNewText(in: many, text))
            #expect(small.constraints == 0 && large == small)
            #expect(large.pivots <= 8)
        }
        #expect(many.labels[100].frame.height == 20.5)
        #expect(many.labels[199].superview?.frame.minY == 199 * 36.5)
    }

    // MARK: A column of labels

    /// What the solver does for the first layout of a stack view in which every second label wraps.
    private func workOfColumn(of count: Int) throws -> LinearSolver.Work {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
        let stack = UIStackView(
            arrangedSubviews: (0..<count).map { index in
                let label = UILabel()
                label.numberOfLines = 0
                label.text = index % 2 == 0 ? "Row" : "A row whose text takes more than one line"
                return label
            })
        (stack.axis, stack.translatesAutoresizingMaskIntoConstraints) = (.vertical, false)
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(stack.frame.height == CGFloat(count / 2) * (20.5 + 41))
        return try #require(root.viewState.engine).solver.work
    }

    /// The symbols in the solver's rows after a column of labels was asked how small it can be.
    private func cellsOfFitting(_ count: Int) throws -> Int {
        let stack = UIStackView(
            arrangedSubviews: (0..<count).map { index in
                let label = UILabel()
                label.text = "Row \(index)"
                return label
            })
        stack.axis = .vertical
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size.height == CGFloat(count) * 20.5)
        return try #require(stack.viewState.fittingEngine).solver.cellCount
    }

    /// Labels in a stack view with too little space.
    private func stack(of count: Int, _ distribution: UIStackView.Distribution) -> (root: UIView, stack: UIStackView)
    {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let stack = UIStackView(
            arrangedSubviews: (0..<count).map { index in
                let label = UILabel()
                label.text = "Item \(index)"
                return label
            })
        (stack.distribution, stack.frame) = (distribution, root.bounds)
        root.addSubview(stack)
        return (root, stack)
    }

    /// How many rows the solver looks at for the first layout of a crowded row of equal widths.
    private func looksOfEqualWidths(_ count: Int) throws -> Int {
        let (root, stack) = stack(of: count, .fillEqually)
        root.layoutIfNeeded()
        #expect(abs(stack.arrangedSubviews[count / 2].frame.width - 300 / CGFloat(count)) < 1)
        return try #require(root.viewState.engine).solver.work.looks
    }

    /// With all symbols of a row looked at before each pivot it was the cube of their number.
    @Test func `a crowded row of equal widths looks at no more than the square of their number`() throws {
        let (few, many) = (try looksOfEqualWidths(40), try looksOfEqualWidths(160))
        #expect(many < 20 * few)
    }

    @Test func `the fitting size of a column of labels takes memory in proportion to their number`() throws {
        let (few, many) = (try cellsOfFitting(25), try cellsOfFitting(100))
        #expect(many < 5 * few)
    }

    @Test func `a column of labels that wrap takes work in proportion to their number`() throws {
        let (few, many) = (try workOfColumn(of: 20), try workOfColumn(of: 200))
        #expect(many.pivots <= 11 * few.pivots && many.constraints <= 11 * few.constraints)
    }
}
