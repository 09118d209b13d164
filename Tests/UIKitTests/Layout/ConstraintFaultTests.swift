import PlacardUIKit
import Testing

/// Where Apple's systems refuse constraints, and in which words: public reports, named at each test.
@MainActor @Suite struct ConstraintFaultTests {
    private let root = UIView()
    private let view = UIView()

    init() { root.addSubview(view) }

    /// What is reported while something is done.
    private func rule(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?, times multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: view, attribute: first, relatedBy: .equal, toItem: second == nil ? nil : root,
            attribute: second ?? .notAnAttribute, multiplier: multiplier, constant: 0)
    }

    /// SnapKit issue 305, KnightWatson issue 1.
    @Test(arguments: [
        (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.top), (.centerX, .top), (.bottom, .trailing),
    ])
    func `unlike locations are refused when they are to hold`(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
    ) {
        var made: NSLayoutConstraint?
        #expect(layoutReports { made = rule(first, second) }.isEmpty)
        let heard = layoutReports { made?.isActive = true }
        #expect(heard.count == 1)
        #expect(
            heard.first?.hasPrefix(
                "Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint:")
                == true)
        #expect(made?.isActive == false && root.constraints.isEmpty)
    }

    /// EAIntroView issue 60, MWPhotoBrowser issue 399, and others.
    @Test(arguments: [
        (
            NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute?.some(.left), 1.0,
            "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
                + "leading/trailing for both or neither."
        ), (.left, .width, 1, "Invalid pairing of layout attributes"),
        (
            .top, nil, 1,
            "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
                + "constraint of a location equal to a constant. Location attributes must be specified in pairs"
        ),
        (
            .top, .top, 0,
            "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
                + "constraint of a location equal to a constant. Location attributes must be specified in pairs"
        ),
    ])
    func `others are refused by the initializer`(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?, _ multiplier: Double,
        _ words: String
    ) {
        var made: NSLayoutConstraint?
        let heard = layoutReports { made = rule(first, second, times: CGFloat(multiplier)) }
        #expect(heard.count == 1 && heard[0].contains(words))
        #expect(layoutReports { made?.isActive = true }.isEmpty && made?.isActive == false)
    }

    @Test func `sizes and centers beside reading directions are sound`() {
        #expect(layoutReports { _ = rule(.width, nil) }.isEmpty)
        #expect(layoutReports { rule(.leading, .centerX).isActive = true }.isEmpty)
        #expect(layoutReports { _ = rule(.width, .height, times: 0) }.isEmpty)
    }
}
