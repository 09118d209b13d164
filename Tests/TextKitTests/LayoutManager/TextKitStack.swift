import PlacardTextKit

/// A storage, a layout manager and containers, wired up.
final class TextKitStack {
    let storage: NSTextStorage
    let manager: NSLayoutManager
    let containers: [NSTextContainer]

    init(
        _ text: String, attributes: [NSAttributedString.Key: Any] = [:], size: CGSize = .zero, padding: CGFloat = 0,
        manager: NSLayoutManager = NSLayoutManager(), containers: [NSTextContainer]? = nil
    ) {
        storage = NSTextStorage(string: text, attributes: attributes)
        self.manager = manager
        self.containers = containers ?? [NSTextContainer(size: size)]
        storage.addLayoutManager(manager)
        for container in self.containers {
            container.lineFragmentPadding = padding
            manager.addTextContainer(container)
        }
    }

    var container: NSTextContainer { containers[0] }

    /// The text of each line.
    var lines: [String] { lineRanges.map { (storage.string as NSString).substring(with: $0) } }

    var lineRanges: [NSRange] {
        var ranges: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
            _, _, _, glyphs, _ in
            ranges.append(self.manager.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil))
        }
        return ranges
    }

    var rects: [CGRect] {
        var rects: [CGRect] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
            rect, _, _, _, _ in
            rects.append(rect)
        }
        return rects
    }
}
