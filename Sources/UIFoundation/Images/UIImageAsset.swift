import Synchronization

/// The versions of one image for different traits, such as light and dark appearance.
///
/// Source: Apple's documentation of `UIImageAsset`. Equal to itself alone; may be shared between threads.
public final class UIImageAsset: Hashable, Sendable {
    private let registered = Mutex<[(traits: UITraitCollection, image: UIImage)]>([])
    private let find: (@Sendable (UITraitCollection) -> UIImage?)?

    /// How many versions may be registered; further ones replace the oldest.
    static let maximumVersions = 64

    /// Makes an asset without versions.
    public init() {
        find = nil
    }

    /// Makes an asset whose versions are looked up elsewhere, behind those that are registered.
    package init(find: @escaping @Sendable (UITraitCollection) -> UIImage?) {
        self.find = find
    }

    /// The version that suits traits best; an empty image if there is none.
    public func image(with traitCollection: UITraitCollection) -> UIImage {
        version(for: traitCollection)?.shown { $0.asset = self } ?? UIImage()
    }

    /// Adds a version for traits; it takes the place of one for the same traits.
    public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        registered.withLock { versions in
            versions.removeAll { $0.traits == traitCollection }
            if versions.count >= Self.maximumVersions { versions.removeFirst() }
            versions.append((traitCollection, image.shown { $0.asset = nil }))
        }
    }

    /// Removes the version for exactly these traits.
    public func unregister(with traitCollection: UITraitCollection) {
        registered.withLock { $0.removeAll { $0.traits == traitCollection } }
    }

    /// The registered version that agrees with most of the traits and contradicts least, or the one looked up.
    func version(for traits: UITraitCollection) -> UIImage? {
        let wanted = UITraitCollection.current.overridden(by: traits)
        let best = registered.withLock { versions in
            versions.max { $0.traits.agreement(with: wanted) < $1.traits.agreement(with: wanted) }
        }
        return best?.image ?? find?(wanted)
    }

    /// Whether both are the same object.
    public static func == (a: UIImageAsset, b: UIImageAsset) -> Bool { a === b }

    /// Hashes the asset's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UITraitCollection {
    /// How many of the traits specified here another collection has, less ten for each that differs.
    fileprivate func agreement(with other: UITraitCollection) -> Int {
        func score<Trait: Equatable>(_ path: KeyPath<UITraitCollection, Trait>, _ unspecified: Trait) -> Int {
            self[keyPath: path] == unspecified ? 0 : self[keyPath: path] == other[keyPath: path] ? 1 : -10
        }
        return score(\.userInterfaceStyle, .unspecified) + score(\.displayScale, 0)
            + score(\.preferredContentSizeCategory, .unspecified) + score(\.layoutDirection, .unspecified)
            + score(\.userInterfaceIdiom, .unspecified)
    }
}

extension UIImage {
    /// The same image as a version of an asset.
    package func withAsset(_ asset: UIImageAsset) -> UIImage {
        shown { $0.asset = asset }
    }
}
