/// Chooses the font of a cluster: the asked-for one, its cascade, then the library's fallback.
///
/// A cluster (user-perceived character) is never divided between fonts, unless it is a letter with a skin tone. Spaces,
/// digits and punctuation come from the first font that has them, as in browsers. Emoji come from a color font; only
/// where a cascade lists a plain font with the emoji before the color font does the client's order hold (sequences
/// excepted, which plain fonts cannot join).
struct FontChooser {
    let library: FontLibrary
    let language: String?

    /// The font of a cluster; nil if the cluster shows nothing and takes that of what is before it.
    ///
    /// - Parameters:
    ///   - font: The font that the style asks for.
    ///   - script: Of the text around the cluster.
    func choice(
        for cluster: Range<Int>, units: UnsafeBufferPointer<UInt16>, font: CTFont, script: UInt32
    ) -> CTFont? {
        let first = units[cluster.lowerBound]
        if cluster.count == 1, first < 0x2000, font.covers(UInt32(first)) { return font }
        let scalars = FontChooser.scalars(of: cluster, units)
        let isEmoji = EmojiPresentation.isEmoji(scalars)
        let visible = scalars.filter { !ICU.scalar($0, is: .defaultIgnorable) && $0 >= 0x20 }
        guard !visible.isEmpty else { return nil }
        let isSequence = scalars.count > 1
        if isEmoji, isSequence || font.cascade.isEmpty, let found = imageFont(for: visible, font: font) {
            return found
        }
        let composed = visible.count > 1 ? FontChooser.composed(visible) : nil
        for candidate in [font] + font.cascade where candidate.face.hasColorGlyphs == false || isEmoji {
            if FontChooser.serves(candidate, visible, composed) { return candidate }
        }
        if isEmoji, let found = imageFont(for: visible, font: font) { return found }
        return fallback(for: visible, composed, font: font, script: script) ?? font
    }

    private func imageFont(for scalars: [UInt32], font: CTFont) -> CTFont? {
        let bases = Array(scalars.prefix(1))
        if let listed = ([font] + font.cascade).first(where: {
            $0.face.hasColorGlyphs && bases.allSatisfy($0.covers)
        }) {
            return listed
        }
        return library.fallbackFace(
            for: bases, script: Script.common, language: language, traits: FontTraits(), wantsColor: true
        ).map { library.font($0, like: font, for: bases[0]) }
    }

    /// The library's font for a cluster: for all of it, else for its base alone, so that a mark that no font has does
    /// not take the letter below it away.
    private func fallback(for scalars: [UInt32], _ composed: [UInt32]?, font: CTFont, script: UInt32) -> CTFont? {
        let bases = Array(scalars.prefix(1))
        for wanted in [scalars, composed ?? [], bases] where !wanted.isEmpty {
            if wanted == bases, scalars.count > 1, font.covers(bases[0]) { return font }
            let face = library.fallbackFace(
                for: wanted, script: script, language: language, traits: font.face.traits, wantsColor: false)
            if let face { return library.font(face, like: font, for: wanted[0]) }
        }
        return library.fallbackFace(
            for: bases, script: script, language: language, traits: font.face.traits, wantsColor: true
        ).map { library.font($0, like: font, for: bases[0]) }
    }

    private static func serves(_ font: CTFont, _ scalars: [UInt32], _ composed: [UInt32]?) -> Bool {
        scalars.allSatisfy { shows($0, font) } || composed.map { $0.allSatisfy { shows($0, font) } } ?? false
    }

    /// Whether a font has a glyph for a character, or for the one that looks alike, whose glyph HarfBuzz shows then: a
    /// hyphen or a space that only breaks lines otherwise, or is wider or narrower.
    private static func shows(_ scalar: UInt32, _ font: CTFont) -> Bool {
        if font.covers(scalar) { return true }
        switch scalar {
        case 0x2011: return font.covers(0x2010)
        case 0x2000...0x200A, 0x202F, 0x205F: return font.covers(0x20)
        default: return false
        }
    }

    private static func scalars(of cluster: Range<Int>, _ units: UnsafeBufferPointer<UInt16>) -> [UInt32] {
        var scalars: [UInt32] = []
        var index = cluster.lowerBound
        while index < cluster.upperBound {
            let (scalar, length) = UTF16Decoding.scalar(at: index, in: units, end: cluster.upperBound)
            scalars.append(scalar)
            index += length
        }
        return scalars
    }

    private static func composed(_ scalars: [UInt32]) -> [UInt32]? {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
        return ICU.composed(Array(String(text).utf16)[...]).map { composed in
            String(decoding: composed, as: UTF16.self).unicodeScalars.map(\.value)
        }
    }
}

extension FontLibrary {
    /// A fallback face at the size, and with the imitated traits, of the font that it helps out.
    ///
    /// Lines are stacked by the asked-for font's measures, whatever serves the glyphs, as labels on a phone are.
    ///
    /// - Parameter scalar: The character that it helps out with.
    func font(_ face: FontFace, like font: CTFont, for scalar: UInt32) -> CTFont {
        let wanted = font.face.traits
        let matrix = font.modifiers.matrix
        let isBesideSystemFont = FontStandIn.isPrivate(font.requestedName)
        let size =
            isBesideSystemFont ? SizeBesideSystemFont.points(face, scalar, beside: font.pointSize) : font.pointSize
        let request = FontRequest(name: .fallback(ObjectIdentifier(face), matrix), size: size, traits: wanted)
        let made = self.font(request) {
            CTFont(
                face: face, pointSize: size, synthesis: FontSynthesis(of: wanted, from: face.traits),
                modifiers: FontModifiers(matrix: matrix), requestedName: face.postScriptName)
        }
        return made ?? font
    }
}

/// How large characters of other fonts are beside letters of the system font, where the stand-in's are wider or
/// narrower than those on a phone.
private enum SizeBesideSystemFont {
    /// The size of a font at which a character is as wide as on a phone, in points.
    static func points(_ face: FontFace, _ scalar: UInt32, beside size: CGFloat) -> CGFloat {
        if face.hasColorGlyphs { return imagePoints(beside: size) }
        if isHangul(scalar) {
            let width = width(face, scalar)
            return width > 0 ? size * hangulWidth / width : size
        }
        return isSquare(scalar) && width(face, scalar) == 1 ? size + squareGap : size
    }

    /// In em.
    private static func width(_ face: FontFace, _ scalar: UInt32) -> CGFloat {
        CGFloat(face.harfBuzz.advance(of: face.harfBuzz.nominalGlyph(of: scalar))) / CGFloat(face.unitsPerEm)
    }

    /// Syllables.
    private static func isHangul(_ scalar: UInt32) -> Bool { (0xAC00...0xD7A3).contains(scalar) }

    /// How wide a syllable is on a phone, in em.
    ///
    /// Source: eight one-line labels with Hangul in documents of five projects, 11 to 31 points: 0.866 to 0.869.
    private static let hangulWidth: CGFloat = 0.8675

    /// Ideographs, kana and what is punctuated with among them, which fill a square.
    private static func isSquare(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x3000...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60,
            0x20000...0x323AF:
            true
        default: false
        }
    }

    /// How much farther than an em squares lie apart on a phone, in points, in all sizes.
    ///
    /// Source: thirteen labels with Han characters and kana in documents of seven projects, 12 to 35 points: with a third each
    /// is met to a fifth of a point.
    private static let squareGap: CGFloat = 1.0 / 3

    /// The size of Noto's emoji font, in points, at which an image is as wide as Apple's beside letters of a size: on a
    /// phone larger, in em, beside small letters than beside large.
    ///
    /// Source: widths of labels with one emoji that documents of ten projects store: 23 at 17 points, 40 at 35, 43 at 38, 50 at 45,
    /// 54 at 50, 65 at 60, 75 at 70 and 84 at 78, whole points also where a point has three pixels.
    private static func imagePoints(beside size: CGFloat) -> CGFloat {
        guard size > 17 else { return size * 22.75 / 17 / notoWidth }
        return max(22.75 + (size - 17) * 0.94, size * 1.07).rounded(.up) / notoWidth
    }

    /// The width of Noto's images, in em.
    private static let notoWidth: CGFloat = 2550 / 2048
}

/// Whether a cluster is shown as an image (UTS #51).
enum EmojiPresentation {
    /// - Parameter scalars: One user-perceived character.
    static func isEmoji(_ scalars: [UInt32]) -> Bool {
        guard let first = scalars.first, first >= 0x23 else { return false }
        if scalars.contains(textSelector) { return false }
        let hasEmojiSelector = scalars.contains(emojiSelector)
        if first < 0x80 { return scalars.contains(keycap) && isKeycapBase(first) }
        guard ICU.scalar(first, is: .emoji) else { return false }
        return hasEmojiSelector || ICU.scalar(first, is: .emojiPresentation)
            || scalars.dropFirst().contains { ICU.scalar($0, is: .emojiModifier) }
    }

    /// Whether a skin tone stands at an offset behind a character that cannot take it.
    ///
    /// - Parameter start: Where that character starts.
    static func beginsWithLoneTone(
        at offset: Int, after start: Int, _ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>
    ) -> Bool {
        let base = UTF16Decoding.scalar(at: start, in: units, end: range.upperBound).value
        let tone = UTF16Decoding.scalar(at: offset, in: units, end: range.upperBound).value
        return ICU.scalar(tone, is: .emojiModifier) && !(base >= 0x80 && ICU.scalar(base, is: .emoji))
    }

    private static let textSelector: UInt32 = 0xFE0E
    private static let emojiSelector: UInt32 = 0xFE0F
    private static let keycap: UInt32 = 0x20E3

    private static func isKeycapBase(_ scalar: UInt32) -> Bool {
        scalar == 0x23 || scalar == 0x2A || (0x30...0x39).contains(scalar)
    }
}
