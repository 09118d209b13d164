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
