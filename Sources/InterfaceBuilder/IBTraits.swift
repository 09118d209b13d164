/// The size classes that decide which variations of a document apply.
package struct IBTraits: Hashable, Sendable {
    package enum SizeClass: String, Sendable {
        case compact
        case regular
        /// Neither: variations for a class do not apply.
        case any
    }

    package var width: SizeClass
    package var height: SizeClass

    package init(width: SizeClass, height: SizeClass) {
        self.width = width
        self.height = height
    }

    /// A phone held upright.
    package static let phone = IBTraits(width: .compact, height: .regular)
    /// The canvas of documents that are drawn for no device.
    package static let any = IBTraits(width: .any, height: .any)

    /// How many classes the key of a variation names, if all of them agree with these traits; else nil.
    ///
    /// Keys are `default`, `widthClass=…`, `heightClass=…`, or both joined by a hyphen.
    func specificity(of key: String) -> Int? {
        if key == "default" { return 0 }
        let parts = key.split(separator: "-")
        let matching = parts.count { $0 == "widthClass=\(width.rawValue)" || $0 == "heightClass=\(height.rawValue)" }
        return matching == parts.count && matching > 0 ? matching : nil
    }
}
