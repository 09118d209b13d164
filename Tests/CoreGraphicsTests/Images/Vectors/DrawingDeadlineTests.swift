import Foundation
import Testing

@testable import PlacardCoreGraphics

/// A file of 608 bytes with filters was drawn for more than a minute.
@Suite struct DrawingDeadlineTests {
    private func image() throws(ImageFileError) -> CGImage {
        let drawing = Data("<svg xmlns='http://www.w3.org/2000/svg' width='2' height='2'/>".utf8)
        return try SVGImage(drawing).image(scale: 1)
    }

    @Test func `what ends in time is drawn, and what fails says why`() throws {
        #expect(try DrawingDeadline.files.image(image).width == 2)
        #expect(throws: ImageFileError.unknownKind) {
            try DrawingDeadline.files.image { () throws(ImageFileError) in throw .unknownKind }
        }
    }

    @Test func `what takes longer is left, a few times at most`() throws {
        let deadline = DrawingDeadline(.milliseconds(5))
        let (gate, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        func late() throws -> CGImage {
            try deadline.image { () throws(ImageFileError) in
                gate.wait()
                defer { ended.signal() }
                throw .unknownKind
            }
        }
        for _ in 0..<4 { #expect(throws: ImageFileError.slow) { try late() } }
        // The fifth is not even begun.
        #expect(throws: ImageFileError.slow) { try deadline.image(image) }
        for _ in 0..<4 { gate.signal() }
        for _ in 0..<4 { ended.wait() }
        var drawn: CGImage?
        for _ in 0..<10_000 where drawn == nil {
            drawn = try? deadline.image(image)
            Thread.sleep(forTimeInterval: 0.001)
        }
        #expect(drawn?.width == 2)
    }
}
