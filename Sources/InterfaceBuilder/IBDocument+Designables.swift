import Foundation

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
