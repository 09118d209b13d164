import PlacardUIKit
import Testing

/// Apple's pages of `addObserver(_:forKeyPath:options:context:)` and its kin.
@MainActor @Suite struct KeyPathObservingTests {
    private final class Listener: UIView {
        var heard: [String] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let (old, new) = (change?[.oldKey], change?[.newKey])
            heard.append("\(keyPath ?? "") \(old.map { "\($0)" } ?? "-") \(new.map { "\($0)" } ?? "-")")
        }
    }

    private final class Other: NSObject, KeyPathObserver {
        var count = 0
        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) { count += 1 }
    }

    private let label = UILabel()
    private let listener = Listener()

    @Test func `a change tells of the values that were asked for`() {
        label.text = "a"
        label.addObserver(listener, forKeyPath: "text", options: [.old, .new], context: nil)
        label.text = "b"
        label.text = "b"
        label.text = nil
        #expect(listener.heard.prefix(1) == ["text a b"] && listener.heard.count == 2)
        label.removeObserver(listener, forKeyPath: "text")
        label.text = "c"
        #expect(listener.heard.count == 2)
    }

    @Test func `a content's size is told as a size`() {
        let scroll = UIScrollView()
        var sizes: [CGSize?] = []
        final class Sizes: UIResponder {
            var take: (CGSize?) -> Void = { _ in }
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) { take(change?[.newKey] as? CGSize) }
        }
        let observer = Sizes()
        observer.take = { sizes.append($0) }
        scroll.addObserver(observer, forKeyPath: "contentSize", options: .new, context: nil)
        scroll.contentSize = CGSize(width: 10, height: 400)
        #expect(sizes == [CGSize(width: 10, height: 400)])
    }

    @Test func `paths lead to layers, and the first call comes at once`() {
        label.addObserver(listener, forKeyPath: "layer.cornerRadius", options: [.initial, .new], context: nil)
        #expect(listener.heard == ["layer.cornerRadius - 0.0"])
        label.layer.cornerRadius = 4
        label.setNeedsLayout()
        #expect(listener.heard.last == "layer.cornerRadius - 4.0")
        #expect(label.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 4)
    }

    @Test func `paths hear of the views that they lead through`() {
        let (cell, ground) = (UITableViewCell(style: .default, reuseIdentifier: nil), UIView())
        cell.backgroundView = ground
        cell.addObserver(listener, forKeyPath: "backgroundView.tag", context: nil)
        ground.tag = 2
        ground.frame.size.width = 20
        #expect(listener.heard.count == 1)
        cell.removeObserver(listener, forKeyPath: "backgroundView.tag")
        ground.tag = 3
        ground.frame.size.width = 30
        #expect(listener.heard.count == 1)
    }

    @Test func `contexts tell observations apart`() {
        var (first, second) = (0, 0)
        withUnsafeMutablePointer(to: &first) { first in
            withUnsafeMutablePointer(to: &second) { second in
                label.addObserver(listener, forKeyPath: "hidden", context: first)
                label.addObserver(listener, forKeyPath: "hidden", context: second)
                label.removeObserver(listener, forKeyPath: "hidden", context: first)
                label.isHidden = true
                #expect(listener.heard.count == 1)
                label.removeObserver(listener, forKeyPath: "hidden", context: second)
                label.isHidden = false
                #expect(listener.heard.count == 1)
            }
        }
    }

    @Test func `an object that is no responder says that it hears`() {
        var other: Other? = Other()
        label.addObserver(other!, forKeyPath: "alpha", context: nil)
        label.alpha = 0.5
        label.setNeedsLayout()
        #expect(other?.count == 1)
        other = nil
        label.alpha = 1
        label.setNeedsLayout()
    }
}
