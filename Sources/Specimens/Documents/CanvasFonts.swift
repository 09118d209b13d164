/// The fonts that the Xcode which saved a document had not got, though the project has their files: its canvas showed another
/// font in their place, which documents do not say, but the heights of their lines of text tell.
@MainActor struct CanvasFonts {
    let nib: NibDocument
    let lines: [CanvasLine]
    /// Pixels in a point of the canvas.
    let scale: CGFloat

    /// The names of all fonts whose files the document lists, where two labels in them or more are as high as lines of the
    /// font that was shown for absent ones, and none is as high as lines of its own; else none.
    ///
    /// Fonts of a project are there together or absent together, because Xcode finds them by the project's files.
    var absent: Set<String> {
        let listed = nib.document.listedFonts
        guard !listed.isEmpty else { return [] }
        var (strange, own) = (0, 0)
        for line in lines {
            guard let (named, shown) = fonts(of: line, in: listed) else { continue }
            let (isStrange, isOwn) = (isHigh(line, in: shown), isHigh(line, in: named))
            guard isStrange != isOwn else { continue }
            if isStrange { strange += 1 } else { own += 1 }
        }
        return strange >= 2 && own == 0 ? listed : []
    }

    /// The font that a label names and the one shown where that is absent; nil where the canvas shows the same either way.
    private func fonts(of line: CanvasLine, in listed: Set<String>) -> (named: UIFont, shown: UIFont)? {
        guard let name = line.font["name"], listed.contains(name),
            let size = line.font["pointSize"].flatMap(IBNumber.parse), size > 0,
            let named = UIFont(name: name, size: CGFloat(size)),
            let shown = nib.fontForAbsent(ofSize: CGFloat(size))
        else { return nil }
        return (named, shown)
    }

    private func isHigh(_ line: CanvasLine, in font: UIFont) -> Bool {
        line.counts.contains { line.isHigh(CanvasLine.height(ofLines: $0, in: font, scale: scale), scale: scale) }
    }
}

extension IBDocument {
    /// The PostScript names of the fonts of the project's own that the document uses.
    fileprivate var listedFonts: Set<String> {
        let files = root.child("customFonts")?.children ?? []
        return Set(files.flatMap { file in file.children.filter { $0.name == "string" }.map(\.text) })
    }
}
