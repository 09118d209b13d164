import Foundation
import PlacardSpecimens

/// How the user wants to see a view: what the page's bar of controls offers.
struct ViewChoices: Hashable, Sendable {
    private enum Direction: String, CaseIterable {
        case ltr
        case rtl
    }

    /// A screen that is filled by what may be a screen, and is as wide as other views are made.
    var device: SnapshotDevice?
    /// In points; nil for the document's own.
    var width: CGFloat?
    /// In points; nil for the document's own.
    var height: CGFloat?
    /// What bars and the screen's corners cover, in points; nil for what those of the document's device would.
    var cover: UIEdgeInsets?
    /// Pixels in a point.
    var scale: CGFloat = 2
    var environment = RenderEnvironment()

    /// The longest side that can be asked for, in points.
    static let longestSide = 10_000.0
    /// The most pixels of an image, 256 MiB of them.
    static let mostPixels: CGFloat = 64 * 1024 * 1024

    init() {}

    /// Reads `device`, `width`, `height`, `cover`, `scale`, `appearance`, `contentSize`, `language`, `pseudolocale` and
    /// `direction`, each of which may be left out; a width or a height takes the device's place.
    init(_ query: Query) throws(Refusal) {
        width = try query.number("width", in: 1...Self.longestSide)
        height = try query.number("height", in: 1...Self.longestSide)
        if width == nil, height == nil { device = try Self.device(query["device"]) }
        cover = try Self.cover(query["cover"])
        scale = try query.number("scale", in: 1...4) ?? scale
        try takeEnvironment(query)
        if let width, let height, Self.hasTooManyPixels(CGSize(width: width, height: height), scale: scale) {
            throw .badRequest("width × height has more pixels than are drawn; give a smaller size or scale")
        }
    }

    private mutating func takeEnvironment(_ query: Query) throws(Refusal) {
        if let device { environment.take(device.screen) }
        environment.language = try Self.language(query["language"])
        environment.pseudolocale = try query.word("pseudolocale", as: Pseudolocale.self)
        environment.appearance = try query.word("appearance", as: RenderEnvironment.Appearance.self) ?? .light
        environment.contentSize = try query.word("contentSize", as: ContentSize.self) ?? .large
        let direction = try query.word("direction", as: Direction.self)
        environment.direction = direction == .rtl ? .rightToLeft : nil
    }

    /// The space of documents.
    @MainActor var space: NibSpace {
        if let device { return NibSpace(on: device.screen) }
        return NibSpace(
            width: width, height: height,
            cover: cover.map { NibCover(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right) }
                ?? NibCover())
    }

    /// How high documents are that are no screens: on a device as high as they want to be at its width.
    var heights: LaidOutDocument.Heights { device == nil ? .stored : .following }

    /// The space of specimens, which fill a device; nil sides for their own.
    var sides: (width: CGFloat?, height: CGFloat?) { (width ?? device?.size.width, height ?? device?.size.height) }

    private static func device(_ name: String?) throws(Refusal) -> SnapshotDevice? {
        guard let name else { return nil }
        guard let device = SnapshotDevice(named: name) else {
            throw .badRequest("device \(Query.quoted(name)) is not known; give one of those at /devices")
        }
        return device
    }

    private static func language(_ tag: String?) throws(Refusal) -> String? {
        guard let tag else { return nil }
        guard RenderEnvironment.isLanguage(tag) else {
            throw .badRequest("language \(Query.quoted(tag)) is no language; give a tag such as de, pt-BR or zh-Hant")
        }
        return tag
    }

    /// Four numbers of points, such as `44,0,34,0`.
    private static func cover(_ text: String?) throws(Refusal) -> UIEdgeInsets? {
        guard let text else { return nil }
        let sides = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
        guard sides.count == 4, sides.allSatisfy({ (0...longestSide).contains($0) }) else {
            throw .badRequest("cover \(Query.quoted(text)) is not understood; give four numbers, such as 44,0,34,0")
        }
        return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }

    static func hasTooManyPixels(_ size: CGSize, scale: CGFloat) -> Bool {
        size.width * size.height * scale * scale > mostPixels
    }
}

extension ViewChoices {
    /// A choice of the page that may change nothing of a view.
    enum Trial: String, CaseIterable {
        case appearance
        case contentSize
        case direction
    }

    /// The choices with another one in place of what is chosen.
    func trying(_ trial: Trial) -> ViewChoices {
        var choices = self
        switch trial {
        case .appearance: choices.environment.appearance = environment.appearance == .dark ? .light : .dark
        case .contentSize:
            let large = ContentSize.accessibilityLarge
            choices.environment.contentSize = environment.contentSize == large ? .large : large
        case .direction:
            choices.environment.direction = environment.direction == .rightToLeft ? nil : .rightToLeft
        }
        return choices
    }
}
