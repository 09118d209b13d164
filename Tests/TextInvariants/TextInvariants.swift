@testable import PlacardCoreText
@testable import PlacardTextKit
@testable import PlacardUIKit

/// What holds for every text: checked for the texts that random bytes describe.
public enum TextInvariants {
    /// What does not hold for the text that some bytes describe, and the text in the end; nothing if all holds.
    @MainActor public static func violations(_ bytes: some Sequence<UInt8>) -> [String] {
        let given = TextCase(bytes)
        let found = violations(of: given)
        return found.isEmpty ? [] : found + ["\(given)"]
    }

    @MainActor private static func violations(of given: TextCase) -> [String] {
        let text = given.attributedText
        let (layout, again) = (layout(of: given, text), layout(of: given, text))
        let found = LayoutInvariants.violations(of: layout) + LabelInvariants.violations(of: given)
        return layout.numbers == again.numbers ? found : found + ["the same text has other lines twice"]
    }

    /// What does not hold for the lines of a text, without the label that shows it.
    static func layoutViolations(of given: TextCase) -> [String] {
        LayoutInvariants.violations(of: layout(of: given, given.attributedText))
    }

    /// The lines of the very units, halves of surrogate pairs included.
    static func layout(of given: TextCase, _ text: NSAttributedString) -> TextLayout {
        let styled = ResolvedText(text, defaults: .textKit).styled
        let shaped = ShapedText(
            StyledText(
                units: given.units, styleRuns: styled.styleRuns, formatRuns: styled.formatRuns,
                language: styled.language))
        var rules = LayoutRules()
        rules.width = given.width
        rules.height = given.height
        rules.maximumLines = given.lines
        rules.lastLineBreakMode = given.mode
        return shaped.layout(rules)
    }
}
