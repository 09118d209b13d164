import Placard

/// Contests that end with black text on a bitmap at 2x; masks of glyphs are kept from the first pass on.
struct DrawingRows {
    let placard: PlacardEngine
    let pango: PangoEngine
    let setting: Setting

    /// Layouts that are kept, drawn again.
    func kept(_ title: String, _ labels: [String], goal: Double?) throws -> Contest {
        let layouts = labels.map { placard.layout($0) }
        let pangoLayouts = labels.map { pango.layout(Array($0.utf8CString)) }
        let heights = pangoLayouts.map(\.height)
        let (canvas, pangoCanvas) = try canvases(heights)
        return Contest(
            title: title, goal: goal,
            contenders: [
                .init(engine: .placard, labels: labels.count) { _ in
                    for (layout, height) in zip(layouts, heights) { canvas.draw(layout, height: height) }
                },
                .init(engine: .pango, labels: labels.count) { _ in
                    for (layout, height) in zip(pangoLayouts, heights) { pangoCanvas.draw(layout, height: height) }
                },
            ])
    }

    /// From the text to the bitmap, every time.
    func fromText(_ title: String, _ labels: [String], goal: Double?) throws -> Contest {
        let texts = labels.map { Array($0.utf8CString) }
        let heights = texts.map { pango.layout($0).height }
        let (canvas, pangoCanvas) = try canvases(heights)
        return Contest(
            title: title, goal: goal,
            contenders: [
                .init(engine: .placard, labels: labels.count) { _ in
                    for (label, height) in zip(labels, heights) {
                        canvas.draw(placard.layout(label), height: height)
                    }
                },
                .init(engine: .pango, labels: labels.count) { _ in
                    for (text, height) in zip(texts, heights) {
                        pangoCanvas.draw(pango.layout(text), height: height)
                    }
                },
            ])
    }

    /// One bitmap for each side, high enough for the highest label.
    private func canvases(_ heights: [Double]) throws -> (PlacardCanvas, PangoCanvas) {
        let height = heights.max() ?? 1
        return (
            try PlacardCanvas(width: setting.width, height: height, scale: setting.scale),
            PangoCanvas(width: setting.width, height: height, scale: setting.scale)
        )
    }
}
