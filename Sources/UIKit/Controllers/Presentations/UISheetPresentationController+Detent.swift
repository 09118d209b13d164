import Foundation

/// What a height of a sheet depends on.
///
/// Source: Apple's documentation of `UISheetPresentationControllerDetentResolutionContext`.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The most that a sheet can be high, in points.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet may rest.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// What a height is called.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Makes an identifier of a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Makes an identifier of a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The whole screen.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// What the height is called.
        open private(set) var identifier: Identifier
        private let resolver: (@MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?
        private init(
            _ identifier: Identifier,
            _ resolver: (@MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
        ) {
            (self.identifier, self.resolver) = (identifier, resolver)
        }

        /// Half of the screen.
        open class func medium() -> Detent { Detent(.medium) }
        /// The whole screen.
        open class func large() -> Detent { Detent(.large) }
        /// A height that a closure says, in points; nil where it makes no sense.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }
        /// The height in a context, in points: half of the most, the most, or what the closure says.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            if let resolver { return resolver(context) }
            return identifier == .medium ? context.maximumDetentValue / 2 : context.maximumDetentValue
        }
    }
}
