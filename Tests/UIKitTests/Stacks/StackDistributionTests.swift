import PlacardUIKit
import Testing

/// Frames that follow from the constraints by hand: three views of 160, 80 and 40 points, spacing 10.
@MainActor @Suite struct StackDistributionTests {
    private func row(_ width: CGFloat, _ distribution: UIStackView.Distribution) -> UIStackView {
        Stacks.stack(Stacks.listed(), width, 200) {
            $0.spacing = 10
            $0.distribution = distribution
        }
    }

    @Test func `fill stretches the view that hugs its content least`() {
        let row = row(400, .fill)
        row.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        #expect(Stacks.spans(row) == [[0, 160], [170, 180], [360, 40]])
        row.frame.size.width = 500
        #expect(Stacks.spans(row) == [[0, 160], [170, 280], [460, 40]])
    }

    @Test func `fill shrinks the view that resists least`() {
        let row = row(200, .fill)
        row.arrangedSubviews[0].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        #expect(Stacks.spans(row) == [[0, 60], [70, 80], [160, 40]])
    }

    @Test func `fill equally gives all the same length`() {
        #expect(Stacks.spans(row(320, .fillEqually)) == [[0, 100], [110, 100], [220, 100]])
    }

    @Test func `fill proportionally shares without spacing by what the contents ask for`() {
        let row = row(200, .fillProportionally)
        row.spacing = 0
        // 200 × 160/280 = 114.29, 200 × 80/280 = 57.14 and the rest, on whole pixels of half a point.
        #expect(Stacks.spans(row) == [[0, 114.5], [114.5, 57], [171.5, 28.5]])
    }

    @Test func `fill proportionally counts the spacings and leaves the difference to the last view`() {
        // Multipliers 160/300, 80/300, 40/300: 100 × 0.533 = 53.33 and 26.67; 100 − 80 − 20 = 0 are left for the last.
        let narrow = Stacks.spans(row(100, .fillProportionally))
        #expect(narrow == [[0, 53.5], [63.5, 26.5], [100, 0]])
    }

    /// Stored by Interface Builder in a storyboard of Esri's Data Collection for iOS (Apache-2.0): labels of 15.67 and
    /// 20.33 points in 56 points with a spacing of 6 are 21 and 29 points high.
    @Test func `fill proportionally gives the heights that Interface Builder stored`() {
        let column = Stacks.stack([Sized(10, 47.0 / 3), Sized(10, 61.0 / 3)], 343, 56) {
            $0.axis = .vertical
            $0.distribution = .fillProportionally
            $0.spacing = 6
        }
        let spans = Stacks.spans(column)
        #expect(spans == [[0, 21], [27, 29]])
    }

    @Test func `proportions follow contents that change`() {
        let row = row(300, .fillProportionally)
        row.spacing = 0
        _ = Stacks.spans(row)
        (row.arrangedSubviews[0] as? Sized)?.size.width = 80
        (row.arrangedSubviews[2] as? Sized)?.size.width = 80
        #expect(Stacks.spans(row) == [[0, 100], [100, 100], [200, 100]])
    }

    @Test func `a nested stack view takes the share of what its rules ask for`() {
        let inner = UIStackView(arrangedSubviews: [Sized(30, 5), Sized(30, 5)])
        let row = Stacks.stack([Sized(20, 5), inner], 160, 5) { $0.distribution = .fillProportionally }
        inner.distribution = .fillEqually
        #expect(Stacks.spans(row) == [[0, 40], [40, 120]])
        #expect(Stacks.spans(inner) == [[0, 60], [60, 60]])
    }

    @Test func `equal spacing keeps lengths and shares the distances`() {
        #expect(Stacks.spans(row(400, .equalSpacing)) == [[0, 160], [220, 80], [360, 40]])
    }

    @Test func `equal spacing does not go below the spacing`() {
        let row = row(280, .equalSpacing)
        row.arrangedSubviews[0].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        #expect(Stacks.spans(row) == [[0, 140], [150, 80], [240, 40]])
    }

    @Test func `equal centering makes the distances of centers equal`() {
        // Centers at 80 and 480, so the middle one at 280.
        #expect(Stacks.spans(row(500, .equalCentering)) == [[0, 160], [240, 80], [460, 40]])
    }

    @Test func `equal centering yields to the spacing`() {
        // Centers at 80 and 280 would put the middle view at 140, into the first.
        #expect(Stacks.spans(row(300, .equalCentering)) == [[0, 160], [170, 80], [260, 40]])
    }

    @Test func `columns are arranged as rows are`() {
        let column = Stacks.stack(Stacks.listed(), 160, 500) {
            $0.axis = .vertical
            $0.distribution = .equalSpacing
            $0.spacing = 10
        }
        #expect(Stacks.spans(column) == [[0, 200], [275, 100], [450, 50]])
        column.axis = .horizontal
        column.frame.size = CGSize(width: 400, height: 200)
        #expect(Stacks.spans(column) == [[0, 160], [220, 80], [360, 40]])
        #expect(Stacks.depths(column) == [[0, 200], [0, 200], [0, 200]])
    }

    @Test func `labels that wrap are equally wide, a single one has what the others leave`() {
        let labels = (0..<2).map { index in
            let label = UILabel()
            label.numberOfLines = 0
            label.text = String(repeating: "words ", count: 40 - 20 * index)
            return label
        }
        let row = Stacks.stack(labels + [Sized(40, 20)], 320, 300) { $0.spacing = 10 }
        // Stored frames of five projects have such views equally wide, all of the row's (see Decisions.md). On iOS 11 each
        // was reported to want an equal share of the whole row (Open Radar 39275811, 41192642), as a single one did.
        #expect(Stacks.spans(row) == [[0, 130], [140, 130], [280, 40]])
        // Stored frames of Xcode 13 and later, in documents of three projects.
        let free = Stacks.stack([labels[0], Sized(40, 20)], 210, 300) { $0.spacing = 10 }
        free.arrangedSubviews[1].setContentHuggingPriority(.required, for: .horizontal)
        #expect(Stacks.spans(free) == [[0, 160], [170, 40]])
    }

    /// A stored frame: an image and a short label in a row, beside a label that hugs less.
    @Test func `a row with a label that wraps is as wide as the label beside it`() {
        let labels = (0..<2).map { _ in
            let label = UILabel()
            (label.numberOfLines, label.text) = (0, "Label")
            return label
        }
        labels[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        labels[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        let picture = Sized(25, 25)
        picture.setContentHuggingPriority(.required, for: .horizontal)
        let inner = UIStackView(arrangedSubviews: [picture, labels[0]])
        inner.spacing = 4
        let row = Stacks.stack([inner, labels[1]], 384, 25) { $0.spacing = 7 }
        #expect(Stacks.spans(row) == [[0, 188.5], [195.5, 188.5]])
        labels[0].numberOfLines = 1
        #expect(Stacks.spans(row)[0][1] < 100)
    }
}
