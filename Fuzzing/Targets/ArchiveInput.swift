import Foundation
import PlacardUIKit

/// Archives of views with made-up values: what `init(coder:)` of UIKit's classes reads.
///
/// Foundation itself stops the program over archives that are broken as such, so these are whole: `NSKeyedArchiver` writes
/// them of lines with a key, a kind and a value. The first line names the view's class. Lines that are indented by a space
/// more belong to the object above them, whose value is the name of its class.
@MainActor enum ArchiveInput {
    private static let views: [String: UIView.Type] = [
        "UIView": UIView.self, "UILabel": UILabel.self, "UIButton": UIButton.self, "UIImageView": UIImageView.self,
        "UIStackView": UIStackView.self, "UISwitch": UISwitch.self, "UISlider": UISlider.self,
        "UIStepper": UIStepper.self, "UIPageControl": UIPageControl.self, "UIProgressView": UIProgressView.self,
        "UIActivityIndicatorView": UIActivityIndicatorView.self, "UIDatePicker": UIDatePicker.self,
        "UISegmentedControl": UISegmentedControl.self, "UITextField": UITextField.self,
        "UITextView": UITextView.self, "UISearchBar": UISearchBar.self, "UIScrollView": UIScrollView.self,
        "UITableView": UITableView.self, "UICollectionView": UICollectionView.self,
    ]

    static func run(_ data: Data) {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").prefix(500)
        guard let name = lines.first, let type = views[String(name)] else { return }
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        for line in ArchivedLine.lines(lines.dropFirst()) { line.write(to: archiver) }
        archiver.finishEncoding()
        guard let reader = reader(of: archiver.encodedData), let view = type.init(coder: reader) else { return }
        check(view)
        let again = NSKeyedArchiver(requiringSecureCoding: false)
        view.encode(with: again)
        again.finishEncoding()
        let back = Self.reader(of: again.encodedData).flatMap { type.init(coder: $0) }
        require(back?.bounds.size == view.bounds.size, "what was read is not read again")
    }

    private static func reader(of data: Data) -> NSKeyedUnarchiver? {
        let reader = try? NSKeyedUnarchiver(forReadingFrom: data)
        reader?.requiresSecureCoding = false
        reader?.decodingFailurePolicy = .setErrorAndReturn
        for kind in ArchivedStandIn.kinds.values {
            reader?.setClass(kind.meant, forClassName: NSStringFromClass(kind))
        }
        return reader
    }

    private static func check(_ view: UIView) {
        let numbers = [view.bounds.minX, view.bounds.minY, view.bounds.width, view.bounds.height]
        require(numbers.allSatisfy(\.isFinite), "the bounds are not finite")
        view.layoutIfNeeded()
        let size = view.sizeThatFits(CGSize(width: 100, height: 100))
        require(!size.width.isNaN && !size.height.isNaN, "the size that fits is no number")
        _ = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            view.layer.render(in: $0.cgContext)
        }
    }
}

/// A line of the input, with those that belong to it.
struct ArchivedLine {
    let key, kind, value: String
    private(set) var below: [ArchivedLine] = []

    /// The lines as a tree, at most as deep as it is for 300 levels.
    static func lines(_ texts: ArraySlice<Substring>) -> [ArchivedLine] {
        var levels: [[ArchivedLine]] = [[]]
        func close() {
            let done = levels.removeLast()
            levels[levels.count - 1][levels[levels.count - 1].count - 1].below = done
        }
        for text in texts {
            let depth = min(text.prefix { $0 == " " }.count, 300)
            let words = text.dropFirst(depth).split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
            guard words.count == 3 else { continue }
            while levels.count - 1 > depth { close() }
            if depth > levels.count - 1, levels[levels.count - 1].isEmpty == false { levels.append([]) }
            levels[levels.count - 1].append(
                ArchivedLine(key: String(words[0]), kind: String(words[1]), value: String(words[2])))
        }
        while levels.count > 1 { close() }
        return levels[0]
    }

    /// Writes the value; later lines of a key take the place of earlier ones.
    func write(to coder: NSCoder) {
        guard !key.hasPrefix("$") else { return }
        switch kind {
        case "flag": coder.encode(value == "1", forKey: key)
        case "integer": coder.encode(Int(value) ?? 0, forKey: key)
        case "number": coder.encode(Double(value) ?? .nan, forKey: key)
        case "text": coder.encode(value as NSString, forKey: key)
        case "data": coder.encode(Data(value.utf8) as NSData, forKey: key)
        case "values":
            guard let json = try? JSONSerialization.jsonObject(with: Data(value.utf8)),
                PropertyListSerialization.propertyList(json, isValidFor: .binary),
                let data = try? PropertyListSerialization.data(fromPropertyList: json, format: .binary, options: 0)
            else { return }
            coder.encode(data as NSData, forKey: key)
        case "object": ArchivedStandIn.make(value, below).map { coder.encode($0, forKey: key) }
        case "list":
            coder.encode(below.compactMap { ArchivedStandIn.make($0.value, $0.below) } as NSArray, forKey: key)
        case "keyed":
            var values: [String: Any] = [:]
            for line in below {
                values[line.key] = ArchivedStandIn.make(line.kind, line.below) ?? line.value as NSString
            }
            coder.encode(values as NSDictionary, forKey: key)
        default: break
        }
    }
}

/// Writes lines, to be read as an object of one of UIKit's classes. Not private: Foundation on Linux has no names for such
/// classes.
class ArchivedStandIn: NSObject, NSCoding {
    /// The class that is read in its place.
    class var meant: AnyClass { UIView.self }
    static let kinds: [String: ArchivedStandIn.Type] = [
        "UIView": ArchivedStandIn.self, "UILabel": LabelStandIn.self, "UIColor": ColorStandIn.self,
        "UIFont": FontStandIn.self, "NSAttributedString": TextStandIn.self, "NSParagraphStyle": StyleStandIn.self,
        "NSShadow": ShadowStandIn.self, "NSTextAttachment": AttachmentStandIn.self,
    ]
    private let lines: [ArchivedLine]

    required init(_ lines: [ArchivedLine]) { self.lines = lines }
    required init?(coder: NSCoder) { nil }

    /// An object that is archived as one of a class; nil for a class that has no stand-in.
    static func make(_ name: String, _ lines: [ArchivedLine]) -> NSObject? {
        kinds[name]?.init(lines)
    }

    func encode(with coder: NSCoder) {
        for line in lines { line.write(to: coder) }
    }
}

final class LabelStandIn: ArchivedStandIn {
    override class var meant: AnyClass { UILabel.self }
}
final class ColorStandIn: ArchivedStandIn {
    override class var meant: AnyClass { UIColor.self }
}
final class FontStandIn: ArchivedStandIn {
    override class var meant: AnyClass { UIFont.self }
}
final class TextStandIn: ArchivedStandIn {
    /// The reader that Placard registers, as of when a font was first made.
    override class var meant: AnyClass {
        _ = UIFont.systemFont(ofSize: 1)
        return NSKeyedUnarchiver.class(forClassName: "NSAttributedString") ?? NSAttributedString.self
    }
}
final class StyleStandIn: ArchivedStandIn {
    override class var meant: AnyClass { NSParagraphStyle.self }
}
final class ShadowStandIn: ArchivedStandIn {
    override class var meant: AnyClass { NSShadow.self }
}
final class AttachmentStandIn: ArchivedStandIn {
    override class var meant: AnyClass { NSTextAttachment.self }
}
