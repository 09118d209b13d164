import Foundation
import PlacardUIKit
import TestTools
import Testing

/// Pictures that stand in HTML as `data:` addresses (RFC 2397), which Apple's systems read as attachments.
@MainActor @Suite struct HTMLPictureTests {
    private static func png(_ size: CGSize = CGSize(width: 4, height: 2)) throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        return try #require(image.pngData())
    }

    private static func element(_ attributes: String = "") throws -> String {
        "<img src=\"data:image/png;base64,\(try png().base64EncodedString())\" alt=\"dot\"\(attributes)>"
    }

    private static func read(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html])
    }

    private static func attachments(_ text: NSAttributedString) -> [NSTextAttachment] {
        var found: [NSTextAttachment] = []
        text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length), options: []) {
            value, _, _ in
            if let attachment = value as? NSTextAttachment { found.append(attachment) }
        }
        return found
    }

    @Test func `a picture is an attachment of its own size, or of the size that is declared`() throws {
        let text = try Self.read("<p>a \(Self.element()) b</p>")
        #expect(text.string.hasPrefix("a \u{FFFC} b"))
        let plain = try #require(Self.attachments(text).first)
        #expect(plain.image?.size == CGSize(width: 4, height: 2) && plain.bounds == .zero)
        #expect(try plain.fileType == "public.png" && plain.contents == Self.png())
        for (attributes, size) in [
            (" width=20", CGSize(width: 20, height: 10)), (" height=20", CGSize(width: 40, height: 20)),
            (" style='width: 7px; height: 9px'", CGSize(width: 7, height: 9)), (" width='50%'", .zero),
        ] {
            let text = try Self.read(Self.element(attributes))
            #expect(Self.attachments(text).first?.bounds.size == size)
        }
    }

    @Test(arguments: [
        "<img src='https://example.org/a.png' alt='dot'>", "<img src='/etc/passwd' alt=dot>", "<img alt=dot>",
        "<img src='data:image/png;base64,AAAA' alt=dot>", "<img src='data:image/png;base64,%%%' alt=dot>",
        "<img src='data:text/plain;base64,QQ==' alt=dot>", "<img src='data:' alt=dot>",
    ])
    func `what is elsewhere or no picture is its description`(html: String) throws {
        let text = try Self.read("<p>\(html)</p>")
        #expect(text.string.hasPrefix("dot") && Self.attachments(text).isEmpty)
    }

    @Test func `a text has a hundred pictures at most`() throws {
        let text = try Self.read(String(repeating: Self.element(), count: 103))
        #expect(Self.attachments(text).count == 100 && text.string.contains("dotdotdot"))
    }

    @Test func `pictures are drawn, and written as they were read`() throws {
        let text = try Self.read("<table><tr><td>\(Self.element(" width=40"))</td></tr></table>")
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.attributedText = text
        // The outermost pixels are half covered.
        #expect(try (38...40).contains(Pixels(of: view).columns { $0 == 0xFFFF_0000 }.count))
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        let again = try NSAttributedString(
            data: data, options: [.documentType: NSAttributedString.DocumentType.html])
        let attachment = try #require(Self.attachments(again).first)
        #expect(try attachment.contents == Self.png() && attachment.bounds.size == CGSize(width: 40, height: 20))
    }
}
