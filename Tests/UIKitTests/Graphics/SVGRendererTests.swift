import Foundation
import FoundationXML
import PlacardUIKit
import Testing

/// SVG files as Foundation's parser reads them.
@MainActor @Suite struct SVGRendererTests {
    private func svg(
        _ text: String, _ attributes: [NSAttributedString.Key: Any] = [:],
        _ style: CGDocument.TextStyle = .outlines
    ) -> Data {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(string: text, attributes: attributes)
        let renderer = UIGraphicsSVGRenderer(size: label.bounds.size)
        renderer.info.title = "A < B"
        renderer.info.subject = "]]> & \u{1}"
        renderer.info.language = "de"
        renderer.textStyle = style
        return renderer.svgData { label.layer.render(in: $0) }
    }

    private func read(_ file: Data) throws -> Reader {
        let (reader, parser) = (Reader(), XMLParser(data: file))
        parser.delegate = reader
        #expect(parser.parse())
        return reader
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var text = ""
        var title = ""
        var summary = ""
        var language: String?
        private var open: [String] = []
        var links: [String] = []
        var elements: Set<String> = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            elements.insert(name)
            open.append(name)
            if name == "svg" { language = attributes["lang"] }
            if name == "a", let link = attributes["href"] { links.append(link) }
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            open.removeLast()
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            if open.contains("text") { text += string }
            if open.last == "title" { title += string }
            if open.last == "desc" { summary += string }
        }
    }

    nonisolated private static let samples = ["a < b & \"c\" > d", "मस्ते 👋🏽 مرحبا", "bell \u{7} and \u{1B}", "]]>"]

    @Test(arguments: samples, [CGDocument.TextStyle.outlines, .fonts])
    func theFileIsValidAndHoldsTheText(sample: String, style: CGDocument.TextStyle) throws {
        let reader = try read(svg(sample, [.link: "https://example.org/?a=1&b=2"], style))
        let printable = sample.filter { $0.asciiValue.map { $0 >= 32 } ?? true }
        #expect(reader.text.filter { $0 != " " } == printable.filter { $0 != " " })
        #expect(Set(reader.links) == ["https://example.org/?a=1&b=2"])
        #expect(reader.elements.isSuperset(of: ["title", "path"]))
        #expect(reader.title == "A < B" && reader.summary == "]]> & " && reader.language == "de")
    }

    @Test func withFontsLettersAreTextOfAFontInTheFile() throws {
        let file = svg("Efficient", [:], .fonts)
        let elements = try read(file).elements
        #expect(elements.isSuperset(of: ["style", "text"]) && elements.isDisjoint(with: ["use", "path", "image"]))
        let found = String(decoding: file, as: UTF8.self).firstMatch(of: /src:url\(data:font\/otf;base64,([^)]*)\)/)
        let font = try #require(found.flatMap { Data(base64Encoded: String($0.output.1)) })
        #expect(font.starts(with: Data("OTTO".utf8)) || font.starts(with: [0, 1, 0, 0]))
        // The whole font has some 600,000 bytes.
        #expect(font.count < 20_000)
    }

    @Test func withFontsJoinedLettersStayTogether() throws {
        let file = String(decoding: svg("مرحبا", [:], .fonts), as: UTF8.self)
        #expect(file.contains("direction=\"rtl\""))
        #expect(file.contains(">مرحبا<"))
    }

    @Test func withFontsTextOfSwitchedFeaturesAndEmojiStayShapes() throws {
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        for (text, shapes) in [("11:11", "use"), ("👋", "image")] {
            let reader = try read(svg(text, [.font: digits], .fonts))
            #expect(reader.elements.contains(shapes))
            #expect(reader.text == text)
        }
    }

    @Test func scriptsAreNoLinks() {
        let file = String(decoding: svg("x", [.link: "javascript:alert(1)"]), as: UTF8.self)
        #expect(!file.contains("<a "))
    }

    @Test func drawnLabelsAreNoBitmapsInDocuments() {
        #expect(!String(decoding: svg("Hello"), as: UTF8.self).contains("<image"))
    }
}
