import Foundation

// Source: Apple's documentation of `NSAttributedString.init(data:options:documentAttributes:)`,
// `data(from:documentAttributes:)` and `NSAttributedString.DocumentType`.

extension NSAttributedString {
    /// A kind of file that attributed strings are read from and written to; raw values as on iOS.
    public struct DocumentType: BridgedName, Hashable, Sendable {
        /// The kind's name.
        public let rawValue: String
        /// Takes any name; unknown ones are errors where they are used.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich text format.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich text format with attachments: a package, which is not read or written here.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// HTML.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// What readers of files are told.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String
        /// Takes any name; unknown ones have no effect.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `DocumentType`; without it what the bytes look like.
        public static let documentType = Self(rawValue: "DocumentType")
        /// The text's encoding, a raw value of `String.Encoding`.
        public static let characterEncoding = Self(rawValue: "CharacterEncoding")
        /// Attributes of text that has none, for plain text.
        public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
        /// A `URL` that addresses of links are relative to.
        public static let baseURL = Self(rawValue: "BaseURL")
    }

    /// What files say of the whole text.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The attribute's name.
        public let rawValue: String
        /// Takes any name; unknown ones are not written.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `DocumentType`.
        public static let documentType = Self(rawValue: "DocumentType")
        /// The text's encoding, a raw value of `String.Encoding`.
        public static let characterEncoding = Self(rawValue: "CharacterEncoding")
        /// The title, a `String`.
        public static let title = Self(rawValue: "NSTitleDocumentAttribute")
    }

    /// Reads a file's bytes: HTML with the CSS of text, RTF, or plain text.
    ///
    /// Nothing is fetched and no file is opened; pictures are their descriptions. Lists, tables and blocks are paragraphs.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - options: The kind of file and its encoding; without one, that of a byte order mark or of the text itself, or
    ///     else UTF-8 if it is that, or else Windows Latin 1.
    ///   - dict: What is known of the text as a whole: kind, encoding and title.
    /// - Throws: `HTMLError`, `RTFError`, or that the kind cannot be read.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        let document = try AttributedDocument(data, options: options)
        var attributes: [String: Any] = [
            DocumentAttributeKey.documentType.rawValue: document.type.rawValue,
            DocumentAttributeKey.characterEncoding.rawValue: document.encoding.rawValue,
        ]
        attributes[DocumentAttributeKey.title.rawValue] = document.title
        dict?.pointee = NSDictionary(dictionary: attributes)
        self.init(attributedString: document.text)
    }

    /// Reads a file of HTML, RTF or plain text; its ending tells the kind if the options do not.
    ///
    /// - Parameters:
    ///   - url: Of a file.
    ///   - options: As those of `init(data:options:documentAttributes:)`.
    ///   - dict: What is known of the text as a whole.
    /// - Throws: What reading the file throws, or its text.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        let kinds: [String: DocumentType] = ["html": .html, "htm": .html, "rtf": .rtf, "txt": .plain]
        var options = options
        if options[.documentType] == nil { options[.documentType] = kinds[url.pathExtension.lowercased()] }
        guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
        let data = try BoundedFile.read(url, atMost: HTMLError.maximumLength)
        try self.init(data: data, options: options, documentAttributes: dict)
    }

    /// Writes a part of the text as HTML, RTF or plain text.
    ///
    /// - Throws: That the kind or the encoding cannot be written, or that the range lies beyond the text.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        guard range.location >= 0, range.length >= 0, range.location <= length,
            range.length <= length - range.location
        else { throw CocoaError(.fileWriteUnknown) }
        let text = attributedSubstring(from: range)
        let encoding = AttributedDocument.encoding(dict[.characterEncoding]) ?? .utf8
        switch AttributedDocument.type(dict[.documentType]) ?? .plain {
        case .html:
            return try AttributedDocument.encode(HTMLWriter(text, title: dict[.title] as? String).html, encoding)
        case .rtf: return Data(RTFWriter(text).rtf.utf8)
        case .plain: return try AttributedDocument.encode(text.string, encoding)
        default: throw CocoaError(.fileWriteUnknown)
        }
    }
}

/// A file as it was read.
struct AttributedDocument {
    private(set) var text = NSAttributedString(string: "")
    private(set) var type: NSAttributedString.DocumentType
    private(set) var encoding: String.Encoding
    private(set) var title: String?

    init(_ data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        AttributedRunsRelease.begin()
        type = Self.type(options[.documentType]) ?? Self.guess(data)
        encoding =
            TextEncodingGuess.marked(data) ?? Self.encoding(options[.characterEncoding])
            ?? TextEncodingGuess(data).encoding
        switch type {
        case .html:
            guard data.count <= HTMLError.maximumLength else { throw HTMLError.tooLong(data.count) }
            let html = string(data)
            let builder = HTMLTextBuilder(baseURL: options[.baseURL] as? URL, mode: CSSMode(of: html))
            try HTMLParser.parse(Array(html.utf8), builder)
            (text, title) = (builder.result, builder.documentTitle)
        case .rtf: text = try RTFReader(data).result
        case .plain:
            let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
            text = NSAttributedString(string: string(data), attributes: attributes ?? [:])
        default: throw CocoaError(.fileReadUnknown)
        }
    }

    private func string(_ data: Data) -> String {
        let text = String(data: data, encoding: encoding) ?? String(decoding: data, as: UTF8.self)
        return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    }

    static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
        value as? NSAttributedString.DocumentType ?? (value as? String).map(NSAttributedString.DocumentType.init)
    }

    static func encoding(_ value: Any?) -> String.Encoding? {
        value as? String.Encoding ?? (value as? NSNumber).map { String.Encoding(rawValue: $0.uintValue) }
            ?? (value as? UInt).map { String.Encoding(rawValue: $0) }
    }

    static func encode(_ text: String, _ encoding: String.Encoding) throws -> Data {
        guard let data = text.data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
        return data
    }

    /// The kind that bytes begin like.
    private static func guess(_ data: Data) -> NSAttributedString.DocumentType {
        let head = String(decoding: data.prefix(512), as: UTF8.self).trimmed.lowercased()
        if head.hasPrefix("{\\rtf") { return .rtf }
        return head.hasPrefix("<!doctype html") || head.hasPrefix("<html") ? .html : .plain
    }
}

/// What encoding bytes are in that nobody has told.
struct TextEncodingGuess {
    let encoding: String.Encoding

    private static let names: [String: String.Encoding] = [
        "utf-8": .utf8, "utf8": .utf8, "utf-16": .utf16, "utf-16le": .utf16LittleEndian, "utf-16be": .utf16BigEndian,
        "iso-8859-1": .windowsCP1252, "latin1": .windowsCP1252, "windows-1252": .windowsCP1252, "us-ascii": .utf8,
        "iso-8859-2": .isoLatin2, "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
        "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP,
    ]

    init(_ data: Data) {
        encoding =
            Self.marked(data) ?? Self.declared(String(decoding: data.prefix(1024), as: UTF8.self).lowercased())
            ?? (String(validating: data, as: UTF8.self) == nil ? .windowsCP1252 : .utf8)
    }

    /// The encoding that a byte order mark tells, which counts before all that is said beside; nil without one.
    static func marked(_ data: Data) -> String.Encoding? {
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
        return data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) ? .utf16 : nil
    }

    private static func declared(_ head: String) -> String.Encoding? {
        guard let key = head.range(of: "charset=") else { return nil }
        let name = head[key.upperBound...].drop { "\"' ".contains($0) }.prefix {
            $0.isLetter || $0.isNumber || "-_".contains($0)
        }
        return names[String(name)]
    }
}
