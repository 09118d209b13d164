import CLittleCMS
import Foundation

/// An image's color profile, through Little CMS. Format: ICC.1:2022.
final class ColorProfile {
    /// The longest profile that is read: 4 megabytes.
    static let maximumBytes = 1 << 22

    /// What a profile stands for, as far as Placard's color spaces can say it.
    enum Meaning: Hashable {
        case sRGB
        case displayP3
        case otherRGB
        case gray
        case inks
    }

    let meaning: Meaning
    private let handle: cmsHPROFILE

    /// Reads a profile; nil if it is damaged or of a kind that images do not have.
    init?(_ data: Data) {
        guard data.count <= Self.maximumBytes,
            let handle = data.withUnsafeBytes({ cmsOpenProfileFromMem($0.baseAddress, UInt32($0.count)) })
        else { return nil }
        guard let meaning = Self.meaning(of: handle) else {
            cmsCloseProfile(handle)
            return nil
        }
        (self.handle, self.meaning) = (handle, meaning)
    }

    deinit {
        cmsCloseProfile(handle)
    }

    private static func meaning(of profile: cmsHPROFILE) -> Meaning? {
        switch cmsGetColorSpace(profile) {
        case cmsSigGrayData: .gray
        case cmsSigCmykData: .inks
        case cmsSigRgbData: primaries(of: profile).flatMap { knownPrimaries[$0] } ?? .otherRGB
        default: nil
        }
    }

    /// Red, green and blue of sRGB's and P3's primaries adapted to D50, in thousandths of XYZ, where the curve is
    /// sRGB's.
    ///
    /// Source: IEC 61966-2-1 and SMPTE EG 432-1, adapted by the Bradford matrix as ICC profiles are.
    private static let knownPrimaries: [[Int]: Meaning] = [
        [436, 222, 14, 385, 717, 97, 143, 61, 714]: .sRGB,
        [515, 241, -1, 292, 692, 42, 157, 67, 784]: .displayP3,
    ]

    /// The known primaries that a profile's are within three thousandths of, if its curve is sRGB's too.
    private static func primaries(of profile: cmsHPROFILE) -> [Int]? {
        let found = [cmsSigRedColorantTag, cmsSigGreenColorantTag, cmsSigBlueColorantTag].flatMap { tag in
            let color = cmsReadTag(profile, tag)?.assumingMemoryBound(to: cmsCIEXYZ.self).pointee
            return color.map { [$0.X * 1000, $0.Y * 1000, $0.Z * 1000] } ?? []
        }
        guard found.count == 9, hasStandardCurve(profile) else { return nil }
        return knownPrimaries.keys.first { known in zip(known, found).allSatisfy { abs(Double($0) - $1) <= 3 } }
    }

    /// Whether half of the signal is the share of light that sRGB's curve gives, 0.214.
    private static func hasStandardCurve(_ profile: cmsHPROFILE) -> Bool {
        guard let curve = cmsReadTag(profile, cmsSigGreenTRCTag) else { return false }
        return abs(cmsEvalToneCurveFloat(OpaquePointer(curve), 0.5) - 0.214) < 0.004
    }

    // MARK: Converting

    /// Converts straight pixels to sRGB and tells what space they came from; nil if the profile does not suit them.
    func convert(_ buffer: PixelBuffer, isGray: Bool) -> CGColorSpace? {
        switch (meaning, isGray) {
        case (.sRGB, false): return .standard
        case (.displayP3, false): return transform(buffer, from: Self.colors) ? .p3 : nil
        case (.otherRGB, false): return transform(buffer, from: Self.colors) ? .standard : nil
        case (.gray, true): return transform(buffer, from: Self.gray) ? .gray : nil
        default: return nil
        }
    }

    /// Converts inks to opaque sRGB; nil if the profile is not one of inks.
    func convertInks(_ buffer: PixelBuffer, stored: StoredInks) -> CGColorSpace? {
        guard meaning == .inks, transform(buffer, from: stored == .inverted ? cms_cmyk_inverted : cms_cmyk) else {
            return nil
        }
        for index in buffer.pixels.indices { buffer.pixels[index] |= 0xFF00_0000 }
        return .standard
    }

    private static let isLittleEndian = UInt32(1).littleEndian == 1
    private static let colors = isLittleEndian ? cms_bgra : cms_argb
    private static let gray = isLittleEndian ? cms_gray_first : cms_gray_last

    /// Converts in place; the byte of the opacity is left alone.
    private func transform(_ buffer: PixelBuffer, from layout: cmsUInt32Number) -> Bool {
        let target = cmsCreate_sRGBProfile()
        defer { cmsCloseProfile(target) }
        guard
            let transform = cmsCreateTransform(
                handle, layout, target, Self.colors, UInt32(INTENT_RELATIVE_COLORIMETRIC), 0)
        else { return false }
        defer { cmsDeleteTransform(transform) }
        cmsDoTransform(transform, buffer.pixels.baseAddress, buffer.pixels.baseAddress, UInt32(buffer.pixels.count))
        return true
    }
}
