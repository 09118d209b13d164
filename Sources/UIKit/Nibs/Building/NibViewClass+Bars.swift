extension NibViewClass {
    /// Bars, drawn without blur.
    static let bars: [String: NibViewClass] = [
        "navigationBar": NibViewClass(UINavigationBar.self, caveat: caveat, isPartial: true),
        "toolbar": NibViewClass(UIToolbar.self, caveat: caveat, isPartial: true),
        "tabBar": NibViewClass(UITabBar.self, caveat: caveat, isPartial: true),
    ]

    private static let caveat = "is drawn plainly, without blur"
}

extension BarView {
    /// What all bars have in common; their items come when they are made.
    func decodeBar(_ decoder: NibDecoder) {
        barTintColor = decoder.color("barTintColor")
        isTranslucent = decoder.bool("translucent", default: true)
        (self as? UINavigationBar)?.prefersLargeTitles = decoder.bool("largeTitles", default: false)
    }
}

extension BarView: NibTextShowing {
    var shownText: String? {
        let titles =
            switch self {
            case let bar as UINavigationBar: bar.items?.map(\.title)
            case let bar as UIToolbar: bar.items?.map(\.title)
            case let bar as UITabBar: bar.items?.map(\.title)
            default: nil as [String?]?
            }
        return (titles ?? []).compactMap { $0 }.joined(separator: " | ")
    }
}
