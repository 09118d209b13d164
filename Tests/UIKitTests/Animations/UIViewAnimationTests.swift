import Dispatch
import Foundation
import PlacardUIKit
import Testing

@MainActor @Suite struct UIViewAnimationTests {
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
