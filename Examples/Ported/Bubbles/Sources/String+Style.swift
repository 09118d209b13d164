import UIKit

public extension String {
    func styled(_ style: TextStyle) -> NSAttributedString {
        return NSAttributedString(string: self, attributes: style.attributes)
    }

    /// How high the text is in a style at a width.
    func height(of style: TextStyle, width: CGFloat) -> CGFloat {
        let size = CGSize(width: width, height: .greatestFiniteMagnitude)
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
        return ceil((self as NSString).boundingRect(with: size, options: options, attributes: style.attributes, context: nil).height)
    }
}

public extension NSAttributedString {
    static func + (left: NSAttributedString, right: NSAttributedString) -> NSAttributedString {
        let sum = NSMutableAttributedString()
        sum.append(left)
        sum.append(right)
        return sum
    }

    var fonts: [UIFont] {
        var fonts: [UIFont] = []
        enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, _, _ in
            if let font = value as? UIFont {
                fonts.append(font)
            }
        }
        return fonts
    }
}
