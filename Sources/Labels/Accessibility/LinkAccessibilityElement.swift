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
