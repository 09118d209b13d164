/// The text size of the canvas that a document was drawn on: the one that the document overrides the canvas's with, or
/// else a setting of Xcode's that documents do not store, but that the heights of their lines of text tell.
@MainActor struct CanvasTextSize {
    private let document: IBDocument
    private let lines: [CanvasLine]
    private let scale: CGFloat
    /// The size of canvases that nobody has set otherwise: Xcode 12.5 and 13 take none for the smallest.
    private let usual: ContentSize

    /// - Parameter scale: Pixels in a point of the canvas.
    init(of document: IBDocument, lines: [CanvasLine], scale: CGFloat) {
        self.document = document
        self.lines = lines
        self.scale = scale
        usual = document.hasSmallTextStyles ? .extraSmall : .large
    }

    /// The size that the document says, or else the usual one, unless no label in a text style is as high as a line at
    /// that and some are at another size.
    ///
    /// Of several sizes at which as many labels are as high as stored, it is the one nearest to the user's default. Labels of
    /// several lines are asked where those of one line say nothing.
    var size: ContentSize { overridden ?? told(by: { $0 == 1 }) ?? told(by: { $0 > 1 }) ?? usual }

    /// The size told by labels with so many lines; nil where they have such a height at no size.
    private func told(by counts: (Int) -> Bool) -> ContentSize? {
        let sizes = ([usual] + Self.nearestFirst).map { size in
            (size, lines.count { isHeight($0, at: size, counts) })
        }
        let most = sizes[0].1 > 0 ? sizes[0] : sizes.reduce(sizes[0]) { $1.1 > $0.1 ? $1 : $0 }
        return most.1 > 0 ? most.0 : nil
    }

    /// The size that the document has the canvas show, a number from the smallest up.
    private var overridden: ContentSize? {
        guard let overrides = document.root.child("accessibilityOverrides"), overrides["isEnabled"] == "YES",
            let number = overrides["dynamicTypePreference"].flatMap(Int.init)
        else { return nil }
        let sizes = ContentSize.allCases
        return sizes.indices.contains(number) ? sizes[number] : nil
    }

    /// The sizes that Xcode's canvas offers without those for accessibility.
    private static let nearestFirst: [ContentSize] = [
        .large, .medium, .extraLarge, .small, .extraExtraLarge, .extraSmall, .extraExtraExtraLarge,
    ]

    /// Whether a stored height is that of so many lines in a text style, rounded up to the canvas's pixels as labels are.
    private func isHeight(_ line: CanvasLine, at size: ContentSize, _ counts: (Int) -> Bool) -> Bool {
        guard let style = line.font["style"] else { return false }
        let traits = UITraitCollection(preferredContentSizeCategory: size.category)
        let font = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style), compatibleWith: traits)
        return line.counts.contains { count in
            counts(count) && line.isHigh(CanvasLine.height(ofLines: count, in: font, scale: scale), scale: scale)
        }
    }
}
