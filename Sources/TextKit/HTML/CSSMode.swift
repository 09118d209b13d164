import Foundation

/// How strictly style sheets are read.
///
/// Source: Quirks Mode Standard, 3.1 and 3.2: in documents without a document type lengths may lack their unit, which is then
/// the pixel, and colors their number sign.
enum CSSMode: Hashable {
    case standards, quirks

    /// The mode of a document, by whether it begins with a document type; white space and comments may stand before it.
    init(of html: String) {
        var rest = html[...]
        while true {
            rest = rest.drop(while: \.isWhitespace)
            guard rest.hasPrefix("<!--"), let end = rest.range(of: "-->") else { break }
            rest = rest[end.upperBound...]
        }
        self = rest.prefix(9).lowercased() == "<!doctype" ? .standards : .quirks
    }
}
