import Foundation

// Apple's keys for what a PDF file says about itself; strings here, where Apple has CFString.

/// The title, a string.
public let kCGPDFContextTitle = "Title"
/// Who wrote the document, a string.
public let kCGPDFContextAuthor = "Author"
/// What the document is about, a string.
public let kCGPDFContextSubject = "Subject"
/// What to find the document by: a string, or a list of strings.
public let kCGPDFContextKeywords = "Keywords"
/// The program that drew the pages, a string.
public let kCGPDFContextCreator = "Creator"
/// What a page shows: the bytes of a `CGRect`, as data.
public let kCGPDFContextMediaBox = "MediaBox"

extension CGDocument.Info {
    /// What Apple's keys say; "Language" (a BCP 47 tag) is Placard's own.
    package init(_ entries: [String: Any]) {
        self.init()
        func text(_ key: String) -> String {
            (entries[key] as? [String])?.joined(separator: ", ") ?? entries[key] as? String ?? ""
        }
        title = text(kCGPDFContextTitle)
        author = text(kCGPDFContextAuthor)
        subject = text(kCGPDFContextSubject)
        keywords = text(kCGPDFContextKeywords)
        creator = text(kCGPDFContextCreator)
        language = text("Language")
    }
}
