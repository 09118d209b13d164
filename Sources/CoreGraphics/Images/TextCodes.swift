import CISAL
import CRaster

/// Codes for the opacities of text, which are made once.
///
/// Unchecked because nobody changes what they point at.
struct TextCodes: @unchecked Sendable {
    /// For igzip's level 0; nil if there is no memory.
    let igzip = placard_igzip_make_text_codes()
    /// The same for `placard_write_ink`; nil if that cannot use them.
    let ink: OpaquePointer?

    static let shared = TextCodes()

    private init() {
        typealias Code = (UInt32, UInt32)
        var (bytes, lengths) = ([Code](repeating: (0, 0), count: 257), [Code](repeating: (0, 0), count: 259))
        var distances = [Code](repeating: (0, 0), count: 30)
        var (size, bits) = (0, UInt32(0))
        placard_igzip_copy_codes(igzip, &bytes, &lengths, &distances)
        ink = placard_igzip_header(igzip, &size, &bits).flatMap {
            placard_make_ink_codes(bytes, lengths, distances, $0, size, bits)
        }
    }
}
