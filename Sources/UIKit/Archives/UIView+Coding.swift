import Foundation

/// Views as keyed archives keep them.
///
/// `UIView` keeps geometry, appearance, layout margins and priorities, what assistive programs are told, subviews, layout
/// guides, and constraints whose `shouldBeArchived` is set; `UILabel`, `UIImageView`, `UIControl`, `UIButton` and
/// `UIStackView` keep their own properties. Foundation on Linux reads no archive in which objects refer to each other in a
/// circle, so constraints name their items by their places.
extension UIView: @preconcurrency NSCoding {
    /// The subviews that an archive keeps: not those that the view makes for itself.
    var archivedSubviews: [UIView] {
        switch self {
        case is BarView, is UISearchBar, is UITextField, is UISegmentedControl, is UIVisualEffectView, is UITableView,
            is UITableViewCell, is UITableViewHeaderFooterView, is UICollectionView, is UICollectionReusableView,
            is UIListContentView, is UIRefreshControl:
            []
        case let button as UIButton: subviews.filter { !button.isPart($0) }
        case is UIProgressView: subviews.filter { !($0 is ProgressPart) }
        case let text as UITextView: subviews.filter { $0 !== text.canvas }
        default: subviews
        }
    }

    /// Writes what every view has.
    func archiveView(in coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        archiveGeometry(in: coder)
        coder.encode(Double(alpha), forKey: "UIAlpha")
        coder.encode(isHidden, forKey: "UIHidden")
        coder.encode(clipsToBounds, forKey: "UIClipsToBounds")
        coder.encode(isOpaque, forKey: "UIOpaque")
        coder.encode(contentMode.rawValue, forKey: "UIContentMode")
        coder.encode(tag, forKey: "UITag")
        coder.encode(isUserInteractionEnabled, forKey: "UIUserInteractionEnabled")
        coder.encode(isMultipleTouchEnabled, forKey: "UIMultipleTouchEnabled")
        coder.encode(overrideUserInterfaceStyle.rawValue, forKey: "UIOverrideUserInterfaceStyle")
        coder.encode(semanticContentAttribute.rawValue, forKey: "UISemanticContentAttribute")
        coder.archive(backgroundColor, as: "UIBackgroundColor")
        coder.archive(viewState.tintColor, as: "UITintColor")
        archiveAccessibility(in: coder)
        archiveLayout(in: coder)
    }

    /// Takes what an archive holds for every view.
    func takeArchive(_ coder: NSCoder) {
        guard coder.describesView else { return }
        takeGeometry(coder)
        alpha = coder.archivedNumber("UIAlpha") ?? 1
        isHidden = coder.archivedFlag("UIHidden") ?? false
        clipsToBounds = coder.archivedFlag("UIClipsToBounds") ?? false
        isOpaque = coder.archivedFlag("UIOpaque") ?? true
        contentMode = coder.archivedChoice("UIContentMode") ?? .scaleToFill
        tag = coder.archivedInteger("UITag") ?? 0
        isUserInteractionEnabled = coder.archivedFlag("UIUserInteractionEnabled") ?? true
        isMultipleTouchEnabled = coder.archivedFlag("UIMultipleTouchEnabled") ?? false
        overrideUserInterfaceStyle = coder.archivedChoice("UIOverrideUserInterfaceStyle") ?? .unspecified
        semanticContentAttribute = coder.archivedChoice("UISemanticContentAttribute") ?? .unspecified
        backgroundColor = coder.archived("UIBackgroundColor")
        viewState.tintColor = coder.archived("UITintColor")
        takeAccessibility(coder)
        takeLayout(coder)
    }

    private func archiveGeometry(in coder: NSCoder) {
        coder.archive(bounds, as: "UIBounds")
        coder.archive([center.x, center.y], as: "UICenter")
        let matrix = transform
        coder.archive([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty], as: "UITransform")
        coder.encode(autoresizesSubviews, forKey: "UIAutoresizeSubviews")
        coder.encode(Int(autoresizingMask.rawValue), forKey: "UIAutoresizingMask")
    }

    private func takeGeometry(_ coder: NSCoder) {
        bounds = coder.archivedRect("UIBounds") ?? .zero
        if let numbers = coder.archivedNumbers("UICenter", 2) { center = CGPoint(x: numbers[0], y: numbers[1]) }
        if let matrix = coder.archivedNumbers("UITransform", 6) {
            transform = CGAffineTransform(
                a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5])
        }
        autoresizesSubviews = coder.archivedFlag("UIAutoresizeSubviews") ?? true
        autoresizingMask = AutoresizingMask(rawValue: UInt(max(0, coder.archivedInteger("UIAutoresizingMask") ?? 0)))
    }

    private func archiveAccessibility(in coder: NSCoder) {
        guard let accessibility else { return }
        coder.archive(text: accessibility.label, as: "UIAccessibilityLabel")
        coder.archive(text: accessibility.hint, as: "UIAccessibilityHint")
        coder.archive(text: accessibility.value, as: "UIAccessibilityValue")
        coder.archive(text: accessibility.identifier, as: "UIAccessibilityIdentifier")
        if let isElement = accessibility.isElement { coder.encode(isElement, forKey: "UIIsAccessibilityElement") }
        if let traits = accessibility.traits { coder.archive(traits.rawValue, as: "UIAccessibilityTraits") }
    }

    private func takeAccessibility(_ coder: NSCoder) {
        if let label: String = coder.archived("UIAccessibilityLabel") { accessibilityLabel = label }
        if let hint: String = coder.archived("UIAccessibilityHint") { accessibilityHint = hint }
        if let value: String = coder.archived("UIAccessibilityValue") { accessibilityValue = value }
        if let name: String = coder.archived("UIAccessibilityIdentifier") { accessibilityIdentifier = name }
        if let isElement = coder.archivedFlag("UIIsAccessibilityElement") { isAccessibilityElement = isElement }
        if let bits: UInt64 = coder.archivedValue("UIAccessibilityTraits") {
            accessibilityTraits = UIAccessibilityTraits(rawValue: bits)
        }
    }
}

extension NSCoder {
    /// Whether the coder holds a view's properties: an element of a document, or an archive that a view was written to.
    var describesView: Bool { self is NibCoder || archive?.containsValue(forKey: "UIBounds") == true }

    /// The case of an enumeration under a key; nil where there is none of that number.
    func archivedChoice<Choice: RawRepresentable>(_ key: String) -> Choice? where Choice.RawValue == Int {
        archivedInteger(key).flatMap(Choice.init(rawValue:))
    }
}
