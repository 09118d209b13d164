import PlacardQuartzCore
import PlacardTextKit
import PlacardUIKit
import Testing

/// Overrides that Objective-C allows of every member (Apple's "The Swift Programming Language", "Interacting with Objective-C":
/// classes of Cocoa are `open`): they compile, and have their say.
@MainActor @Suite struct OverriddenViewMembersTests {
    private final class Shape: CAShapeLayer {
        var asked: [String] = []
        override var delegate: (any CALayerDelegate)? { didSet { asked.append("delegate") } }
        override var superlayer: CALayer? { super.superlayer }
        override var speed: Float {
            get { super.speed }
            set { super.speed = newValue * 2 }
        }
        override func affineTransform() -> CGAffineTransform { CGAffineTransform(scaleX: 3, y: 3) }
        override func animation(forKey key: String) -> CAAnimation? {
            asked.append(key)
            return super.animation(forKey: key)
        }
        override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
            let point = super.convert(p, to: l)
            return CGPoint(x: point.x + 1, y: point.y)
        }
        override func value(forKey key: String) -> Any? { key == "answer" ? 42 : super.value(forKey: key) }
        override func replaceSublayer(_ old: CALayer, with new: CALayer) {
            asked.append("replace")
            super.replaceSublayer(old, with: new)
        }
        override var contentsCenter: CGRect {
            get { .zero }
            set { super.contentsCenter = newValue }
        }
    }

    private final class Screen: UIView {
        override class var layerClass: AnyClass { Shape.self }
        override var layer: Shape { super.layer as! Shape }
        override var hasAmbiguousLayout: Bool { true }
        override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
        override var interactions: [any UIInteraction] {
            get { [] }
            set { super.interactions = newValue }
        }
        override func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { .zero }
        override class func userInterfaceLayoutDirection(
            for attribute: UISemanticContentAttribute
        ) -> UIUserInterfaceLayoutDirection { .rightToLeft }
    }

    private final class Hasty: UIView {
        nonisolated(unsafe) static var durations: [Double] = []
        override class func animate(
            withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
        ) {
            durations.append(duration)
            super.animate(withDuration: 0, animations: animations, completion: completion)
        }
        override class var areAnimationsEnabled: Bool { false }
    }

    @Test func `a layer says by its overrides where it lies, how fast it runs and what it holds`() {
        let (layer, old, new) = (Shape(), CALayer(), CALayer())
        layer.speed = 2
        #expect(layer.speed == 4)
        #expect(layer.affineTransform().a == 3)
        #expect(layer.convert(CGPoint(x: 1, y: 1), to: nil).x == 2)
        #expect(layer.value(forKey: "answer") as? Int == 42)
        layer.addSublayer(old)
        layer.replaceSublayer(old, with: new)
        #expect(layer.sublayers == [new] && layer.animation(forKey: "move") == nil)
        #expect(layer.asked == ["replace", "move"])
    }

    @Test func `a view's layer has the type that the view gives it, and is where it lies`() {
        let view = Screen(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.layer.fillColor = nil
        #expect(view.layer.frame == view.frame && view.hasAmbiguousLayout && view.interactions.isEmpty)
        #expect(view.convert(CGPoint(x: 1, y: 1), to: UIScreen.main) == .zero)
        #expect(Screen.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
    }

    @Test func `class methods of animation are overridden`() {
        let view = UIView()
        Hasty.animate(withDuration: 5) { view.alpha = 0 }
        #expect(Hasty.durations == [5] && view.alpha == 0 && !Hasty.areAnimationsEnabled)
    }

    private final class Manager: NSLayoutManager {
        override func characterIndex(
            for point: CGPoint, in container: NSTextContainer,
            fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
        ) -> Int { 7 }
        override func lineFragmentUsedRect(
            forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
        ) -> CGRect {
            super.lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
                .insetBy(dx: -2, dy: 0)
        }
        override func ensureLayout(for container: NSTextContainer) {
            laidOut += 1
            super.ensureLayout(for: container)
        }
        override var numberOfGlyphs: Int { super.numberOfGlyphs }
        var laidOut = 0
    }

    @Test func `a layout manager says which character lies under a point and what lines take`() {
        let (storage, manager, container) = (NSTextStorage(string: "text"), Manager(), NSTextContainer(size: .zero))
        let plain = NSLayoutManager()
        for each in [manager, plain] as [NSLayoutManager] {
            storage.addLayoutManager(each)
            each.addTextContainer(each === manager ? container : NSTextContainer(size: .zero))
        }
        #expect(manager.characterIndex(for: .zero, in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 7)
        let used = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
        #expect(used.width == plain.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil).width + 4)
        _ = manager.usedRect(for: container)
        #expect(manager.laidOut > 0 && manager.numberOfGlyphs == 4)
    }

    private final class Field: UITextField {
        override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
            super.setMarkedText(markedText?.uppercased(), selectedRange: selectedRange)
        }
        override var markedTextRange: UITextRange? { nil }
        override func position(
            from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
        ) -> UITextPosition? { endOfDocument }
        override var tokenizer: any UITextInputTokenizer { super.tokenizer }
        override var textInputView: UIView { self }
    }

    private final class Page: UITextView {
        override var layoutManager: NSLayoutManager { super.layoutManager }
        override var textContainer: NSTextContainer { super.textContainer }
        override func unmarkText() { text = "" }
    }

    @Test func `a field hears of marked text through its protocol`() {
        let field = Field()
        let input: any UITextInput = field
        input.setMarkedText("ab", selectedRange: NSRange(location: 2, length: 0))
        #expect(field.text == "AB" && input.textInputView === field)
        let end = input.position(from: field.beginningOfDocument, in: .left, offset: 1)
        #expect(end.map { field.offset(from: field.beginningOfDocument, to: $0) } == 2)
        let page = Page()
        page.text = "abc"
        (page as any UITextInput).unmarkText()
        #expect(page.text == "")
    }

    private final class Shown: UIViewController {
        let bar = UINavigationController()
        override var navigationController: UINavigationController? { bar }
        override var nibName: String? { "Other" }
    }

    private final class Guide: UILayoutGuide {
        override var topAnchor: NSLayoutYAxisAnchor { bottomAnchor }
    }

    private final class Rows: UITableView {
        override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { UITableViewCell() }
        override var indexPathsForVisibleRows: [IndexPath]? { [IndexPath(row: 3, section: 0)] }
        override func scrollToRow(
            at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
        ) {}
    }

    private final class Cells: UICollectionView {
        override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { UICollectionViewCell() }
        override var visibleCells: [UICollectionViewCell] { [] }
    }

    private final class Table: UITableViewController {
        override func scrollViewDidZoom(_ scrollView: UIScrollView) {}
        override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    }

    private final class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 9, height: 9) }
    }

    private final class Knob: UIControl {
        override var allControlEvents: UIControl.Event { .valueChanged }
        override func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
            ["turn"]
        }
    }

    @Test func `controllers, guides, tables, collections and controls answer by their overrides`() {
        let shown = Shown()
        #expect(shown.navigationController === shown.bar && shown.nibName == "Other")
        #expect(Rows().cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
        #expect(Rows().indexPathsForVisibleRows?.first?.row == 3)
        let cells = Cells(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(cells.cellForItem(at: IndexPath(item: 0, section: 0)) != nil && cells.visibleCells.isEmpty)
        #expect(!Table().scrollViewShouldScrollToTop(UIScrollView()))
        #expect(Knob().allControlEvents == .valueChanged)
        #expect(Knob().actions(forTarget: nil, forControlEvent: .touchDown) == ["turn"])
        let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
        let size = grid.collectionView(
            grid.collectionView, layout: grid.collectionViewLayout, sizeForItemAt: IndexPath(item: 0, section: 0))
        #expect(size.width == 9)
    }
}
