import PlacardTextKit
import TestTools
import Testing

@testable import PlacardUIKit

/// How large text views are, where their text lies among other views, and what they notice.
@MainActor @Suite struct TextViewLayoutTests {
    private static let long = "A considerably longer text that has to wrap to at least three lines in the cell"
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))

    private func text(_ text: String) -> UITextView {
        let view = UITextView()
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 17)
        view.text = text
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    private func fill(_ box: UIView, with view: UIView) {
        box.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: box.topAnchor),
            view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
    }

    /// Apple's documentation of `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`: what
    /// the constraints ask for at that width, as for a label of several lines.
    @Test(arguments: [300.0, 200, 100]) func `a view that does not scroll is measured at the width that it gets`(
        width: CGFloat
    ) {
        let (box, view) = (UIView(), text(Self.long))
        fill(box, with: view)
        let size = box.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size.height == view.sizeThatFits(CGSize(width: width, height: 0)).height)
        #expect(size.height > 50)
    }

    private final class Counting: UITextView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    /// A published view that cuts a place for a label into its text takes the cut away in `layoutSubviews()` and makes it
    /// again afterwards: on iOS that comes to rest.
    @Test(arguments: [true, false]) func `a view is laid out for its text alone where that takes another space`(
        scrolls: Bool
    ) {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        func layouts(after change: () -> Void) -> Int {
            let before = view.layouts
            change()
            view.layoutIfNeeded()
            return view.layouts - before
        }
        (view.isScrollEnabled, view.font, view.text) = (scrolls, .systemFont(ofSize: 17), "Not long at all")
        view.layoutIfNeeded()
        let hole = UIBezierPath(rect: CGRect(x: 150, y: 0, width: 50, height: 10))
        #expect(layouts { view.textContainer.exclusionPaths = [hole] } == 0)
        #expect(layouts { view.textColor = .red } == 0)
        #expect(layouts { view.layoutManager.invalidateDisplay(forCharacterRange: NSRange(0..<3)) } == 0)
        #expect(layouts { view.text = "Another text" } > 0)
        let height = view.contentSize.height
        #expect(layouts { view.textContainer.exclusionPaths = [UIBezierPath(rect: view.bounds)] } > 0)
        #expect(view.contentSize.height > height + 50)
        #expect(layouts { view.font = .systemFont(ofSize: 30) } > 0)
    }

    /// Chats set the height of their input to it in `textViewDidChange(_:)`, a widespread use that has no layout in between.
    @Test func `the content is as large as the text at once`() {
        final class Growing: NSObject, UITextViewDelegate {
            var heights: [CGFloat] = []
            func textViewDidChange(_ textView: UITextView) { heights.append(textView.contentSize.height) }
        }
        let growing = Growing()
        (view.font, view.delegate) = (.systemFont(ofSize: 17), growing)
        view.insertText("One line")
        view.insertText(" and then so many words that a second one begins")
        let wide = view.contentSize
        #expect(growing.heights.count == 2 && growing.heights[1] > growing.heights[0] + 15)
        #expect(wide == CGSize(width: 200, height: view.sizeThatFits(CGSize(width: 200, height: 0)).height))
        view.frame.size.width = 100
        #expect(view.contentSize.width == 100 && view.contentSize.height > wide.height)
        view.textContainerInset.top += 10
        let inset = view.contentSize.height
        view.contentSize.height = 1000
        #expect(view.contentSize.height == 1000)
        view.layoutIfNeeded()
        #expect(view.contentSize.height == inset)
    }

    @Test func `a bubble is as wide as its text as far as it may be, and grows and shrinks with it`() {
        let (host, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), text("hi"))
        host.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            view.topAnchor.constraint(equalTo: host.topAnchor),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 150),
        ])
        host.layoutIfNeeded()
        let small = view.frame.size
        #expect(small.width < 40 && small.height < 40)
        view.text = Self.long
        host.layoutIfNeeded()
        #expect(view.frame.width > 130 && view.frame.width <= 150)
        #expect(view.frame.height == view.sizeThatFits(CGSize(width: view.frame.width, height: 0)).height)
        view.text = "hi"
        host.layoutIfNeeded()
        #expect(view.frame.size == small)
    }

    @Test func `another inset is another size, for views that do not scroll`() {
        let (host, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), text("one"))
        host.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            view.topAnchor.constraint(equalTo: host.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 200),
        ])
        host.layoutIfNeeded()
        let height = view.frame.height
        view.textContainerInset = UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0)
        host.layoutIfNeeded()
        #expect(view.frame.height == height + 44)
    }

    /// Since iOS 7 the text lies in a view of its own upon the text view, as every list of its subviews shows.
    @Test func `the text lies upon what is put below it, and stays where a subclass draws`() throws {
        final class Framed: UITextView {
            override func draw(_ rect: CGRect) {}
        }
        for view in [view, Framed(frame: view.frame)] {
            view.contentScaleFactor = 1
            view.font = .boldSystemFont(ofSize: 30)
            view.textColor = .black
            view.text = "MMMMMM"
            let ground = UIView(frame: view.bounds)
            ground.backgroundColor = .yellow
            view.insertSubview(ground, at: 0)
            let sheet = CALayer()
            sheet.frame = view.bounds
            sheet.backgroundColor = UIColor.green.cgColor
            view.layer.insertSublayer(sheet, at: 0)
            view.layoutIfNeeded()
            let pixels = try Pixels(of: view)
            #expect(pixels.values.contains { $0 >> 8 & 255 < 60 }, "black letters")
            #expect(pixels.values.contains { $0 & 0xFF_FFFF == 0xFF_FF00 }, "upon the yellow view")
        }
    }

    /// As with Apple's scroll view, whose offset comes back when the content becomes smaller.
    @Test func `a shorter text comes back to where it is seen`() {
        view.text = String(repeating: "line\n", count: 20)
        view.layoutIfNeeded()
        view.contentOffset.y = 150
        view.text = "short"
        view.layoutIfNeeded()
        #expect(view.contentOffset == .zero)
    }

    /// Apple's documentation of `layoutManager` and `textStorage`: those of the text container and of the layout manager.
    @Test func `parts that are replaced are the view's`() {
        final class Manager: NSLayoutManager {}
        let manager = Manager()
        view.text = "Hello"
        view.textContainer.replaceLayoutManager(manager)
        #expect(view.layoutManager === manager && view.text == "Hello")
        NSTextStorage(string: "Other text").addLayoutManager(view.layoutManager)
        #expect(view.text == "Other text" && view.textStorage.layoutManagers.first === manager)
        let last = NSTextStorage(string: "Last")
        view.layoutManager.replaceTextStorage(last)
        #expect(view.textStorage === last && view.text == "Last")
    }

    @Test func `columns that share a layout manager are drawn anew together`() {
        let (storage, manager) = (NSTextStorage(string: "text"), NSLayoutManager())
        storage.addLayoutManager(manager)
        let views = (0..<2).map { _ in
            let container = NSTextContainer(size: CGSize(width: 100, height: 100))
            manager.addTextContainer(container)
            return UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
        }
        for view in views { view.canvas.layer.displayIfNeeded() }
        storage.append(NSAttributedString(string: " and more"))
        #expect(views.map { $0.canvas.layer.needsDisplay() } == [true, true])
    }

    /// Apple's page of `setNeedsDisplay(_:)`: the rectangle is drawn again, and here all is.
    @Test func `a text view draws its text again when a part of it is asked for`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.text = "words"
        view.canvas.layer.displayIfNeeded()
        view.setNeedsDisplay(view.bounds)
        #expect(view.canvas.layer.needsDisplay())
    }
}
