import Foundation

/// What a file is, by its first bytes.
enum FileSignature: Hashable {
    case png
    case jpeg
    case unsupported(String)

    init?(_ data: Data) {
        if data.hasBytes([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
            self = .png
        } else if data.hasBytes([0xFF, 0xD8, 0xFF], at: 0) {
            self = .jpeg
        } else if let other = Self.others.first(where: { data.hasBytes(Array($0.text.utf8), at: $0.offset) }) {
            self = .unsupported(other.name)
        } else {
            return nil
        }
    }

    private static let others: [(offset: Int, text: String, name: String)] = [
        (0, "GIF8", "GIF"), (8, "WEBP", "WebP"), (4, "ftyphei", "HEIF"), (4, "ftypmif1", "HEIF"),
        (4, "ftypavif", "AVIF"), (0, "II*\0", "TIFF"), (0, "MM\0*", "TIFF"), (0, "BM", "Windows bitmap"),
        (0, "%PDF", "PDF"), (0, "<svg", "SVG"), (0, "<?xml", "SVG"), (0, "\0\0\u{1}\0", "Windows icon"),
    ]
}
