import Foundation

extension PlacardLabel {
    /// Reads a label from JSON, at the size that it asks for: the content of `.label.json` files.
    ///
    /// The object holds `colors` and `styles` as a style sheet does (see `StyleSheet.init(json:file:)`), and beside
    /// them
    /// - `text`, or `markup` whose tags name styles;
    /// - `style`: the style of all of it, by its name or as an object with a style's keys;
    /// - `width` and `height` in points; what is left out follows the text;
    /// - `insets`: points between edge and text, one number or `[top, left, bottom, right]`;
    /// - `lines` (0 for any number), `lineBreak` (`NSLineBreakMode`'s names), `verticalAlignment` (top, center,
    ///   bottom);
    /// - `background`, a color, and `cornerRadius` in points.
    ///
    /// - Parameters:
    ///   - json: UTF-8.
    ///   - file: What errors call the file.
    /// - Throws: `StyleSheetError` with all problems: line, key, what is allowed.
    package static func label(json: Data, file: String) throws(StyleSheetError) -> PlacardLabel {
        let root = try StyleSheet.root(of: json, file: file)
        var reader = LabelReader(lines: JSONLines(json))
        let label = reader.label(root)
        try StyleSheetError.throwIfAny(reader.problems, file: file)
        return label
    }

    /// Reads a label from a JSON file; see `label(json:file:)`.
    package static func label(contentsOf file: URL) throws(StyleSheetError) -> PlacardLabel {
        try label(json: StyleSheet.content(of: file), file: file.relativePath)
    }
}
