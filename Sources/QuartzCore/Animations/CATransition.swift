import Foundation

/// The key of a layer's transition, whatever key it is added by; source: Apple's documentation of `CALayer`.
public let kCATransition = "transition"
/// The event of a layer that comes into a tree or is shown; nothing is animated by it here.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves a tree or is hidden; nothing is animated by it here.
public let kCAOnOrderOut = "onOrderOut"

/// An animation from a layer's old image to its new one.
///
/// The old image is taken when the animation is added: the contents are those of before the moment, places and colors those
/// that the layers have then. Source: Apple's documentation of `CATransition`.
open class CATransition: CAAnimation {
    /// What the transition looks like.
    open var type = CATransitionType.fade
    /// From which side it comes; nil for the type's own.
    open var subtype: CATransitionSubtype?
    /// Where it begins, as a share of the whole.
    open var startProgress: Float = 0
    /// Where it ends, as a share of the whole.
    open var endProgress: Float = 1

    /// The layer as it was when the animation was added, in its bounds; nil if nothing was seen of it.
    private var old: CGImage?
    private var isReady = false
    /// The share of the way at the moment that is being drawn.
    var progress: Double?

    override func copied() -> CAAnimation { copied(CATransition.self, CATransition()) }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CATransition else { return }
        (type, subtype) = (other.type, other.subtype)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }

    /// Takes the image from which the transition leads away: what showed before the present moment, as nothing of a
    /// transaction shows before its end, so that code may change its contents before it adds the transition or after.
    func captureOld(of layer: CALayer, at time: Double) {
        guard !layer.isHidden else {
            isReady = true
            return
        }
        guard let bitmap = LayerBitmap(size: layer.bounds.size, scale: layer.contentsScale) else { return }
        bitmap.context.translateBy(x: -layer.bounds.minX, y: -layer.bounds.minY)
        layer.holdingDisplay(at: time) { layer.render(in: bitmap.context) }
        (old, isReady) = (bitmap.image(), true)
    }

    override func show(_ moment: MediaTiming.Moment, on layer: CALayer, duration: Double) {
        let share = share(at: moment.progress)
        progress = Double(startProgress) + Double(endProgress - startProgress) * share
    }

    /// What draws the moment of the transition, given what draws the new image.
    func steps(over new: [CompositingStep], in bounds: CGRect) -> [CompositingStep] {
        guard let progress, isReady else { return new }
        let looks = type.looks(at: CGFloat(progress), from: subtype ?? .fromLeft, in: bounds)
        let oldSteps = old.map { old in [CompositingStep.last { $0.drawUpright(old, in: bounds) }] } ?? []
        let parts = [(looks.old, oldSteps), (looks.new, new)]
        let both = (looks.isNewOnTop ? parts : parts.reversed()).flatMap { $0.steps(around: $1) }
        return TransitionLook().steps(around: both)
    }
}

/// How one of the two images of a transition shows.
private struct TransitionLook {
    var opacity: CGFloat = 1
    var transform = CGAffineTransform.identity
    /// Whether the image is added to what lies below, so that two halves make a whole.
    var isAdded = false

    func steps(around image: [CompositingStep]) -> [CompositingStep] {
        guard opacity > 0 else { return [] }
        return CompositingStep.group(image) {
            $0.concatenate(transform)
            $0.setAlpha(opacity)
            if isAdded { $0.setBlendMode(.plusLighter) }
        }
    }
}

extension CATransitionType {
    /// The old image turns away about its height and the new one turns up on its back; not one of Apple's names, the look
    /// of UIKit's flips.
    package static let flip = CATransitionType(rawValue: "placard.flip")

    fileprivate func looks(
        at progress: CGFloat, from side: CATransitionSubtype, in bounds: CGRect
    ) -> (old: TransitionLook, new: TransitionLook, isNewOnTop: Bool) {
        let way = side.way(in: bounds)
        let (ahead, behind) = (way.scaled(progress - 1), way.scaled(progress))
        switch self {
        case .push: return (TransitionLook(transform: behind), TransitionLook(transform: ahead), true)
        case .moveIn: return (TransitionLook(), TransitionLook(transform: ahead), true)
        case .reveal: return (TransitionLook(transform: behind), TransitionLook(), false)
        case .flip:
            let turned = side.turn(by: abs(cos(progress * .pi)), in: bounds)
            let isNew = progress >= 0.5
            return (
                TransitionLook(opacity: isNew ? 0 : 1, transform: turned),
                TransitionLook(opacity: isNew ? 1 : 0, transform: turned), true
            )
        default:
            return (TransitionLook(opacity: 1 - progress), TransitionLook(opacity: progress, isAdded: true), true)
        }
    }
}

extension CATransitionSubtype {
    /// How far things move that come from the side and end in their place.
    fileprivate func way(in bounds: CGRect) -> CGSize {
        switch self {
        case .fromRight: CGSize(width: -bounds.width, height: 0)
        // The top is the end of y, which lies below on iOS's screens.
        case .fromTop: CGSize(width: 0, height: -bounds.height)
        case .fromBottom: CGSize(width: 0, height: bounds.height)
        default: CGSize(width: bounds.width, height: 0)
        }
    }

    /// What shows of something that turns about the middle, at right angles to the side.
    fileprivate func turn(by share: CGFloat, in bounds: CGRect) -> CGAffineTransform {
        let isUpright = self == .fromTop || self == .fromBottom
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(CGAffineTransform(scaleX: isUpright ? 1 : share, y: isUpright ? share : 1))
            .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
    }
}

extension CGSize {
    fileprivate func scaled(_ share: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: width * share, y: height * share)
    }
}

extension CALayer {
    /// What draws the layer in the midst of its transitions, given what draws it as it will be.
    func transitions(ending painting: [CompositingStep]) -> [CompositingStep] {
        animations.compactMap { $0.animation as? CATransition }
            .reduce(painting) { $1.steps(over: $0, in: bounds) }
    }
}

/// What a transition looks like.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The type's name, as on iOS.
    public let rawValue: String

    /// Makes a type of a name; the names below are Apple's.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The new image fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new image slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new image pushes the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old image slides away and uncovers the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The direction's name, as on iOS.
    public let rawValue: String

    /// Makes a direction of a name; the names below are Apple's.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the right edge.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left edge.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the layer's end of y: from below on the screen, as on iOS.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the layer's beginning of y: from above on the screen, as on iOS.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
