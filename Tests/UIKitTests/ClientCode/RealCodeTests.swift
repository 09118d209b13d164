import Foundation
import TestTools
import Testing

@testable import PlacardUIKit

private protocol Hearing: AnyObject {}
private final class Hearer: Hearing {}

/// What libraries of labels, badges and tips that are widely used ask of UIKit, each as Apple's documentation says.
@MainActor @Suite struct RealCodeTests {
    @Test func `tables hold listeners that only a protocol names`() {
        let listeners = NSHashTable<any Hearing>.weakObjects()
        let names = NSMapTable<any Hearing, NSString>.weakToStrongObjects()
        let first = Hearer()
        do {
            let second = Hearer()
            for hearer in [first, second] {
                listeners.add(hearer)
                names.setObject("name", forKey: hearer)
            }
            #expect(listeners.count == 2 && names.count == 2 && listeners.contains(second))
        }
        #expect(listeners.allObjects.map(ObjectIdentifier.init) == [ObjectIdentifier(first)])
        #expect(names.count == 1 && names.object(forKey: first) == "name")
    }

    @Test func `the view that shows an item of a bar is found by its name`() throws {
        let (plus, own) = (UIBarButtonItem(title: "Add"), UIBarButtonItem(customView: UILabel()))
        #expect(plus.value(forKey: "view") == nil)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        bar.items = [plus, own]
        let view = try #require(plus.value(forKey: "view") as? UIView)
        #expect(view.isDescendant(of: bar) && (view as? UIButton)?.title(for: .normal) == "Add")
        #expect(own.value(forKey: "view") as? UIView === own.customView)
        let tabs = UITabBar()
        tabs.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
        #expect((tabs.items?[0].value(forKeyPath: "view.superview") as? UIView) === tabs)
    }

    @Test func `properties of objects that are no responders have names too`() {
        let item = UIBarButtonItem(title: "Add")
        item.setValue("Done", forKey: "title")
        #expect(item.title == "Done" && item.value(forKey: "title") as? String == "Done")
        #expect(item.value(forKey: "shade") == nil)
        let told = reports { item.setValue(1, forKey: "shade") }
        #expect(told.count == 1 && told[0].contains("not key value coding-compliant for the key shade"))
    }

    /// Nothing knows the class yet: its tables are read on the other thread, too.
    private final class Worker: NSObject {
        var heard: [Bool] = []
        let isDone = DispatchSemaphore(value: 0)

        func work() { hear(1) }
        func add(_ count: NSNumber) { hear(count.intValue) }

        private func hear(_ count: Int) {
            heard += Array(repeating: Thread.isMainThread, count: count)
            isDone.signal()
        }
    }

    @Test func `a selector is performed on a thread of its own`() {
        let worker = Worker()
        NibTables.register(.action("work") { (worker: Worker) in worker.work() }, for: Worker.self)
        NibTables.register(
            .action("add:") { (worker: Worker, count: NSNumber) in worker.add(count) }, for: Worker.self)
        worker.performSelector(inBackground: "work", with: nil)
        worker.isDone.wait()
        worker.performSelector(inBackground: "add:", with: NSNumber(value: 2))
        worker.isDone.wait()
        #expect(worker.heard == [false, false, false])
    }

    @Test func `a notification is heard on the thread that posts it`() async {
        let (worker, name) = (Worker(), Notification.Name("work"))
        NibTables.register(.action("work") { (worker: Worker) in worker.work() }, for: Worker.self)
        NotificationCenter.default.addObserver(worker, selector: "work", name: name, object: nil)
        await Task.detached { NotificationCenter.default.post(name: name, object: nil) }.value
        NotificationCenter.default.removeObserver(worker)
        #expect(worker.heard == [false])
    }

    private final class Tag: UIButton {
        var isMade = false

        override init(frame: CGRect) {
            super.init(frame: frame)
            isMade = true
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Column: UIStackView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            axis = .vertical
        }

        required init(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Wheel: UIActivityIndicatorView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            hidesWhenStopped = false
        }

        required init(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test func `buttons and stacks with initializers of their own inherit the others`() {
        #expect(Tag().isMade && Tag(type: .system).isMade)
        #expect(Tag().buttonType == .custom && Tag(type: .system).buttonType == .system)
        let column = Column(arrangedSubviews: [UIView(), UIView()])
        #expect(column.axis == .vertical && column.arrangedSubviews.count == 2)
        #expect(!Wheel(frame: .zero).hidesWhenStopped)
    }

    @Test func `the application knows its status bar and its orientations`() {
        let application = UIApplication.shared
        #expect(application.isStatusBarHidden == (application.statusBarFrame.height == 0))
        #expect(application.statusBarStyle == .default)
        #expect(application.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
    }
}
