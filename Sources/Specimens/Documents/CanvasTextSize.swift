/// The text size of the canvas that a document was drawn on: a setting of Xcode's that documents do not store, but that the
/// heights of their lines of text tell.
@MainActor struct CanvasTextSize {
    private let document: IBDocument
    private let scale: CGFloat

    init(of document: IBDocument) {
        self.document = document
        scale = NibDevice(document).scale
    }

    /// The user's default, unless no label in a text style is as high as a line at the default and some are at another size.
    ///
    /// Of several sizes at which as many labels are as high as stored, it is the one nearest to the default.
    var size: ContentSize {
        let lines = lines
        let sizes = Self.nearestFirst.map { size in
            (size, lines.count { isHeight($0.height, of: $0.style, at: size) })
        }
        guard sizes[0].1 == 0 else { return .large }
        return sizes.reduce(sizes[0]) { $1.1 > $0.1 ? $1 : $0 }.0
    }

    /// The sizes that Xcode's canvas offers without those for accessibility.
    private static let nearestFirst: [ContentSize] = [
        .large, .medium, .extraLarge, .small, .extraExtraLarge, .extraSmall, .extraExtraExtraLarge,
    ]

    private struct Line {
        let style: UIFont.TextStyle
        let height: CGFloat
    }

    /// The labels whose height may be that of their text.
    private var lines: [Line] {
        var lines: [Line] = []
        document.root.forEachDescendant { element in
            guard element.name == "label", element["translatesAutoresizingMaskIntoConstraints"] == "NO",
                element["misplaced"] != "YES", element["ambiguous"] != "YES", element["customClass"] == nil,
                let style = element.child(keyed: "fontDescription")?["style"],
                let height = element.child(keyed: "frame")?["height"].flatMap(IBNumber.parse)
            else { return }
            lines.append(Line(style: UIFont.TextStyle(rawValue: style), height: height))
        }
        return lines
    }

    /// Whether a stored height is that of one line, rounded up to the canvas's pixels as labels are.
    private func isHeight(_ height: CGFloat, of style: UIFont.TextStyle, at size: ContentSize) -> Bool {
        let traits = UITraitCollection(preferredContentSizeCategory: size.category)
        let line = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).lineHeight
        return abs((line * scale).rounded(.up) / scale - height) < 0.1
    }
}
