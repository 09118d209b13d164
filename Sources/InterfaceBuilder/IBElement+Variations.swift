extension IBElement {
    /// The element as it is for the given size classes: variations applied to it and to all below, then removed.
    ///
    /// The more classes a variation names, the later it counts. The `default` variation always applies: it lists
    /// what is not installed unless a more special one includes it again. What is not installed leaves its list for
    /// `uninstalled`.
    package func resolved(for traits: IBTraits) -> IBElement {
        var result = self
        var masks: [String: Set<String>] = [:]
        // All variations count as read: traits choose among them.
        for child in children where child.name == "variation" { child.visitAll() }
        for variation in applicableVariations(for: traits) {
            for (name, value) in variation.attributes where name != "key" { result.attributes[name] = value }
            for child in variation.children {
                if child.name == "mask" {
                    child.applyMask(to: &masks)
                } else {
                    result.replaceProperty(with: child)
                }
            }
        }
        result.children.removeAll { $0.name == "variation" }
        for index in result.children.indices {
            result.children[index].takeOut(masks[result.children[index].name] ?? [], traits)
            result.children[index] = result.children[index].resolved(for: traits)
        }
        return result
    }

    private mutating func takeOut(_ excluded: Set<String>, _ traits: IBTraits) {
        guard !excluded.isEmpty else { return }
        let isExcluded = { (child: IBElement) in child.id.map(excluded.contains) ?? false }
        uninstalled = children.filter(isExcluded).map { $0.resolved(for: traits) }
        children.removeAll(where: isExcluded)
    }

    private func applicableVariations(for traits: IBTraits) -> [IBElement] {
        let found = children.filter { $0.name == "variation" }.compactMap { variation in
            traits.specificity(of: variation.key ?? "").map { (rank: $0, variation: variation) }
        }
        return [0, 1, 2].flatMap { rank in found.filter { $0.rank == rank }.map(\.variation) }
    }

    private func applyMask(to masks: inout [String: Set<String>]) {
        for member in children {
            guard let list = key, let reference = member["reference"] else { continue }
            if member.name == "exclude" { masks[list, default: []].insert(reference) }
            if member.name == "include" { masks[list, default: []].remove(reference) }
        }
    }

    private mutating func replaceProperty(with value: IBElement) {
        if let index = children.firstIndex(where: { $0.key != nil && $0.key == value.key }) {
            children[index] = value
        } else {
            children.append(value)
        }
    }
}

/// The size classes that decide which variations of a document apply.
package struct IBTraits: Hashable, Sendable {
    package enum SizeClass: String, Sendable {
        case compact
        case regular
        /// Neither: variations for a class do not apply.
        case any
    }

    package var width: SizeClass
    package var height: SizeClass

    package init(width: SizeClass, height: SizeClass) {
        self.width = width
        self.height = height
    }

    /// A phone held upright.
    package static let phone = IBTraits(width: .compact, height: .regular)
    /// The canvas of documents that are drawn for no device.
    package static let any = IBTraits(width: .any, height: .any)

    /// How many classes the key of a variation names, if all of them agree with these traits; else nil.
    ///
    /// Keys are `default`, `widthClass=…`, `heightClass=…`, or both joined by a hyphen.
    func specificity(of key: String) -> Int? {
        if key == "default" { return 0 }
        let parts = key.split(separator: "-")
        let matching = parts.count { $0 == "widthClass=\(width.rawValue)" || $0 == "heightClass=\(height.rawValue)" }
        return matching == parts.count && matching > 0 ? matching : nil
    }
}
