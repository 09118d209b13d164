import Foundation
import PlacardLabels
import Testing

/// What a label makes a link is one in documents: found or named, shortened, over lines, in either direction.
@MainActor @Suite struct DocumentLinkTests {
    private let label = PlacardLabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

    init() {
        label.linkDetector = .standard
        label.numberOfLines = 0
    }

    private func draw(_ context: CGContext) { label.layer.render(in: context) }

    /// The addresses in an SVG file, in order, and how many rectangles lead there.
    private var links: [String] {
        let file = String(
            decoding: UIGraphicsSVGRenderer(bounds: label.bounds).svgData { draw($0) }, as: UTF8.self)
        return file.components(separatedBy: "<a href=\"").dropFirst().map {
            String($0.prefix { $0 != "\"" })
        }
    }

    @Test func `Links that are found lead there, addresses and numbers by their schemes`() {
        label.text = "See https://example.com/page or www.example.org, me@example.com, +49 30 123456, @ann #tag"
        #expect(
            Set(links) == [
                "https://example.com/page", "https://www.example.org", "mailto:me@example.com", "tel:+4930123456",
            ])
    }

    @Test func `A shortened link leads to the whole address`() {
        label.maximumURLLength = 12
        label.text = "https://example.com/a/long/path?that=goes&on=1"
        #expect(links == ["https://example.com/a/long/path?that=goes&amp;on=1"])
    }

    @Test func `A link over two lines has two rectangles`() {
        label.frame.size.width = 120
        label.text = "https://example.com/a/long/path/that/goes/on"
        #expect(links.count > 1 && Set(links).count == 1)
    }

    @Test func `What is cut away is no link`() {
        label.numberOfLines = 1
        label.text = "https://example.com/first and more words, then https://example.com/second"
        #expect(links == ["https://example.com/first"])
    }

    @Test func `Links in text from right to left, named and by attribute`() {
        label.text = "انظر https://example.com الآن هنا"
        label.addLink("https://example.org/named", substring: "هنا")
        #expect(Set(links) == ["https://example.com", "https://example.org/named"])
        label.linkDetector = nil
        label.removeLinks()
        label.attributedText = NSAttributedString(string: "here", attributes: [.link: "https://example.net"])
        #expect(links == ["https://example.net"])
    }

    @Test func `PDF files have them too`() {
        label.text = "https://example.com/page"
        let file = UIGraphicsPDFRenderer(bounds: label.bounds).pdfData {
            $0.beginPage()
            draw($0.cgContext)
        }
        #expect(String(decoding: file, as: UTF8.self).contains("https://example.com/page"))
    }
}
