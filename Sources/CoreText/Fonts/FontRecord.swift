import CFontconfig
import Foundation
import Synchronization

/// What is known of a face without opening it: names, place, traits, coverage.
struct FontRecord: Sendable {
    /// All names of the family, the preferred one first.
    var families: [String]
    var styleName: String
    var fullName: String
    var postScriptName: String
    var path: String
    var index: Int
    /// `fontRevision` of the font's table head (OpenType), a 16.16 number.
    var revision: Int
    var isVariable: Bool
    var traits: FontTraits
    var hasColor: Bool
    var coverage: RecordedCoverage

    var file: URL { URL(fileURLWithPath: path, isDirectory: false) }

    var familyName: String { families.first ?? "" }

    /// What two versions of a face have in common.
    struct Identity: Hashable {
        var family: String
        var postScriptName: String
        var styleName: String
        var isVariable: Bool
    }

    var identity: Identity {
        Identity(family: familyName, postScriptName: postScriptName, styleName: styleName, isVariable: isVariable)
    }
}

/// Where the set of characters lies that fontconfig recorded for a face.
enum RecordedCoverage: Sendable {
    case listed(ListedCoverage)
    /// Fontconfig is asked when the first character is.
    case installed(InstalledCoverages.Key)

    func contains(_ scalar: UInt32) -> Bool {
        switch self {
        case .listed(let coverage): coverage.contains(scalar)
        case .installed(let key): InstalledCoverages.shared.coverage(of: key)?.contains(scalar) ?? false
        }
    }
}

/// The characters of all installed faces, listed when somebody wants to know of one.
final class InstalledCoverages: Sendable {
    static let shared = InstalledCoverages()

    struct Key: Hashable, Sendable {
        var path: String
        var index: Int
        var isVariable: Bool
    }

    private let coverages = Mutex<[Key: ListedCoverage]?>(nil)

    func coverage(of key: Key) -> ListedCoverage? {
        coverages.withLock { coverages in
            if let listed = coverages { return listed[key] }
            let records = FontCatalog.withInstalled { FontCatalog.list($0) }
            var listed: [Key: ListedCoverage] = [:]
            for record in records {
                guard case .listed(let coverage) = record.coverage else { continue }
                listed[Key(path: record.path, index: record.index, isVariable: record.isVariable)] = coverage
            }
            coverages = listed
            return listed[key]
        }
    }
}

/// The set of characters that fontconfig recorded for a face.
///
/// Unchecked because fontconfig never changes a charset that belongs to a pattern; the pattern is held here.
final class ListedCoverage: @unchecked Sendable {
    private let pattern: OpaquePointer
    private let characters: OpaquePointer?

    init(_ pattern: OpaquePointer) {
        FcPatternReference(pattern)
        self.pattern = pattern
        var found: OpaquePointer?
        characters = FcPatternGetCharSet(pattern, FC_CHARSET, 0, &found) == FcResultMatch ? found : nil
    }

    deinit { FcPatternDestroy(pattern) }

    func contains(_ scalar: UInt32) -> Bool {
        guard let characters else { return false }
        return FcCharSetHasChar(characters, scalar) != 0
    }
}

extension FontRecord {
    /// Reads a fontconfig pattern; nil for formats that cannot be shaped and for the named instances of variable fonts,
    /// which stand in the list beside the font itself.
    init?(_ pattern: OpaquePointer) {
        guard let path = FontRecord.string(pattern, FC_FILE, 0),
            ["TrueType", "CFF"].contains(FontRecord.string(pattern, FC_FONTFORMAT, 0) ?? "")
        else { return nil }
        let place = FontRecord.int(pattern, FC_INDEX) ?? 0
        isVariable = FontRecord.int(pattern, FC_VARIABLE) == 1
        guard isVariable || place >> 16 == 0 else { return nil }
        families = (0..<8).compactMap { FontRecord.string(pattern, FC_FAMILY, $0) }
        styleName = FontRecord.string(pattern, FC_STYLE, 0) ?? "Regular"
        fullName = FontRecord.string(pattern, FC_FULLNAME, 0) ?? ""
        postScriptName = FontRecord.string(pattern, FC_POSTSCRIPT_NAME, 0) ?? ""
        self.path = path
        index = place & 0xFFFF
        revision = FontRecord.int(pattern, FC_FONTVERSION) ?? 0
        hasColor = FontRecord.int(pattern, FC_COLOR) == 1
        coverage = .listed(ListedCoverage(pattern))
        let weight = FcWeightToOpenTypeDouble(FontRecord.double(pattern, FC_WEIGHT) ?? 80)
        traits = FontTraits(
            weight: Int(weight.rounded()), width: Int((FontRecord.double(pattern, FC_WIDTH) ?? 100).rounded()),
            slant: (FontRecord.int(pattern, FC_SLANT) ?? 0) > 0 ? .italic : .upright)
        guard !families.isEmpty else { return nil }
    }

    private static func string(_ pattern: OpaquePointer, _ key: String, _ place: Int32) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, key, place, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }

    private static func int(_ pattern: OpaquePointer, _ key: String) -> Int? {
        var number: Int32 = 0
        if FcPatternGetInteger(pattern, key, 0, &number) == FcResultMatch { return Int(number) }
        var flag: FcBool = 0
        return FcPatternGetBool(pattern, key, 0, &flag) == FcResultMatch ? Int(flag) : nil
    }

    private static func double(_ pattern: OpaquePointer, _ key: String) -> Double? {
        var number: Double = 0
        return FcPatternGetDouble(pattern, key, 0, &number) == FcResultMatch ? number : nil
    }
}
