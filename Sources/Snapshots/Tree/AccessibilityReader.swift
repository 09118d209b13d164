import PlacardSpecimens

/// Finds what screen readers stop at, in their order: containers as they say, all else by lines from the leading edge.
///
/// Source: Apple's documentation of `UIAccessibilityContainer`. Views count as one line where the upper half of one overlaps
/// the other.
@MainActor package struct AccessibilityReader {
    package private(set) var elements: [SnapshotTree.Element] = []
    private let root: UIView
    private static let levels = 200

    package init(_ root: UIView) {
        self.root = root
        visit(root, levels: Self.levels)
    }

    private mutating func visit(_ view: UIView, levels: Int) {
        guard levels > 0, !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { return }
        if view.isAccessibilityElement {
            add(view, frame: view.convert(view.bounds, to: root))
            return
        }
        if let given = view.accessibilityElements {
            for object in given { visit(object, levels: levels - 1) }
            return
        }
        let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
        let subviews = modal.map { [$0] } ?? inReadingOrder(view.subviews, of: view)
        for subview in subviews { visit(subview, levels: levels - 1) }
    }

    private mutating func visit(_ object: Any, levels: Int) {
        if let view = object as? UIView { return visit(view, levels: levels) }
        guard let element = object as? UIAccessibilityElement else { return }
        let container = element.accessibilityContainer as? UIView ?? root
        add(element, frame: container.convert(element.accessibilityFrameInContainerSpace, to: root))
    }

    private func inReadingOrder(_ views: [UIView], of parent: UIView) -> [UIView] {
        let isRightToLeft = parent.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var lines: [[UIView]] = []
        for view in views.sorted(by: { $0.frame.minY < $1.frame.minY }) {
            if let first = lines.last?.first, view.frame.minY < first.frame.midY {
                lines[lines.count - 1].append(view)
            } else {
                lines.append([view])
            }
        }
        return lines.flatMap { line in
            line.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
        }
    }

    private mutating func add(_ object: UIResponder, frame: CGRect) {
        let traits = Self.traits.filter { object.accessibilityTraits.contains($0.trait) }.map(\.name)
        let actions = (object.accessibilityCustomActions ?? []).map(\.name)
        elements.append(
            SnapshotTree.Element(
                label: object.accessibilityLabel, value: object.accessibilityValue, hint: object.accessibilityHint,
                traits: traits.isEmpty ? nil : traits, actions: actions.isEmpty ? nil : actions, frame: frame.rounded)
        )
    }

    private static let traits: [(name: String, trait: UIAccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("playsSound", .playsSound),
        ("keyboardKey", .keyboardKey), ("staticText", .staticText), ("summaryElement", .summaryElement),
        ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
        ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
        ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
        ("tabBar", .tabBar),
        ("header", .header),
    ]
}
