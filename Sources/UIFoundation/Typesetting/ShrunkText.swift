/// Lines of a text at a share of its size.
package struct ShrunkText {
    package let scale: CGFloat
    package let block: TextBlock

    /// How often the search halves its range: enough for a hundredth of a point at any size of label.
    private static var steps: Int { 12 }

    init(scale: CGFloat, block: TextBlock) {
        self.scale = scale
        self.block = block
    }

    /// A text that is too large for a space, at the largest share of its size at which it fits, or at the least one.
    init(of source: some TextSource, _ rules: LayoutRules, into space: CGSize, least: CGFloat) {
        func text(_ scale: CGFloat) -> ShrunkText {
            let resolved = source.resolved(fontScale: scale)
            let layout = ShapedText(resolved.styled).layout(rules)
            return ShrunkText(scale: scale, block: source.block(layout, of: resolved))
        }
        var (low, high) = (min(max(least, 0), 1), CGFloat(1))
        var best: ShrunkText?
        for _ in 0..<Self.steps {
            let middle = text((low + high) / 2)
            if middle.block.fits(space) {
                (best, low) = (middle, middle.scale)
            } else {
                high = middle.scale
            }
        }
        self = best ?? text(low)
    }
}

extension TextBlock {
    /// Whether the whole text is seen in a space.
    package func fits(_ space: CGSize) -> Bool {
        !layout.isTruncated && layout.width <= space.width && height <= space.height
    }
}
