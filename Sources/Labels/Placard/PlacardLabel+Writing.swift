import Foundation

/// A space for which the shown text has been worked out.
struct ShownSpace: Hashable {
    var width: CGFloat
    var height: CGFloat
    var lines: Int
    var fits: Bool
}

extension PlacardLabel {
    /// The most spaces whose texts are kept: measured free, measured at a width, drawn.
    private static let limit = 4

    /// The rectangle that the text is drawn in, and the textLabel made ready for it.
    func writtenBox(in rect: CGRect) -> CGRect {
        let space = rect.inset(by: contentInsets)
        guard space.size.width > 0, space.size.height > 0 else { return .zero }
        write(in: space.size, lines: numberOfLines, fit: fontFit)
        return textBox(in: rect, height: shownHeight(in: space))
    }

    /// Gives the textLabel what is to be shown in a space.
    @discardableResult
    func write(in space: CGSize, lines: Int, fit: FontFit) -> ShownText {
        textLabel.contentScaleFactor = contentScaleFactor
        textLabel.numberOfLines = lines
        takeDirection()
        textLabel.highlightedTextColor = highlightedTextColor
        textLabel.isHighlighted = isHighlighted
        textLabel.isEnabled = isEnabled
        textLabel.adjustsFontSizeToFitWidth = fontFit == .none && adjustsFontSizeToFitWidth
        textLabel.minimumScaleFactor = minimumScaleFactor
        textLabel.baselineAdjustment = baselineAdjustment
        let key = ShownSpace(width: space.width, height: space.height, lines: lines, fits: fit != .none)
        let text = shown[key] ?? kept(shownText(in: space, lines: lines, fit: fit), for: key)
        show(text)
        return text
    }

    private func kept(_ text: ShownText, for space: ShownSpace) -> ShownText {
        if shown.count >= Self.limit { shown = [:] }
        shown[space] = text
        return text
    }

    private func shownText(in space: CGSize, lines: Int, fit: FontFit) -> ShownText {
        guard let text = attributedText, text.length > 0 else {
            return ShownText(text: NSAttributedString(string: ""))
        }
        let marker = LinkMarker(
            links: links, styles: linkStyles, maximumURLLength: maximumURLLength, isEnabled: isEnabled,
            pressed: pressedLink)
        var shown = marker.shown(text)
        if let lineHeight, lineHeight > 0 {
            shown.text = shown.text.boxed(lineHeight: lineHeight, paragraphStyle: paragraphStyle)
        }
        if alignsByText { shown.text = shown.text.alignedByDirection(paragraphStyle: paragraphStyle) }
        shown.text = fitted(shown.text, fit, space, lines)
        return cut(shown, space, lines)
    }

    /// The label's own style, for paragraphs without one.
    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        if #available(iOS 14, tvOS 14, *) { style.lineBreakStrategy = lineBreakStrategy }
        return style
    }

    /// Gives the textLabel, which is in no window, the interface's direction.
    private func takeDirection() {
        guard #available(iOS 17, tvOS 17, *) else { return }
        let direction = traitCollection.layoutDirection
        if textLabel.traitCollection.layoutDirection != direction {
            textLabel.traitOverrides.layoutDirection = direction
        }
    }

    // MARK: Fitting

    private func fitted(_ text: NSAttributedString, _ fit: FontFit, _ space: CGSize, _ lines: Int)
        -> NSAttributedString
    {
        guard fit != .none, let size = font?.pointSize, size > 0 else { return text }
        let found = fit.size(from: size) { candidate in
            fits(text.scaled(by: candidate / size), space, lines)
        }
        return text.scaled(by: found / size)
    }

    /// Whether a text fits a space on a number of lines, without anything cut and without a word that is broken.
    private func fits(_ text: NSAttributedString, _ space: CGSize, _ lines: Int) -> Bool {
        show(ShownText(text: text))
        let free = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        if lines == 1 {
            let line = textLabel.textRect(forBounds: free, limitedToNumberOfLines: 1).size
            return line.width <= space.width && line.height <= space.height
        }
        let bounds = CGRect(x: 0, y: 0, width: space.width, height: .greatestFiniteMagnitude)
        let whole = textLabel.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
        let limited = textLabel.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
        return whole.height <= min(space.height, limited.height) && longestWord(in: text) <= space.width
    }

    /// The width of the widest word: a font is too large if it breaks words.
    private func longestWord(in text: NSAttributedString) -> CGFloat {
        let units = text.string as NSString
        var widest: CGFloat = 0
        var start = 0
        while start < units.length {
            let rest = NSRange(location: start, length: units.length - start)
            let space = units.rangeOfCharacter(from: .whitespacesAndNewlines, options: [], range: rest)
            let end = space.location == NSNotFound ? units.length : space.location
            let word = text.attributedSubstring(from: NSRange(location: start, length: end - start))
            if !word.string.unicodeScalars.contains(where: \.properties.isIdeographic) {
                widest = max(widest, word.size().width)
            }
            start = space.location == NSNotFound ? units.length : space.location + max(1, space.length)
        }
        return widest
    }
}

/// What a label shows of its text: links styled and shortened, and what stands where it was cut.
struct ShownText {
    /// A part of the shown text that can be touched.
    struct Place: Equatable {
        var link: LabelLink
        /// UTF-16 units of what is shown.
        var range: NSRange
    }

    var text: NSAttributedString
    var places: [Place] = []
    /// The truncation token in the looks of the text before it, if it is shown.
    var token: NSAttributedString?
}
