import Foundation
import PlacardSpecimens

/// What `placard measure` answers: lines and widths from the layout, sizes as a label gives them.
@MainActor struct MeasureAnswer {
    private let request: MeasureRequest
    private let layout: TextLayout
    private let label: UILabel

    init(to request: MeasureRequest) throws {
        self.request = request
        let text = try MeasureAnswer.attributedText(for: request)
        layout = MeasureAnswer.layout(text, for: request)
        label = UILabel()
        label.layer.contentsScale = request.scale
        label.numberOfLines = request.lines
        label.attributedText = text
        label.lineBreakMode = request.mode
    }

    /// The answer as JSON.
    var object: [String: Any] {
        let space = CGSize(
            width: request.width ?? .greatestFiniteMagnitude, height: request.height ?? .greatestFiniteMagnitude)
        let bounds = CGRect(origin: request.origin, size: space)
        let unlimited = CGRect(x: 0, y: 0, width: space.width, height: .greatestFiniteMagnitude)
        var object: [String: Any] = [
            "id": request.id, "width": Double(layout.width), "lines": layout.lines.map(line),
            "size": numbers(label.textRect(forBounds: unlimited, limitedToNumberOfLines: request.lines).size),
            "intrinsicContentSize": numbers(label.intrinsicContentSize),
            "sizeThatFits": numbers(label.sizeThatFits(space)),
            "textRect": numbers(label.textRect(forBounds: bounds, limitedToNumberOfLines: request.lines)),
            "truncated": layout.isTruncated,
            "missingGlyphs": layout.shaped.missingCharacters.map {
                "U+" + String($0.value, radix: 16, uppercase: true)
            },
        ]
        if request.wantsLabelLines { object["labelLines"] = labelLines(in: unlimited) }
        return object
    }

    // MARK: - Lines

    /// Where lines of a label end that has the text as plain `text`: by its own line break strategy, not greedily.
    private func labelLines(in bounds: CGRect) -> [[String: Any]] {
        let plain = UILabel()
        plain.numberOfLines = request.lines
        plain.lineBreakMode = request.mode
        plain.textAlignment = request.alignment
        plain.font = label.font
        plain.text = request.text
        return plain.drawnBlock(in: bounds).layout.lines.map {
            ["start": $0.range.lowerBound, "end": $0.range.upperBound]
        }
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
            .map { cluster in
                let x = Double(cluster.x - line.x)
                return [
                    Double(cluster.range.lowerBound), Double(cluster.range.upperBound), x, x + Double(cluster.width),
                ]
            }
    }

    private func numbers(_ size: CGSize) -> [Double] { [Double(size.width), Double(size.height)] }

    private func numbers(_ rect: CGRect) -> [Double] {
        [Double(rect.origin.x), Double(rect.origin.y)] + numbers(rect.size)
    }

    // MARK: - Text

    private static func layout(_ text: NSAttributedString, for request: MeasureRequest) -> TextLayout {
        var rules = LayoutRules()
        rules.width = request.width ?? .infinity
        rules.maximumLines = request.lines
        rules.lastLineBreakMode = request.mode
        rules.naturalSide = .left
        var typeset = TypesetText(AttributedText(text, defaults: .textKit))
        return typeset.block(rules).layout
    }

    private static func attributedText(for request: MeasureRequest) throws -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = request.alignment
        style.baseWritingDirection = request.direction
        style.lineBreakMode = request.mode
        var attributes: [NSAttributedString.Key: Any] = [.font: try font(for: request), .paragraphStyle: style]
        attributes[.languageIdentifier] = request.language
        return NSAttributedString(string: request.text, attributes: attributes)
    }

    /// The first family with all others as its cascade.
    private static func font(for request: MeasureRequest) throws -> UIFont {
        for path in request.fontFiles { try FontLibrary.shared.register(contentsOf: URL(fileURLWithPath: path)) }
        let fonts = try request.families.map { try descriptor(family: $0, request) }
        guard let first = fonts.first else { return .systemFont(ofSize: request.size, weight: request.weight) }
        return UIFont(
            descriptor: first.addingAttributes([.cascadeList: Array(fonts.dropFirst())]), size: request.size)
    }

    private static func descriptor(family: String, _ request: MeasureRequest) throws -> UIFontDescriptor {
        if family == "system" {
            return UIFont.systemFont(ofSize: request.size, weight: request.weight).fontDescriptor
        }
        guard FontLibrary.shared.font(family: family, size: request.size) != nil else {
            throw LineFault(description: "no font family named \(family); see placard fonts")
        }
        return UIFontDescriptor(fontAttributes: [
            .family: family, .size: Double(request.size),
            .traits: [UIFontDescriptor.TraitKey.weight: request.weight.rawValue],
        ])
    }
}
