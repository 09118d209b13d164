import Foundation
import PlacardUIKit
import Testing

/// Labels that move by UIKit Dynamics, written as apps write them: a word that falls apart, a toast, a card under a finger, rows
/// that swing after they were scrolled.
@MainActor @Suite struct DynamicLabelsTests {
    private let clock = EventClock(.stepped)

    private final class CrumblingLabel: UIView, UICollisionBehaviorDelegate {
        private(set) var letters: [UILabel] = []
        private(set) var floorHits = 0
        private lazy var animator = UIDynamicAnimator(referenceView: self)

        var text = "" {
            didSet {
                for letter in letters { letter.removeFromSuperview() }
                letters = text.map { letter in
                    let label = UILabel()
                    label.text = String(letter)
                    label.sizeToFit()
                    return label
                }
                for letter in letters { addSubview(letter) }
            }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            guard animator.behaviors.isEmpty else { return }
            var x: CGFloat = 100
            for label in letters {
                label.frame.origin = CGPoint(x: x, y: 10)
                x = label.frame.maxX
            }
        }

        func crumble() {
            let gravity = UIGravityBehavior(items: letters)
            let collision = UICollisionBehavior(items: letters)
            collision.addBoundary(
                withIdentifier: "floor" as NSCopying, from: CGPoint(x: 0, y: bounds.maxY),
                to: CGPoint(x: bounds.maxX, y: bounds.maxY))
            collision.translatesReferenceBoundsIntoBoundary = true
            collision.collisionDelegate = self
            let itemBehavior = UIDynamicItemBehavior(items: letters)
            itemBehavior.elasticity = 0.5
            for (index, label) in letters.enumerated() {
                itemBehavior.addAngularVelocity(CGFloat(index % 3) - 1, for: label)
            }
            for behavior in [gravity, collision, itemBehavior] { animator.addBehavior(behavior) }
        }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
            withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
        ) {
            if let name = identifier as? String, name == "floor" { floorHits += 1 }
        }
    }

    @Test func `A word falls apart and lies on the floor`() {
        let word = CrumblingLabel(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        word.text = "Placard"
        word.layoutIfNeeded()
        clock.drive {
            word.crumble()
            clock.advance(by: 0.2)
            #expect(word.letters.allSatisfy { $0.frame.midY > 35 && $0.frame.midY < 60 })
            clock.advance(by: 6)
        }
        #expect(word.floorHits >= 7)
        #expect(word.letters.map(\.frame.maxY).allSatisfy { $0 <= 200.5 && $0 > 150 })
        #expect(word.letters.contains { !$0.transform.isIdentity })
    }

    private final class ToastView: UILabel {
        private var animator: UIDynamicAnimator?

        func show(in view: UIView) {
            text = "Saved"
            sizeToFit()
            center = CGPoint(x: view.bounds.midX, y: -40)
            view.addSubview(self)
            let animator = UIDynamicAnimator(referenceView: view)
            let snap = UISnapBehavior(item: self, snapTo: CGPoint(x: view.bounds.midX, y: 80))
            snap.damping = 0.8
            animator.addBehavior(snap)
            self.animator = animator
        }

        func throwAway() {
            animator?.removeAllBehaviors()
            let gravity = UIGravityBehavior(items: [self])
            gravity.action = { [weak self, weak animator] in
                guard let self, let superview, frame.minY > superview.bounds.maxY else { return }
                animator?.removeAllBehaviors()
                removeFromSuperview()
            }
            animator?.addBehavior(gravity)
        }
    }

    @Test func `A toast comes, stays and falls off the screen`() {
        let (screen, toast) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), ToastView())
        clock.drive {
            toast.show(in: screen)
            clock.advance(by: 2)
            #expect(abs(toast.center.y - 80) < 0.5 && toast.superview === screen)
            toast.throwAway()
            clock.advance(by: 0.5)
            #expect(toast.superview === screen && toast.center.y > 200)
            clock.advance(by: 1)
            #expect(toast.superview == nil)
        }
    }

    /// Rows on springs, as Apple's session on collection views and UIKit Dynamics shows them (WWDC 2013, session 217).
    private final class SpringLayout: UICollectionViewFlowLayout {
        lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
        private var offset: CGFloat = 0

        override func prepare() {
            super.prepare()
            guard animator.behaviors.isEmpty else { return }
            let all = CGRect(origin: .zero, size: collectionViewContentSize)
            for attributes in super.layoutAttributesForElements(in: all) ?? [] {
                let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
                (spring.length, spring.damping, spring.frequency) = (0, 0.8, 1)
                animator.addBehavior(spring)
            }
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            animator.layoutAttributesForCell(at: indexPath)
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            let delta = newBounds.minY - offset
            offset = newBounds.minY
            for spring in animator.behaviors.compactMap({ $0 as? UIAttachmentBehavior }) {
                guard let item = spring.items.first else { continue }
                item.center.y += delta / 2
                animator.updateItem(usingCurrentState: item)
            }
            return false
        }
    }

    private final class Rows: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
        }
    }

    @Test func `Rows swing after the list was scrolled, and come back`() {
        let (layout, rows) = (SpringLayout(), Rows())
        layout.itemSize = CGSize(width: 300, height: 40)
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        list.dataSource = rows
        clock.drive {
            list.layoutIfNeeded()
            let place = list.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.center.y ?? 0
            #expect(layout.animator.behaviors.count == 20 && place > 100)
            list.contentOffset.y = 60
            list.layoutIfNeeded()
            clock.advance(by: 0.05)
            let moved = list.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.center.y ?? 0
            #expect(moved > place + 10)
            clock.advance(by: 6)
            let back = list.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.center.y ?? 0
            #expect(abs(back - place) < 1 && !layout.animator.isRunning)
        }
    }
}
