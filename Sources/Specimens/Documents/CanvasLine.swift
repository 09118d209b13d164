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

    /// Those of a document.
    static func lines(of document: IBDocument) -> [CanvasLine] {
        var lines: [CanvasLine] = []
        document.root.forEachDescendant { element in
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
