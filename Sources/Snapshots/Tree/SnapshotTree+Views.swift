import Foundation
import PlacardSpecimens

extension SnapshotTree {
    /// Looks at a view that is laid out.
    ///
    /// - Parameters:
    ///   - levels: How deep views are looked at.
    ///   - objects: The ids that a document gives its views.
    @MainActor package init(_ view: UIView, levels: Int = 200, objects: [ObjectIdentifier: String] = [:]) {
        root = Node(view, in: view, levels: levels, objects)
        elements = AccessibilityReader(view).elements
    }
}

extension SnapshotTree.Node {
    @MainActor fileprivate init(
        _ view: UIView, in root: UIView, levels: Int, _ objects: [ObjectIdentifier: String]
    ) {
        object = objects[ObjectIdentifier(view)]
        type = String(describing: Swift.type(of: view))
        identifier = view.accessibilityIdentifier
        frame = view.convert(view.bounds, to: root).rounded
        hidden = view.isHidden ? true : nil
        alpha = view.alpha == 1 ? nil : Double(view.alpha)
        background = view.backgroundColor.flatMap { $0.hex(view.traitCollection) }
        text = SnapshotTree.Text(of: view)
        let subviews = levels > 1 ? view.subviews.filter { !($0 is TextCanvas) } : []
        children = subviews.isEmpty ? nil : subviews.map { Self($0, in: root, levels: levels - 1, objects) }
    }
}

extension SnapshotTree.Text {
    /// The text that a view shows itself; nil for one that shows none.
    @MainActor fileprivate init?(of view: UIView) {
        switch view {
        case let label as UILabel:
            guard let string = label.text, !string.isEmpty else { return nil }
            self.init(string: string)
            read(label)
        case let field as UITextField:
            let string = field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder ?? ""
            guard !string.isEmpty else { return nil }
            self.init(string: string)
            color = field.textColor?.hex(field.traitCollection)
        case let text as UITextView:
            guard let string = text.text, !string.isEmpty else { return nil }
            self.init(string: string)
            color = text.textColor?.hex(text.traitCollection)
        default: return nil
        }
    }

    private init(string: String) { self.string = string }

    /// The lines as the label draws them.
    @MainActor private mutating func read(_ label: UILabel) {
        let layout = label.drawnBlock(in: label.bounds).layout
        let whole = string as NSString
        lines = layout.lines.map { $0.shown(of: whole) }
        let isWider = layout.width > label.bounds.width + 0.5 || layout.height > label.bounds.height + 1
        isCut = layout.isTruncated || isWider ? true : nil
        var names: [String] = []
        for run in layout.lines.flatMap(\.runs) where !run.isToken {
            let name = "\(run.font.face.postScriptName) \(run.font.pointSize.short)"
            if !names.contains(name) { names.append(name) }
        }
        fonts = names.isEmpty ? nil : names
        color = label.textColor.hex(label.traitCollection)
        let missing = layout.shaped.missingCharacters.map { "U+" + String($0.value, radix: 16, uppercase: true) }
        self.missing = missing.isEmpty ? nil : missing
    }
}

extension TextLayout.Line {
    /// The line's own text, with an ellipsis in the place of what was cut.
    fileprivate func shown(of text: NSString) -> String {
        func part(_ range: Range<Int>) -> String {
            let bounds = range.clamped(to: 0..<text.length)
            return text.substring(with: NSRange(bounds)).trimmingCharacters(in: .newlines)
        }
        guard let cut = truncatedRange else { return part(range).trimmingCharacters(in: .whitespaces) }
        let lower = min(range.lowerBound, cut.lowerBound)
        let before = part(lower..<cut.lowerBound)
        let after = cut.upperBound < range.upperBound ? part(cut.upperBound..<range.upperBound) : ""
        return before + (hasToken ? "…" : "") + after
    }
}

extension CGRect {
    /// x, y, width and height, to a thousandth of a point.
    package var rounded: [Double] {
        [minX, minY, width, height].map { value in
            let rounded = (Double(value) * 1_000).rounded() / 1_000
            return rounded == 0 ? 0 : rounded
        }
    }
}

extension UIColor {
    /// #RRGGBBAA in sRGB; nil for a color that is clear.
    @MainActor package func hex(_ traits: UITraitCollection) -> String? {
        guard let channels = channels(traits), channels[3] > 0 else { return nil }
        let bytes = channels.map { UInt8(max(0, min(255, ($0 * 255).rounded()))) }
        return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}
