import Foundation
import PlacardUIKit
import TestTools
import Testing

/// What code for phones writes that nobody here had tried: each as Apple's documentation of the member says.
@MainActor @Suite struct FreshCodeTests {
    private final class Card: UIView {
        @Invalidating(.layout, .display) var inset = 4
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test func `a property that invalidates layout has the view laid out when it changes, and only then`() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        card.layoutIfNeeded()
        let before = card.layouts
        card.inset = 4
        card.layoutIfNeeded()
        #expect(card.layouts == before)
        card.inset = 5
        card.layoutIfNeeded()
        #expect(card.layouts == before + 1 && card.inset == 5)
    }

    @Test func `objects are made without arguments for variables that get others later`() {
        #expect(UITableViewCell().reuseIdentifier == nil && UITableViewHeaderFooterView().reuseIdentifier == nil)
        #expect(UIVisualEffectView().effect == nil && UINavigationItem().title == "")
        #expect(UIAlertController().preferredStyle == .actionSheet && UIViewPropertyAnimator().duration == 0)
        #expect(!NSLayoutConstraint().isActive && UIFont().pointSize > 0 && UIColor().cgColor.alpha == 0)
    }

    @Test func `tables of listeners do not hold them`() {
        let listeners = NSHashTable<UIView>.weakObjects()
        let first = UIView()
        do {
            let second = UIView()
            listeners.add(first)
            listeners.add(second)
            listeners.add(first)
            #expect(listeners.count == 2 && listeners.contains(second))
        }
        #expect(listeners.allObjects == [first])
        listeners.remove(first)
        #expect(listeners.anyObject == nil)
    }

    @Test func `tables by objects lose what went`() {
        let table = NSMapTable<UIView, NSString>.weakToStrongObjects()
        let key = UIView()
        do {
            let other = UIView()
            table.setObject("b", forKey: other)
            table.setObject("a", forKey: key)
            #expect(table.count == 2)
        }
        #expect(table.count == 1 && table.object(forKey: key) == "a")
        table.setObject(nil, forKey: key)
        #expect(table.object(forKey: key) == nil)
    }

    @Test func `Foundation's own paths tell sections and rows`() {
        let path = IndexPath(row: 3, section: 2) as NSIndexPath
        #expect((path.section, path.row, path.item) == (2, 3, 3))
        #expect(NSIndexPath(row: 3, section: 2) == path)
    }

    @Test func `geometry is archived as Apple's texts`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(CGRect(x: 1, y: 2.5, width: 3, height: 4), forKey: "rect")
        archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        archiver.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2.5, width: 3, height: 4))
        #expect(reader.decodeUIEdgeInsets(forKey: "insets").right == 4)
        #expect(reader.decodeCGAffineTransform(forKey: "transform").d == 3)
        #expect(reader.decodeCGSize(forKey: "nothing") == .zero)
        #expect(reader.decodeCGAffineTransform(forKey: "nothing") == .identity)
    }

    @Test func `a pasteboard holds images, addresses and items`() throws {
        let board = UIPasteboard.withUniqueName()
        board.string = "text"
        #expect(
            board.hasStrings && !board.hasImages && board.data(forPasteboardType: "public.utf8-plain-text") != nil)
        board.image = UIImage()
        #expect(board.image != nil && board.string == nil && board.numberOfItems == 1)
        board.urls = [
            try #require(URL(string: "https://example.org")), try #require(URL(string: "https://example.com")),
        ]
        #expect(board.url?.host == "example.org" && board.numberOfItems == 2 && board.changeCount == 3)
        board.setItems([["public.utf8-plain-text": "a", "org.example": Data([1])]])
        #expect(board.contains(pasteboardTypes: ["org.example"]) && board.string == "a")
        #expect(UIPasteboard(name: UIPasteboard.Name("org.example.none"), create: false) == nil)
    }

    private final class Badge: UICollectionViewLayoutAttributes {
        var count = 0
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Badge)?.count = count
            return copy
        }
    }

    @Test func `attributes of a subclass are copied whole`() throws {
        let badge = Badge(forCellWith: IndexPath(item: 1, section: 0))
        (badge.count, badge.frame) = (7, CGRect(x: 1, y: 2, width: 3, height: 4))
        let copy = try #require(badge.copy() as? Badge)
        #expect(copy !== badge && copy.count == 7 && copy.frame == badge.frame && copy.indexPath == badge.indexPath)
    }

    private final class Watching: UIViewController {
        var heard: [String] = []
        override func viewWillAppear(_ animated: Bool) {
            heard.append("will appear \(isBeingPresented) \(isMovingToParent)")
        }
        override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) {
            heard.append("will disappear \(isBeingDismissed) \(isMovingFromParent)")
        }
        override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear") }
    }

    @Test func `a controller knows why its view comes and goes`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (root, front, second) = (UIViewController(), Watching(), Watching())
        let navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.present(front, animated: false)
        window.layoutIfNeeded()
        navigation.dismiss(animated: false)
        #expect(
            front.heard == ["will appear true false", "did appear", "will disappear true false", "did disappear"])
        navigation.pushViewController(second, animated: false)
        window.layoutIfNeeded()
        navigation.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(
            second.heard == ["will appear false true", "did appear", "will disappear false true", "did disappear"])
        second.heard = []
        second.beginAppearanceTransition(true, animated: true)
        second.endAppearanceTransition()
        second.endAppearanceTransition()
        #expect(second.heard.map { $0.prefix(4) } == ["will", "did "])
    }

    @Test func `a pan from the edge begins at the edge alone`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .left
        var states: [UIGestureRecognizer.State] = []
        pan.addAction { states.append($0.state) }
        window.addGestureRecognizer(pan)
        func drag(from x: CGFloat) {
            let finger = TouchSequence(in: window)
            finger.down(at: CGPoint(x: x, y: 100))
            finger.move(to: CGPoint(x: x + 50, y: 100))
            finger.move(to: CGPoint(x: x + 90, y: 100))
            finger.up()
        }
        drag(from: 100)
        #expect(states.isEmpty)
        drag(from: 5)
        #expect(states.first == .began && states.last == .ended)
    }

    @Test func `a transform in space is taken back by its inverse`() {
        let there = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 0.7, 1, 2, 3)
        let both = CATransform3DConcat(there, CATransform3DInvert(there))
        #expect(abs(both.m11 - 1) < 1e-9 && abs(both.m41) < 1e-9 && abs(both.m23) < 1e-9)
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DInvert(flat).m22 == 0)
    }

    @Test func `a field tells its delegate of its selection`() {
        final class Listener: NSObject, UITextFieldDelegate {
            var count = 0
            func textFieldDidChangeSelection(_ textField: UITextField) { count += 1 }
        }
        let (field, listener) = (UITextField(), Listener())
        field.delegate = listener
        field.insertText("a")
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        #expect(listener.count == 2)
    }

    @Test func `blocks of animations from before closures move views by and by`() {
        let (clock, view) = (EventClock(.stepped), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        clock.drive {
            UIView.beginAnimations("move", context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.linear)
            view.center.x = 105
            UIView.commitAnimations()
            UIView.commitAnimations()
            view.alpha = 0
            clock.advance(by: 0.5)
            #expect(view.center.x == 105 && view.layer.presentation()?.position.x == 55)
            #expect(view.layer.presentation()?.opacity == 0)
        }
    }

    /// Designated initializers of Apple's headers, which subclasses override and call.
    @Test func `subclasses have the initializers that Apple declares`() throws {
        final class Pane: UIWindow {
            override init(windowScene: UIWindowScene) {
                super.init(windowScene: windowScene)
                tag = 7
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Grid: UICollectionViewCompositionalLayout {
            init() {
                let size = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
                let item = NSCollectionLayoutItem(layoutSize: size)
                super.init(section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item])))
                configuration.interSectionSpacing = 9
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Notes: UITextView {
            override func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
                UIMenu(title: "Notes", children: suggestedActions)
            }
        }
        let scene = try #require(UIWindow().windowScene)
        #expect(Pane(windowScene: scene).tag == 7 && Pane(windowScene: scene).frame == UIScreen.main.bounds)
        #expect(Grid().configuration.interSectionSpacing == 9)
        let notes = Notes()
        let range = try #require(notes.textRange(from: notes.beginningOfDocument, to: notes.endOfDocument))
        #expect(notes.editMenu(for: range, suggestedActions: [])?.title == "Notes")
        #expect(UITextView().editMenu(for: range, suggestedActions: []) == nil)
    }
}
