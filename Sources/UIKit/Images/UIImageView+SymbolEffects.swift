/// A movement of a symbol; symbols stand still here.
///
/// Source: Apple's documentation of the framework Symbols.
public protocol SymbolEffect: Sendable {}

/// A movement of a symbol when it becomes another; here it is another at once.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How a movement of a symbol is made; nothing of it is heeded.
public struct SymbolEffectOptions: Sendable {
    /// As the effect is made by itself.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()
    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// So much faster than by itself.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Again and again.
    public var repeating: SymbolEffectOptions { self }
    /// Once.
    public var nonRepeating: SymbolEffectOptions { self }
    /// So many times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// So much faster than by itself.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// A movement of a symbol by its name.
public struct NamedSymbolEffect: ContentTransitionSymbolEffect, Hashable {
    /// The movement's name, as on iOS.
    public let name: String

    /// The movement layer by layer.
    public var byLayer: NamedSymbolEffect { self }
    /// The movement of the symbol as a whole.
    public var wholeSymbol: NamedSymbolEffect { self }
    /// The movement upwards.
    public var up: NamedSymbolEffect { self }
    /// The movement downwards.
    public var down: NamedSymbolEffect { self }
    /// With layers that stand still faded.
    public var dimInactiveLayers: NamedSymbolEffect { self }
    /// With layers that stand still hidden.
    public var hideInactiveLayers: NamedSymbolEffect { self }
    /// One layer after the other, again and again.
    public var iterative: NamedSymbolEffect { self }
    /// All layers in turn.
    public var cumulative: NamedSymbolEffect { self }
    /// To and fro.
    public var reversing: NamedSymbolEffect { self }
    /// Upwards, out and in.
    public var upUp: NamedSymbolEffect { self }
    /// Downwards, then upwards.
    public var downUp: NamedSymbolEffect { self }
    /// Outwards and off.
    public var offUp: NamedSymbolEffect { self }
}

extension SymbolEffect where Self == NamedSymbolEffect {
    /// A leap.
    public static var bounce: NamedSymbolEffect { NamedSymbolEffect(name: "bounce") }
    /// A fading to and fro.
    public static var pulse: NamedSymbolEffect { NamedSymbolEffect(name: "pulse") }
    /// Layers in the colors of their values, one after the other.
    public static var variableColor: NamedSymbolEffect { NamedSymbolEffect(name: "variableColor") }
    /// Larger or smaller.
    public static var scale: NamedSymbolEffect { NamedSymbolEffect(name: "scale") }
    /// Into sight.
    public static var appear: NamedSymbolEffect { NamedSymbolEffect(name: "appear") }
    /// Out of sight.
    public static var disappear: NamedSymbolEffect { NamedSymbolEffect(name: "disappear") }
    /// To and fro.
    public static var wiggle: NamedSymbolEffect { NamedSymbolEffect(name: "wiggle") }
    /// About itself.
    public static var rotate: NamedSymbolEffect { NamedSymbolEffect(name: "rotate") }
    /// Larger and smaller, slowly.
    public static var breathe: NamedSymbolEffect { NamedSymbolEffect(name: "breathe") }
    /// From one symbol to another.
    public static var replace: NamedSymbolEffect { NamedSymbolEffect(name: "replace") }
    /// The system's choice.
    public static var automatic: NamedSymbolEffect { NamedSymbolEffect(name: "automatic") }
}

extension UIImageView {
    /// Has a symbol move; it stands still, and the handler is told at once.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((SymbolEffectCompletionContext) -> Void)? = nil
    ) {
        completion?(SymbolEffectCompletionContext(sender: self))
    }

    /// Ends a movement; there is none.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((SymbolEffectCompletionContext) -> Void)? = nil
    ) {
        completion?(SymbolEffectCompletionContext(sender: self))
    }

    /// Ends all movements; there are none.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Shows another symbol, at once.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default, completion: ((SymbolEffectCompletionContext) -> Void)? = nil
    ) {
        self.image = image
        completion?(SymbolEffectCompletionContext(sender: self))
    }

}

/// What is told at the end of a movement.
@preconcurrency @MainActor public final class SymbolEffectCompletionContext {
    /// Whether the movement came to its end.
    public let isFinished = true
    /// The view.
    public private(set) weak var sender: AnyObject?

    init(sender: AnyObject) { self.sender = sender }
}
