import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Files of this test's own: a red left half and nothing on the right, 20 × 10 points.
@Suite struct VectorFileTests {
    private func svg(_ attributes: String, _ content: String = "<rect width='10' height='10' fill='#f00'/>") -> Data {
        Data("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>".utf8)
    }

    private var pdf: Data {
        let drawing = "1 0 0 rg 0 0 10 10 re f"
        return Data(
            """
            %PDF-1.4
            1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
            2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
            3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R /Resources << >> >> endobj
            4 0 obj << /Length \(drawing.utf8.count) >> stream
            \(drawing)
            endstream endobj
            trailer << /Root 1 0 R >>
            """.utf8)
    }

    private func image(_ data: Data, _ kind: VectorFile.Kind, scale: CGFloat = 1) throws -> CGImage {
        try VectorFile(data, kind: kind).image(scale: scale)
    }

    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> UInt32 {
        image.withPixels { $0[y * image.width + x] }
    }

    @Test(arguments: [1, 2, 3])
    func filesAreDrawnAtEveryScaleOnClearGround(_ scale: Int) throws {
        for (data, kind) in [(svg("width='20' height='10'"), VectorFile.Kind.svg), (pdf, .pdf)] {
            let image = try image(data, kind, scale: CGFloat(scale))
            #expect(image.width == 20 * scale && image.height == 10 * scale)
            #expect(pixel(image, 4 * scale, 5 * scale) == 0xFFFF_0000)
            #expect(pixel(image, 15 * scale, 5 * scale) == 0)
        }
    }

    @Test(arguments: [
        ("width='20' height='10'", 20, 10), ("viewBox='0 0 24 16'", 24, 16), ("width='1in' height='36pt'", 72, 36),
        ("width='40' height='20' viewBox='0 0 20 10'", 40, 20),
    ])
    func theSizeIsThatOfTheFileInPoints(_ attributes: String, _ width: Int, _ height: Int) throws {
        let image = try image(svg(attributes), .svg)
        #expect(image.width == width && image.height == height)
    }

    @Test func otherFilesAreNotRead() throws {
        let secret = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
        try svg("width='20' height='10'").write(to: secret)
        defer { try? FileManager.default.removeItem(at: secret) }
        let content = "<image href='file://\(secret.path)' width='20' height='10'/>"
        let image = try image(svg("width='20' height='10'", content), .svg)
        #expect(image.withPixels { Set($0) } == [0])
    }

    @Test func damagedFilesAreErrorsOfOneLine() {
        for (text, kind) in [
            ("<svg", VectorFile.Kind.svg), ("", .svg), ("<p/>", .svg), ("%PDF-1.4", .pdf), ("", .pdf),
        ] {
            do {
                _ = try image(Data(text.utf8), kind)
                Issue.record("\(kind) \(text) was drawn")
            } catch {
                #expect((error as? ImageFileError)?.description.contains(where: \.isNewline) == false)
            }
        }
    }

    @Test func whatIsTooLargeIsRefused() {
        let fault = ImageFileError.tooLarge(width: 20_000, height: 10_000, area: 1 << 24)
        #expect(throws: fault) { try image(svg("width='20000' height='10000'"), .svg) }
        #expect(fault.description.contains("the whole 16777216 pixels"))
        #expect(throws: ImageFileError.self) { try image(svg("width='1e30' height='10'"), .svg) }
        #expect(throws: ImageFileError.self) { try image(svg("width='0' height='10'"), .svg) }
        #expect(throws: ImageFileError.self) {
            try VectorFile(Data(count: VectorFile.maximumBytes + 1), kind: .svg)
        }
    }

    @Test func elementsThatUseEachOtherWithoutEndAreEitherDrawnOrRefused() {
        let layers = (1...20).map {
            "<g id='l\($0)'>" + String(repeating: "<use href='#l\($0 - 1)'/>", count: 10) + "</g>"
        }
        let content = "<rect id='l0' width='1' height='1'/>" + layers.joined()
        #expect(throws: ImageFileError.self) { try image(svg("width='20' height='10'", content), .svg) }
    }
}
