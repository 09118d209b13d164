import Foundation

extension UIStackView {
    /// Writes how views are arranged, and which by their places among the subviews.
    func archiveStack(in coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(axis.rawValue, forKey: "UIStackAxis")
        coder.encode(distribution.rawValue, forKey: "UIStackDistribution")
        coder.encode(alignment.rawValue, forKey: "UIStackAlignment")
        coder.encode(Double(spacing), forKey: "UIStackSpacing")
        coder.encode(isBaselineRelativeArrangement, forKey: "UIStackBaselineRelative")
        coder.encode(isLayoutMarginsRelativeArrangement, forKey: "UIStackMarginsRelative")
        let kept = archivedSubviews
        let places = arrangedSubviews.compactMap { view in kept.firstIndex { $0 === view } }
        coder.archive(places, as: "UIStackPlaces")
        coder.archive(places.map { customSpacing(after: kept[$0]) }, as: "UIStackCustomSpacings")
    }

    /// Takes what an archive holds.
    func takeStackArchive(_ coder: NSCoder) {
        axis = coder.archivedChoice("UIStackAxis") ?? .horizontal
        distribution = coder.archivedChoice("UIStackDistribution") ?? .fill
        alignment = coder.archivedChoice("UIStackAlignment") ?? .fill
        spacing = coder.archivedNumber("UIStackSpacing") ?? 0
        isBaselineRelativeArrangement = coder.archivedFlag("UIStackBaselineRelative") ?? false
        isLayoutMarginsRelativeArrangement = coder.archivedFlag("UIStackMarginsRelative") ?? false
        let kept = subviews
        let places = coder.archivedValue("UIStackPlaces") as [Int]? ?? []
        for place in places where kept.indices.contains(place) { addArrangedSubview(kept[place]) }
        for (place, spacing) in zip(places, coder.archivedValue("UIStackCustomSpacings") as [CGFloat]? ?? [])
        where kept.indices.contains(place) {
            setCustomSpacing(spacing, after: kept[place])
        }
    }
}

extension UIImageView {
    /// Writes the images, but those that are shown in turn.
    func archiveImages(in coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.archive(image.map(ArchivedImage.init), as: "UIImage")
        coder.archive(highlightedImage.map(ArchivedImage.init), as: "UIHighlightedImage")
        coder.encode(isHighlighted, forKey: "UIHighlighted")
    }

    /// Takes what an archive holds.
    func takeImageArchive(_ coder: NSCoder) {
        image = (coder.archived("UIImage") as ArchivedImage?)?.image
        highlightedImage = (coder.archived("UIHighlightedImage") as ArchivedImage?)?.image
        isHighlighted = coder.archivedFlag("UIHighlighted") ?? false
    }
}
