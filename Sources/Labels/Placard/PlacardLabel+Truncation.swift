#if os(Linux)
    import Foundation

    extension PlacardLabel {
        /// Hands a text to the text label, which cuts it itself.
        func show(_ shown: ShownText) {
            textLabel.setText(of: self, changed: shown.text, fontScale: shown.fontScale)
            textLabel.endToken = shown.token
        }

        /// What the text label shows.
        var written: ShownText {
            ShownText(text: textLabel.attributedText, fontScale: textLabel.fontScale, token: textLabel.endToken)
        }

        /// A text with the token, if it does not fit.
        ///
        /// The token looks like the text before it, which ends the earlier the wider the token is.
        func cut(_ whole: ShownText, _ space: CGSize, _ lines: Int) -> ShownText {
            guard let truncationToken, let text = whole.text, space.width < 1e7 else { return whole }
            show(whole)
            let box = CGRect(origin: .zero, size: space)
            var cut = whole
            var end: Int?
            for _ in 0..<2 {
                guard let next = textLabel.truncationPosition(in: box), next != end else { break }
                end = next
                cut.token = truncationToken.filled(with: text.attributes(before: next, fontScale: whole.fontScale))
                show(cut)
            }
            return cut
        }

        /// The rectangles of the token of a text that is drawn in a rectangle.
        func tokenRects(of shown: ShownText, in box: CGRect) -> [CGRect] {
            shown.token == nil ? [] : [textLabel.truncationTokenRect(in: box)].compactMap(\.self)
        }

        /// The height of the lines that a space has place for.
        func shownHeight(in space: CGRect) -> CGFloat {
            if textLabel.endToken != nil { return textLabel.drawnHeight(in: space) }
            return textLabel.textRect(forBounds: space, limitedToNumberOfLines: numberOfLines).height
        }
    }
#endif
