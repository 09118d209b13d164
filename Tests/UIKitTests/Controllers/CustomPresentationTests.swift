import PlacardUIKit
import Testing

/// Apple's pages of `UIPresentationController`, `UIViewControllerTransitioningDelegate` and
/// `UIViewControllerContextTransitioning` say who is asked, for what, and in which order.
@MainActor @Suite struct CustomPresentationTests {
    private final class Note: UIPresentationController {
        var calls: [String] = []
        let dimming = UIView()
        var shrinks = false
        override var frameOfPresentedViewInContainerView: CGRect {
            let size = presentedViewController.preferredContentSize
            let room = containerView?.bounds ?? .zero
            return CGRect(x: 10, y: room.maxY - size.height, width: size.width, height: size.height)
        }
        override func presentationTransitionWillBegin() {
            calls.append("will begin")
            if shrinks { containerView?.frame.size.height = 100 }
            dimming.alpha = 0
            containerView?.addSubview(dimming)
            presentedViewController.transitionCoordinator?.animate(
                alongsideTransition: { _ in self.dimming.alpha = 1 })
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did end \(completed)") }
        override func dismissalTransitionWillBegin() { calls.append("will go") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("went \(completed)") }
        override func containerViewDidLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    private final class Mover: NSObject, UIViewControllerAnimatedTransitioning {
        var ends = true
        var log: [String] = []
        private(set) var context: (any UIViewControllerContextTransitioning)?
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            self.context = context
            if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
                view.frame = context.finalFrame(for: controller)
                context.containerView.addSubview(view)
            }
            log.append(context.view(forKey: .from) == nil ? "comes" : "goes")
            if ends { context.completeTransition(!context.transitionWasCancelled) }
        }
        func animationEnded(_ completed: Bool) { log.append("ended \(completed)") }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        var note: Note?
        var shrinks = false
        let mover = Mover()
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            note = Note(presentedViewController: presented, presenting: presenting)
            note?.shrinks = shrinks
            return note
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { mover }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { mover }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let below = UIViewController()
    private let front = UIViewController()
    private let delegate = Delegate()

    init() {
        window.rootViewController = below
        window.isHidden = false
        front.preferredContentSize = CGSize(width: 120, height: 40)
        front.modalPresentationStyle = .custom
        front.transitioningDelegate = delegate
    }

    @Test func `the view lies where its presentation says`() throws {
        var isDone = false
        below.present(front, animated: false) { isDone = true }
        let note = try #require(delegate.note)
        #expect(isDone && front.presentationController === note && note.presentingViewController === below)
        #expect(front.view.frame == CGRect(x: 10, y: 160, width: 120, height: 40))
        #expect(front.view.superview === note.containerView && note.containerView?.frame == window.bounds)
        #expect(note.calls == ["will begin", "did end true"] && note.dimming.alpha == 1)
        window.frame.size.height = 150
        window.layoutIfNeeded()
        #expect(front.view.frame.minY == 110)
    }

    @Test func `an animator moves it, and says when that is over`() throws {
        delegate.mover.ends = false
        var isDone = false
        below.present(front, animated: true) { isDone = true }
        #expect(!isDone && front.transitionCoordinator != nil && below.presentedViewController === front)
        try #require(delegate.mover.context).completeTransition(true)
        #expect(isDone && front.transitionCoordinator == nil)
        #expect(delegate.mover.log == ["comes", "ended true"] && front.view.frame.minY == 160)
    }

    @Test func `it goes the same way, and nothing of it stays`() throws {
        below.present(front, animated: true)
        let note = try #require(delegate.note)
        let container = try #require(note.containerView)
        var isDone = false
        front.dismiss(animated: true) { isDone = true }
        #expect(isDone && note.calls.suffix(2) == ["will go", "went true"])
        #expect(container.superview == nil && front.view.window == nil && below.presentedViewController == nil)
        #expect(delegate.mover.log == ["comes", "ended true", "goes", "ended true"])
        below.present(front, animated: false)
        #expect(delegate.note !== note && front.view.window === window)
    }

    /// Animators of both ways begin to go at the final frame of what goes, and slide it away from there: Apple's page of
    /// `finalFrame(for:)` lets it be a valid frame, and published animators rest on it.
    @Test func `what goes has a final frame`() throws {
        below.present(front, animated: true)
        delegate.mover.ends = false
        front.dismiss(animated: true)
        let context = try #require(delegate.mover.context)
        #expect(context.finalFrame(for: front) == CGRect(x: 10, y: 160, width: 120, height: 40))
        context.completeTransition(true)
    }

    /// Apple's page of `frameOfPresentedViewInContainerView`: "UIKit calls this method multiple times during the course of a
    /// presentation"; presentations of banners make their container small when they begin.
    @Test func `a frame that changes when the presentation begins is the one that counts`() throws {
        delegate.shrinks = true
        below.present(front, animated: true)
        #expect(front.view.frame == CGRect(x: 10, y: 60, width: 120, height: 40))
    }

    @Test func `one that is given up was never there`() throws {
        delegate.mover.ends = false
        below.present(front, animated: true)
        try #require(delegate.mover.context).completeTransition(false)
        #expect(below.presentedViewController == nil && front.view.window == nil)
        #expect(delegate.note?.calls == ["will begin", "did end false"])
    }

    @Test func `the system's styles cover the window`() {
        front.modalPresentationStyle = .fullScreen
        front.transitioningDelegate = nil
        below.present(front, animated: true)
        #expect(front.view.superview === window && front.view.frame == window.bounds)
    }

    @Test func `heights of sheets are resolved`() {
        final class Room: UISheetPresentationControllerDetentResolutionContext {
            let containerTraitCollection = UITraitCollection()
            let maximumDetentValue: CGFloat = 600
        }
        typealias Detent = UISheetPresentationController.Detent
        #expect(Detent.medium().resolvedValue(in: Room()) == 300 && Detent.large().resolvedValue(in: Room()) == 600)
        #expect(Detent.custom { $0.maximumDetentValue / 4 }.resolvedValue(in: Room()) == 150)
    }

    @Test func `what a controller has run along from viewWillAppear runs`() {
        final class Guest: UIViewController {
            var log: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                let isTaken = transitionCoordinator?.animate { _ in
                    self.log.append("along")
                } completion: { _ in
                    self.log.append("over")
                }
                log.append("\(isTaken == true)")
            }
        }
        let guest = Guest()
        guest.modalPresentationStyle = .custom
        guest.transitioningDelegate = delegate
        below.present(guest, animated: true)
        #expect(guest.log == ["along", "true", "over"])
    }

    @Test func `a presentation that outlives its controller can be asked`() throws {
        var kept: UIPresentationController?
        do {
            let gone = UIViewController()
            kept = gone.sheetPresentationController
        }
        let presentation = try #require(kept)
        #expect(presentation.presentationStyle == .automatic && presentation.containerView == nil)
    }
}

@MainActor @Suite struct PresentationTraitsTests {
    @Test func `A presented view has the traits of its presentation beside its own`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (below, front) = (UIViewController(), UIViewController())
        window.rootViewController = below
        window.isHidden = false
        front.view.traitOverrides.layoutDirection = .rightToLeft
        let presentation = front.presentationController
        #expect(presentation?.shouldPresentInFullscreen == true)
        presentation?.traitOverrides.userInterfaceStyle = .dark
        below.present(front, animated: false)
        #expect(front.view.traitCollection.userInterfaceStyle == .dark)
        #expect(front.view.traitCollection.layoutDirection == .rightToLeft)
        presentation?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .light)
        #expect(front.view.traitCollection.userInterfaceStyle == .light)
        presentation?.overrideTraitCollection = nil
        #expect(front.view.traitCollection.layoutDirection == .rightToLeft)
    }
}
