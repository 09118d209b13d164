extension BarView {
    /// What a document says of a bar but for its items, which come when they are made.
    func decodeBar(_ decoder: NibDecoder) {
        barTintColor = decoder.color("barTintColor")
        if decoder.string("barStyle")?.hasPrefix("black") == true { barStyle = .black }
        isTranslucent = decoder.bool("translucent", default: true)
        switch self {
        case let bar as UINavigationBar: bar.decodeTitles(decoder)
        case let bar as UITabBar: bar.decodeTabs(decoder)
        case let bar as UIToolbar: bar.decodeAppearances(decoder)
        default: break
        }
    }
}

extension UINavigationBar {
    fileprivate func decodeTitles(_ decoder: NibDecoder) {
        prefersLargeTitles = decoder.bool("largeTitles", default: false)
        titleTextAttributes = decoder.textAttributes("titleTextAttributes")
        largeTitleTextAttributes = decoder.textAttributes("largeTitleTextAttributes")
        if let standard: UINavigationBarAppearance = decoder.appearance("standardAppearance") {
            standardAppearance = standard
        }
        compactAppearance = decoder.appearance("compactAppearance")
        scrollEdgeAppearance = decoder.appearance("scrollEdgeAppearance")
        compactScrollEdgeAppearance = decoder.appearance("compactScrollEdgeAppearance")
    }
}

extension UITabBar {
    fileprivate func decodeTabs(_ decoder: NibDecoder) {
        unselectedItemTintColor = decoder.color("unselectedItemTintColor")
        if let standard: UITabBarAppearance = decoder.appearance("standardAppearance") {
            standardAppearance = standard
        }
        scrollEdgeAppearance = decoder.appearance("scrollEdgeAppearance")
    }
}

extension UIToolbar {
    fileprivate func decodeAppearances(_ decoder: NibDecoder) {
        if let standard: UIToolbarAppearance = decoder.appearance("standardAppearance") {
            standardAppearance = standard
        }
        compactAppearance = decoder.appearance("compactAppearance")
        scrollEdgeAppearance = decoder.appearance("scrollEdgeAppearance")
        compactScrollEdgeAppearance = decoder.appearance("compactScrollEdgeAppearance")
    }
}

extension NibDecoder {
    /// An appearance of a bar; nil where the document has none. What it does not say is the system's.
    @MainActor fileprivate func appearance<Appearance: UIBarAppearance>(_ key: String) -> Appearance? {
        guard let element = child(keyed: key) else { return nil }
        let decoder = decoder(for: element)
        let appearance = Appearance()
        if let color = decoder.color("backgroundColor") { appearance.backgroundColor = color }
        if let blur = decoder.choice("backgroundEffect", NibWords.blurs) {
            appearance.backgroundEffect = UIBlurEffect(style: blur)
        }
        if let color = decoder.color("shadowColor") { appearance.shadowColor = color }
        if let bar = appearance as? UINavigationBarAppearance {
            bar.titleTextAttributes = decoder.textAttributes("titleTextAttributes") ?? [:]
            bar.largeTitleTextAttributes = decoder.textAttributes("largeTitleTextAttributes") ?? [:]
        }
        return appearance
    }

    /// How a bar's titles are set: font and color; nil where the document does not say.
    @MainActor fileprivate func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let element = child(keyed: key) else { return nil }
        let decoder = decoder(for: element)
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = decoder.font("fontDescription")
        attributes[.foregroundColor] = decoder.color("textColor")
        return attributes
    }
}
