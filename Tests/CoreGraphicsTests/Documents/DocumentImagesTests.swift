import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct DocumentImagesTests {
    private func document(_ name: String) throws -> CGDocument {
        let document = CGDocument()
        let image = try ImageFile(try ImageFixture.data(name)).image()
        try document.beginPage(size: CGSize(width: 40, height: 30))
            .drawUpright(image, in: CGRect(x: 5, y: 5, width: 30, height: 20))
        return document
    }

    private func contains(_ data: Data, _ text: String) -> Bool { data.range(of: Data(text.utf8)) != nil }

    @Test(arguments: ["rgb.jpg", "gray.jpg", "progressive.jpg", "srgb.jpg"])
    func photographsAreTakenUpAsTheyAre(_ name: String) throws {
        let file = try ImageFixture.data(name)
        let pdf = try document(name).pdfData()
        #expect(contains(pdf, "/DCTDecode") && contains(pdf, name == "gray.jpg" ? "/DeviceGray" : "/DeviceRGB"))
        #expect(pdf.range(of: file) != nil)
        #expect(contains(try document(name).svgData(), "data:image/jpeg;base64,\(file.base64EncodedString())"))
    }

    @Test func whatWouldTurnAPhotographAgainIsLeftOut() throws {
        let image = try ImageFile(try ImageFixture.data("orientation6.jpg")).image()
        let jpeg = try #require(image.jpeg?.data)
        #expect(!contains(jpeg, "Exif"))
        let again = try ImageFile(jpeg)
        #expect(again.orientation == .up)
        #expect(try Drawing(again.image()) == Drawing(image))
    }

    @Test(arguments: ["p3.jpg", "inks.jpg", "rgb.png"])
    func otherImagesAreWrittenAsPixels(_ name: String) throws {
        #expect(!contains(try document(name).pdfData(), "/DCTDecode"))
        #expect(contains(try document(name).svgData(), "data:image/png;base64,"))
    }

    @Test func opacityIsASoftMask() throws {
        #expect(contains(try document("rgba.png").pdfData(), "/SMask"))
        #expect(!contains(try document("rgb.png").pdfData(), "/SMask"))
    }
}
