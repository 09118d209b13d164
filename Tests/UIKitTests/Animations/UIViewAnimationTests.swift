import Dispatch
import Foundation
import PlacardUIKit
import Testing

@MainActor @Suite struct UIViewAnimationTests {
    /// A layer that counts how often its animations are looked at.
    private final class Looked: CALayer {
        nonisolated(unsafe) static var count = 0
        override func presentation() -> Self? {
            Self.count += 1
            return super.presentation()
        }
        override func animation(forKey key: String) -> CAAnimation? {
            Self.count += 1
            return super.animation(forKey: key)
        }
    }

    private final class Moving: UIView {
        override class var layerClass: AnyClass { Looked.self }
    }

    @Test func `a step of many does not look at the steps before it`() {
        let view = Moving()
        Looked.count = 0
        EventClock(.stepped).drive {
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                for step in 0..<50 {
                    UIView.addKeyframe(withRelativeStartTime: Double(step) / 50, relativeDuration: 0.02) {
                        view.center.x = CGFloat(step + 1)
                    }
                }
            }
            let keys = view.layer.animationKeys() ?? []
            #expect(Looked.count < 50 && Set(keys).count == 50)
            #expect(keys.prefix(3) == ["position", "position-2", "position-3"])
        }
    }

    private let view = UIView()

    /// Lets what waits on the main queue happen.
    private func turn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    @Test func changesShowAtOnceAndTheCompletionIsToldOnALaterTurn() async {
        var ended: Bool?
        UIView.animate(
            withDuration: 3, delay: 1, options: [.curveLinear, .beginFromCurrentState],
            animations: { view.alpha = 0.5 }, completion: { ended = $0 })
        #expect(view.alpha == 0.5 && ended == nil)
        await turn()
        #expect(ended == true)
        UIView.animate(withDuration: 0.3) { view.alpha = 1 }
        #expect(view.alpha == 1)
    }

    @Test func aTransitionPutsAViewInThePlaceOfAnother() {
        let (old, new) = (UIView(), UIView())
        view.addSubview(old)
        view.addSubview(UIView())
        UIView.transition(from: old, to: new, duration: 1, options: .transitionCrossDissolve)
        #expect(view.subviews.count == 2 && view.subviews[0] === new && old.superview == nil)
    }

    @Test func aTransitionByShowingAndHidingMovesNothing() {
        let (old, new) = (UIView(), UIView())
        view.addSubview(old)
        new.isHidden = true
        UIView.transition(from: old, to: new, duration: 1, options: .showHideTransitionViews)
        #expect(old.superview === view && old.isHidden && !new.isHidden)
    }

    @Test func `a completion that begins the next animation is told before that one's`() async {
        var (ended, depth, deepest) = (0, 0, 0)
        func loop() {
            UIView.animate(
                withDuration: 1, animations: { self.view.alpha = 1 - self.view.alpha },
                completion: { _ in
                    (ended, depth) = (ended + 1, depth + 1)
                    deepest = max(deepest, depth)
                    if ended < 3 { loop() }
                    depth -= 1
                })
        }
        loop()
        while ended < 3 { await turn() }
        #expect(deepest == 1)
    }

    @Test func anAnimatorMakesItsChangesWhenItIsStarted() async {
        var told: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { self.view.alpha = 0.25 }
        animator.addCompletion { told.append($0) }
        #expect(view.alpha == 1 && animator.fractionComplete == 0)
        animator.startAnimation()
        animator.startAnimation()
        #expect(told.isEmpty)
        await turn()
        #expect(view.alpha == 0.25 && animator.fractionComplete == 1 && told == [.end])
    }

    @Test func anAnimatorThatIsStoppedMakesNoChangesAndEndsWhereItIsTold() async {
        var told: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { self.view.alpha = 0 }
        animator.addCompletion { told.append($0) }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
        animator.startAnimation()
        await turn()
        #expect(view.alpha == 1 && told == [.current])
    }

    @Test func geometryFitsIntoValues() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
    }
}
