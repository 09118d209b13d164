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
                let end = units[start..<range.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D || $0 == 0x2029 }
                if start < end ?? range.upperBound {
                    let piece = String(decoding: units[start..<(end ?? range.upperBound)], as: UTF16.self)
                    paragraph.runs.append((piece, attributes))
                }
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

extension UIColor {
    /// Red, green and blue from 0 to 255, and alpha from 0 to 1, in sRGB.
    var bytes: (red: Int, green: Int, blue: Int, alpha: CGFloat) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(1))
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func byte(_ part: CGFloat) -> Int { Int((Swift.min(Swift.max(0, part), 1) * 255).rounded()) }
        return (byte(red), byte(green), byte(blue), alpha)
    }
}
