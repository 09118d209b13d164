/// The text sizes between which a view and those upon it stay.
struct TextSizeLimits: Equatable {
    var least: UIContentSizeCategory?
    var greatest: UIContentSizeCategory?

    /// Traits with a text size within the limits; the least one counts where they contradict each other.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        var category = traits.preferredContentSizeCategory
        if let greatest { category = min(category, greatest) }
        if let least { category = max(category, least) }
        return traits.modifyingTraits { $0.preferredContentSizeCategory = category }
    }

    var description: String {
        let texts = [least.map { "at least \($0.rawValue)" }, greatest.map { "at most \($0.rawValue)" }]
        return texts.compactMap { $0 }.joined(separator: ", ")
    }
}
