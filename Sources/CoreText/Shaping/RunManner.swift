/// What runs have in common that are alike but for their text: kept once for all runs, and all texts, that share it.
final class RunManner: Sendable {
    /// The font that serves, which may be a fallback of the style's.
    let font: CTFont
    /// The index of the style run.
    let style: Int
    /// The embedding level (UAX #9); odd is right to left.
    let level: UInt8
    let script: UInt32
    let kind: ShapedRun.Kind
    let measures: ShapedRun.Measures
    /// Points per font unit upwards.
    let verticalScale: Double
    /// Points to the right for each font unit that a mark is raised.
    let slant: Double

    private init(_ other: RunManner, font: CTFont, style: Int, kind: ShapedRun.Kind, scale: Double) {
        (self.font, self.style, self.kind) = (font, style, kind)
        (level, script, verticalScale, slant) = (other.level, other.script, other.verticalScale, other.slant)
        measures = ShapedRun.Measures(
            scale: scale, fixedAdvance: other.measures.fixedAdvance, spacing: other.measures.spacing,
            hangingSpacing: other.measures.hangingSpacing)
    }

    /// The manner of runs in the first of some styles that are shaped as one.
    ///
    /// - Parameters:
    ///   - style: The index of `values` among the text's styles.
    ///   - font: The one that serves.
    init(_ values: CharacterStyle, style: Int, font: CTFont, level: UInt8, script: UInt32, kind: ShapedRun.Kind) {
        (self.font, self.style, self.level, self.script, self.kind) = (font, style, level, script, kind)
        let stretch = values.expansion == 0 ? 1 : Double(exp(values.expansion))
        let unit = Double(font.pointSize) / Double(font.face.unitsPerEm)
        let modifiers = font.modifiers
        let tracking = modifiers.fixedAdvance == nil ? font.tracking * abs(modifiers.matrix.a) : 0
        verticalScale = unit * Double(modifiers.matrix.d)
        slant = unit * Double(font.synthesis.skew + modifiers.matrix.c)
        measures = ShapedRun.Measures(
            scale: unit * stretch * Double(abs(modifiers.matrix.a)),
            fixedAdvance: modifiers.fixedAdvance.map { Double($0) },
            spacing: Double((values.kern ?? 0) + values.tracking + tracking),
            hangingSpacing: Double(max(0, values.tracking)))
    }

    /// The same manner in another style, of another kind or in another font.
    ///
    /// - Parameter scale: Points per font unit along the line; nil if that stays.
    func changed(
        style: Int? = nil, kind: ShapedRun.Kind? = nil, font: CTFont? = nil, scale: Double? = nil
    ) -> RunManner {
        RunManner(
            self, font: font ?? self.font, style: style ?? self.style, kind: kind ?? self.kind,
            scale: scale ?? measures.scale)
    }
}
