extension UIViewController {
    /// A controller's own properties, at Interface Builder's defaults where nothing is written.
    func decodeController(_ decoder: NibDecoder) {
        if let title = decoder.text("title") { self.title = title }
        hidesBottomBarWhenPushed = decoder.bool("hidesBottomBarWhenPushed", default: false)
        automaticallyAdjustsScrollViewInsets = decoder.bool("automaticallyAdjustsScrollViewInsets", default: true)
        modalPresentationStyle = decoder.choice("modalPresentationStyle", NibWords.presentations) ?? .automatic
        modalTransitionStyle = decoder.choice("modalTransitionStyle", NibWords.transitions) ?? .coverVertical
        restorationIdentifier = decoder.restorationIdentifier
        if let edges = decoder.child(keyed: "edgesForExtendedLayout") {
            edgesForExtendedLayout = decoder.decoder(for: edges).set(NibWords.edges)
        }
        let clears = decoder.bool("clearsSelectionOnViewWillAppear", default: true)
        (self as? UITableViewController)?.clearsSelectionOnViewWillAppear = clears
        (self as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = clears
    }
}

extension NibDecoder {
    fileprivate var restorationIdentifier: String? {
        let isStoryboards = bool("useStoryboardIdentifierAsRestorationIdentifier", default: false)
        return string(isStoryboards ? "storyboardIdentifier" : "restorationIdentifier")
    }
}

extension NibWords {
    static let edges: [(String, UIRectEdge)] = [
        ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]

    static let presentations: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]

    static let transitions: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]
}
