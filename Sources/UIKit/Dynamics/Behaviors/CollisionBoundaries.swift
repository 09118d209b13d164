import Foundation

/// The boundaries of a collision behavior by their identifiers.
@MainActor struct CollisionBoundaries {
    private var boundaries: [Boundary] = []
    /// 0 stands for the reference bounds.
    private var count = 0

    private struct Boundary {
        let key: AnyHashable
        let identifier: any NSCopying
        let number: Int
        let path: UIBezierPath
        let lines: [[PlaneVector]]
    }

    var identifiers: [any NSCopying] { boundaries.map(\.identifier) }

    mutating func set(_ path: UIBezierPath, for identifier: any NSCopying) {
        remove(identifier)
        count += 1
        boundaries.append(
            Boundary(
                key: Self.key(of: identifier), identifier: identifier, number: count, path: path,
                lines: BoundaryPath(path).lines))
    }

    mutating func remove(_ identifier: any NSCopying) {
        let key = Self.key(of: identifier)
        boundaries.removeAll { $0.key == key }
    }

    mutating func removeAll() { boundaries = [] }

    func path(for identifier: any NSCopying) -> UIBezierPath? {
        let key = Self.key(of: identifier)
        return boundaries.first { $0.key == key }?.path
    }

    func identifier(of number: Int) -> (any NSCopying)? { boundaries.first { $0.number == number }?.identifier }

    func write(into group: inout CollisionGroup) {
        for boundary in boundaries {
            for line in boundary.lines { group.addLines(to: boundary.number, through: line) }
        }
    }

    /// Equal identifiers are one, as `NSObject.isEqual(_:)` says; a text is the same as Foundation's or as Swift's.
    private static func key(of identifier: any NSCopying) -> AnyHashable {
        if let text = identifier as? NSString { return AnyHashable(String(describing: text)) }
        return identifier as? AnyHashable ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
    }
}

// Identifiers are often texts, and only the conformance lets the cast be written.
// swift-format-ignore: AvoidRetroactiveConformances
/// Texts of Swift's are identifiers, as `"floor" as NSCopying` means on Apple's systems.
extension String: @retroactive NSCopying {
    /// The text itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
