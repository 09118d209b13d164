import Foundation

extension String {
    /// The text within HTML and XML and their attributes, without characters that XML lacks.
    package var escapedForMarkup: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { $0.value >= 32 || $0 == "\n" || $0 == "\t" }))
            .replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }

    /// A path of a file as a relative address.
    package var escapedForURL: String {
        let plain = CharacterSet(
            charactersIn: "-._~/0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
        // A colon in the first folder's name would be taken for a protocol's.
        return "./" + (addingPercentEncoding(withAllowedCharacters: plain) ?? "")
    }
}
