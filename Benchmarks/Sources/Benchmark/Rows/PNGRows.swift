import CPango
import Foundation
import Placard

/// Contests between Placard's PNG writer and Cairo's, over the same pixels: labels at 2x on clear bitmaps.
@MainActor
struct PNGRows {
    private let font: UIFont
    private let setting: Setting
    private let labels: [String]

    init(font: UIFont, setting: Setting, labels: [String]) {
        self.font = font
        self.setting = setting
        self.labels = labels
    }

    /// Black text: at most 256 different pixels, which Placard writes with a palette.
    func oneColor(_ title: String) throws -> Contest {
        try contest(title, goal: 1 / 50) { NSAttributedString(string: $0, attributes: [.font: font]) }
    }

    /// Words in five colors: more pixels than a palette holds.
    func manyColors(_ title: String) throws -> Contest {
        let colors: [UIColor] = [.black, .systemBlue, .systemRed, .systemGreen, .systemOrange]
        return try contest(title, goal: 1 / 15) { text in
            let colored = NSMutableAttributedString(string: "")
            for (index, word) in text.split(separator: " ").enumerated() {
                colored.append(
                    NSAttributedString(
                        string: word + " ",
                        attributes: [.font: font, .foregroundColor: colors[index % colors.count]]))
            }
            return colored
        }
    }

    private func contest(_ title: String, goal: Double, text: (String) -> NSAttributedString) throws -> Contest {
        let pictures = try labels.map { try picture(text($0)) }
        // Pictures of their own: who asks for pixels changes the form in which a picture keeps them.
        let surfaces = try labels.map { CairoImage(try picture(text($0))) }
        let written = pictures.reduce(0) { $0 + (UIImage(cgImage: $1).pngData()?.count ?? 0) }
        let share = Double(written) / Double(surfaces.reduce(0) { $0 + $1.write() })
        return Contest(
            title: title + String(format: ", bytes %.2f", share), goal: goal,
            contenders: [
                .init(engine: .placard, labels: labels.count) { _ in
                    for picture in pictures { sink(Double(UIImage(cgImage: picture).pngData()?.count ?? 0)) }
                },
                .init(engine: .pango, labels: labels.count) { _ in
                    for surface in surfaces { sink(Double(surface.write())) }
                },
            ])
    }

    private func picture(_ text: NSAttributedString) throws -> CGImage {
        let label = UILabel()
        label.attributedText = text
        label.numberOfLines = 0
        label.frame.size = label.sizeThatFits(CGSize(width: setting.width, height: .greatestFiniteMagnitude))
        let context = try CGContext(size: label.bounds.size, scale: CGFloat(setting.scale))
        label.layer.render(in: context)
        guard let image = context.makeImage() else { throw CGContextError.outOfMemory(width: 0, height: 0) }
        return image
    }
}

/// A copy of an image as a surface of Cairo's.
private final class CairoImage {
    private let pixels: UnsafeMutableBufferPointer<UInt32>
    private let surface: OpaquePointer

    init(_ image: CGImage) {
        let pixels = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: image.width * image.height)
        _ = image.withPixels { pixels.update(from: $0) }
        self.pixels = pixels
        let bytes = UnsafeMutableRawPointer(pixels.baseAddress!).assumingMemoryBound(to: UInt8.self)
        surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height), Int32(image.width * 4))
    }

    deinit {
        cairo_surface_destroy(surface)
        pixels.deallocate()
    }

    func write() -> Int { PangoCanvas.writtenBytes(of: surface) }
}
