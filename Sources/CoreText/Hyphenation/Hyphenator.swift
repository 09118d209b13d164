import CHyphen
import Foundation
import Synchronization

/// Where the words of a language may be hyphenated, by the dictionary that LibreOffice and TeX use for it.
///
/// Bounded: 16 dictionaries are kept open. A language without an installed dictionary has no hyphenation points.
///
/// Unchecked because libhyphen only reads an opened dictionary.
final class Hyphenator: @unchecked Sendable {
    private let dictionary: UnsafeMutablePointer<HyphenDict>
    private let encoding: String.Encoding

    private static let opened = Mutex<[String: Hyphenator?]>([:])

    /// The folder in which Debian's hyphenation packages put their dictionaries.
    private static let folder = "/usr/share/hyphen"

    private init?(path: String) {
        guard let opened = hnj_hyphen_load(path) else { return nil }
        let name = withUnsafeBytes(of: opened.pointee.cset) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        switch name.uppercased() {
        case "UTF-8": encoding = .utf8
        case "ISO8859-1": encoding = .isoLatin1
        case "ISO8859-2": encoding = .isoLatin2
        default:
            hnj_hyphen_free(opened)
            return nil
        }
        dictionary = opened
    }

    deinit { hnj_hyphen_free(dictionary) }

    /// The hyphenator of a language (BCP 47); nil if its dictionary is not installed.
    static func forLanguage(_ language: String) -> Hyphenator? {
        let key = language.replacingOccurrences(of: "-", with: "_")
        if let known = opened.withLock({ $0[key] }) { return known }
        let found = path(for: key).flatMap(Hyphenator.init)
        return opened.withLock { opened in
            if let first = opened[key] { return first }
            if opened.count >= 16 { opened.removeAll() }
            opened[key] = .some(found)
            return found
        }
    }

    /// `hyph_de_AT.dic` for `de_AT`; for `de` alone `hyph_de.dic` or `hyph_de_DE.dic`, for `en` the American one.
    private static func path(for language: String) -> String? {
        let base = language.split(separator: "_").first.map(String.init) ?? language
        let names = [language, base, "\(base)_\(base.uppercased())", "\(base)_US"]
        guard names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0 == "_" } }) else { return nil }
        return names.map { "\(folder)/hyph_\($0).dic" }.first { FileManager.default.fileExists(atPath: $0) }
    }

    /// The offsets in a word, in UTF-16 units, before which a hyphen may stand; none for a word that changes its
    /// spelling there.
    func points(in word: String) -> [Int] {
        guard let bytes = word.lowercased().data(using: encoding).map(Array.init), (2...100).contains(bytes.count)
        else {
            return []
        }
        let marks = marks(bytes)
        var places: [Int] = []
        var offset = 0
        var byte = 0
        for scalar in word.lowercased().unicodeScalars {
            let width = String(scalar).data(using: encoding)?.count ?? 1
            if byte > 0, marks[byte - 1] & 1 == 1 { places.append(offset) }
            byte += width
            offset += UTF16.width(scalar)
        }
        return places
    }

    /// An odd digit after each byte behind which the word may be divided.
    private func marks(_ word: [UInt8]) -> [UInt8] {
        var marks = [CChar](repeating: 0, count: word.count + 5)
        var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var positions: UnsafeMutablePointer<Int32>?
        var cuts: UnsafeMutablePointer<Int32>?
        // libhyphen looks for replacements in the word as a C string, beyond the length that it is told.
        (word + [0]).withUnsafeBytes { bytes in
            _ = hnj_hyphen_hyphenate2(
                dictionary, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(word.count), &marks, nil,
                &replacements, &positions, &cuts)
        }
        defer {
            if let replacements {
                for index in 0..<word.count { free(replacements[index]) }
                free(replacements)
            }
            free(positions)
            free(cuts)
        }
        return word.indices.map { index in
            replacements?[index] == nil ? UInt8(bitPattern: marks[index]) & 1 : 0
        }
    }
}
