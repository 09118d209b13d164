import CFontconfig
import Foundation

/// The faces that fontconfig knows, listed once: nothing on the way to a label asks fontconfig again, but for text that
/// the asked-for fonts lack.
struct FontCatalog: Sendable {
    let records: [FontRecord]
    /// Whether fontconfig was told where fonts lie, and did not have to guess.
    let isConfigured: Bool
    private let index: FontNameIndex

    /// Where to look for fonts.
    enum Source: Sendable {
        /// All fonts that fontconfig finds on this machine.
        case installed
        /// Only the files in and below these folders.
        case directories([URL])
    }

    init(_ source: Source) {
        switch source {
        case .installed:
            self = FontCatalog.installed(keptIn: Shortcut.catalog.isOn ? FontCatalogFile.standard : nil)
        case .directories(let folders):
            let configuration = FcConfigCreate()
            for folder in folders { _ = FcConfigAppFontAddDir(configuration, folder.path) }
            defer { if let configuration { FcConfigDestroy(configuration) } }
            self.init(FontCatalog.list(configuration))
        }
    }

    /// The installed faces, as they were kept or as fontconfig lists them, which is kept then.
    static func installed(keptIn file: FontCatalogFile?) -> FontCatalog {
        if let kept = file?.records() { return FontCatalog(kept) }
        return withInstalled { configuration in
            let records = list(configuration)
            // What was guessed is not kept: the next process is to say so again.
            let isConfigured = configuration.map(FontConfiguration.isRead) ?? false
            if isConfigured, let configuration { file?.write(records, of: configuration) }
            return FontCatalog(records, isConfigured: isConfigured)
        }
    }

    /// Lends fontconfig's configuration with all that is installed.
    static func withInstalled<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
        let configuration = FcInitLoadConfigAndFonts()
        defer { if let configuration { FcConfigDestroy(configuration) } }
        return body(configuration)
    }

    init(_ records: [FontRecord], isConfigured: Bool = true) {
        self.records = records
        self.isConfigured = isConfigured
        index = FontNameIndex(records)
    }

    /// Names are compared without case, spaces and hyphens, as iOS and fontconfig both are lenient about them.
    static func key(_ name: String) -> String { FontNameIndex.key(name) }

    static func list(_ configuration: OpaquePointer?) -> [FontRecord] {
        guard let configuration else { return [] }
        let everything = FcPatternCreate()
        let wanted = FcObjectSetCreate()
        defer {
            FcPatternDestroy(everything)
            FcObjectSetDestroy(wanted)
        }
        for key in [
            FC_FAMILY, FC_STYLE, FC_FULLNAME, FC_POSTSCRIPT_NAME, FC_FILE, FC_INDEX, FC_WEIGHT, FC_WIDTH, FC_SLANT,
            FC_COLOR, FC_VARIABLE, FC_FONTFORMAT, FC_CHARSET, FC_FONTVERSION,
        ] { FcObjectSetAdd(wanted, key) }
        guard let set = FcFontList(configuration, everything, wanted) else { return [] }
        defer { FcFontSetDestroy(set) }
        let records = (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0].flatMap(FontRecord.init) }
        return newest(
            of: records.sorted { ($0.familyName, $0.path, $0.index) < ($1.familyName, $1.path, $1.index) })
    }

    /// Each face once: of several versions that are installed the newest, of equal ones the first.
    private static func newest(of records: [FontRecord]) -> [FontRecord] {
        var places: [FontRecord.Identity: Int] = [:]
        var kept: [FontRecord] = []
        for record in records {
            guard let place = places[record.identity] else {
                places[record.identity] = kept.count
                kept.append(record)
                continue
            }
            if record.revision > kept[place].revision { kept[place] = record }
        }
        return kept
    }

    /// The records of a family, in no particular order.
    func family(_ name: String) -> [FontRecord] {
        index.places(ofFamily: FontCatalog.key(name)).map { records[$0] }
    }

    /// The record whose PostScript or full name is `name`.
    func face(named name: String) -> FontRecord? {
        index.place(ofFace: FontCatalog.key(name)).map { records[$0] }
    }

    var familyNames: [String] { Array(Set(records.map(\.familyName))).sorted() }
}

extension FontTraits {
    /// How far a face is from what is wanted; smaller is nearer. The order of importance is that of CSS Fonts 4,
    /// section 5.2: width, slant, weight.
    package func distance(to wanted: FontTraits) -> Int {
        let widthDistance = abs(width - wanted.width) * 10_000
        let slantDistance = slant == wanted.slant ? 0 : 5_000
        return widthDistance + slantDistance + weightDistance(to: wanted.weight)
    }

    /// Light faces look for lighter ones first, bold faces for bolder ones.
    private func weightDistance(to wanted: Int) -> Int {
        let difference = weight - wanted
        let isPreferredSide = wanted < 400 ? difference <= 0 : wanted > 500 ? difference >= 0 : abs(difference) <= 100
        return abs(difference) + (isPreferredSide ? 0 : 1_000)
    }
}
