import Foundation

/// Prints HTML, as far as attributed texts show it: text with its look, lists, links and pictures, but no boxes beside each other.
///
/// Source: Apple's documentation of `UIMarkupTextPrintFormatter`.
open class UIMarkupTextPrintFormatter: UISimpleTextPrintFormatter {
    /// The HTML.
    open var markupText: String? { didSet { contentDidChange() } }

    /// Makes a formatter of HTML.
    public init(markupText: String) {
        self.markupText = markupText
        super.init(text: "")
    }

    override var content: NSAttributedString {
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        let text = try? NSAttributedString(
            data: Data((markupText ?? "").utf8), options: options, documentAttributes: nil)
        return text ?? NSAttributedString(string: "")
    }
}
