import Testing

@testable import PlacardUIKit

/// Weak proxies as labels that run by a display link have them. Source: Apple's documentation of `CADisplayLink`, which keeps its
/// target until `invalidate()`, and of `forwardingTarget(for:)`.
@MainActor @Suite struct SelectorForwarderTests {
    private final class Label: UILabel {
        var frames = 0
        let name = Selector("step", of: Label.self) { (label: Label) in label.frames += 1 }
    }

    private final class Proxy: NSObject, SelectorForwarder {
        private weak var target: AnyObject?
        init(_ target: AnyObject) { self.target = target }
        func forwardingTarget(for aSelector: Selector!) -> Any? { target }
    }

    @Test func `a link keeps what it calls and is kept itself until it is ended`() {
        let clock = EventClock(.stepped)
        let label = Label()
        weak var link: CADisplayLink?
        clock.drive {
            let made = CADisplayLink(target: Proxy(label), selector: label.name)
            made.add(to: .main, forMode: .common)
            link = made
        }
        clock.advance(by: 0.05)
        #expect(label.frames == 3)
        link?.invalidate()
        clock.advance(by: 1)
        #expect(label.frames == 3 && link == nil)
    }

    @Test func `a proxy does not keep a label`() {
        weak var gone: Label?
        let clock = EventClock(.stepped)
        clock.drive {
            let label = Label()
            gone = label
            CADisplayLink(target: Proxy(label), selector: label.name).add(to: .main, forMode: .common)
        }
        #expect(gone == nil)
    }

    @Test func `proxies that point at themselves do not hang`() {
        final class Ring: NSObject, SelectorForwarder {
            func forwardingTarget(for aSelector: Selector!) -> Any? { self }
        }
        #expect(Ring().perform(Selector("nothing")) == nil)
    }
}
