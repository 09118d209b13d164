/// A label of a document whose height may be that of one line of its text: no frame and no constraint of its own says it.
///
/// The heights that Xcode stored for such labels tell settings of its canvas that documents do not hold.
struct CanvasLine {
    /// The label's `fontDescription`.
    let font: IBElement
    /// In points.
    let height: CGFloat

    /// Whether the height is that of a line, rounded up to pixels as labels are.
    func isHigh(_ lineHeight: CGFloat, scale: CGFloat) -> Bool {
        abs((lineHeight * scale).rounded(.up) / scale - height) < 0.1
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
            lines.append(CanvasLine(font: font, height: height))
        }
        return lines
    }
}
