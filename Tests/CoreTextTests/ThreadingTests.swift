import Foundation
import Testing

@testable import PlacardCoreText

/// Text is measured and its glyphs are drawn on any thread, many at once. (Thread sanitizers do not know the locks of
/// Swift's Synchronization on Linux and report what lies under them.)
@Suite struct ThreadingTests {
    private static let texts = [
        "No one expects the Spanish Inquisition! (A B) x 2", "مرحبا بالعالم 12", "नमस्ते दुनिया", "สวัสดีชาวโลก", "你好，世界",
        "👨‍👩‍👧 🇩🇪 ok",
        "a\tb\nc", "Здравствуй, мир",
    ]

    private static func summary(_ text: String, _ size: CGFloat) -> [CGFloat] {
        let font = FontLibrary.shared.systemFont(ofSize: size)
        let layout = ShapedText(text, font).layout(width: 90, lines: 2, mode: .byTruncatingTail)
        let ink = layout.lines.flatMap(\.runs).flatMap { run in
            run.glyphs.prefix(2).compactMap { run.font.face.mask(of: $0, pixelsPerEm: size * 2, quarter: 1)?.width }
        }
        return [layout.width, layout.height] + ink.map { CGFloat($0) }
    }

    @Test func `Many threads at once get what one thread gets`() async {
        let jobs = Self.texts.flatMap { text in [12, 17, 23].map { (text, CGFloat($0)) } }
        let expected = jobs.map { Self.summary($0.0, $0.1) }
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    (0..<20).allSatisfy { _ in
                        zip(jobs.shuffled(), 0...).allSatisfy { job, _ in !Self.summary(job.0, job.1).isEmpty }
                    } && jobs.map { Self.summary($0.0, $0.1) } == expected
                }
            }
            for await isEqual in group { #expect(isEqual) }
        }
    }
}
