/// Guides that lie where parts of a view do, made when they are asked for.
@MainActor final class PartGuides {
    private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

    /// The guide of a part; nil while that is hidden.
    func guide(of part: UIView, in view: UIView) -> UILayoutGuide? {
        guard !part.isHidden else { return nil }
        if let known = guides[ObjectIdentifier(part)] { return known }
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: part.leftAnchor),
            guide.topAnchor.constraint(equalTo: part.topAnchor),
            guide.widthAnchor.constraint(equalTo: part.widthAnchor),
            guide.heightAnchor.constraint(equalTo: part.heightAnchor),
        ])
        guides[ObjectIdentifier(part)] = guide
        return guide
    }

    /// Takes away the guides of parts that show no more.
    func removeGuides(of parts: [UIView], in view: UIView) {
        for part in parts {
            guard let guide = guides.removeValue(forKey: ObjectIdentifier(part)) else { continue }
            view.removeLayoutGuide(guide)
        }
    }
}
