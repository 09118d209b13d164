extension NibFamily {
    /// Bars, with their items' titles in a row.
    static let bars: [String: NibFamily] = [
        "navigationBar": NibFamily(className: "UINavigationBar", caveat: caveat) { bar($0, .bottom) },
        "toolbar": NibFamily(className: "UIToolbar", caveat: caveat) { bar($0, .top) },
        "tabBar": NibFamily(className: "UITabBar", caveat: caveat) { bar($0, .top) },
    ]

    private static let caveat = "is drawn plainly, its items' titles in a row"

    private static func bar(_ decoder: NibDecoder, _ hairline: PlainBar.Hairline) -> UIView {
        let view = PlainBar()
        view.hairline = hairline
        let titles = decoder.list("items").compactMap { $0["title"] }
        let tint = decoder.color("tintColor") ?? .systemBlue
        view.setTitles(titles, font: .systemFont(ofSize: 17), color: hairline == .bottom ? .label : tint)
        for name in ["barStyle", "translucent", "largeTitles", "itemPositioning"] { _ = decoder.string(name) }
        for key in ["standardAppearance", "scrollEdgeAppearance", "titleTextAttributes"] {
            _ = decoder.child(keyed: key)
        }
        if let color = decoder.color("barTintColor") { view.backgroundColor = color }
        return view
    }
}
