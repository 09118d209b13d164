extension NibDecoder {
    /// What the canvas takes for a view's own size in place of what the view would ask for, in points; nil for nothing.
    ///
    /// Documents may hold a placeholder of it. Since Xcode 12 a label without text has room in a stack to be found again,
    /// as stored frames show.
    @MainActor func canvasSize(in parent: NibCoder?) -> CGSize? {
        if let width = string("placeholderIntrinsicWidth"), let height = string("placeholderIntrinsicHeight") {
            return CGSize(width: Self.length(width), height: Self.length(height))
        }
        guard parent?.element.name == "stackView", element.name == "label", context.version.givesEmptyLabelsRoom,
            isWithoutText
        else { return nil }
        return CGSize(width: 50, height: 50)
    }

    private var isWithoutText: Bool { (text("text") ?? "").isEmpty && child(keyed: "attributedText") == nil }

    /// The word `infinite` says that there is no placeholder for that side.
    @MainActor private static func length(_ text: String) -> CGFloat {
        guard let number = IBNumber.parse(text), number >= 0, number <= IBLimits.coordinate else {
            return UIView.noIntrinsicMetric
        }
        return CGFloat(number)
    }
}
