import PlacardUIKit
import Testing

/// The constraints that UIKit's stack view makes, as printed from it by A. Grebenyuk ("Let's Build UIStackView", 2017).
///
/// S is the stack view, 0 to 2 are its views, G a guide. Where the listing leaves the order of the two sides open, it
/// is that of the other distributions.
@MainActor @Suite struct StackListingTests {
    struct Listing: Sendable {
        let distribution: UIStackView.Distribution
        let alignment: UIStackView.Alignment
        let rules: String
    }

    private nonisolated static let spacing = """
        UISV-spacing 1.leading == 0.trailing
        UISV-spacing 2.leading == 1.trailing
        """
    private nonisolated static let ends = """
        UISV-canvas-connection S.leading == 0.leading
        UISV-canvas-connection S.trailing == 2.trailing
        """
    private nonisolated static let fill = """
        UISV-alignment 0.bottom == 1.bottom
        UISV-alignment 0.bottom == 2.bottom
        UISV-alignment 0.top == 1.top
        UISV-alignment 0.top == 2.top
        UISV-canvas-connection S.top == 0.top
        UISV-canvas-connection S.bottom == 0.bottom
        """
    private nonisolated static let spanned = """
        UISV-ambiguity-suppression 0.height == 0 @25.0
        UISV-ambiguity-suppression 1.height == 0 @25.0
        UISV-ambiguity-suppression 2.height == 0 @25.0
        UISV-spanning-fit G.height == 0 @51.0
        """

    private nonisolated static func bounded(_ top: String, _ bottom: String) -> String {
        (0..<3).map {
            """
            UISV-spanning-boundary G.top \(top == "==" ? "==" : top) \($0).top\(top == "==" ? " @999.5" : "")
            UISV-spanning-boundary G.bottom \(bottom) \($0).bottom\(bottom == "==" ? " @999.5" : "")
            """
        }.joined(separator: "\n")
    }

    private nonisolated static let gaps = """
        UISV-distributing-edge G.leading == 0.trailing
        UISV-distributing-edge G.trailing == 1.leading
        UISV-distributing-edge G.leading == 1.trailing
        UISV-distributing-edge G.trailing == 2.leading
        UISV-fill-equally G.width == G.width
        UISV-spacing 1.leading >= 0.trailing
        UISV-spacing 2.leading >= 1.trailing
        """
    private nonisolated static let centers = """
        UISV-distributing-edge G.leading == 0.centerX
        UISV-distributing-edge G.trailing == 1.centerX
        UISV-distributing-edge G.leading == 1.centerX
        UISV-distributing-edge G.trailing == 2.centerX
        UISV-fill-equally G.width == G.width @149.0
        UISV-spacing 1.leading >= 0.trailing
        UISV-spacing 2.leading >= 1.trailing
        """

    private nonisolated static func listing(
        _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment, _ parts: String...
    ) -> Listing {
        Listing(
            distribution: distribution, alignment: alignment,
            rules: ([ends] + parts).joined(separator: "\n"))
    }

    nonisolated static let listings: [Listing] = [
        listing(.fill, .fill, spacing, fill),
        listing(
            .fillEqually, .fill, spacing, fill,
            """
            UISV-fill-equally 1.width == 0.width
            UISV-fill-equally 2.width == 0.width
            """),
        listing(
            .fillProportionally, .fill, spacing, fill,
            """
            UISV-fill-proportionally 0.width == 0.571429*S.width @999.0
            UISV-fill-proportionally 1.width == 0.285714*S.width @998.0
            UISV-fill-proportionally 2.width == 0.142857*S.width @997.0
            """),
        listing(.equalSpacing, .fill, fill, gaps),
        listing(.equalCentering, .fill, fill, centers),
        listing(
            .fill, .leading, spacing, spanned, bounded("==", ">="),
            """
            UISV-alignment 0.top == 1.top
            UISV-alignment 0.top == 2.top
            UISV-canvas-connection S.top == 0.top
            UISV-canvas-connection S.bottom == G.bottom
            """),
        listing(
            .fill, .center, spacing, spanned, bounded("<=", ">="),
            """
            UISV-alignment 0.centerY == 1.centerY
            UISV-alignment 0.centerY == 2.centerY
            UISV-canvas-connection S.top == G.top
            UISV-canvas-connection S.bottom == G.bottom
            UISV-canvas-connection S.centerY == 0.centerY
            """),
        listing(
            .fill, .trailing, spacing, spanned, bounded("<=", "=="),
            """
            UISV-alignment 0.bottom == 1.bottom
            UISV-alignment 0.bottom == 2.bottom
            UISV-canvas-connection S.top == G.top
            UISV-canvas-connection S.bottom == 0.bottom
            """),
    ]

    @Test(arguments: listings) func `a stack view makes the constraints that UIKit's makes`(_ listing: Listing) {
        let stack = Stacks.stack(Stacks.listed(), 280, 200) {
            $0.distribution = listing.distribution
            $0.alignment = listing.alignment
        }
        #expect(rules(of: stack) == listing.rules.split(separator: "\n").map(String.init).sorted())
    }

    @Test func `one view in the middle needs no guide`() {
        let stack = Stacks.stack([Sized(10, 10)], 280, 200) { $0.alignment = .center }
        let expected = """
            UISV-ambiguity-suppression 0.height == 0 @25.0
            UISV-canvas-connection S.bottom >= 0.bottom
            UISV-canvas-connection S.centerY == 0.centerY
            UISV-canvas-connection S.leading == 0.leading
            UISV-canvas-connection S.top <= 0.top
            UISV-canvas-connection S.trailing == 0.trailing
            UISV-canvas-fit S.height == 0 @49.0
            """
        #expect(rules(of: stack) == expected.split(separator: "\n").map(String.init))
    }

    @Test func `rules that stay the same are the same constraints`() {
        let stack = Stacks.stack(Stacks.listed(), 280, 200)
        _ = rules(of: stack)
        let before = Set(stack.constraints.map(ObjectIdentifier.init))
        stack.spacing = 7
        _ = rules(of: stack)
        #expect(Set(stack.constraints.map(ObjectIdentifier.init)) == before)
        stack.alignment = .center
        _ = rules(of: stack)
        #expect(Set(stack.constraints.map(ObjectIdentifier.init)).intersection(before).count == 4)
    }

    private func rules(of stack: UIStackView) -> [String] {
        stack.layoutIfNeeded()
        let all = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
        return all.map { text(of: $0, in: stack) }.sorted()
    }

    private func text(of constraint: NSLayoutConstraint, in stack: UIStackView) -> String {
        let sign = [NSLayoutConstraint.Relation.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="]
        var other = "0"
        if let second = constraint.secondItem {
            let factor = constraint.multiplier == 1 ? "" : String(format: "%.6f*", Double(constraint.multiplier))
            other = "\(factor)\(name(second, in: stack)).\(constraint.secondAttribute)"
        }
        let priority = constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)"
        let first = constraint.firstItem.map { name($0, in: stack) } ?? "nothing"
        return "\(constraint.identifier ?? "") \(first).\(constraint.firstAttribute) "
            + "\(sign[constraint.relation] ?? "") \(other)\(priority)"
    }

    private func name(_ item: AnyObject, in stack: UIStackView) -> String {
        if item === stack { return "S" }
        return stack.arrangedSubviews.firstIndex { $0 === item }.map(String.init) ?? "G"
    }
}
