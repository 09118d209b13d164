import Foundation

/// What a document copied from asset catalogs when it was last saved.
package struct IBResources: Sendable {
    /// The colors of asset catalogs, light appearance, by name.
    package let namedColors: [String: IBElement]
    /// Light values of system colors, by Interface Builder's name of the color.
    package let systemColors: [String: IBElement]
    /// Elements that carry an image's `width` and `height` in points, by name.
    package let images: [String: IBElement]

    package init(element: IBElement?) {
        let all = element?.children ?? []
        func byName(_ kind: String, _ value: (IBElement) -> IBElement?) -> [String: IBElement] {
            let pairs = all.filter { $0.name == kind }.compactMap { entry in
                entry["name"].flatMap { name in value(entry).map { (name, $0) } }
            }
            return Dictionary(pairs) { first, _ in first }
        }
        namedColors = byName("namedColor") { $0.child("color") }
        systemColors = byName("systemColor") { $0.child("color") }
        images = byName("image") { $0 }
    }
}

/// What a document says of what Xcode saw when it saved it.
extension IBDocument {
    /// The sizes in points that designable views asked for, by the ids of the views.
    package var designedSizes: [String: CGSize] {
        let pairs = root.list("designables").compactMap { entry -> (String, CGSize)? in
            guard let name = entry["name"], let size = entry.child(keyed: "intrinsicContentSize"),
                let width = size["width"].flatMap(IBNumber.parse), let height = size["height"].flatMap(IBNumber.parse)
            else { return nil }
            return (name, CGSize(width: min(width, IBLimits.coordinate), height: min(height, IBLimits.coordinate)))
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
