import PlacardUIKit
import TestTools
import Testing

/// Members that code for phones overrides: the override has its say wherever UIKit itself asks.
@MainActor @Suite struct OpenMembersTests {
    private final class Stubborn: UILabel {
        override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
        override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 1, dy: 2) }
    }

    @Test func `a label that always hugs its text leaves the rest of a row to others`() {
        let (row, other) = (UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 40)), UILabel())
        let stubborn = Stubborn()
        (stubborn.text, other.text) = ("Name", "Value")
        other.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        row.addArrangedSubview(stubborn)
        row.addArrangedSubview(other)
        row.layoutIfNeeded()
        #expect(stubborn.frame.width == stubborn.intrinsicContentSize.width)
        #expect(other.frame.width == 300 - stubborn.frame.width)
        #expect(stubborn.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 10, height: 10)).height == 6)
    }

    private final class Mirrored: UIView {
        var changes = 0
        override var semanticContentAttribute: UISemanticContentAttribute { didSet { changes += 1 } }
        override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
        override var tag: Int { didSet { changes += 1 } }
        override func endEditing(_ force: Bool) -> Bool { true }
    }

    @Test func `a view that says it reads from the right has its leading edge there`() {
        let (view, child) = (Mirrored(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            child.topAnchor.constraint(equalTo: view.topAnchor), child.widthAnchor.constraint(equalToConstant: 20),
            child.heightAnchor.constraint(equalToConstant: 20),
        ])
        view.layoutIfNeeded()
        #expect(child.frame.minX == 70)
        (view.semanticContentAttribute, view.tag) = (.forceLeftToRight, 3)
        #expect(view.changes == 2)
        #expect(view.endEditing(false))
    }

    private final class Card: UIView {
        var heard: [String] = []
        override func bringSubviewToFront(_ view: UIView) {
            heard.append("front")
            super.bringSubviewToFront(view)
        }
        override func addConstraint(_ constraint: NSLayoutConstraint) {
            heard.append("constraint")
            super.addConstraint(constraint)
        }
        override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { heard.append("margins") } }
        override var insetsLayoutMarginsFromSafeArea: Bool {
            get { false }
            set {}
        }
        override var transform3D: CATransform3D { didSet { heard.append("transform") } }
        override func viewWithTag(_ tag: Int) -> UIView? { tag == 7 ? self : super.viewWithTag(tag) }
        override var largeContentTitle: String? {
            get { "Card" }
            set {}
        }
    }

    @Test func `a view hears of the order, the constraints and the margins that it is given`() {
        let (card, first) = (Card(), UILabel())
        card.addSubview(first)
        card.addSubview(UILabel())
        card.bringSubviewToFront(first)
        #expect(card.subviews.last === first)
        card.addConstraints([first.leadingAnchor.constraint(equalTo: card.leadingAnchor)])
        #expect(card.constraints.count == 1)
        card.directionalLayoutMargins.leading = 20
        card.transform3D = CATransform3DMakeScale(2, 2, 1)
        #expect(card.layoutMargins.left == 20 && card.transform.a == 2)
        #expect(card.heard == ["front", "constraint", "margins", "transform"])
        #expect(card.viewWithTag(7) === card && card.viewWithTag(8) == nil)
        #expect(card.largeContentTitle == "Card" && !card.insetsLayoutMarginsFromSafeArea)
    }

    private final class Watched: CALayer {
        var keys: [String] = []
        override func add(_ anim: CAAnimation, forKey key: String?) {
            keys.append(key ?? "")
            super.add(anim, forKey: key)
        }
        override func addSublayer(_ layer: CALayer) {
            keys.append("sublayer")
            super.addSublayer(layer)
        }
        override var frame: CGRect { didSet { keys.append("frame") } }
    }

    @Test func `a layer hears of animations, sublayers and frames that it is given`() {
        let layer = Watched()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        layer.addSublayer(CALayer())
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
        #expect(layer.keys == ["frame", "sublayer", "fade"])
        #expect(layer.position == CGPoint(x: 25, y: 40))
        #expect(layer.sublayers?.count == 1 && layer.animation(forKey: "fade") != nil)
    }

    private final class Stamped: CALayer {
        override func preferredFrameSize() -> CGSize { CGSize(width: 7, height: 7) }
        override func render(in ctx: CGContext) {
            super.render(in: ctx)
            ctx.setFillColor(UIColor.red.cgColor)
            ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    @Test func `a layer may add to what it renders`() throws {
        let layer = Stamped()
        layer.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
        let drawn = try Pixels(of: layer, width: 2, height: 2)
        #expect(drawn.rows { $0 != 0 } == [0] && drawn.columns { $0 != 0 } == [0])
        #expect(layer.preferredFrameSize().width == 7)
    }

    private final class Padded: NSLayoutManager {
        override func usedRect(for container: NSTextContainer) -> CGRect {
            super.usedRect(for: container).insetBy(dx: -5, dy: -5)
        }
    }

    @Test func `a layout manager may widen what lines take`() {
        let (storage, manager) = (NSTextStorage(string: "Text"), Padded())
        let container = NSTextContainer(size: CGSize(width: 200, height: 100))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        #expect(manager.usedRect(for: container).minX == -5)
    }
}
