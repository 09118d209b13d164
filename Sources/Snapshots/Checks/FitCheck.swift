import PlacardSpecimens

/// What may be wrong with a view that is looked at without a reference.
public struct FitChecks: OptionSet, Sendable {
    /// Which checks, a bit each.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Texts that are cut or have no space, and what overlaps or reaches out of the view.
    public static let layout = FitChecks(rawValue: 1)
    /// Texts of a contrast under 4.5 to the plain ground below them, 3 where they are large (WCAG 2.2, 1.4.3, which leaves
    /// out what is inactive).
    public static let contrast = FitChecks(rawValue: 2)
    /// Controls under 44 points on a side (Apple's Human Interface Guidelines).
    public static let touch = FitChecks(rawValue: 4)
}

/// Something that is wrong with a layout.
@MainActor package struct FitFault {
    package enum Kind: String {
        case text, contrast, touch, place, overlap
    }

    package let kind: Kind
    /// What it is about, in the words of the sentence.
    package let titles: [String]
    package let views: [UIView]
    package let sentence: String
}

/// What is wrong with a view's layout without a reference to compare it with, in words.
@MainActor package struct FitCheck {
    package private(set) var faults: [FitFault] = []
    package var sentences: [String] { faults.map(\.sentence) }
    /// What views are called beside their texts.
    private let names: [ObjectIdentifier: String]
    private let root: UIView
    private let checks: FitChecks
    private let bounds: CGRect
    private var grounds = TextGround()
    private static let levels = 200
    /// The least side of what is touched, in points. Source: Apple's Human Interface Guidelines.
    private static let touchSide: CGFloat = 44
    /// Of text and its ground. Source: WCAG 2.2, success criterion 1.4.3: 4.5, and 3 from 18 points or bold 14.
    private static let (contrast, largeContrast): (CGFloat, CGFloat) = (4.5, 3)

    /// - Parameter names: What views are called beside their texts, such as the ids that a document gives them.
    package init(_ root: UIView, _ checks: FitChecks = .layout, names: [ObjectIdentifier: String] = [:]) {
        (self.root, self.checks, self.names, bounds) = (root, checks, names, root.bounds)
        visit(root, visible: .infinite, alpha: 1, isScrolled: false, levels: Self.levels)
        guard checks.contains(.layout) else { return }
        for overlap in OverlapCheck(root).overlaps {
            let size = "\(overlap.shared.width.short) × \(overlap.shared.height.short) points"
            let titles = [title(overlap.lower), title(overlap.upper)]
            faults.append(
                FitFault(
                    kind: .overlap, titles: titles, views: [overlap.lower, overlap.upper],
                    sentence: "\(titles[0]) and \(titles[1]) overlap by \(size)"))
        }
    }

    private mutating func note(_ kind: FitFault.Kind, _ view: UIView, _ words: String) {
        let title = title(view)
        faults.append(FitFault(kind: kind, titles: [title], views: [view], sentence: "\(title) \(words)"))
    }

    private mutating func visit(
        _ view: UIView, visible: CGRect, alpha: CGFloat, isScrolled: Bool, levels: Int
    ) {
        guard levels > 0, !view.isHidden, view.alpha > 0.01 else { return }
        let (alpha, frame) = (alpha * view.alpha, view.convert(view.bounds, to: root))
        let scrolls = isScrolled || view is UIScrollView
        if checks.contains(.contrast) { grounds.add(view, in: frame.intersection(visible), alpha: alpha) }
        if let label = view as? UILabel, label.text?.isEmpty == false { check(label) }
        if checks.contains(.touch), let control = view as? UIControl { checkTouch(control) }
        if checks.contains(.layout), !scrolls, isContent(view) { checkPlace(view) }
        let inner = view.clipsToBounds ? visible.intersection(frame) : visible
        for subview in view.subviews {
            visit(subview, visible: inner, alpha: alpha, isScrolled: scrolls, levels: levels - 1)
        }
    }

    /// Texts and what is touched; pictures may bleed over an edge, and a control's title is a part of it.
    private func isContent(_ view: UIView) -> Bool {
        let holders = sequence(first: view) { $0.superview }.dropFirst()
        return view is UIControl || view is UILabel && !holders.contains { $0 is UIControl }
    }

    private func title(_ view: UIView) -> String {
        let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle ?? view.accessibilityLabel
        let name = names[ObjectIdentifier(view)].map { " (\($0))" } ?? ""
        if let text, !text.isEmpty { return "'\(text.excerpt)'\(name)" }
        return (view.accessibilityIdentifier ?? String(describing: type(of: view))) + name
    }

    private mutating func check(_ label: UILabel) {
        if checks.contains(.layout) { checkText(label) }
        if checks.contains(.contrast), isActive(label) { checkContrast(label) }
    }

    private func isActive(_ label: UILabel) -> Bool {
        let holders = sequence(first: label as UIView) { $0.superview }
        return label.isEnabled && !holders.contains { ($0 as? UIControl)?.isEnabled == false }
    }

    private mutating func checkText(_ label: UILabel) {
        guard label.bounds.width > 0, label.bounds.height > 0 else {
            let (width, height) = (label.bounds.width.short, label.bounds.height.short)
            return note(.text, label, "has no space: it is \(width) × \(height) points")
        }
        let layout = label.drawnBlock(in: label.bounds).layout
        if layout.isTruncated, let read = SnapshotTree(label).root.text {
            note(.text, label, "was cut to '\(read.shown.excerpt)'")
        } else if let lack = Self.lack(of: layout, in: label.bounds.size) {
            note(.text, label, lack)
        }
    }

    /// What a text lacks whose letters end outside of its label: lines may be higher than the label as long as ink is not.
    private static func lack(of layout: TextLayout, in size: CGSize) -> String? {
        if layout.width > size.width + 0.5 {
            return "needs \(layout.width.short) points of width and has \(size.width.short)"
        }
        guard layout.height > size.height + 1, let ink = layout.inkBounds else { return nil }
        let top = (size.height - layout.height) / 2
        guard ink.minY + top < -0.5 || ink.maxY + top > size.height + 0.5 else { return nil }
        return "needs \(layout.height.short) points of height and has \(size.height.short)"
    }

    private mutating func checkContrast(_ label: UILabel) {
        let traits = label.traitCollection
        guard let ink = label.inkRect(in: label.bounds)?.intersection(label.bounds), !ink.isEmpty,
            let ground = grounds.color(below: label.convert(ink, to: root), traits),
            let text = label.textColor.channels(traits), text[3] > 0
        else { return }
        let ratio = Self.contrast(text.blended(over: ground), ground)
        let isBold = label.font.fontDescriptor.symbolicTraits.contains(.traitBold)
        let isLarge = label.font.pointSize >= 18 || isBold && label.font.pointSize >= 14
        let least = isLarge ? Self.largeContrast : Self.contrast
        if ratio < least {
            let shown = (ratio * 10).rounded(.down) / 10
            note(.contrast, label, "has a contrast of \(shown.short) to its ground, less than \(least.short)")
        }
    }

    private mutating func checkTouch(_ control: UIControl) {
        guard control.isEnabled, control.isUserInteractionEnabled else { return }
        let size = control.bounds.size
        guard size.width < Self.touchSide || size.height < Self.touchSide else { return }
        let words = "is \(size.width.short) × \(size.height.short) points, less than 44 × 44 to be touched"
        note(.touch, control, words)
    }

    private mutating func checkPlace(_ view: UIView) {
        let frame = view.convert(view.bounds, to: root)
        guard frame.width > 0, frame.height > 0 else { return }
        guard !bounds.insetBy(dx: -0.5, dy: -0.5).contains(frame) else { return }
        let relation = bounds.intersects(frame) ? "reaches out of" : "lies outside of"
        note(.place, view, "\(relation) the view: it spans \(Self.words(frame))")
    }

    private static func words(_ rect: CGRect) -> String {
        "x \(rect.minX.short) to \(rect.maxX.short), y \(rect.minY.short) to \(rect.maxY.short)"
    }

    /// The ratio of WCAG 2.2.
    private static func contrast(_ text: [CGFloat], _ ground: [CGFloat]) -> CGFloat {
        let (one, two) = (luminance(text), luminance(ground))
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    private static func luminance(_ channels: [CGFloat]) -> CGFloat {
        let light = channels.prefix(3).map(SRGB.light(of:))
        return SRGB.brightness(red: light[0], green: light[1], blue: light[2])
    }
}

/// Other questions about a view that need no reference, answered in words.
@MainActor package enum ViewCheck {
    /// Texts with characters that no font has.
    package static func missingGlyphs(_ view: UIView) -> [String] {
        SnapshotTree(view).root.shown.compactMap { node in
            node.text?.missing.map { "\(node.title) has characters that no font has: \($0.joined(separator: ", "))" }
        }
    }

    /// Views whose constraints leave space for another frame.
    package static func ambiguousLayout(_ view: UIView, levels: Int = 200) -> [String] {
        guard levels > 0 else { return [] }
        let name = view.accessibilityIdentifier ?? (view as? UILabel)?.text.map { "'\($0.excerpt)'" }
        let own =
            view.hasAmbiguousLayout
            ? [
                "\(name ?? String(describing: type(of: view))) has an ambiguous layout: constraints leave its frame open"
            ]
            : []
        return own + view.subviews.flatMap { ambiguousLayout($0, levels: levels - 1) }
    }

    /// What screen readers cannot name or reach.
    package static func accessibility(_ view: UIView) -> [String] {
        let elements = AccessibilityReader(view).elements
        var sentences = elements.filter { ($0.label ?? "").isEmpty && ($0.value ?? "").isEmpty }.map { element in
            let kind = element.traits?.first ?? "element"
            return
                "an element (\(kind)) at \(element.frame.map { CGFloat($0).short }) has no label for screen readers"
        }
        let read = elements.compactMap(\.label)
        for node in SnapshotTree(view).root.shown {
            guard let text = node.text?.string, node.type == "UILabel" else { continue }
            if !read.contains(where: { $0.contains(text) })
                && !elements.contains(where: { $0.value?.contains(text) == true })
            {
                sentences.append("\(node.title) is not read by screen readers")
            }
        }
        return sentences
    }
}
