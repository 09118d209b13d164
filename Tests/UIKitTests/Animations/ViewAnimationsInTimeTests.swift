import Foundation
import PlacardUIKit
import TestTools
import Testing

/// What views show between the beginning and the end of UIKit's animations, on a stepped clock.
@MainActor @Suite struct ViewAnimationsInTimeTests {
    private let clock = EventClock(.stepped)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    private var shown: CALayer { view.layer.presentation() ?? view.layer }

    /// Known of UIKit: where there is nothing to animate, the completion is called at once.
    @Test func `a block in which nothing changes ends at once`() {
        var ended: [Bool] = []
        clock.drive {
            UIView.animate(
                withDuration: 5,
                animations: {
                    view.alpha = 1
                    view.frame = view.frame
                    view.transform = .identity
                    view.backgroundColor = nil
                }, completion: { ended.append($0) })
            #expect(view.layer.animationKeys() == nil)
            clock.advance(by: 0.02)
            #expect(ended == [true])
        }
    }

    /// Known of iOS: pulsing views stand still after they were off the window.
    @Test func `what leaves the window loses its animations, and completions hear of it`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (inner, pulse) = (UIView(), CABasicAnimation(keyPath: "opacity"))
        (pulse.duration, pulse.repeatCount, pulse.fromValue) = (1, .infinity, 0)
        view.addSubview(inner)
        window.addSubview(view)
        var ended: [Bool] = []
        clock.drive {
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ended.append($0) })
            inner.layer.add(pulse, forKey: "pulse")
            clock.advance(by: 0.3)
            view.removeFromSuperview()
            window.addSubview(view)
            clock.advance(by: 0.1)
            #expect(inner.layer.animationKeys() == ["pulse"] && ended.isEmpty)
            view.removeFromSuperview()
            clock.advance(by: 0.1)
            #expect(inner.layer.animationKeys() == nil && view.layer.animationKeys() == nil && ended == [false])
        }
    }

    /// Core Animation takes transforms apart, so that what turns keeps its size.
    @Test func `a view that turns in space keeps its size, and goes on where another turn begins`() {
        var seen = CATransform3DIdentity
        seen.m34 = -1 / 500
        clock.drive {
            view.layer.transform = seen
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.layer.transform = CATransform3DRotate(seen, .pi / 2, 0, 1, 0)
            }
            clock.advance(by: 0.5)
            #expect(abs(shown.transform.m22 - 1) < 1e-6 && abs(shown.transform.m11 - cos(.pi / 4)) < 0.02)
            let before = shown.transform.m11
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layer.transform = seen }
            clock.advance(by: 1 / 60)
            #expect(abs(shown.transform.m11 - before) < 0.05)
            clock.advance(by: 2)
            #expect(shown.transform == seen)
        }
    }

    @Test func `a view grows from nothing, on a spring beyond its size`() {
        var sizes: [CGFloat] = []
        clock.drive {
            view.transform = CGAffineTransform(scaleX: 0, y: 0)
            UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
                view.transform = .identity
            }
            for _ in 0..<40 {
                clock.advance(by: 1 / 60)
                sizes.append(shown.transform.m11)
            }
        }
        #expect(sizes[1] < 0.5 && (sizes.max() ?? 0) > 1.05 && abs((sizes.last ?? 0) - 1) < 0.05)
    }

    /// Apple's documentation of `KeyframeAnimationOptions`.
    @Test func `discrete steps show nothing between their values`() {
        clock.drive {
            UIView.animateKeyframes(
                withDuration: 1, delay: 0, options: .calculationModeDiscrete,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
                })
            clock.advance(by: 0.25)
            #expect(shown.opacity == 1)
            clock.advance(by: 0.5)
            #expect(shown.opacity == 0.5)
            clock.advance(by: 0.3)
            #expect(shown.opacity == 0)
        }
    }

    @Test func `A block's changes show by and by, and its completion is told at their end`() {
        var ended: [Bool] = []
        clock.drive {
            UIView.animate(
                withDuration: 1, delay: 0.5, options: .curveLinear,
                animations: {
                    view.center.x = 105
                    view.alpha = 0
                    view.backgroundColor = .red
                }, completion: { ended.append($0) })
            #expect(view.center.x == 105)
            clock.advance(by: 0.25)
            #expect(shown.position.x == 5 && shown.opacity == 1)
            clock.advance(by: 0.75)
            #expect(shown.position.x == 55 && shown.opacity == 0.5)
            #expect(shown.backgroundColor?.alpha == 0.5 && ended.isEmpty)
            clock.advance(by: 0.6)
            #expect(shown === view.layer && ended == [true])
        }
    }

    @Test func `a transition without a kind, and one that allows it, animates the changes of views`() {
        for (options, middle): (UIView.AnimationOptions, CGFloat) in [
            (.curveLinear, 55), ([.curveLinear, .transitionCrossDissolve, .allowAnimatedContent], 55),
            ([.curveLinear, .transitionCrossDissolve], 105),
        ] {
            let stage = UIView()
            view.center.x = 5
            var ended = false
            clock.drive {
                UIView.transition(
                    with: stage, duration: 1, options: options, animations: { view.center.x = 105 },
                    completion: { _ in ended = true })
                clock.advance(by: 0.5)
                #expect(abs(shown.position.x - middle) < 1e-6 && !ended)
                clock.advance(by: 0.6)
                #expect(shown === view.layer && ended)
            }
        }
    }

    @Test func `A change that interrupts another goes on from where that one is`() {
        clock.drive {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 })
            clock.advance(by: 0.5)
            let before = shown.position.x
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 5 })
            #expect(before == 55 && shown.position.x == 55)
            #expect(view.layer.animationKeys() == ["position", "position-2"])
            clock.advance(by: 0.25)
            #expect(abs(shown.position.x - 55) < 1e-9)
            clock.advance(by: 1)
            #expect(view.layer.animationKeys() == nil && shown.position.x == 5)
        }
    }

    @Test func `Layout within a block moves subviews, and nested blocks take the outer duration`() {
        let part = UIView()
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        let leading = part.leadingAnchor.constraint(equalTo: view.leadingAnchor)
        NSLayoutConstraint.activate([
            leading, part.topAnchor.constraint(equalTo: view.topAnchor),
            part.widthAnchor.constraint(equalToConstant: 4),
            part.heightAnchor.constraint(equalToConstant: 4),
        ])
        view.layoutIfNeeded()
        clock.drive {
            UIView.animate(
                withDuration: 2, delay: 0, options: .curveLinear,
                animations: {
                    leading.constant = 6
                    self.view.layoutIfNeeded()
                    #expect(UIView.inheritedAnimationDuration == 2)
                    UIView.animate(withDuration: 0.1) { part.alpha = 0 }
                })
            clock.advance(by: 1)
            #expect(part.layer.presentation()?.frame.minX == 3 && part.frame.minX == 6)
            #expect(part.layer.presentation()?.opacity == 0.5)
        }
    }

    @Test func `Repeated and reversed blocks swing, until they are taken away`() {
        var ended: [Bool] = []
        clock.drive {
            UIView.animate(
                withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
                animations: { view.center.x = 15 }, completion: { ended.append($0) })
            clock.advance(by: 7.25)
            #expect(shown.position.x == 12.5)
            view.layer.removeAllAnimations()
            clock.advance(by: 0.1)
            #expect(ended == [false] && shown === view.layer)
        }
    }

    @Test func `A spring swings beyond its end and is there in time`() {
        clock.drive {
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
                animations: { view.center.x = 105 })
            var highest: CGFloat = 0
            for _ in 0..<59 {
                clock.advance(by: 1.0 / 60)
                highest = max(highest, shown.position.x)
            }
            #expect(highest > 115 && abs(shown.position.x - 105) < 0.2)
        }
    }

    @Test func `Steps show one after another and the whole is told once`() {
        var ended = 0
        clock.drive {
            UIView.animateKeyframes(
                withDuration: 2, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: 3 << 16),
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.view.center.x = 105 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { self.view.center.x = 5 }
                }, completion: { _ in ended += 1 })
            clock.advance(by: 0.5)
            #expect(shown.position.x == 55)
            clock.advance(by: 0.75)
            #expect(shown.position.x == 55)
            clock.advance(by: 0.5)
            #expect(shown.position.x == 5 && ended == 0)
            clock.advance(by: 0.5)
            #expect(ended == 1)
        }
    }

    @Test func `Without animation, with none allowed and in no time changes show at once`() {
        clock.drive {
            UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.alpha = 0 } }
            UIView.animate(withDuration: 0) { view.center.x = 9 }
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1) { view.center.y = 9 }
            UIView.setAnimationsEnabled(true)
            #expect(view.layer.animationKeys() == nil && view.alpha == 0)
        }
    }

    @Test func `An animator can be stopped, moved by hand, turned around and finished`() {
        var told: [UIViewAnimatingPosition] = []
        clock.drive {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
            animator.addCompletion { told.append($0) }
            animator.fractionComplete = 0.25
            #expect(shown.position.x == 30 && animator.state == .active && !animator.isRunning)
            animator.startAnimation()
            clock.advance(by: 0.25)
            #expect(abs(shown.position.x - 55) < 1e-6 && animator.isRunning)
            animator.isReversed = true
            clock.advance(by: 0.25)
            #expect(abs(shown.position.x - 30) < 1e-6)
            clock.advance(by: 0.5)
            #expect(told == [.start] && view.center.x == 5 && animator.state == .inactive)
        }
    }

    @Test func `Completions are called while an animator is finished by hand`() {
        clock.drive {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
            var told: [UIViewAnimatingPosition] = []
            animator.addCompletion { told.append($0) }
            animator.startAnimation()
            animator.pauseAnimation()
            animator.fractionComplete = 0.4
            animator.stopAnimation(false)
            animator.finishAnimation(at: .current)
            #expect(told == [.current])
        }
    }

    /// UIKit draws what is due before it shows anything.
    @Test func `An animation that drawing code adds shows from its beginning`() throws {
        final class Ring: UIView {
            let line = CALayer()
            override func draw(_ rect: CGRect) {
                (line.frame, line.backgroundColor) = (bounds, UIColor.red.cgColor)
                let fading = CABasicAnimation(keyPath: "opacity")
                (fading.fromValue, fading.toValue, fading.duration) = (0, 1, 1)
                line.add(fading, forKey: nil)
            }
        }
        let ring = Ring(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        ring.layer.addSublayer(ring.line)
        try clock.drive { () throws in
            #expect(try Pixels(of: ring)[1, 1] == 0)
            clock.advance(by: 1)
            #expect(try Pixels(of: ring)[1, 1] == 0xFFFF_0000)
        }
    }

    /// `runningPropertyAnimator` may be called without taking its result: Apple's header.
    @Test(arguments: [0, 0.1]) func `An animator that nobody keeps runs to its end, and is gone then`(_ delay: Double)
    {
        var told: [UIViewAnimatingPosition] = []
        weak let kept = clock.drive { () -> UIViewPropertyAnimator in
            UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 0.2, delay: delay, animations: { view.alpha = 0.5 }, completion: { told.append($0) })
        }
        clock.advance(by: 0.15)
        #expect(kept?.isRunning == true && told.isEmpty)
        clock.advance(by: 0.2)
        #expect(told == [.end] && view.alpha == 0.5 && kept == nil)
    }

    @Test func `An animator keeps its pace through a pause and leaves views where it is stopped`() {
        clock.drive {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 105 }
            animator.startAnimation()
            clock.advance(by: 0.5)
            #expect(abs(animator.fractionComplete - 0.315357) < 1e-5)
            animator.pauseAnimation()
            clock.advance(by: 3)
            #expect(abs(animator.fractionComplete - 0.315357) < 1e-5)
            animator.startAnimation()
            clock.advance(by: 0.25)
            #expect(abs(animator.fractionComplete - 0.621862) < 1e-5)
            animator.stopAnimation(true)
            #expect(abs(view.center.x - 67.1862) < 1e-3 && view.layer.animationKeys() == nil)
        }
    }

    @Test func `A dissolve shows both images, each by half`() throws {
        view.backgroundColor = .black
        let image = try clock.drive { () -> CGImage? in
            UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
                view.backgroundColor = .white
            }
            clock.advance(by: 0.5)
            let context = try CGContext(size: CGSize(width: 10, height: 10), scale: 1)
            view.layer.render(in: context)
            return context.makeImage()
        }
        let pixel = image?.withPixels { Array($0.prefix(1)) } ?? []
        #expect(pixel.map { String($0, radix: 16) }.first.map { ["ff808080", "ff7f7f7f"].contains($0) } == true)
    }

    @Test func `what was set while an animator ran stays when it ends`() {
        clock.drive {
            let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.alpha = 0.2 }
            animator.startAnimation()
            clock.advance(by: 0.1)
            view.alpha = 0.7
            clock.advance(by: 1)
            #expect(abs(view.alpha - 0.7) < 1e-6)
        }
    }

    @Test func `a scale of both axes has a key path of its own`() {
        clock.drive {
            let pulse = CABasicAnimation(keyPath: "transform.scale.xy")
            (pulse.fromValue, pulse.toValue, pulse.duration) = (1, 3, 1)
            view.layer.add(pulse, forKey: nil)
            clock.advance(by: 0.5)
            #expect(shown.transform.m11 == 2 && shown.transform.m22 == 2 && shown.transform.m33 == 1)
        }
    }

    /// Apple's documentation of `UIStackView`, "Dynamically changing the stack view's content": changes of `isHidden` animate.
    @Test func `a stack closes ranks along with an animation, and what goes is seen until the end`() {
        let views = (0..<3).map { _ in UIView() }
        for view in views { view.heightAnchor.constraint(equalToConstant: 100).isActive = true }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        window.addSubview(stack)
        stack.frame.size.width = 100
        for anchor in [stack.leadingAnchor.constraint(equalTo: window.leadingAnchor)] { anchor.isActive = true }
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: window.topAnchor),
            stack.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        ])
        window.layoutIfNeeded()
        func top(_ view: UIView) -> CGFloat {
            let layer = view.layer.presentation() ?? view.layer
            return layer.position.y - layer.bounds.height * layer.anchorPoint.y
        }
        clock.drive {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
            #expect(views[1].isHidden)
            clock.advance(by: 0.5)
            #expect(abs(top(views[2]) - 150) < 1)
            #expect(views[1].layer.presentation()?.isHidden == false)
            clock.advance(by: 0.6)
            #expect(abs(top(views[2]) - 100) < 1 && views[1].layer.presentation()?.isHidden == true)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
            clock.advance(by: 0.5)
            #expect(abs(top(views[2]) - 150) < 1 && views[1].layer.presentation()?.isHidden == false)
        }
    }

    /// The best-known way to hide a view with an animation.
    @Test(arguments: [true, false]) func `a view is hidden and shown by a transition of its own`(hides: Bool) throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.backgroundColor = .white
        view.backgroundColor = .black
        view.isHidden = !hides
        window.addSubview(view)
        func gray() throws -> Int {
            let image = UIGraphicsImageRenderer(bounds: window.bounds).image { window.layer.render(in: $0.cgContext) }
            return try #require(image.cgImage).withPixels { Int($0[$0.count / 2] & 255) }
        }
        try clock.drive { () throws in
            UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
                view.isHidden = hides
            }
            clock.advance(by: 0.5)
            #expect((100...155).contains(try gray()))
            clock.advance(by: 0.6)
            #expect(try gray() == (hides ? 255 : 0))
        }
    }

    /// Apple's page of `stopAnimation(_:)`: the animator stops and makes no further changes.
    @Test func `an animator that is stopped before its delay is over does not begin by itself`() {
        let (clock, view) = (EventClock(.stepped), UIView())
        clock.drive {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
            animator.startAnimation(afterDelay: 1)
            animator.stopAnimation(true)
            animator.addAnimations { view.alpha = 0.5 }
            clock.advance(by: 3)
            #expect(animator.state == .inactive && view.alpha == 1)
        }
    }

    @Test func `a display link that skips more images than there are in a second is called each second`() {
        let link = CADisplayLink(target: UIView(), selector: Selector("tick"))
        link.frameInterval = 90
        #expect(link.preferredFramesPerSecond == 1)
        link.preferredFramesPerSecond = 120
        #expect(link.frameInterval == 1)
    }
}

/// Controls and scroll views that move on a stepped clock.
@MainActor @Suite struct MovingControlsTests {
    private let clock = EventClock(.stepped)

    @Test func `A wheel turns by a spoke each tenth of a second until it is stopped`() {
        let wheel = UIActivityIndicatorView(style: .medium)
        clock.drive {
            wheel.startAnimating()
            clock.advance(by: 0.25)
            let turned = wheel.layer.presentation()?.affineTransform() ?? .identity
            #expect(abs(turned.b - 1) < 1e-9 && abs(turned.a) < 1e-9)
            wheel.stopAnimating()
            #expect(wheel.layer.presentation() === wheel.layer)
        }
    }

    @Test func `A scroll view passes the places on its way and tells of the end once`() {
        final class Witness: UIScrollViewDelegate {
            var (places, ends): ([CGFloat], Int) = ([], 0)
            func scrollViewDidScroll(_ scrollView: UIScrollView) { places.append(scrollView.contentOffset.y) }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
        }
        let witness = Witness()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1000)
        view.delegate = witness
        clock.drive {
            view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            clock.advance(by: 0.151)
            #expect(abs(view.contentOffset.y - 150) < 1 && witness.ends == 0)
            clock.advance(by: 0.2)
            #expect(view.contentOffset.y == 300 && witness.ends == 1)
            #expect(witness.places.count > 15 && witness.places == witness.places.sorted())
        }
    }

    @Test func `A progress bar has its value at once and shows it by and by`() throws {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        func done() throws -> Int {
            let context = try CGContext(size: bar.bounds.size, scale: 1)
            bar.layer.render(in: context)
            let row = try #require(context.makeImage()).withPixels { Array($0[200..<300]) }
            return row.filter { $0 & 255 > 200 && $0 >> 24 > 250 }.count
        }
        try clock.drive {
            bar.setProgress(0.8, animated: true)
            clock.advance(by: 0.125)
            let halfway = try done()
            #expect(bar.progress == 0.8 && (30...50).contains(halfway))
            clock.advance(by: 0.2)
            let end = try done()
            #expect((78...81).contains(end))
        }
    }
}
