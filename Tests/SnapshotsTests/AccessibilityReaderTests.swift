import PlacardSnapshots
import Testing

/// What screen readers stop at. Truth: Apple's documentation of `UIAccessibility` and its containers.
@MainActor @Suite struct AccessibilityReaderTests {
    private func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
        label.text = text
        return label
    }

    private func read(_ direction: UISemanticContentAttribute = .unspecified, _ views: UIView...) -> [String] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.semanticContentAttribute = direction
        views.forEach(root.addSubview)
        return AccessibilityReader(root).elements.map(\.words)
    }

    @Test func linesAreReadFromTheTopAndFromTheLeadingEdge() {
        let views = [label("three", 10, 40), label("two", 100, 12), label("one", 10, 10)]
        #expect(
            read(.unspecified, views[0], views[1], views[2]) == [
                "'one', staticText", "'two', staticText", "'three', staticText",
            ])
        #expect(
            read(.forceRightToLeft, label("one", 10, 10), label("two", 100, 12)) == [
                "'two', staticText", "'one', staticText",
            ])
    }

    @Test func buttonsAreReadAsOneElementWithTheirState() {
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
        button.setTitle("Next", for: .normal)
        button.isEnabled = false
        button.accessibilityHint = "Opens the next page"
        button.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Skip", actionHandler: nil)]
        button.layoutIfNeeded()
        #expect(read(.unspecified, button) == ["'Next', button, notEnabled, Opens the next page, actions: Skip"])
    }

    @Test func containersSayTheirElementsThemselves() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.addSubview(label("hidden", 0, 0))
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityLabel = "A part"
        element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 7, height: 8)
        view.accessibilityElements = [element]
        view.frame.origin = CGPoint(x: 20, y: 30)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.addSubview(view)
        let found = AccessibilityReader(root).elements
        #expect(found.map(\.label) == ["A part"])
        #expect(found.first?.frame == [25, 36, 7, 8])
    }

    @Test func thePictureIsWiderThanTheViewByItsLegend() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.addSubview(label("one", 10, 10))
        let png = try #require(AccessibilityPicture(of: root).png())
        let image = try #require(UIImage(data: png)?.cgImage)
        #expect(image.width == 2 * (20 + 200 + 20 + 300 + 20))
        #expect(image.height == 2 * (20 + 100 + 20))
    }
}
