/// Reads an attributed string once, run after run, into the engine's values.
package struct AttributeResolver {
    private let defaults: TextDefaults
    private let fontScale: CGFloat
    private let destination: Destination
    /// The objects in the text, by their characters.
    package private(set) var attachments: [Int: any InlineObject] = [:]
    private(set) var units: [UInt16] = []
    private(set) var styleRuns: [StyledText.StyleRun] = []
    package var formatRuns: [StyledText.FormatRun] = []
    private var looks = TextPaints.Builder()
    private(set) var language: String?

    /// The colors and decorations of what was read.
    var paints: TextPaints { looks.paints }

    /// Who lays the text out.
    package enum Destination {
        /// Lines without a container: attachments are asked for their sizes now, and white space has a look of its own
        /// where lines are drawn word by word.
        case lines
        /// A layout manager, which asks attachments when it knows their places and decorates words itself; its links
        /// look as everywhere, or by its own attributes.
        case layoutManager(linkAttributes: Attributes?)
    }

    package typealias Attributes = [NSAttributedString.Key: Any]

    package init(defaults: TextDefaults, fontScale: CGFloat, destination: Destination = .lines) {
        self.defaults = defaults
        self.fontScale = fontScale
        self.destination = destination
    }

    /// - Parameter part: The UTF-16 units that are read; nil for all.
    package mutating func resolve(_ text: NSAttributedString, part: NSRange? = nil) {
        let whole = text.string.utf16Units
        units = part.map { Array(whole[$0.location..<$0.location + $0.length]) } ?? whole
        let part = part ?? NSRange(location: 0, length: units.count)
        var runs: [(Attributes, Range<Int>)] = []
        text.enumerateAttributes(in: part, options: []) { attributes, range, _ in
            let start = range.location - part.location
            runs.append((attributes, start..<start + range.length))
        }
        for (attributes, range) in runs { read(attributes, range) }
        if runs.isEmpty { add([:], 0..<0) }
    }

    mutating func resolve(_ string: String, _ attributes: Attributes) {
        units = string.utf16Units
        read(attributes, 0..<units.count)
    }

    private mutating func read(_ attributes: Attributes, _ range: Range<Int>) {
        if attributes[.attachment] is any InlineObject {
            // Each object has a size of its own, also where two of them are the same.
            for offset in range { add(attributes, offset..<offset + 1) }
        } else if attributes[.ruby] != nil {
            readAnnotated(attributes, range)
        } else {
            add(attributes, range)
        }
    }

    /// Adds text with an annotation, which stands with what one line can hold: with each part that a terminator ends.
    private mutating func readAnnotated(_ attributes: Attributes, _ range: Range<Int>) {
        let plain = attributes.filter { $0.key != .ruby }
        var start = range.lowerBound
        for offset in range where units[offset].endsLine {
            if start < offset { add(attributes, start..<offset) }
            add(plain, offset..<offset + 1)
            start = offset + 1
        }
        if start < range.upperBound { add(attributes, start..<range.upperBound) }
    }

    private mutating func add(_ attributes: Attributes, _ range: Range<Int>) {
        if attributes[.runDelegate] is CTRunDelegate { for offset in range { units[offset] = 0xFFFC } }
        if range.lowerBound == 0 { language = attributes[.languageIdentifier] as? String }
        let style = characterStyle(attributes, at: range.lowerBound)
        var paint = textPaint(shown(attributes), font: style.font)
        let ruby = ruby(attributes, over: range, style)
        paint.ruby = ruby?.paint
        add(ruby?.base ?? style, over: range)
        add(paint, over: range)
        let format = (attributes[.paragraphStyle] as? NSParagraphStyle ?? defaults.paragraphStyle).format
        if let last = formatRuns.last, last.format == format {
            formatRuns[formatRuns.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            formatRuns.append(StyledText.FormatRun(range: range, format: format))
        }
    }

    private mutating func add(_ style: CharacterStyle, over range: Range<Int>) {
        if let last = styleRuns.last, last.style == style {
            styleRuns[styleRuns.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            styleRuns.append(StyledText.StyleRun(range: range, style: style))
        }
    }

    // MARK: Characters

    private func ruby(_ attributes: Attributes, over range: Range<Int>, _ style: CharacterStyle) -> RubySetting? {
        guard let annotation = attributes[.ruby] as? CTRubyAnnotation, !range.isEmpty, style.attachment == nil else {
            return nil
        }
        let look = annotation.look
        let (named, share) = look[.font] == nil ? (attributes, annotation.share) : (look, 1)
        return RubySetting(
            annotation, of: units[range], from: range.lowerBound, style, color: color(look, .foregroundColor)
        ) { font(named, share: share * $0) }
    }

    private mutating func characterStyle(_ attributes: Attributes, at offset: Int) -> CharacterStyle {
        var style = CharacterStyle(font: font(attributes))
        style.kern = number(attributes, .kern).map { $0 * fontScale }
        style.tracking = (number(attributes, .tracking) ?? 0) * fontScale
        style.baselineOffset = (number(attributes, .baselineOffset) ?? 0) * fontScale
        style.expansion = number(attributes, .expansion) ?? 0
        if number(attributes, .ligature) == 0 { style.ligatures = .required }
        style.writingDirections = directions(attributes[.writingDirection])
        if let delegate = attributes[.runDelegate] as? CTRunDelegate {
            style.attachment = CharacterStyle.AttachmentBox(bounds: delegate.bounds)
        }
        if let attachment = attributes[.attachment] as? any InlineObject, units.indices.contains(offset),
            units[offset] == 0xFFFC
        {
            attachments[offset] = attachment
            let bounds =
                switch destination {
                case .lines: attachment.bounds(onLineOfHeight: style.font.lineHeight, characterIndex: offset)
                case .layoutManager: attachment.ownBounds
                }
            style.attachment = CharacterStyle.AttachmentBox(bounds: bounds, padding: attachment.lineLayoutPadding)
        }
        return style
    }

    /// - Parameter share: Of the size that the attributes ask for.
    private func font(_ attributes: Attributes, share: CGFloat = 1) -> CTFont {
        let font = attributes[.font]
        let served = font as? UIFont ?? (font as? CTFont).map(UIFont.init(serving:))
        let chosen = (served ?? defaults.font).scaled(by: fontScale * share)
        return (intent(attributes)?.font(beside: chosen) ?? chosen).ctFont
    }

    private func intent(_ attributes: Attributes) -> InlinePresentationIntent? {
        InlinePresentationIntent(attribute: attributes[.inlinePresentationIntent])
    }

    private func number(_ attributes: Attributes, _ key: NSAttributedString.Key) -> CGFloat? {
        attributes[key].flatMap(NumericAttribute.value)
    }

    private func directions(_ value: Any?) -> [CharacterStyle.DirectionOverride] {
        let numbers = (value as? [Any])?.compactMap(NumericAttribute.integer) ?? []
        return numbers.map { number in
            CharacterStyle.DirectionOverride(
                direction: number & 1 == 1 ? .rightToLeft : .leftToRight,
                strength: number & NSWritingDirectionFormatType.override.rawValue != 0 ? .override : .embedding)
        }
    }

    // MARK: Paint

    /// The attributes as they are drawn: those of a layout manager's links lie over a link's own.
    package func shown(_ attributes: Attributes) -> Attributes {
        guard case .layoutManager(let own?) = destination, attributes[.link] != nil else { return attributes }
        return attributes.merging(own) { $1 }
    }

    private var linksHaveSystemLook: Bool {
        if case .layoutManager(.some) = destination { return false }
        return defaults.linkLook == .system
    }

    private func textPaint(_ attributes: Attributes, font: CTFont) -> TextPaint {
        let highlight = NSAttributedString.highlight(attributes)
        var paint = TextPaint(foreground: highlight ?? color(attributes, .foregroundColor) ?? defaults.color)
        paint.takesContextColor = attributes[.colorFromContext] as? Bool ?? false
        paint.background = highlight?.withAlphaComponent(0.2) ?? color(attributes, .backgroundColor)
        paint.underline = decoration(attributes, .underlineStyle, .underlineColor)
        paint.strikethrough = decoration(attributes, .strikethroughStyle, .strikethroughColor)
        if paint.strikethrough == nil, intent(attributes)?.contains(.strikethrough) == true {
            paint.strikethrough = TextPaint.Decoration(style: .single, color: nil)
        }
        paint.shadow = (attributes[.shadow] as? NSShadow).map(TextPaint.Shadow.init) ?? defaults.shadow
        if isLetterpress(attributes) { paint.shadow = .letterpress }
        paint.obliqueness = number(attributes, .obliqueness) ?? 0
        paint.attachment = (attributes[.attachment] as? any InlineObject).map(TextPaint.Attachment.init)
        if attributes[.link] != nil, linksHaveSystemLook { paint.showAsLink() }
        paint.stroke = TextPaint.Stroke(attributes, font: font)
        paint.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
        return paint
    }

    /// A color of UIKit's, or of Core Graphics' as Core Text has it.
    private func color(_ attributes: Attributes, _ key: NSAttributedString.Key) -> UIColor? {
        guard let value = attributes[key] else { return nil }
        return value as? UIColor ?? (value as? CGColor).map { UIColor(cgColor: $0) }
    }

    private func isLetterpress(_ attributes: Attributes) -> Bool {
        let effect = attributes[.textEffect]
        let name = (effect as? NSAttributedString.TextEffectStyle)?.rawValue ?? effect as? String
        return name == NSAttributedString.TextEffectStyle.letterpressStyle.rawValue
    }

    private func decoration(
        _ attributes: Attributes, _ styleKey: NSAttributedString.Key, _ colorKey: NSAttributedString.Key
    ) -> TextPaint.Decoration? {
        guard let raw = attributes[styleKey].flatMap(NumericAttribute.integer) else { return nil }
        let style = NSUnderlineStyle(rawValue: raw)
        return style.isVisible ? TextPaint.Decoration(style: style, color: color(attributes, colorKey)) : nil
    }

    private mutating func add(_ paint: TextPaint, over range: Range<Int>) {
        switch destination {
        case .lines: for part in parts(of: range, paint) { looks.append(part.paint, over: part.range) }
        case .layoutManager: looks.append(paint, over: range)
        }
    }

    /// Splits a run where lines are drawn word by word, so that white space has a paint without them.
    private func parts(of range: Range<Int>, _ paint: TextPaint) -> [(range: Range<Int>, paint: TextPaint)] {
        var spaces = paint
        if paint.underline?.style.contains(.byWord) == true { spaces.underline = nil }
        if paint.strikethrough?.style.contains(.byWord) == true { spaces.strikethrough = nil }
        guard spaces != paint else { return [(range, paint)] }
        var parts: [(range: Range<Int>, paint: TextPaint)] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let isSpace = Self.isWhiteSpace(units[start])
            let end = units[start..<range.upperBound].firstIndex { Self.isWhiteSpace($0) != isSpace }
            parts.append((start..<(end ?? range.upperBound), isSpace ? spaces : paint))
            start = end ?? range.upperBound
        }
        return parts
    }

    private static func isWhiteSpace(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit)?.properties.isWhitespace ?? false
    }
}
