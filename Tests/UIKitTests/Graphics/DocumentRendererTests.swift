import Foundation
import FoundationXML
import PlacardUIKit
import Testing

/// Documents as other programs read them: poppler for PDF, Foundation's parser for SVG.
@MainActor @Suite struct DocumentRendererTests {
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

    private func svg(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> Data {
        let label = label(NSAttributedString(string: text, attributes: attributes))
        let renderer = UIGraphicsSVGRenderer(size: bounds.size)
        renderer.info.title = "A < B"
        return renderer.svgData { label.layer.render(in: $0) }
    }

    /// What a tool of poppler writes about a file.
    private func answer(_ tool: String, _ arguments: [String], about data: Data) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".pdf")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [tool] + arguments.map { $0 == "FILE" ? file.path : $0 }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: output, as: UTF8.self)
    }

    private func text(of data: Data) throws -> String {
        let raw = try answer("pdftotext", ["-enc", "UTF-8", "FILE", "-"], about: data)
        // poppler marks the direction of text that runs to the left.
        return String(String.UnicodeScalarView(raw.unicodeScalars.filter { !(0x202A...0x202E).contains($0.value) }))
    }

    @Test(arguments: [
        "Efficient office, naïve café", "مرحبا بكم", "नमस्ते दुनिया", "你好世界", "Hello 👋🏽 you", "e\u{301}te\u{301}",
    ])
    func popplerFindsTheTextThatWasDrawn(sample: String) throws {
        let found = try text(of: pdf(sample)).precomposedStringWithCanonicalMapping
        let words = found.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains(sample.precomposedStringWithCanonicalMapping), "\(found)")
    }

    @Test func fontsAreEmbeddedSubsetsWithUnicode() throws {
        let rows = try answer("pdffonts", ["FILE"], about: pdf("Hello")).split(separator: "\n").dropFirst(2)
        #expect(rows.count == 1)
        #expect(rows.allSatisfy { $0.contains("AAAA+") && $0.contains(" yes yes yes ") })
    }

    @Test func linksTitleAuthorAndLanguageReachTheFile() throws {
        let address = URL(string: "https://example.org/a(b)?c=d")
        let data = pdf("Read this", [.link: try #require(address)])
        #expect(try answer("pdfinfo", ["-url", "FILE"], about: data).contains("https://example.org/a(b)?c=d"))
        let info = try answer("pdfinfo", ["FILE"], about: data)
        #expect(info.contains(/Title: +Größe \(1\)/))
        #expect(info.contains(/Author: +A\. Nother/))
        #expect(info.contains(/Keywords: +one, two/))
        #expect(info.contains(/Page size: +300 x 80 pts/))
    }

    @Test func everyPageHasItsSize() throws {
        let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
            context.beginPage()
            context.beginPage(withBounds: CGRect(x: 5, y: 5, width: 40, height: 50), pageInfo: [:])
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
        let info = try answer("pdfinfo", ["-l", "2", "FILE"], about: data)
        #expect(info.contains(/Page +1 size: +300 x 80/))
        #expect(info.contains(/Page +2 size: +40 x 50/))
    }

    // MARK: SVG

    private final class Reader: NSObject, XMLParserDelegate {
        var text = ""
        var links: [String] = []
        var elements: Set<String> = []
        private var isText = false

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            elements.insert(name)
            if name == "text" { isText = true }
            if name == "a", let link = attributes["href"] { links.append(link) }
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            if name == "text" { isText = false }
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            if isText { text += string }
        }
    }

    @Test(arguments: ["a < b & \"c\" > d", "मस्ते 👋🏽 مرحبا", "bell \u{7} and \u{1B}"])
    func svgIsValidAndHoldsTheText(sample: String) throws {
        let reader = Reader()
        let parser = XMLParser(data: svg(sample, [.link: "https://example.org/?a=1&b=2"]))
        parser.delegate = reader
        #expect(parser.parse())
        let printable = sample.filter { $0.asciiValue.map { $0 >= 32 } ?? true }
        #expect(reader.text.filter { $0 != " " } == printable.filter { $0 != " " })
        #expect(Set(reader.links) == ["https://example.org/?a=1&b=2"])
        #expect(reader.elements.isSuperset(of: ["title", "path", "use"]))
    }

    @Test func scriptsAreNoLinks() {
        let file = String(decoding: svg("x", [.link: "javascript:alert(1)"]), as: UTF8.self)
        #expect(!file.contains("<a "))
    }

    @Test func drawnLabelsAreNoBitmapsInDocuments() {
        #expect(!String(decoding: svg("Hello"), as: UTF8.self).contains("<image"))
    }
}
