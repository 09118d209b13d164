import Foundation

extension PlacardLabel {
    /// The label as assistive programs see it: its text, then each link and the token that can be tapped, in their
    /// order.
    ///
    /// Nil for a label without such parts, which is one element as a whole, like any `UILabel`.
    func makeAccessibilityParts() -> [UIAccessibilityElement]? {
        let parts = linkParts + tokenParts
        guard !parts.isEmpty else { return nil }
        let whole = UIAccessibilityElement(accessibilityContainer: self)
        whole.accessibilityLabel = text
        whole.accessibilityTraits = .staticText
        whole.accessibilityFrameInContainerSpace = bounds
        return [whole] + parts
    }

    private var linkParts: [UIAccessibilityElement] {
        guard onLinkTap != nil, let text = attributedText?.string else { return [] }
        return links.compactMap { link in
            let rects = rects(of: link)
            guard !rects.isEmpty else { return nil }
            let part = LinkAccessibilityElement(
                in: self, text: (text as NSString).substring(with: link.range), rects: rects
            ) { [weak self] in self?.onLinkTap?(link) }
            part.accessibilityTraits = .link
            return part
        }
    }

    private var tokenParts: [UIAccessibilityElement] {
        let rects = truncationTokenRects
        guard onTruncationTokenTap != nil, !rects.isEmpty else { return [] }
        let part = LinkAccessibilityElement(in: self, text: truncationToken?.string ?? "", rects: rects) {
            [weak self] in self?.onTruncationTokenTap?()
        }
        part.accessibilityTraits = .button
        return [part]
    }
}

/// A link, or the truncation token, as assistive programs see it.
final class LinkAccessibilityElement: UIAccessibilityElement {
    private let action: () -> Void

    init(in label: PlacardLabel, text: String, rects: [CGRect], action: @escaping () -> Void) {
        self.action = action
        super.init(accessibilityContainer: label)
        accessibilityLabel = text
        accessibilityFrameInContainerSpace = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    }

    override func accessibilityActivate() -> Bool {
        action()
        return true
    }
}
