/// A label of a document whose height may be that of one line of its text: no frame and no constraint of its own says it.
///
/// The heights that Xcode stored for such labels tell settings of its canvas that documents do not hold.
struct CanvasLine {
    /// The label's `fontDescription`.
    let font: IBElement
    /// In points.
    let height: CGFloat
    /// How many lines the label may have; 0 for any number.
    let limit: Int

    /// Whether the label is as high as its lines, rounded up to pixels as labels are.
    ///
    /// - Parameter lines: The height of all its lines, in points.
    func isHigh(_ lines: CGFloat, scale: CGFloat) -> Bool {
        abs((lines * scale).rounded(.up) / scale - height) < 0.1
    }

    /// How many lines it may have; more than a few are not believed.
    var counts: ClosedRange<Int> { 1...(limit == 0 ? Self.mostLines : max(1, min(limit, Self.mostLines))) }

    private static let mostLines = 4

    /// How high so many lines of a label are, in points: with the spaces between them.
    ///
    /// - Parameter scale: Pixels in a point.
    @MainActor static func height(ofLines count: Int, in font: UIFont, scale: CGFloat) -> CGFloat {
        guard count > 1 else { return font.lineHeight }
        return UITraitCollection(displayScale: scale).performAsStandard {
            let label = UILabel()
            (label.font, label.numberOfLines) = (font, 0)
            label.text = Array(repeating: "x", count: count).joined(separator: "\n")
            return label.intrinsicContentSize.height
        }
    }

    /// Those of a document that its canvas shows: views that size classes leave out keep old frames.
    static func lines(of nib: NibDocument) -> [CanvasLine] {
        var lines: [CanvasLine] = []
        nib.document.root.resolved(for: nib.device.traits).forEachDescendant { element in
            guard element.name == "label", element["translatesAutoresizingMaskIntoConstraints"] == "NO",
                element["misplaced"] != "YES", element["ambiguous"] != "YES", element["customClass"] == nil,
                let font = element.child(keyed: "fontDescription"),
                let height = element.child(keyed: "frame")?["height"].flatMap(IBNumber.parse),
                !element.list("constraints").contains(where: { $0["firstAttribute"] == "height" })
            else { return }
            let limit = element["numberOfLines"].flatMap(IBNumber.parse).flatMap { Int(exactly: $0) } ?? 1
            lines.append(CanvasLine(font: font, height: height, limit: limit))
        }
        return lines
    }
}
