import PlacardUIKit
import Testing

/// The order of calls of one round: constraints from the leaves up, then layout from the root down.
@MainActor @Suite struct LayoutCycleTests {
    private final class Log {
        var calls: [String] = []
    }

    private final class Recorder: UIView {
        let name: String
        let log: Log
        var onLayout: () -> Void = {}
        var onUpdate: () -> Void = {}

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            log.calls.append("rules \(name)")
            onUpdate()
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.calls.append("layout \(name)")
            onLayout()
        }
    }

    private let log = Log()
    private let root: Recorder
    private let middle: Recorder
    private let leaf: Recorder

    init() {
        root = Recorder("root", log)
        middle = Recorder("middle", log)
        leaf = Recorder("leaf", log)
        root.addSubview(middle)
        middle.addSubview(leaf)
        root.layoutIfNeeded()
        log.calls = []
    }

    @Test func `rules are renewed from the leaves up, layout goes from the root down`() {
        for view in [root, middle, leaf] { view.setNeedsUpdateConstraints() }
        root.layoutIfNeeded()
        #expect(
            log.calls == ["rules leaf", "rules middle", "rules root", "layout root", "layout middle", "layout leaf"])
        log.calls = []
        root.layoutIfNeeded()
        #expect(log.calls.isEmpty)
    }

    @Test func `only what is due is asked`() {
        leaf.setNeedsUpdateConstraints()
        #expect(leaf.needsUpdateConstraints() && !middle.needsUpdateConstraints())
        root.updateConstraintsIfNeeded()
        #expect(log.calls == ["rules leaf"] && !leaf.needsUpdateConstraints())
        log.calls = []
        middle.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(!log.calls.contains("rules leaf") && log.calls.contains("layout middle"))
    }

    @Test func `asking the leaf lays out from the topmost view that is due`() {
        root.setNeedsLayout()
        leaf.setNeedsLayout()
        leaf.layoutIfNeeded()
        #expect(log.calls == ["layout root", "layout leaf"])
    }

    @Test func `rules that are made while rules are renewed count in the same round`() {
        leaf.translatesAutoresizingMaskIntoConstraints = false
        var isMade = false
        middle.onUpdate = { [leaf, middle] in
            guard !isMade else { return }
            isMade = true
            leaf.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 7).isActive = true
            leaf.widthAnchor.constraint(equalToConstant: 11).isActive = true
        }
        middle.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(leaf.frame.minX == 7 && leaf.frame.width == 11)
        #expect(log.calls.filter { $0 == "rules middle" }.count == 1)
    }

    @Test func `layout that a view asks for while it is laid out comes in the next round`() {
        var rounds = 0
        middle.onLayout = { [leaf, middle] in
            rounds += 1
            if rounds == 1 {
                leaf.frame.size.width = 50
                middle.setNeedsLayout()
            }
        }
        middle.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(log.calls == ["layout middle", "layout leaf", "layout middle"])
        #expect(rounds == 2)
    }

    @Test func `a view that always asks again does not hang the program`() {
        middle.onLayout = { [middle] in middle.setNeedsLayout() }
        middle.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(log.calls.count > 1 && log.calls.count <= 200)
    }

    /// Views bound to each other come due above the view that asks, whose pass has gone on down already.
    @Test func aViewIsLaidOutFromWithinTheLayoutOfTheOneAround() {
        let stack = UIStackView(arrangedSubviews: [UIView()])
        stack.translatesAutoresizingMaskIntoConstraints = false
        middle.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: middle.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: middle.trailingAnchor),
            stack.topAnchor.constraint(equalTo: middle.topAnchor),
            stack.bottomAnchor.constraint(equalTo: middle.bottomAnchor),
        ])
        var seen: [CGRect] = []
        middle.onLayout = { [leaf] in
            stack.superview?.superview?.setNeedsLayout()
            leaf.setNeedsLayout()
            stack.layoutIfNeeded()
            seen.append(stack.arrangedSubviews[0].frame)
        }
        root.layoutIfNeeded()
        #expect(seen.first == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func constraintsAreSolvedForALayoutFromWithinTheTopmostViews() {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.distribution = .fillEqually
        root.addSubview(stack)
        let before = NSLayoutConstraint.report
        defer { NSLayoutConstraint.report = before }
        var heard: [String] = []
        NSLayoutConstraint.report = { heard.append($0) }
        var seen: [CGFloat] = []
        root.onLayout = { [root] in
            stack.frame = root.bounds
            stack.layoutIfNeeded()
            seen.append(stack.arrangedSubviews[1].frame.minX)
        }
        root.layoutIfNeeded()
        #expect(heard == [])
        #expect(seen.first == 50 && stack.arrangedSubviews[1].frame == CGRect(x: 50, y: 0, width: 50, height: 100))
    }

    /// Views that are made in the first layout, as in a view that guards it by a flag.
    @Test func viewsThatAreAddedInALayoutArePlacedWhateverElseIsLaidOutInIt() {
        for asked in 0..<3 {
            let (box, label) = (UIView(), UILabel())
            label.text = "late"
            middle.onLayout = { [middle, leaf] in
                guard box.superview == nil else { return }
                for view in [box, label] { view.translatesAutoresizingMaskIntoConstraints = false }
                middle.addSubview(box)
                box.addSubview(label)
                NSLayoutConstraint.activate([
                    box.centerXAnchor.constraint(equalTo: middle.centerXAnchor),
                    box.topAnchor.constraint(equalTo: middle.topAnchor, constant: 9),
                    label.topAnchor.constraint(equalTo: box.topAnchor),
                    label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
                    label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
                ])
                [middle, box, leaf][asked].layoutIfNeeded()
            }
            middle.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(label.frame.size == label.intrinsicContentSize && box.frame.minY == 9, "\(asked)")
        }
    }
}
