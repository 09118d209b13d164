import Testing

@testable import PlacardUIKit

@MainActor @Suite(.serialized) struct VisualFormatTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    private let a = UIView()
    private let b = UIView()

    init() {
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    private func make(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any] = [:]
    ) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b])
    }

    /// What is reported while constraints are made.
    private func layOut(
        _ formats: [String], _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any] = [:]
    ) {
        for format in formats { NSLayoutConstraint.activate(make(format, options, metrics)) }
        root.layoutIfNeeded()
    }

    /// The order that UIKit was seen to have: gaps and sizes as the text has them, the later view first.
    @Test func `constraints come in the order of the text`() {
        let made = make("|-(>=10@m1)-[a(b@1000)][b(m2)]|", [], ["m1": 750, "m2": 20.0])
        #expect(made.map(\.firstAttribute) == [.leading, .width, .leading, .width, .trailing])
        #expect(made.map(\.secondAttribute) == [.leading, .width, .trailing, .notAnAttribute, .trailing])
        #expect(made.map(\.constant) == [10, 0, 0, 20, 0])
        #expect(made.map(\.priority.rawValue) == [750, 1000, 1000, 1000, 1000])
        #expect(made.map(\.relation) == [.greaterThanOrEqual, .equal, .equal, .equal, .equal])
        #expect(made[0].firstItem === a && made[0].secondItem === root)
        #expect(made[2].firstItem === b && made[2].secondItem === a)
        #expect(made[4].firstItem === root && made[4].secondItem === b)
        #expect(made.allSatisfy { !$0.isActive })
    }

    @Test func `a page of rows and columns is laid out`() {
        layOut(["H:|-[a(==b)]-[b]-20-|", "V:|-[a]-|", "V:|-4-[b(>=10,<=30)]-(>=8)-|"])
        // 8 at the margin, 8 between, 20 at the end: 264 points for two.
        #expect(a.frame == CGRect(x: 8, y: 8, width: 132, height: 84))
        #expect(b.frame.minX == 148 && b.frame.width == 132 && b.frame.minY == 4)
        #expect(b.frame.height >= 10 && b.frame.height <= 30)
    }

    @Test func `the edge's standard distance is its margin`() {
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        layOut(["H:|-[a]-|", "V:|-[a]-|"])
        #expect(a.frame == CGRect(x: 2, y: 1, width: 294, height: 96))
    }

    @Test(arguments: [
        (NSLayoutConstraint.FormatOptions.directionLeadingToTrailing, CGFloat(240), CGFloat(190)),
        (.directionLeftToRight, 10, 60), (.directionRightToLeft, 240, 190),
    ])
    func `rows follow the reading direction unless told otherwise`(
        options: NSLayoutConstraint.FormatOptions, first: CGFloat, second: CGFloat
    ) {
        root.semanticContentAttribute = .forceRightToLeft
        layOut(["H:|-10-[a(50)][b(50)]"], options)
        #expect(a.frame.minX == first && b.frame.minX == second)
    }

    @Test func `from right to left a gap is at least as wide as told`() {
        layOut(["H:|-10-[a(50)]-(>=20)-[b(50)]"], .directionRightToLeft)
        #expect(a.frame.minX == 240 && b.frame.maxX <= 220)
    }

    @Test func `options align neighbors`() {
        let made = make("[a]-20-[b]", [.alignAllLastBaseline, .alignAllTop])
        #expect(made.map(\.firstAttribute) == [.leading, .top, .lastBaseline])
        #expect(made[1].firstItem === a && made[1].secondItem === b)
        let column = make("V:[a]-20-[b]", [.alignAllLeading, .spacingBaselineToBaseline])
        #expect(column.map(\.firstAttribute) == [.firstBaseline, .leading])
        #expect(column[0].secondAttribute == .lastBaseline)
    }

    @Test func `layout guides are views too`() {
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[top]-[a]-[b]", metrics: nil,
            views: ["top": root.safeAreaLayoutGuide, "a": a, "b": b])
        #expect(made.count == 3)
        #expect(made[0].secondItem === root)
    }

    @Test(arguments: [
        ("H:|-[a]-[c]", "c is not a key in the views dictionary.", 10),
        (
            "[a(wide)]",
            "Encountered metric with name \"wide\", but value was not specified in metrics or views dictionaries", 7
        ),
        ("[m]", "m is not a key in the views dictionary.", 2),
        (
            "[a]-b-[b]",
            "A space cannot be equal to the width or height of the view b; put a view between the two instead, such as [a][spacer(==b)][b]",
            5
        ),
        ("[a(9@1001)]", "A priority must be above 0 and not above 1000", 9),
        ("[a(9@-1)]", "A priority must be above 0 and not above 1000", 7),
        (
            "[a(bad)]",
            "Encountered metric with name \"bad\", but value was not specified in metrics or views dictionaries", 6
        ),
    ])
    func `names that nobody knows are told, and nothing is made`(format: String, reason: String, place: Int) {
        let messages = layoutReports { #expect(make(format, [], ["m": 1, "bad": "text"]).isEmpty) }
        #expect(messages == [VisualFormatError(reason, at: place).message(for: format)])
    }

    @Test func `a view without superview has no edge`() {
        let messages = layoutReports {
            let made = NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-(>=50)-[view(100)]", metrics: nil, views: ["view": UIView()])
            #expect(made.isEmpty)
        }
        // As posted from a device.
        #expect(
            messages == [
                "Unable to parse constraint format: \nUnable to interpret '|' character, because the related view doesn't "
                    + "have a superview \nH:|-(>=50)-[view(100)] \n                      ^"
            ])
    }

    @Test(arguments: [
        ("H:[a][b]", NSLayoutConstraint.FormatOptions.alignAllLeft, "horizontal"),
        ("V:[a][b]", .alignAllTop, "vertical"),
    ])
    func `views cannot be aligned along their row`(
        format: String, options: NSLayoutConstraint.FormatOptions, word: String
    ) {
        let messages = layoutReports { #expect(make(format, options).isEmpty) }
        #expect(
            messages.first?.contains(
                "Options mask required views to be aligned on a \(word) edge, which is not allowed for layout that is also \(word)."
            ) == true)
    }

    /// Answers about scroll views with stacks in them, and libraries made after them, have `alignAllCenterX` everywhere:
    /// "H:|[scrollView]|" makes its constraints on devices.
    @Test(arguments: ["H:|[a]|", "H:[a(==b)]", "H:[a(100)]"])
    func `a single view has nothing to be aligned with`(format: String) {
        let messages = layoutReports { #expect(!make(format, .alignAllCenterX).isEmpty) }
        #expect(messages.isEmpty)
    }

    @Test func `options have iOS's bits`() {
        #expect(NSLayoutConstraint.FormatOptions.alignAllLastBaseline.rawValue == 1 << 11)
        #expect(NSLayoutConstraint.FormatOptions.alignAllTop.rawValue == 8)
        #expect(NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue == 2 << 16)
        #expect(NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline.rawValue == 1 << 19)
    }
}
