import PlacardUIKit
import Testing

/// Source: Apple's documentation of `viewWillTransition(to:with:)` and of `animate(alongsideTransition:completion:)`.
@MainActor @Suite struct SizeTransitionTests {
    private final class Log { var words: [String] = [] }

    private final class Listener: UIViewController {
        let log: Log
        let name: String
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
        {
            super.viewWillTransition(to: size, with: coordinator)
            log.words.append("\(name) \(view.window!.bounds.width) to \(size.width)")
            coordinator.animate { [self] _ in
                log.words.append("\(name) at \(view.window!.bounds.width)")
            } completion: { [self] _ in
                log.words.append("\(name) done")
            }
        }
    }

    @Test func `The end comes when the views are laid out for the new size`() {
        final class Screen: UIViewController {
            let filling = UIView()
            var widths: [CGFloat] = []
            override func viewDidLayoutSubviews() { filling.frame = view.bounds }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                coordinator.animate(alongsideTransition: nil) { _ in self.widths.append(self.filling.bounds.width) }
            }
        }
        let screen = Screen()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        window.frame.size = CGSize(width: 600, height: 300)
        #expect(screen.widths == [600])
    }

    @Test func `Controllers hear of a new size of their window before it holds`() {
        let log = Log()
        let (root, child) = (Listener("root", log), Listener("child", log))
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.rootViewController = root
        window.makeKeyAndVisible()
        #expect(log.words.isEmpty)
        window.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
        #expect(
            log.words == [
                "child 300.0 to 600.0", "root 300.0 to 600.0", "child at 600.0", "root at 600.0", "child done",
                "root done",
            ])
        #expect(root.view.bounds.size == CGSize(width: 600, height: 300))
        window.frame.origin.x = 5
        #expect(log.words.count == 6)
    }

    @Test func `A new window is as large as the screen`() { #expect(UIWindow().frame == UIScreen.main.bounds) }

    @Test func `A controller that is presented hears of it too, by its presentation`() {
        let log = Log()
        let (root, presented) = (UIViewController(), Listener("presented", log))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.rootViewController = root
        window.makeKeyAndVisible()
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: false)
        window.bounds.size.width = 500
        #expect(log.words == ["presented 300.0 to 500.0", "presented at 500.0", "presented done"])
    }
}
