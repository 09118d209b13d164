import CFontconfig
import Foundation

/// The list of installed fonts as the last process left it, so that a label need not wait for fontconfig.
///
/// It serves as long as everything is as it was that fontconfig's answer depends on: its version and environment, its
/// configuration's files, the folders of fonts and those of fontconfig's own caches, by their times and sizes. What is damaged, too long or of other
/// times is not read, and written anew. `PLACARD_WITHOUT=catalog` leaves it alone.
struct FontCatalogFile {
    /// Where the file lies: in the user's folder for caches, as fontconfig's own.
    let url: URL

    /// Nil where the user has no folder for caches, and for a configuration of a program's own: there is one list.
    static let standard: FontCatalogFile? = {
        guard FontConfiguration.variables.isEmpty else { return nil }
        let named = FontConfiguration.variable("XDG_CACHE_HOME")
        let home = named ?? FontConfiguration.variable("HOME") ?? ""
        // A folder that is not there is not made: whoever named it does not want one.
        var status = stat()
        guard home.hasPrefix("/"), stat(home, &status) == 0 else { return nil }
        let caches = named == nil ? home + "/.cache" : home
        return FontCatalogFile(url: URL(fileURLWithPath: caches + "/placard/fonts", isDirectory: false))
    }()

    private static let limit = 16 << 20
    private static let magic = "placard fonts 1"

    // MARK: - Reading

    func records() -> [FontRecord]? {
        guard let data = try? BoundedFile.read(url, atMost: FontCatalogFile.limit) else { return nil }
        return data.withUnsafeBytes { FontCatalogFile.records(in: $0) }
    }

    /// The records of a file's bytes; nil if they are damaged, or of other fonts than are here now.
    static func records(in bytes: UnsafeRawBufferPointer) -> [FontRecord]? {
        var reader = CatalogReader(bytes: bytes)
        guard reader.field() == magic, reader.field() == surroundings else { return nil }
        guard let stamps = reader.number(), (0...65_536).contains(stamps) else { return nil }
        for _ in 0..<stamps {
            guard let path = reader.field(), reader.field() == stamp(of: path) else { return nil }
        }
        guard let count = reader.number(), (0...65_536).contains(count) else { return nil }
        var records: [FontRecord] = []
        records.reserveCapacity(count)
        for _ in 0..<count {
            guard let record = FontRecord(from: &reader) else { return nil }
            records.append(record)
        }
        return reader.isAtEnd ? records : nil
    }

    // MARK: - Writing

    /// Keeps a list; in silence if it cannot be kept, because the next process lists the fonts itself then.
    ///
    /// What changed in the last seconds is not kept: it may change again without another time. No fonts at all are not
    /// kept either: somebody is about to mend that.
    func write(_ records: [FontRecord], of configuration: OpaquePointer) {
        let paths = FontCatalogFile.watchedPaths(configuration)
        let now = time(nil)
        let isSettled = paths.allSatisfy { path in
            var status = stat()
            return stat(path, &status) != 0 || status.st_mtim.tv_sec < now - 2
        }
        guard isSettled, !records.isEmpty, let text = FontCatalogFile.text(records, paths) else { return }
        try? AtomicFile.write(Data(text.utf8), to: url)
    }

    /// Nil if a name has characters that part fields.
    static func text(_ records: [FontRecord], _ paths: [String]) -> String? {
        var fields = [magic, surroundings, String(paths.count)]
        for path in paths { fields += [path, stamp(of: path)] }
        fields.append(String(records.count))
        for record in records { fields += record.fields }
        guard fields.allSatisfy({ !$0.utf8.contains(0x0A) }) else { return nil }
        return fields.joined(separator: "\n") + "\n"
    }

    // MARK: - What the list depends on

    /// Fontconfig's version, and what in the environment it looks at.
    private static var surroundings: String {
        ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"].reduce(into: "\(FcGetVersion())") { text, name in
            text += " \(name)=\(FontConfiguration.variable(name) ?? "")"
        }
    }

    /// When a file or folder changed and how long it is; the same for all that are not there.
    private static func stamp(of path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "-" }
        return "\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
    }

    /// The files and folders that fontconfig read, those that it would read if they were there, and where they lie.
    private static func watchedPaths(_ configuration: OpaquePointer) -> [String] {
        let files = strings(FcConfigGetConfigFiles(configuration))
        let home = FontConfiguration.variable("HOME") ?? ""
        let own =
            ["\(home)/.fonts", "\(home)/.fonts.conf", "\(home)/.fonts.conf.d"]
            + ["fontconfig", "fontconfig/conf.d", "fontconfig/fonts.conf"].map {
                "\(FontConfiguration.variable("XDG_CONFIG_HOME") ?? "\(home)/.config")/\($0)"
            }
            + ["\(FontConfiguration.variable("XDG_DATA_HOME") ?? "\(home)/.local/share")/fonts"]
        let folders = files.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) }
        let lists = [
            FcConfigGetFontDirs(configuration), FcConfigGetConfigDirs(configuration),
            FcConfigGetCacheDirs(configuration),
        ]
        let standard = ["/usr/share/fonts", "/usr/local/share/fonts"]
        return Set(files + folders + own + standard + lists.flatMap(strings)).sorted()
    }

    private static func strings(_ list: OpaquePointer?) -> [String] {
        guard let list else { return [] }
        defer { FcStrListDone(list) }
        var strings: [String] = []
        while let next = FcStrListNext(list) { strings.append(String(cString: next)) }
        return strings
    }
}

/// Reads lines.
struct CatalogReader {
    let bytes: UnsafeRawBufferPointer
    private var place = 0

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }

    /// Nil where no line ends any more.
    mutating func field() -> String? {
        guard let base = bytes.baseAddress, place < bytes.count,
            let end = memchr(base + place, 0x0A, bytes.count - place)
        else { return nil }
        let length = UnsafeRawPointer(end) - (base + place)
        defer { place += length + 1 }
        return String(decoding: UnsafeRawBufferPointer(start: base + place, count: length), as: UTF8.self)
    }

    mutating func number() -> Int? { field().flatMap { Int($0) } }
}

extension FontRecord {
    fileprivate var fields: [String] {
        [String(families.count)] + families + [styleName, fullName, postScriptName, path]
            + [
                index, revision, isVariable ? 1 : 0, traits.weight, traits.width, traits.slant == .italic ? 1 : 0,
                hasColor ? 1 : 0,
            ].map(String.init)
    }

    fileprivate init?(from reader: inout CatalogReader) {
        guard let count = reader.number(), (1...8).contains(count) else { return nil }
        families = []
        for _ in 0..<count {
            guard let family = reader.field() else { return nil }
            families.append(family)
        }
        guard let style = reader.field(), let full = reader.field(), let name = reader.field(),
            let path = reader.field(), let index = reader.number(), index >= 0, let revision = reader.number(),
            let isVariable = reader.number(), let weight = reader.number(), let width = reader.number(),
            let isItalic = reader.number(), let hasColor = reader.number()
        else { return nil }
        styleName = style
        fullName = full
        postScriptName = name
        self.path = path
        self.index = index
        self.revision = revision
        self.isVariable = isVariable == 1
        traits = FontTraits(weight: weight, width: width, slant: isItalic == 1 ? .italic : .upright)
        self.hasColor = hasColor == 1
        coverage = .installed(InstalledCoverages.Key(path: path, index: index, isVariable: isVariable == 1))
    }
}
