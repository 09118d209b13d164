import Foundation

/// Attributed strings as archives give them back.
///
/// Foundation on Linux reads no archive of an attributed string whose attributes are the same throughout: it asks for the
/// list of runs, which is absent there, and takes that for an error. Where only certain classes are allowed it admits no
/// fonts and colors. These two classes stand in for its own when archives are read; what they read is an attributed string
/// like any other, and is archived under Foundation's name.
final class ArchivedAttributedString: NSAttributedString {
    required init?(coder: NSCoder) {
        guard AttributedStringArchive.isWritable, let text = AttributedStringArchive.text(in: coder) else {
            return nil
        }
        super.init(attributedString: text)
    }
}

/// The same for attributed strings that can be changed.
final class ArchivedMutableAttributedString: NSMutableAttributedString {
    required init?(coder: NSCoder) {
        guard AttributedStringArchive.isWritable, let text = AttributedStringArchive.text(in: coder) else {
            return nil
        }
        super.init(attributedString: text)
    }
}

/// The form of archived attributed strings: the text, and one dictionary of attributes or a list of them with the lengths
/// of runs and the dictionaries' places in the list, each number seven bits a byte, the lowest first.
enum AttributedStringArchive {
    /// Has archives read by the classes above; asked for wherever fonts, colors and styles are made.
    static let isReadable: Bool = {
        for entry in readers { NSKeyedUnarchiver.setClass(entry.reader, forClassName: entry.name) }
        return true
    }()

    /// Has what was read archived under Foundation's names.
    ///
    /// Asked for when something is read, because Foundation looks for the classes' descriptions, which takes as long as
    /// to lay out some labels.
    static let isWritable: Bool = {
        for entry in readers { NSKeyedArchiver.setClassName(entry.name, for: entry.reader) }
        return true
    }()

    private static var readers: [(name: String, reader: AnyClass)] {
        [
            ("NSAttributedString", ArchivedAttributedString.self),
            ("NSMutableAttributedString", ArchivedMutableAttributedString.self),
        ]
    }

    private static let valueClasses: [AnyClass] = [
        AttributeValue.self, NSNumber.self, NSString.self, NSURL.self, NSData.self, NSDate.self, NSArray.self,
        NSDictionary.self,
    ]

    /// The attributed string in an archive, without attributes where their runs do not fit the text; nil without an archive.
    static func text(in coder: NSCoder) -> NSMutableAttributedString? {
        guard let archive = coder.archive else { return nil }
        let string: String = archive.archived("NSString", of: [NSString.self]) ?? ""
        let text = NSMutableAttributedString(string: string)
        let attributes: Any? = archive.archived("NSAttributes", of: valueClasses + (archive.allowedClasses ?? []))
        if let runs: Data = archive.archived("NSAttributeInfo", of: [NSData.self]) {
            let list = attributes as? [Any] ?? []
            return setRuns(runs, list.map(keyed), of: text) ? text : NSMutableAttributedString(string: string)
        }
        if let attributes { text.setAttributes(keyed(attributes), range: NSRange(location: 0, length: text.length)) }
        return text
    }

    private static func keyed(_ attributes: Any) -> [NSAttributedString.Key: Any] {
        let values = attributes as? [String: Any] ?? [:]
        return Dictionary(uniqueKeysWithValues: values.map { (NSAttributedString.Key($0), $1) })
    }

    /// - Returns: Whether the runs lie within the text and name attributes that are there.
    private static func setRuns(
        _ data: Data, _ list: [[NSAttributedString.Key: Any]], of text: NSMutableAttributedString
    ) -> Bool {
        var (numbers, place) = (Numbers(bytes: data[...]), 0)
        while place < text.length {
            guard let length = numbers.next(), let index = numbers.next(), length > 0,
                length <= text.length - place, list.indices.contains(index)
            else { return false }
            text.setAttributes(list[index], range: NSRange(location: place, length: length))
            place += length
        }
        return true
    }

    /// Numbers of seven bits a byte, the lowest first; the top bit says that more follows.
    private struct Numbers {
        var bytes: Data.SubSequence

        mutating func next() -> Int? {
            var (value, shift) = (0, 0)
            while let byte = bytes.popFirst(), shift < 56 {
                value |= Int(byte & 127) << shift
                if byte < 128 { return value }
                shift += 7
            }
            return nil
        }
    }
}
