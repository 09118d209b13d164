import Foundation

// Source: Apple's documentation of `AttributedString.init(markdown:options:baseURL:)` and of
// `NSAttributedString.init(markdown:options:baseURL:)`.

extension AttributedString {
    /// Reads Markdown: CommonMark with GitHub's tables and struck text.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: How much of Markdown is read, and what becomes of faults.
    ///   - baseURL: What addresses of links and pictures are relative to.
    /// - Throws: `MarkdownError`, unless the options ask for what could be read.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        do {
            self = try MarkdownReader.read(markdown, options, baseURL).attributedString
        } catch {
            guard options.failurePolicy == .returnPartiallyParsedIfPossible else { throw error }
            self.init(markdown)
        }
    }

    /// Reads Markdown with the attributes of a scope; those are the ones that Markdown makes.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// Reads Markdown with the attributes of a scope; those are the ones that Markdown makes.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// Reads Markdown in UTF-8.
    ///
    /// - Throws: `MarkdownError`, unless the options ask for what could be read.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: try MarkdownReader.text(of: markdown, options), options: options, baseURL: baseURL)
    }

    /// Reads a file of Markdown in UTF-8.
    ///
    /// - Throws: `MarkdownError`, or what reading the file throws.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: try MarkdownReader.data(of: url), options: options, baseURL: baseURL)
    }
}

extension NSAttributedString {
    /// Reads Markdown: CommonMark with GitHub's tables and struck text.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: How much of Markdown is read, and what becomes of faults; nil for the usual ones.
    ///   - baseURL: What addresses of links and pictures are relative to.
    /// - Throws: `MarkdownError`, unless the options ask for what could be read.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions? = nil, baseURL: URL? = nil
    ) throws {
        let options = options ?? .init()
        do {
            let text = try MarkdownReader.read(markdown, options, baseURL)
            self.init(attributedString: text.mutableAttributedString)
        } catch {
            guard options.failurePolicy == .returnPartiallyParsedIfPossible else { throw error }
            self.init(string: markdown)
        }
    }

    /// Reads Markdown in UTF-8.
    ///
    /// - Throws: `MarkdownError`, unless the options ask for what could be read.
    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions? = nil, baseURL: URL? = nil
    ) throws {
        let text = try MarkdownReader.text(of: markdown, options ?? .init())
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// Reads a file of Markdown in UTF-8.
    ///
    /// - Throws: `MarkdownError`, or what reading the file throws.
    public convenience init(
        contentsOf url: URL, options: AttributedString.MarkdownParsingOptions? = nil, baseURL: URL? = nil
    ) throws {
        try self.init(markdown: try MarkdownReader.data(of: url), options: options, baseURL: baseURL)
    }
}

extension MarkdownReader {
    fileprivate static func data(of url: URL) throws -> Data {
        do throws(BoundedFile.Fault) {
            return try BoundedFile.read(url, atMost: MarkdownSource.maximumLength)
        } catch {
            switch error {
            case .missing, .nameless: throw CocoaError(.fileReadNoSuchFile)
            case .tooLong(let count): throw MarkdownError.tooLong(count)
            case .endless, .directory, .notRegular, .outside, .unreadable: throw CocoaError(.fileReadUnknown)
            }
        }
    }

    /// A text in UTF-8; throws where it is not, unless the options ask for what could be read.
    fileprivate static func text(of data: Data, _ options: AttributedString.MarkdownParsingOptions) throws -> String {
        if let text = String(validating: data, as: UTF8.self) { return text }
        guard options.failurePolicy == .returnPartiallyParsedIfPossible else { throw MarkdownError.notUTF8 }
        return String(decoding: data, as: UTF8.self)
    }

    /// Reads a text as far as the options say.
    fileprivate static func read(
        _ text: String, _ options: AttributedString.MarkdownParsingOptions, _ baseURL: URL?
    ) throws -> MarkdownReader {
        switch options.interpretedSyntax {
        case .full:
            let source = try MarkdownSource(text)
            guard let tree = MarkdownTree.blocks(of: source) else { throw MarkdownError.tooIntricate }
            var reader = MarkdownReader(options: options, baseURL: baseURL, joints: source.joints)
            reader.read(tree)
            return reader
        case .inlineOnly: return try readInlines(text, nil, options, baseURL)
        case .inlineOnlyPreservingWhitespace: return try readInlines(text, WhiteSpaceEscape(), options, baseURL)
        }
    }

    private static func readInlines(
        _ text: String, _ escape: WhiteSpaceEscape?, _ options: AttributedString.MarkdownParsingOptions,
        _ baseURL: URL?
    ) throws -> MarkdownReader {
        let source = try MarkdownSource(inlines: escape?.escaped(text) ?? text)
        var reader = MarkdownReader(options: options, baseURL: baseURL, escape: escape)
        for piece in source.pieces {
            guard let tree = MarkdownTree.inlines(of: piece) else { throw MarkdownError.tooIntricate }
            reader.read(tree)
        }
        return reader
    }
}
