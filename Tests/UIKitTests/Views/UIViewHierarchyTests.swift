import PlacardUIKit
import Testing

@MainActor @Suite struct UIViewHierarchyTests {
    private final class Log { var lines: [String] = [] }

    private final class Logging: UIView {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func willMove(toSuperview view: UIView?) {
            log.lines.append("\(name) willMoveToSuperview \(view != nil)")
        }
        override func didMoveToSuperview() { log.lines.append("\(name) didMoveToSuperview \(superview != nil)") }
        override func willMove(toWindow window: UIWindow?) {
            log.lines.append("\(name) willMoveToWindow \(window != nil)")
        }
        override func didMoveToWindow() { log.lines.append("\(name) didMoveToWindow \(window != nil)") }
        override func didAddSubview(_ subview: UIView) { log.lines.append("\(name) didAddSubview") }
        override func willRemoveSubview(_ subview: UIView) { log.lines.append("\(name) willRemoveSubview") }
    }

    private let log = Log()

    @Test func aViewIsToldWhereItGoes() {
        let (parent, child) = (Logging("parent", log), Logging("child", log))
        parent.addSubview(child)
        #expect(
            log.lines == [
                "child willMoveToSuperview true", "child didMoveToSuperview true", "parent didAddSubview",
            ])
        log.lines = []
        child.removeFromSuperview()
        #expect(
            log.lines == [
                "child willMoveToSuperview false", "parent willRemoveSubview", "child didMoveToSuperview false",
            ])
    }

    @Test func allViewsOfATreeAreToldOfTheirWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (parent, child) = (Logging("parent", log), Logging("child", log))
        parent.addSubview(child)
        log.lines = []
        window.addSubview(parent)
        #expect(child.window === window)
        #expect(
            log.lines == [
                "parent willMoveToWindow true", "child willMoveToWindow true", "parent willMoveToSuperview true",
                "parent didMoveToWindow true", "child didMoveToWindow true", "parent didMoveToSuperview true",
            ])
        log.lines = []
        parent.removeFromSuperview()
        #expect(
            log.lines.filter { $0.contains("Window") } == [
                "parent willMoveToWindow false", "child willMoveToWindow false", "parent didMoveToWindow false",
                "child didMoveToWindow false",
            ])
    }

    @Test func subviewsAndLayersKeepTheSameOrder() {
        let (root, a, b, c) = (UIView(), UIView(), UIView(), UIView())
        root.addSubview(a)
        root.addSubview(b)
        root.insertSubview(c, belowSubview: b)
        #expect(root.subviews == [a, c, b])
        root.bringSubviewToFront(a)
        #expect(root.subviews == [c, b, a])
        root.sendSubviewToBack(b)
        #expect(root.subviews == [b, c, a])
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(root.subviews == [a, c, b])
        root.insertSubview(a, aboveSubview: b)
        #expect(root.subviews == [c, b, a])
        root.insertSubview(a, at: 0)
        #expect(root.subviews == [a, c, b])
        #expect(root.layer.sublayers == root.subviews.map(\.layer))
    }

    @Test func addingAViewAgainBringsItToTheFrontWithoutAWord() {
        let (root, a, b) = (UIView(), Logging("a", log), UIView())
        root.addSubview(a)
        root.addSubview(b)
        log.lines = []
        root.addSubview(a)
        #expect(root.subviews == [b, a] && log.lines.isEmpty)
    }

    @Test func aViewHasOneSuperviewAtATime() {
        let (first, second, child) = (UIView(), UIView(), UIView())
        first.addSubview(child)
        second.addSubview(child)
        #expect(first.subviews.isEmpty && child.superview === second && child.isDescendant(of: second))
    }

    @Test func aViewCannotLieUponItself() {
        let (root, child) = (UIView(), UIView())
        root.addSubview(child)
        child.addSubview(root)
        root.addSubview(root)
        #expect(child.subviews.isEmpty && root.superview == nil && root.subviews == [child])
    }

    @Test func viewsAreFoundByTheirTags() {
        let (root, child, leaf) = (UIView(), UIView(), UIView())
        root.addSubview(child)
        child.addSubview(leaf)
        leaf.tag = 7
        #expect(root.viewWithTag(7) === leaf && root.viewWithTag(8) == nil)
    }

    /// Programs that lay a gradient upon a view bring labels before it so, and send views behind it (seen in questions and answers
    /// about `CAGradientLayer`).
    @Test func `the front and the back are those of all layers, with and without views`() {
        let (view, label, ground) = (UIView(), UIView(), CALayer())
        view.addSubview(label)
        view.layer.addSublayer(ground)
        view.bringSubviewToFront(label)
        #expect(view.layer.sublayers == [ground, label.layer])
        view.sendSubviewToBack(label)
        #expect(view.layer.sublayers == [label.layer, ground] && view.subviews == [label])
    }
}
