extension FontLibrary {
    /// The face that serves a cluster which none of the asked-for fonts covers, or nil if no face here does.
    ///
    /// Registered faces come first, then the script's own Noto family, then Noto's symbols, then any face that covers
    /// the cluster, in alphabetical order: the answer never hangs on fontconfig's configuration.
    ///
    /// - Parameter scalars: The cluster's characters that need a glyph.
    func fallbackFace(
        for scalars: [UInt32], script: UInt32, language: String?, traits: FontTraits, wantsColor: Bool
    ) -> FontFace? {
        guard let first = scalars.first else { return nil }
        let key = FallbackKey(
            scalar: first, script: script, language: language ?? "", traits: traits, wantsColor: wantsColor)
        if let face = fallback(key, find: { search(for: [first], key: key) }), scalars.allSatisfy(face.covers) {
            return face
        }
        return scalars.count > 1 ? search(for: scalars, key: key) : nil
    }

    private func search(for scalars: [UInt32], key: FallbackKey) -> FontFace? {
        let isUsable: (FontFace) -> Bool = { $0.hasColorGlyphs == key.wantsColor && scalars.allSatisfy($0.covers) }
        let registered = registeredFaces.filter(isUsable)
        // Of the family that was registered first, the face that is nearest to the asked-for one.
        let family = registered.filter { $0.familyName == registered.first?.familyName }
        if let face = family.min(by: { $0.traits.distance(to: key.traits) < $1.traits.distance(to: key.traits) }) {
            return face
        }
        for family in FallbackFamilies.names(script: key.script, language: key.language, wantsColor: key.wantsColor) {
            if let face = nearestCovering(catalog.family(family), scalars, key) { return face }
        }
        let rest = catalog.records.filter { $0.hasColor == key.wantsColor }
        return nearestCovering(rest.filter { $0.familyName.hasPrefix("Noto") }, scalars, key)
            ?? nearestCovering(rest, scalars, key)
    }

    private func nearestCovering(_ records: [FontRecord], _ scalars: [UInt32], _ key: FallbackKey) -> FontFace? {
        var candidates = records.filter { record in
            record.hasColor == key.wantsColor && scalars.allSatisfy(record.coverage.contains)
        }
        while let best = candidates.indices.min(by: {
            candidates[$0].traits.distance(to: key.traits) < candidates[$1].traits.distance(to: key.traits)
        }) {
            if let face = face(candidates[best]) { return face }
            candidates.remove(at: best)
        }
        return nil
    }
}

/// The families that are asked first for a script.
enum FallbackFamilies {
    static func names(script: UInt32, language: String, wantsColor: Bool) -> [String] {
        if wantsColor { return ["Noto Color Emoji"] }
        let scriptNames: [String] =
            switch script {
            case Script.tag("Hani"), Script.tag("Hira"), Script.tag("Kana"), Script.tag("Hang"), Script.tag("Bopo"):
                ideographic(script: script, language: language)
            case Script.common, Script.inherited, Script.latin, Script.unknown: []
            default: ["Noto Sans \(ICU.name(ofScript: script))", "Noto Serif \(ICU.name(ofScript: script))"]
            }
        return scriptNames + ["Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math"]
            + ideographic(script: script, language: language)
    }

    /// Noto's CJK families, the one of the text's language first.
    private static func ideographic(script: UInt32, language: String) -> [String] {
        let all = [
            "Noto Sans CJK SC", "Noto Sans CJK TC", "Noto Sans CJK HK", "Noto Sans CJK JP", "Noto Sans CJK KR",
        ]
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        let preferred =
            switch (parts.first ?? "", script) {
            case ("ja", _), (_, Script.tag("Hira")), (_, Script.tag("Kana")): "Noto Sans CJK JP"
            case ("ko", _), (_, Script.tag("Hang")): "Noto Sans CJK KR"
            case ("zh", _) where parts.contains("hk") || parts.contains("mo"): "Noto Sans CJK HK"
            case ("zh", _) where parts.contains("tw") || parts.contains("hant"), (_, Script.tag("Bopo")):
                "Noto Sans CJK TC"
            default: "Noto Sans CJK SC"
            }
        return [preferred] + all.filter { $0 != preferred }
    }
}
