#if !os(Linux)
    import UIKit

    // Apple's label neither takes a token nor tells where its text lies: this file searches the cut by measuring, and asks
    // TextKit for rectangles. On Linux the label itself answers (PlacardLabel+Truncation.swift).

    extension PlacardLabel {
        /// Hands a text to the text label, whose cut is already made.
        func show(_ shown: ShownText) {
            (textLabel.font, textLabel.textColor) = (font, textColor)
            textLabel.attributedText = (shown.text ?? attributedText)?.scaled(by: shown.fontScale)
        }

        /// What the text label shows, of whose text a token is the end.
        var written: ShownText { ShownText(text: textLabel.attributedText) }

        /// Apple's label does not tell whether its text has one look.
        var plainText: String? { nil }

        /// A text cut so that it fits together with the token, if it does not fit as it is.
        func cut(_ whole: ShownText, _ space: CGSize, _ lines: Int) -> ShownText {
            guard let truncationToken, let text = whole.text?.scaled(by: whole.fontScale), space.width < 1e7,
                !holds(text, space, lines)
            else { return whole }
            let ends = text.string.indices.map { $0.utf16Offset(in: text.string) }
            var (low, high) = (0, ends.count - 1)
            while low < high {
                let middle = (low + high + 1) / 2
                if holds(text.cut(at: ends[middle], token: truncationToken), space, lines) {
                    low = middle
                } else {
                    high = middle - 1
                }
            }
            let cut = text.cut(at: ends.isEmpty ? 0 : ends[low], token: truncationToken)
            return whole.showing(cut, token: truncationToken)
        }

        private func holds(_ text: NSAttributedString, _ space: CGSize, _ lines: Int) -> Bool {
            textLabel.attributedText = text
            let width = lines == 1 ? CGFloat.greatestFiniteMagnitude : space.width
            let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
            let whole = textLabel.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
            let limited = textLabel.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
            return whole.height <= min(limited.height, space.height) && whole.width <= space.width
        }

        /// The rectangles of the token of a text that is drawn in a rectangle.
        func tokenRects(of shown: ShownText, in box: CGRect) -> [CGRect] {
            guard let token = shown.token, let text = shown.text else { return [] }
            let range = NSRange(location: text.length - token.length, length: token.length)
            return textLabel.textRects(forCharacterRange: range, in: box)
        }

        /// The height of the lines that a space has place for.
        func shownHeight(in space: CGRect) -> CGFloat {
            textLabel.textRect(forBounds: space, limitedToNumberOfLines: numberOfLines).height
        }
    }

    extension ShownText {
        /// Shows the first units of the text and the token after them.
        fileprivate func showing(_ cut: NSAttributedString, token: NSAttributedString) -> ShownText {
            let end = cut.length - token.length
            let places = places.compactMap { place -> Place? in
                let visible = min(place.range.location + place.range.length, end) - place.range.location
                guard visible > 0 else { return nil }
                return Place(link: place.link, range: NSRange(location: place.range.location, length: visible))
            }
            return ShownText(text: cut, places: places, token: token)
        }
    }

    extension NSAttributedString {
        /// The text with all its fonts, and what is measured with them, larger or smaller.
        fileprivate func scaled(by factor: CGFloat) -> NSAttributedString {
            guard factor != 1, length > 0 else { return self }
            let copy = NSMutableAttributedString(attributedString: self)
            enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
                guard let font = value as? UIFont else { return }
                copy.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
            }
            for key in [NSAttributedString.Key.kern, .baselineOffset] {
                enumerateAttribute(key, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
                    guard let length = value as? CGFloat else { return }
                    copy.addAttribute(key, value: length * factor, range: range)
                }
            }
            return copy
        }

        /// The first characters without white space at their end, and a token after them.
        fileprivate func cut(at length: Int, token: NSAttributedString) -> NSAttributedString {
            let units = string as NSString
            var end = length
            while end > 0, let scalar = Unicode.Scalar(units.character(at: end - 1)),
                CharacterSet.whitespacesAndNewlines.contains(scalar)
            { end -= 1 }
            let copy = NSMutableAttributedString(
                attributedString: attributedSubstring(from: NSRange(location: 0, length: end)))
            copy.append(token.unbroken.filled(with: attributes(before: end, fontScale: 1)))
            return copy
        }

        /// The text with spaces at which no line ends, so that a token is never torn apart.
        private var unbroken: NSAttributedString {
            let copy = NSMutableAttributedString(attributedString: self)
            for (index, unit) in string.utf16.enumerated() where unit == 0x20 {
                copy.replaceCharacters(in: NSRange(location: index, length: 1), with: "\u{a0}")
            }
            return copy
        }
    }

    extension UILabel {
        /// The width in points of the widest part of the text within which no line may end: words, and what dictionaries
        /// tell for words of scripts without spaces.
        var widestWord: CGFloat {
            guard let text = attributedText else { return 0 }
            let whole = CFRange(location: 0, length: text.length)
            let parts = CFStringTokenizerCreate(
                nil, text.string as CFString, whole, kCFStringTokenizerUnitLineBreak, nil)
            var widest: CGFloat = 0
            while !CFStringTokenizerAdvanceToNextToken(parts).isEmpty {
                let part = CFStringTokenizerGetCurrentTokenRange(parts)
                let word = (text.string as NSString).rangeWithoutSpaceAtEnd(of: part)
                widest = max(widest, text.attributedSubstring(from: word).size().width)
            }
            return widest
        }

        /// The rectangles of a stretch of text as `drawText(in:)` would draw it, one for each piece of a line.
        ///
        /// Apple's UIKit does not tell where a label put its text; TextKit, given the same text and space, does.
        func textRects(forCharacterRange range: NSRange, in rect: CGRect) -> [CGRect] {
            guard let text = attributedText, rect.width > 0 else { return [] }
            let storage = NSTextStorage(attributedString: text)
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: rect.size)
            container.lineFragmentPadding = 0
            container.maximumNumberOfLines = numberOfLines
            container.lineBreakMode = lineBreakMode
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
            let glyphs = manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
            let top = rect.minY + max(0, (rect.height - manager.usedRect(for: container).height) / 2)
            var rects: [CGRect] = []
            manager.enumerateEnclosingRects(
                forGlyphRange: glyphs, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
                in: container
            ) { piece, _ in rects.append(piece.offsetBy(dx: rect.minX, dy: top)) }
            return rects
        }
    }

    extension CGContext {
        /// Makes a rectangle of user space a link, in documents.
        func setURL(_ url: URL, for rect: CGRect) { setURL(url as CFURL, for: rect) }
    }

    extension NSString {
        /// A stretch of the text without the white space that hangs over a line's end.
        fileprivate func rangeWithoutSpaceAtEnd(of part: CFRange) -> NSRange {
            let range = NSRange(location: part.location, length: part.length)
            let last = rangeOfCharacter(
                from: CharacterSet.whitespacesAndNewlines.inverted, options: .backwards, range: range)
            let end = last.location == NSNotFound ? range.location : last.location + last.length
            return NSRange(location: range.location, length: end - range.location)
        }
    }
#endif
