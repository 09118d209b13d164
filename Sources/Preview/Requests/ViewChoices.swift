import Foundation
import PlacardSpecimens

/// How the user wants to see a view: what the page's bar of controls offers.
struct ViewChoices: Hashable, Sendable {
    private enum Direction: String, CaseIterable {
        case ltr
        case rtl
    }

    /// In points; nil for the document's own.
    var width: CGFloat?
    /// In points; nil for the document's own.
    var height: CGFloat?
    /// Pixels in a point.
    var scale: CGFloat = 2
    var environment = RenderEnvironment()

    /// The longest side that can be asked for, in points.
    static let longestSide = 10_000.0
    /// The most pixels of an image, 256 MiB of them.
    static let mostPixels: CGFloat = 64 * 1024 * 1024

    init() {}

    /// Reads `width`, `height`, `scale`, `appearance`, `contentSize` and `direction`, each of which may be left out.
    init(_ query: Query) throws(Refusal) {
        width = try query.number("width", in: 1...Self.longestSide)
        height = try query.number("height", in: 1...Self.longestSide)
        scale = try query.number("scale", in: 1...4) ?? scale
        environment.appearance = try query.word("appearance", as: RenderEnvironment.Appearance.self) ?? .light
        environment.contentSize = try query.word("contentSize", as: ContentSize.self) ?? .large
        let direction = try query.word("direction", as: Direction.self)
        environment.direction = direction == .rtl ? .rightToLeft : nil
        if let width, let height, Self.hasTooManyPixels(CGSize(width: width, height: height), scale: scale) {
            throw .badRequest("width × height has more pixels than are drawn; give a smaller size or scale")
        }
    }

    @MainActor var space: NibSpace { NibSpace(width: width, height: height) }

    static func hasTooManyPixels(_ size: CGSize, scale: CGFloat) -> Bool {
        size.width * size.height * scale * scale > mostPixels
    }
}
