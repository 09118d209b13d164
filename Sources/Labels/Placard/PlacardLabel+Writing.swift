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
        textLabel.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
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
        var shown = markedText
        let text = shown.text
        format(&shown)
        shown.fontScale = fontScale(of: shown, fit, space, lines)
        if shown.fontScale != 1 {
            // Where letters stand in lines of one height depends on their size.
            shown.text = text
            format(&shown)
        }
        return cut(shown, space, lines)
    }

    /// The text with its links as they look; the label's own if it is shown as it is.
    private var markedText: ShownText {
        let links = links
        let isChanged = !links.isEmpty || alignsByText || truncationToken != nil || lineHeight ?? 0 > 0
        if !isChanged, plainText != nil { return ShownText() }
        guard let text = attributedText, text.length > 0 else { return ShownText() }
        let marker = LinkMarker(
            links: links, styles: linkStyles, maximumURLLength: maximumURLLength, isEnabled: isEnabled,
            pressed: pressedLink)
        return links.isEmpty ? ShownText(text: text) : marker.shown(text)
    }

    /// Gives a text the height of its lines and the sides that they are flush with.
    private func format(_ shown: inout ShownText) {
        if let lineHeight, lineHeight > 0 {
            shown.text = shown.text?.boxed(
                lineHeight: lineHeight, paragraphStyle: paragraphStyle, fontScale: shown.fontScale)
        }
        if alignsByText { shown.text = shown.text?.alignedByDirection(paragraphStyle: paragraphStyle) }
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

    /// What the sizes of a text's fonts are multiplied by so that it fits.
    private func fontScale(of shown: ShownText, _ fit: FontFit, _ space: CGSize, _ lines: Int) -> CGFloat {
        guard fit != .none, let size = font?.pointSize, size > 0 else { return 1 }
        let found = fit.size(from: size) { candidate in
            var text = shown
            text.fontScale = candidate / size
            return fits(text, space, lines)
        }
        return found / size
    }

    /// Whether a text fits a space on a number of lines, without anything cut and without a word that is broken.
    private func fits(_ text: ShownText, _ space: CGSize, _ lines: Int) -> Bool {
        show(text)
        let free = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        if lines == 1 {
            let line = textLabel.textRect(forBounds: free, limitedToNumberOfLines: 1).size
            return line.width <= space.width && line.height <= space.height
        }
        let bounds = CGRect(x: 0, y: 0, width: space.width, height: .greatestFiniteMagnitude)
        let whole = textLabel.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
        let limited = textLabel.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
        return whole.height <= min(space.height, limited.height) && textLabel.widestWord <= space.width
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

    /// Nil for the label's own text, which has one look throughout.
    var text: NSAttributedString?
    var places: [Place] = []
    /// Multiplies the sizes of all fonts and what is measured with them.
    var fontScale: CGFloat = 1
    /// The truncation token in the looks of the text before it, if it is shown.
    var token: NSAttributedString?
}
