import PlacardTextKit

extension NSAttributedString {
    /// The text of some HTML in UTF-8, as code reads it.
    static func reading(html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: String.Encoding.utf8.rawValue,
            ])
    }
}
