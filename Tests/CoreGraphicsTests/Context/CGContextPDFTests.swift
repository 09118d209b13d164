import Foundation
import TestTools
import Testing

@testable import PlacardCoreGraphics

/// The outside truth is poppler, which reads the files.
@Suite struct CGContextPDFTests {
    private let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

    /// The red, green and blue bytes of a page at one pixel a point.
    private func pixels(_ file: NSMutableData, page: Int = 1, count: Int) throws -> [UInt8] {
        let answer = try OutsideTool("pdftoppm", "-r", "72", "-f", "\(page)", "-l", "\(page)", "FILE")
            .answer(about: Data(referencing: file))
        return Array(answer.suffix(count * 3))
    }

    private func context(_ file: NSMutableData, _ box: CGRect, _ info: NSDictionary? = nil) throws -> CGContext {
        var box = box
        let consumer = try #require(CGDataConsumer(data: file))
        return try #require(CGContext(consumer: consumer, mediaBox: &box, info))
    }

    @Test func yGrowsUpwardsFromTheLowerLeftCornerOfTheBox() throws {
        let file = NSMutableData()
        let context = try context(file, CGRect(x: 100, y: 50, width: 20, height: 10))
        context.beginPDFPage(nil)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 100, y: 50, width: 4, height: 2))
        context.endPDFPage()
        context.closePDF()
        let page = try pixels(file, count: 200)
        let red = (0..<200).filter { page[$0 * 3] == 255 && page[$0 * 3 + 1] == 0 }
        #expect(red == [160, 161, 162, 163, 180, 181, 182, 183])
    }

    @Test func eachPageBeginsWithAStateOfItsOwnAndItsBox() throws {
        let file = NSMutableData()
        let context = try context(file, letter)
        context.beginPDFPage(nil)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.saveGState()
        context.scaleBy(x: 2, y: 2)
        var box = CGRect(x: 0, y: 0, width: 8, height: 6)
        let stored = NSData(bytes: &box, length: MemoryLayout<CGRect>.size)
        context.beginPDFPage(NSDictionary(object: stored, forKey: kCGPDFContextMediaBox as NSString))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        context.closePDF()
        let page = try pixels(file, page: 2, count: 48)
        #expect((0..<48).filter { page[$0 * 3] == 0 } == [40])
        let report = try OutsideTool("pdfinfo", "FILE").answer(about: Data(referencing: file))
        #expect(String(decoding: report, as: UTF8.self).contains("Pages:           2"))
    }

    @Test func theFileSaysWhatItIsAbout() throws {
        let file = NSMutableData()
        let info = NSDictionary(object: "A receipt" as NSString, forKey: kCGPDFContextTitle as NSString)
        let context = try context(file, letter, info)
        context.beginPage(mediaBox: nil)
        context.endPage()
        context.closePDF()
        let report = try OutsideTool("pdfinfo", "FILE").answer(about: Data(referencing: file))
        let text = String(decoding: report, as: UTF8.self)
        #expect(text.contains("A receipt") && text.contains("612 x 792"))
    }

    @Test func whatIsDrawnOutsideOfPagesIsLost() throws {
        let file = NSMutableData()
        let context = try context(file, CGRect(x: 0, y: 0, width: 4, height: 4))
        let all = CGRect(x: 0, y: 0, width: 4, height: 4)
        context.fill(all)
        context.beginPDFPage(nil)
        context.endPDFPage()
        context.fill(all)
        context.closePDF()
        context.beginPDFPage(nil)
        context.fill(all)
        #expect(try pixels(file, count: 16).allSatisfy { $0 == 255 })
    }

    @Test func aContextThatGoesHandsOverItsFileOnce() throws {
        let file = NSMutableData()
        do {
            let context = try context(file, letter)
            context.beginPDFPage(nil)
            #expect(file.length == 0)
        }
        let length = file.length
        #expect(length > 0)
        do {
            let context = try context(file, letter)
            context.beginPDFPage(nil)
            context.closePDF()
            context.closePDF()
        }
        #expect(file.length == 2 * length)
    }

    @Test func filesAreMadeOrTheContextIsNot() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        #expect(CGContext(folder.appendingPathComponent("a.pdf") as NSURL, mediaBox: nil, nil) == nil)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("a.pdf")
        let context = try #require(CGContext(url as NSURL, mediaBox: nil, nil))
        context.beginPDFPage(nil)
        context.closePDF()
        #expect(try Data(contentsOf: url).starts(with: Data("%PDF-1.7".utf8)))
    }

    @Test func functionsGetTheBytesAndTheNote() throws {
        final class Note { var bytes = 0, releases = 0 }
        let note = Note()
        let info = Unmanaged.passUnretained(note).toOpaque()
        var callbacks = CGDataConsumerCallbacks(
            putBytes: { info, _, count in
                info.map { Unmanaged<Note>.fromOpaque($0).takeUnretainedValue().bytes += count }
                return count
            },
            releaseConsumer: { info in
                info.map { Unmanaged<Note>.fromOpaque($0).takeUnretainedValue().releases += 1 }
            })
        do {
            let consumer = try #require(CGDataConsumer(info: info, cbks: &callbacks))
            let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
            context.beginPDFPage(nil)
        }
        #expect(note.bytes > 100)
        #expect(note.releases == 1)
        var none = CGDataConsumerCallbacks(putBytes: nil, releaseConsumer: nil)
        #expect(CGDataConsumer(info: nil, cbks: &none) == nil)
    }
}
