import Placard

/// Contests between UILabel, as an app uses it, and Pango with Cairo: black text on a bitmap at 2x.
@MainActor
struct LabelRows {
    let pango: PangoEngine
    let setting: Setting
    let labels: [String]
    private let texts: [[CChar]]
    private let canvas: LabelCanvas
    private let pangoCanvas: PangoCanvas

    init(pango: PangoEngine, font: UIFont, setting: Setting, labels: [String]) throws {
        self.pango = pango
        self.setting = setting
        self.labels = labels
        texts = labels.map { Array($0.utf8CString) }
        let height = (texts.map { pango.layout($0).height }.max() ?? 0) + setting.pointSize * 2
        canvas = try LabelCanvas(setting, font: font, height: height)
        pangoCanvas = PangoCanvas(width: setting.width, height: height, scale: setting.scale)
    }

    /// A new label for each text, asked for its size.
    func sized(_ title: String) -> Contest {
        contest(
            title,
            placard: { [canvas] label in sink(Double(canvas.size(of: canvas.label(label)).height)) },
            pango: { [pango] text in sink(pango.layout(text).height) })
    }

    /// A new label for each text, asked for its size and drawn.
    func sizedAndDrawn(_ title: String) -> Contest {
        contest(
            title,
            placard: { [canvas] text in
                let label = canvas.label(text)
                canvas.draw(label, size: canvas.size(of: label))
            },
            pango: { [pango, pangoCanvas] text in
                let layout = pango.layout(text)
                pangoCanvas.draw(layout, height: layout.height)
            })
    }

    /// A new label for each text in a view of its own, sized, laid out and drawn by constraints.
    func inAutoLayout(_ title: String) -> Contest {
        contest(
            title,
            placard: { [canvas] text in canvas.drawByConstraints(canvas.row(text)) },
            pango: { [pango, pangoCanvas] text in
                let layout = pango.layout(text)
                pangoCanvas.draw(layout, height: layout.height)
            })
    }

    /// Labels that are kept and have been laid out, drawn again; the masks of their glyphs are there.
    func drawnAgain(_ title: String) -> Contest {
        let kept = labels.map { canvas.label($0) }
        let sizes = kept.map { canvas.size(of: $0) }
        let layouts = texts.map { pango.layout($0) }
        let heights = layouts.map(\.height)
        return Contest(
            title: title, goal: 2 / 3,
            contenders: [
                .init(engine: .placard, labels: labels.count) { [canvas] _ in
                    for (label, size) in zip(kept, sizes) { canvas.draw(label, size: size) }
                },
                .init(engine: .pango, labels: labels.count) { [pangoCanvas] _ in
                    for (layout, height) in zip(layouts, heights) { pangoCanvas.draw(layout, height: height) }
                },
            ])
    }

    private func contest(
        _ title: String, placard: @escaping (String) -> Void, pango: @escaping ([CChar]) -> Void
    ) -> Contest {
        Contest(
            title: title,
            contenders: [
                .init(engine: .placard, labels: labels.count) { [labels] _ in
                    for label in labels { placard(label) }
                },
                .init(engine: .pango, labels: labels.count) { [texts] _ in
                    for text in texts { pango(text) }
                },
            ])
    }
}
