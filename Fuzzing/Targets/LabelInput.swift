import Foundation
import PlacardSpecimens

/// Label files, style sheets and markup.
@MainActor enum LabelInput {
    static func runLabel(_ data: Data) {
        do throws(StyleSheetError) {
            let label = try PlacardLabel.label(json: data, file: "input.label.json")
            let size = label.frame.size
            require(size.width.isFinite && size.height.isFinite, "the label's size is \(size)")
            // What is large takes long without finding anything.
            guard size.width * size.height < 1_000_000, let context = try? CGContext(size: size, scale: 1) else {
                return
            }
            label.layer.render(in: context)
        } catch {
            requireLines(error)
        }
    }

    static func runSheet(_ data: Data) {
        do throws(StyleSheetError) {
            let sheet = try StyleSheet(json: data, file: "input.json")
            for name in sheet.names.prefix(20) { _ = sheet[name]?.attributedString("Hg", over: [:]) }
        } catch {
            requireLines(error)
        }
    }

    private static func requireLines(_ error: StyleSheetError) {
        let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
        require(!lines.isEmpty && lines.count <= 101, "\(lines.count) lines of errors")
        for line in lines { require(line.tellsAnError && line.count <= 700, "no line of an error: \(line)") }
    }

    private static let sheet = StyleSheet([
        "a": TextStyle(fontName: "Inter-Bold", size: 12), "b": TextStyle(.title1, color: .red), "é.1-_": TextStyle(),
    ])

    static func runMarkup(_ data: Data) {
        let markup = String(decoding: data, as: UTF8.self)
        do throws(MarkupError) {
            let text = try sheet.attributedString(markup: markup)
            require(text.length <= markup.utf16.count, "the text is longer than its markup")
        } catch {
            require(!error.description.contains(where: \.isNewline), "more than a line: \(error.description)")
        }
        let again = try? sheet.attributedString(markup: StyleSheet.escaped(markup))
        require(again?.string == markup, "an escaped text is read as another")
    }
}
