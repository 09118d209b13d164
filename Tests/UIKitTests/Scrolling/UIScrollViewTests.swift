import PlacardUIKit
import TestTools
import Testing

@MainActor @Suite struct UIScrollViewTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let scrollView = UIScrollView(frame: CGRect(x: 20, y: 10, width: 200, height: 100))

    init() { root.addSubview(scrollView) }

    private func child(_ view: UIView = UIView(), of parent: UIView? = nil) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? scrollView).addSubview(view)
        return view
    }

    @Test func `a new scroll view has UIKit's defaults`() {
        #expect(scrollView.clipsToBounds && scrollView.isScrollEnabled && scrollView.bounces)
        #expect(scrollView.contentSize == .zero && scrollView.contentOffset == .zero)
        #expect(scrollView.contentInset == .zero && scrollView.contentInsetAdjustmentBehavior == .automatic)
    }

    /// Self-sizing scroll views and tables override `contentSize` with an observer, and ask for their own size to be worked out again;
    /// on iOS it is set when rules change it, too.
    @Test func `an override of the content's size hears of rules that change it`() {
        final class Listening: UIScrollView {
            var heard: [CGSize] = []
            var widths: [CGFloat] = []
            override var contentSize: CGSize {
                didSet {
                    heard.append(contentSize)
                    widths.append(frame.width)
                }
            }
        }
        let listening = Listening()
        _ = child(listening, of: root)
        let content = child(of: listening)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: listening.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: listening.trailingAnchor),
            content.topAnchor.constraint(equalTo: listening.topAnchor),
            content.bottomAnchor.constraint(equalTo: listening.bottomAnchor),
            content.widthAnchor.constraint(equalToConstant: 500),
            content.heightAnchor.constraint(equalToConstant: 80),
            listening.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            listening.topAnchor.constraint(equalTo: root.topAnchor),
            listening.widthAnchor.constraint(equalToConstant: 200),
            listening.heightAnchor.constraint(equalToConstant: 100),
        ])
        root.layoutIfNeeded()
        #expect(listening.heard.last == CGSize(width: 500, height: 80))
        // Where text reads from the right, such code begins at the far end, for which it has to know the frame.
        #expect(listening.widths == [200])
        #expect(listening.contentSize == CGSize(width: 500, height: 80))
    }

    @Test func `content that shrinks is not left behind by an animation to its end`() {
        let clock = EventClock(.stepped)
        scrollView.contentSize = CGSize(width: 200, height: 1000)
        clock.drive {
            scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
            clock.advance(by: 0.1)
            scrollView.contentSize.height = 300
            clock.advance(by: 1)
            #expect(scrollView.contentOffset.y == 200)
            scrollView.setContentOffset(CGPoint(x: 0, y: 250), animated: true)
            clock.advance(by: 1)
            #expect(scrollView.contentOffset.y == 250)
        }
    }

    @Test func `the offset is the origin of the bounds`() {
        scrollView.contentOffset = CGPoint(x: 3, y: 40)
        #expect(scrollView.bounds == CGRect(x: 3, y: 40, width: 200, height: 100))
        #expect(scrollView.frame == CGRect(x: 20, y: 10, width: 200, height: 100))
        #expect(scrollView.convert(CGPoint(x: 3, y: 40), to: root) == CGPoint(x: 20, y: 10))
    }

    /// Apple's documentation of `ContentInsetAdjustmentBehavior.automatic`.
    /// Source: programmers' reports, 80 %.
    @Test func `the offset moves by whole pixels`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 500, height: 500)
        view.contentOffset = CGPoint(x: 10.3, y: 20.2)
        #expect(view.contentOffset == CGPoint(x: 10.5, y: 20))
        view.bounds.origin.y = 7.3
        #expect(view.contentOffset.y == 7.3)
    }

    @Test func `short content of a controller lies below its bars too`() {
        let controller = UIViewController()
        controller.view = scrollView
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(scrollView.safeAreaInsets.top > 0)
        #expect(scrollView.adjustedContentInset.top == scrollView.safeAreaInsets.top)
        scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(scrollView.adjustedContentInset.top == 0)
    }

    /// As with Apple's scroll view: lists that become shorter show their end.
    @Test func `content that becomes smaller comes back into sight`() {
        scrollView.contentSize = CGSize(width: 200, height: 500)
        scrollView.contentOffset.y = 350
        scrollView.contentSize.height = 400
        #expect(scrollView.contentOffset.y == 300)
        scrollView.contentSize.height = 50
        #expect(scrollView.contentOffset.y == 0)
        scrollView.contentOffset.y = 20
        scrollView.contentSize.height = 80
        #expect(scrollView.contentOffset.y == 20, "what grows stays")
    }

    @Test func `edges of views within make the content's size`() {
        let view = child()
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
            view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 6),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 7),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 8),
            view.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -13),
            view.heightAnchor.constraint(equalToConstant: 500),
        ])
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 200, height: 513))
        #expect(view.frame == CGRect(x: 6, y: 5, width: 187, height: 500))
        scrollView.contentOffset.y = 90
        root.layoutIfNeeded()
        #expect(view.frame.minY == 5 && scrollView.frame.minY == 10)
        scrollView.frame.size.width = 120
        root.layoutIfNeeded()
        #expect(scrollView.contentSize.width == 120)
    }

    /// As Apple's Technical Note 2154 says of what is bound to views outside, it is the items that tell: programs hand such
    /// constraints to whichever view they lay out.
    @Test(arguments: [false, true])
    func `edges of views within make the content's size whichever view above holds the constraints`(scrolls: Bool) {
        let content = child(scrolls ? UIScrollView() : UIView())
        for edge in [NSLayoutConstraint.Attribute.top, .leading, .trailing, .bottom] {
            root.addConstraint(
                NSLayoutConstraint(
                    item: content, attribute: edge, relatedBy: .equal, toItem: scrollView, attribute: edge,
                    multiplier: 1, constant: 0))
        }
        root.addConstraint(
            NSLayoutConstraint(
                item: content, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 3,
                constant: 0))
        content.heightAnchor.constraint(equalToConstant: 250).isActive = true
        root.layoutIfNeeded()
        #expect(scrollView.frame == CGRect(x: 20, y: 10, width: 200, height: 100))
        #expect(scrollView.contentSize == CGSize(width: 900, height: 250))
        scrollView.contentOffset = CGPoint(x: 300, y: 50)
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 900, height: 250))
    }

    @Test func `guides say which rectangle is meant`() {
        let (content, floating) = (child(), child())
        let (inside, outside) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: inside.topAnchor),
            content.leftAnchor.constraint(equalTo: inside.leftAnchor),
            content.rightAnchor.constraint(equalTo: inside.rightAnchor),
            content.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
            content.widthAnchor.constraint(equalTo: outside.widthAnchor, multiplier: 2),
            content.heightAnchor.constraint(equalToConstant: 300),
            floating.bottomAnchor.constraint(equalTo: outside.bottomAnchor, constant: -4),
            floating.rightAnchor.constraint(equalTo: outside.rightAnchor, constant: -4),
            floating.widthAnchor.constraint(equalToConstant: 10),
            floating.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 400, height: 300))
        #expect(inside.layoutFrame == CGRect(x: 0, y: 0, width: 400, height: 300))
        #expect(floating.frame == CGRect(x: 186, y: 86, width: 10, height: 10))
        scrollView.contentOffset = CGPoint(x: 50, y: 60)
        root.layoutIfNeeded()
        #expect(floating.frame == CGRect(x: 236, y: 146, width: 10, height: 10))
        #expect(outside.layoutFrame == CGRect(x: 50, y: 60, width: 200, height: 100))
        #expect(content.frame.origin == .zero)
    }

    @Test func `what is bound to views outside stays with them`() {
        let (header, outer) = (child(), child(of: root))
        NSLayoutConstraint.activate([
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 25),
            header.topAnchor.constraint(equalTo: outer.topAnchor),
            header.leftAnchor.constraint(equalTo: outer.leftAnchor),
        ])
        root.layoutIfNeeded()
        #expect(header.frame.origin == CGPoint(x: 5, y: 20))
        scrollView.contentOffset = CGPoint(x: 0, y: 100)
        root.layoutIfNeeded()
        #expect(header.frame.origin == CGPoint(x: 5, y: 120))
        #expect(header.convert(CGPoint.zero, to: root) == CGPoint(x: 25, y: 30))
    }

    @Test func `a size that is set counts in directions that rules leave open`() {
        scrollView.contentSize = CGSize(width: 900, height: 800)
        let view = child()
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: scrollView.topAnchor),
            view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            view.heightAnchor.constraint(equalToConstant: 250),
        ])
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 900, height: 250))
    }

    @Test func `text in a scroll view is as high as it needs at the scroll view's width`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 20)
        _ = child(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: scrollView.topAnchor),
            label.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            label.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        ])
        root.layoutIfNeeded()
        let height = label.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(height > 200 && scrollView.contentSize == CGSize(width: 200, height: height))
    }

    @Test func `rectangles become visible by the least move`() {
        scrollView.contentSize = CGSize(width: 200, height: 1000)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 20), animated: false)
        #expect(scrollView.contentOffset == .zero)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 20), animated: false)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 220))
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 20), animated: false)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 100))
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 80), animated: false)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 900))
        scrollView.scrollRectToVisible(CGRect(x: 0, y: CGFloat.nan, width: 10, height: 80), animated: false)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 900))
    }

    @Test func `insets move content that lies at its first edge`() {
        scrollView.contentSize = CGSize(width: 200, height: 1000)
        scrollView.contentInset.top = 30
        #expect(scrollView.contentOffset.y == -30 && scrollView.adjustedContentInset.top == 30)
        scrollView.contentOffset.y = 100
        scrollView.contentInset.top = 50
        #expect(scrollView.contentOffset.y == 100)
    }

    /// Offsets are printed and compared as text.
    @Test func `an offset without inset is no minus zero`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 300)
        view.contentInset.top = 88
        #expect("\(view.contentOffset)" == "(0.0, -88.0)")
        view.scrollRectToVisible(CGRect(x: -5, y: -100, width: 1, height: 1), animated: false)
        #expect("\(view.contentOffset)" == "(0.0, -88.0)")
    }

    @Test func `the safe area adds to the inset in directions that scroll`() {
        final class Covered: UIView {
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 9, bottom: 34, right: 9) }
        }
        let page = Covered(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        scrollView.frame = page.bounds
        page.addSubview(scrollView)
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.contentSize = CGSize(width: 200, height: 1000)
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: -44))
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset.left == 9)
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == .zero && scrollView.contentOffset == .zero)
    }

    @Test func `the delegate hears of every move`() {
        final class Listener: UIScrollViewDelegate {
            var calls: [String] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                calls.append("scroll \(scrollView.contentOffset.y)")
            }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
        }
        let listener = Listener()
        scrollView.delegate = listener
        scrollView.contentOffset.y = 5
        scrollView.contentOffset.y = 5
        scrollView.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
        scrollView.frame.size.height = 50
        #expect(listener.calls == ["scroll 5.0", "scroll 9.0", "end"])
    }

    @Test func `what lies beyond the bounds is not drawn`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 60, width: 200, height: 300))
        view.backgroundColor = .red
        scrollView.addSubview(view)
        scrollView.contentOffset.y = 10
        let pixels = try Pixels(of: root)
        let red = pixels.rows { $0 == 0xFFFF_0000 }
        #expect(red == Array(60..<110))
    }
}
