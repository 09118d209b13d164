import Foundation
import PlacardUIKit
import TestTools
import Testing

/// PDF files as another program reads them: poppler.
@MainActor @Suite struct PDFRendererTests {
    private let bounds = CGRect(x: 0, y: 0, width: 300, height: 80)

    private func label(_ text: NSAttributedString) -> UILabel {
        let label = UILabel(frame: bounds)
        label.numberOfLines = 0
        label.attributedText = text
        return label
    }

    private func pdf(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> Data {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = ["Title": "Größe (1)", "Author": "A. Nother", "Keywords": ["one", "two"]]
        format.documentInfo["Language"] = "de"
        let label = label(NSAttributedString(string: text, attributes: attributes))
        return UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData { context in
            label.layer.render(in: context.cgContext)
        }
    }

    private func text(of data: Data) throws -> String {
        let raw = try OutsideTool("pdftotext", "-enc", "UTF-8", "FILE", "-").text(about: data)
        // poppler marks the direction of text that runs to the left.
        return String(String.UnicodeScalarView(raw.unicodeScalars.filter { !(0x202A...0x202E).contains($0.value) }))
    }

    @Test(arguments: [
        "Efficient office, naïve café", "مرحبا بكم", "नमस्ते दुनिया", "你好世界", "Hello 👋🏽 you", "e\u{301}te\u{301}",
        "สวัสดีครับ", "Привет, мир", "שלום עולם",
    ])
    func popplerFindsTheTextThatWasDrawn(sample: String) throws {
        let found = try text(of: pdf(sample)).precomposedStringWithCanonicalMapping
        let words = found.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains(sample.precomposedStringWithCanonicalMapping), "\(found)")
    }

    @Test func fontsAreEmbeddedSubsetsWithUnicode() throws {
        let rows = try OutsideTool("pdffonts", "FILE").text(about: pdf("Hello")).split(separator: "\n").dropFirst(2)
        #expect(rows.count == 1)
        #expect(rows.allSatisfy { $0.contains("AAAA+") && $0.contains(" yes yes yes ") })
    }

    @Test func linksTitleAuthorAndLanguageReachTheFile() throws {
        let address = URL(string: "https://example.org/a(b)?c=d")
        let data = pdf("Read this", [.link: try #require(address)])
        #expect(try OutsideTool("pdfinfo", "-url", "FILE").text(about: data).contains("https://example.org/a(b)?c=d"))
        let info = try OutsideTool("pdfinfo", "FILE").text(about: data)
        #expect(info.contains(/Title: +Größe \(1\)/))
        #expect(info.contains(/Author: +A\. Nother/))
        #expect(info.contains(/Keywords: +one, two/))
        #expect(info.contains(/Page size: +300 x 80 pts/))
    }

    @Test func aLinkOnTwoLinesIsTwoAreas() throws {
        let address = try #require(URL(string: "https://example.org/long"))
        let data = pdf(String(repeating: "link ", count: 14), [.link: address])
        let found = try OutsideTool("pdfinfo", "-url", "FILE").text(about: data)
        #expect(found.split(separator: "\n").count { $0.contains("https://example.org/long") } == 2)
    }

    @Test func aTurnedLinkIsClickableWhereItIsSeen() throws {
        let address = try #require(URL(string: "https://example.org/"))
        let turned = label(NSAttributedString(string: "turned", attributes: [.link: address]))
        let page = UIView(frame: bounds)
        page.addSubview(turned)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { page.layer.render(in: $0.cgContext) }
        #expect(try OutsideTool("pdfinfo", "-url", "FILE").text(about: data).contains("https://example.org/"))
        #expect(String(decoding: data, as: UTF8.self).contains("/QuadPoints ["))
        #expect(!String(decoding: pdf("level", [.link: address]), as: UTF8.self).contains("/QuadPoints ["))
    }

    @Test func emojiAreImagesOfAtLeastThreePixelsAPoint() throws {
        let file = String(decoding: pdf("👋", [.font: UIFont.systemFont(ofSize: 30)]), as: UTF8.self)
        let width = try #require(file.firstMatch(of: /\/Subtype \/Image \/Width (\d+)/))
        #expect(try #require(Int(width.output.1)) >= 90)
    }

    /// Poppler's two ways of drawing, of which most viewers of Linux use the second.
    @Test(arguments: [
        ["pdftoppm", "-png", "-r", "72", "FILE"], ["pdftocairo", "-png", "-r", "72", "-singlefile", "FILE", "-"],
    ])
    func emojiHaveTheirColorsInAllReaders(command: [String]) throws {
        let data = pdf("👋 Hello", [.font: UIFont.systemFont(ofSize: 60)])
        let picture = try #require(UIImage(data: OutsideTool(command).answer(about: data))?.cgImage)
        let yellow = Pixels(picture).values.count { $0 >> 16 & 255 > 200 && $0 & 255 < 100 }
        #expect(yellow > 500)
        #expect(try text(of: data).contains("👋 Hello"))
    }

    @Test func theOlderFunctionsWriteTheSameKindOfFile() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle: "Old", kCGPDFContextCreator: "Test"])
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        NSAttributedString(string: "First page").draw(at: CGPoint(x: 10, y: 10))
        UIGraphicsSetPDFContextURLForRect(
            try #require(URL(string: "https://example.org/old")), CGRect(x: 10, y: 10, width: 50, height: 20))
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 40, height: 50), nil)
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetPDFContextBounds() == .zero)
        let file = Data(referencing: data)
        #expect(try text(of: file).contains("First page"))
        let info = try OutsideTool("pdfinfo", "-l", "2", "FILE").text(about: file)
        #expect(info.contains(/Title: +Old/) && info.contains(/Creator: +Test/))
        #expect(info.contains(/Page +1 size: +612 x 792/) && info.contains(/Page +2 size: +40 x 50/))
        #expect(try OutsideTool("pdfinfo", "-url", "FILE").text(about: file).contains("https://example.org/old"))
    }

    @Test func aFileOnDiskIsWrittenAtTheEndAndRefusedAtTheStart() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(UIGraphicsBeginPDFContextToFile(file.path, bounds, nil))
        UIGraphicsBeginPDFPage()
        NSAttributedString(string: "on disk").draw(at: .zero)
        UIGraphicsEndPDFContext()
        #expect(try text(of: Data(contentsOf: file)).contains("on disk"))
        #expect(!UIGraphicsBeginPDFContextToFile(file.path + "/below/a/file.pdf", bounds, nil))
    }

    @Test func everyPageHasItsSize() throws {
        let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
            context.beginPage()
            context.beginPage(withBounds: CGRect(x: 5, y: 5, width: 40, height: 50), pageInfo: [:])
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
        let info = try OutsideTool("pdfinfo", "-l", "2", "FILE").text(about: data)
        #expect(info.contains(/Page +1 size: +300 x 80/))
        #expect(info.contains(/Page +2 size: +40 x 50/))
    }
}
