import CPango
import Foundation
import Placard

/// Contests of the whole way, text in and a PNG file out: everything is new for each label but words and the masks of
/// glyphs.
@MainActor
struct WholeJobRows {
    let pango: PangoEngine
    let font: UIFont
    let setting: Setting

    /// A new label, as large as its text, drawn on a bitmap of its own at 2x and written, in black on clear.
    func job(_ title: String, _ labels: [String], goal: Double) -> Contest {
        let texts = labels.map { Array($0.utf8CString) }
        return Contest(
            title: title, goal: goal,
            contenders: [
                .init(engine: .placard, labels: labels.count) { _ in
                    for label in labels { sink(Double(file(of: label))) }
                },
                .init(engine: .pango, labels: labels.count) { _ in
                    for text in texts { sink(Double(file(of: text))) }
                },
            ])
    }

    /// How many bytes the file has.
    private func file(of text: String) -> Int {
        let label = UILabel()
        label.text = text
        label.font = font
        label.numberOfLines = 0
        label.frame.size = label.sizeThatFits(CGSize(width: setting.width, height: .greatestFiniteMagnitude))
        guard let context = try? CGContext(size: label.bounds.size, scale: CGFloat(setting.scale)) else { return 0 }
        label.layer.render(in: context)
        return context.makeImage().flatMap { UIImage(cgImage: $0).pngData()?.count } ?? 0
    }

    private func file(of text: [CChar]) -> Int {
        let lines = pango.layout(text)
        let size = lines.size
        let canvas = PangoCanvas(
            width: min(size.width.rounded(.up), setting.width), height: size.height.rounded(.up), scale: setting.scale
        )
        canvas.draw(lines, height: size.height)
        return canvas.writtenBytes
    }
}
