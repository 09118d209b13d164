import Foundation

/// A paragraph of attributed text, in pieces of one look, without its end.
struct AttributedParagraph {
    var style: NSParagraphStyle?
    var runs: [(text: String, attributes: [NSAttributedString.Key: Any])] = []

    static func paragraphs(of text: NSAttributedString) -> [AttributedParagraph] {
        let units = Array(text.string.utf16)
        var runs: [([NSAttributedString.Key: Any], Range<Int>)] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: units.count), options: []) { attributes, range, _ in
            runs.append((attributes, range.location..<range.location + range.length))
        }
        var paragraphs: [AttributedParagraph] = []
        var paragraph = AttributedParagraph()
        var hasBegun = false
        for (attributes, range) in runs {
            var start = range.lowerBound
            while start < range.upperBound {
                if !hasBegun { paragraph.style = attributes[.paragraphStyle] as? NSParagraphStyle }
                hasBegun = true
                let end = units[start..<range.upperBound].indices.first { units.endsParagraph(at: $0) }
                let piece = units.text(in: start..<(end ?? range.upperBound))
                if !piece.isEmpty { paragraph.runs.append((piece, attributes)) }
                start = (end ?? range.upperBound - 1) + 1
                if end != nil {
                    paragraphs.append(paragraph)
                    (paragraph, hasBegun) = (AttributedParagraph(), false)
                }
            }
        }
        return hasBegun ? paragraphs + [paragraph] : paragraphs
    }
}

extension [UInt16] {
    /// Whether a carriage return and a line feed follow each other here, which end one paragraph together.
    private func isReturnBeforeFeed(_ index: Int) -> Bool {
        self[index] == 0x0D && index + 1 < count && self[index + 1] == 0x0A
    }

    fileprivate func endsParagraph(at index: Int) -> Bool {
        let unit = self[index]
        return unit == 0x0A || unit == 0x2029 || unit == 0x0D && !isReturnBeforeFeed(index)
    }

    /// The text of a part of a paragraph, without the first half of its end.
    fileprivate func text(in range: Range<Int>) -> String {
        let end = range.upperBound
        let isHalved = !range.isEmpty && isReturnBeforeFeed(end - 1)
        return String(decoding: self[range.lowerBound..<(isHalved ? end - 1 : end)], as: UTF16.self)
    }
}

extension UIColor {
    /// Red, green and blue from 0 to 255, and alpha from 0 to 1, in sRGB.
    var bytes: (red: Int, green: Int, blue: Int, alpha: CGFloat) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(1))
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func byte(_ part: CGFloat) -> Int { Int((Swift.min(Swift.max(0, part), 1) * 255).rounded()) }
        return (byte(red), byte(green), byte(blue), alpha)
    }
}
