import Foundation
import PlacardSpecimens

/// What `placard measure` answers: lines and widths from the layout, sizes as a label gives them.
@MainActor struct MeasureAnswer {
    private let request: MeasureRequest
    private let layout: TextLayout

    init(to request: MeasureRequest) throws {
        self.request = request
        let font = try MeasureAnswer.font(for: request)
        var format = ParagraphFormat()
        format.alignment = request.alignment
        format.baseWritingDirection = request.direction
        let text = StyledText(
            request.text, style: CharacterStyle(font: font), format: format, language: request.language)
        var rules = SettingRules()
        rules.width = request.width ?? .infinity
        rules.maximumLines = request.lines
        rules.lastLineBreakMode = request.mode
        layout = ShapedText(text).set(rules)
    }

    /// The answer as JSON.
    var object: [String: Any] {
        [
            "id": request.id, "width": Double(layout.width), "lines": layout.lines.map(line),
            "truncated": layout.isTruncated,
            "missingGlyphs": layout.shaped.missingCharacters.map {
                "U+" + String($0.value, radix: 16, uppercase: true)
            },
        ]
    }

    private func line(_ line: TextLayout.Line) -> [String: Any] {
        var object: [String: Any] = [
            "start": line.range.lowerBound, "end": line.range.upperBound, "width": Double(line.width),
            "x": Double(line.x), "baseline": Double(line.baseline),
        ]
        if request.wantsClusters { object["clusters"] = clusters(of: line) }
        return object
    }

    private func clusters(of line: TextLayout.Line) -> [[Double]] {
        line.runs.filter { !$0.isToken }.flatMap(\.clusters)
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
            .map {
                [
                    Double($0.range.lowerBound), Double($0.range.upperBound), Double($0.x - line.x),
                    Double($0.x + $0.width - line.x),
                ]
            }
    }

    /// The first family with all others as its cascade.
    private static func font(for request: MeasureRequest) throws -> CTFont {
        let library = FontLibrary.shared
        for path in request.fontFiles { try library.register(contentsOf: URL(fileURLWithPath: path)) }
        let traits = FontTraits(weight: request.weight)
        let fonts = try request.families.map { family in
            if family == "system" { return library.systemFont(ofSize: request.size, traits: traits) }
            guard let font = library.font(family: family, size: request.size, traits: traits) else {
                throw JSONLine.Failure(description: "no font family named \(family); see placard fonts")
            }
            return font
        }
        guard let first = fonts.first else { return library.systemFont(ofSize: request.size, traits: traits) }
        guard fonts.count > 1 else { return first }
        return CTFont(
            face: first.face, pointSize: first.pointSize, metrics: first.metrics, tracking: first.tracking,
            cascade: Array(fonts.dropFirst()), synthesis: first.synthesis, requestedName: first.requestedName)
    }
}
