import Foundation
import PlacardSpecimens

/// What is to be served and where: what `placard serve` hands over to the program that speaks HTTP.
///
/// It travels as one argument, so that neither program reads the other's command line.
public struct ServeRequest: Codable, Hashable, Sendable {
    /// The documents and label files; none for the gallery.
    public var files: [String]
    /// The address to listen on, as numbers.
    public var host: String
    /// The port; 0 for any that is free.
    public var port: UInt16
    /// Fonts that come before the installed ones.
    public var fonts: [String]
    /// The program whose views are shown, in processes that the server starts; nil for the server's own process.
    public var program: String?
    /// The folder of the Swift package that the program is built of, and built anew; nil for none.
    public var package: String?

    /// The folder that documents, and what lies around them, are read within; nil for no bound.
    public var root: String?

    /// What the page shows first; nil for what it lists first.
    public var first: Choice?

    /// One of the scenes that the page lists.
    public struct Choice: Codable, Hashable, Sendable {
        /// The file's name, as it was given.
        public let item: String
        /// The scene's id.
        public let scene: String
        /// The scene's name on the page.
        public let title: String
    }

    /// The scenes of some files, as the page lists them.
    @MainActor public static func scenes(of files: [String]) -> [Choice] {
        guard !files.isEmpty else { return [] }
        return PreviewCatalog(files: files).items.flatMap { item in
            item.scenes.map { Choice(item: item.name, scene: $0.name, title: $0.title) }
        }
    }

    /// The query of the page's address; empty for what it lists first.
    public var query: String {
        guard let first else { return "" }
        var allowed = CharacterSet.urlQueryAllowed
        allowed.remove(charactersIn: "+&=#")
        let parts = [("item", first.item), ("scene", first.scene)].map {
            "\($0)=\($1.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")"
        }
        return "?" + parts.joined(separator: "&")
    }

    /// Notes what is to be served.
    public init(
        files: [String] = [], host: String = "127.0.0.1", port: UInt16, fonts: [String] = [], program: String? = nil,
        package: String? = nil
    ) {
        self.files = files
        self.host = host
        self.port = port
        self.fonts = fonts
        self.program = program
        self.package = package
    }

    /// What answers the request's pages.
    @MainActor public var source: any PreviewSource {
        let source: any PreviewSource =
            program == nil && package == nil ? Preview(files: files, host: host) : ProgramPreview(self)
        return SharedStreams(of: source, host: host)
    }

    /// Reads what `argument` has written; nil for anything else.
    public init?(argument: String) {
        guard let request = try? JSONDecoder().decode(Self.self, from: Data(argument.utf8)) else { return nil }
        self = request
    }

    /// The request as one argument of a command line.
    public var argument: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Whether other machines can reach the address.
    public var isOpenToOthers: Bool { !HostPolicy.isLocal(host) }

    /// Bounds what the process reads from now on, and adds the fonts to those that texts are set in.
    ///
    /// - Throws: One line for a bound that is not there, or the first font that cannot be read.
    public func prepare() throws(PreviewFailure) {
        if let root {
            guard let bound = ReadingRoot(at: URL(fileURLWithPath: root, isDirectory: true)) else {
                let problem = "there is no such folder to read within; name another by --root"
                throw PreviewFailure(line: "\(root): error: \(problem)")
            }
            ReadingRoot.bind(bound)
        }
        try registerFonts()
    }

    private func registerFonts() throws(PreviewFailure) {
        for file in fonts {
            do throws(FontError) {
                try FontLibrary.shared.register(contentsOf: URL(fileURLWithPath: file))
            } catch {
                throw PreviewFailure(line: error.description)
            }
        }
    }
}

/// Why nothing can be served, in one line.
public struct PreviewFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong and what to do.
    public let line: String
    /// The line.
    public var description: String { line }

    init(line: String) {
        self.line = line
    }
}
