import Foundation

/// Sorts objects into sections by the first letter of a text, as lists of names are.
///
/// The sections are those of English in all languages: A to Z, and one for all that begins otherwise; letters with accents
/// count as those without. Source: Apple's documentation of `UILocalizedIndexedCollation`.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()
    private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

    private override nonisolated init() { super.init() }

    /// The one collation.
    open class func current() -> UILocalizedIndexedCollation { shared }

    /// The titles of the sections, in order.
    open var sectionTitles: [String] { Self.letters + ["#"] }
    /// The titles that stand at a list's side, in order.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// The section that a title at a list's side leads to: the one at the same place.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(0, indexTitleIndex), sectionTitles.count - 1)
    }

    /// The section of an object, by the text that a selector gives.
    ///
    /// - Parameters:
    ///   - object: What is to be sorted in.
    ///   - selector: A method of the object without arguments; where that gives no text, a string stands for itself and
    ///     other objects for their description.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let text = Self.text(of: object, selector)
        let plain = text.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil).uppercased()
        return plain.first.flatMap { Self.letters.firstIndex(of: String($0)) } ?? Self.letters.count
    }

    /// The objects in the order of the texts that a selector gives, as people of the current language sort them.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.map { (object: $0, text: Self.text(of: $0, selector)) }
            .sorted { $0.text.localizedStandardCompare($1.text) == .orderedAscending }.map(\.object)
    }

    private static func text(of object: Any, _ selector: Selector) -> String {
        if let text = object as? String { return text }
        guard let known = object as? NSObject, known.responds(to: selector),
            let text = known.perform(selector)?.takeUnretainedValue() as? String
        else { return "\(object)" }
        return text
    }
}
