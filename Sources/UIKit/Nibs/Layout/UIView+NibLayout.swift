extension UIView {
    /// The properties by which a view takes part in layout, at Interface Builder's defaults where nothing is written.
    func decodeLayout(from decoder: NibDecoder) {
        decodeMask(from: decoder)
        let priorities: [(String, NSLayoutConstraint.Axis)] = [("horizontal", .horizontal), ("vertical", .vertical)]
        for (name, axis) in priorities {
            if let hugging = decoder.priority("\(name)HuggingPriority") {
                setContentHuggingPriority(hugging, for: axis)
            }
            if let resistance = decoder.priority("\(name)CompressionResistancePriority") {
                setContentCompressionResistancePriority(resistance, for: axis)
            }
        }
        decodeMargins(from: decoder)
    }

    /// A view with `fixedFrame` has no rules of its own in a document of rules: it stays where its frame puts it.
    private func decodeMask(from decoder: NibDecoder) {
        let translates = decoder.bool("translatesAutoresizingMaskIntoConstraints", default: true)
        let isFixed = decoder.bool("fixedFrame", default: false)
        translatesAutoresizingMaskIntoConstraints = translates || isFixed
    }

    private func decodeMargins(from decoder: NibDecoder) {
        preservesSuperviewLayoutMargins = decoder.bool("preservesSuperviewLayoutMargins", default: false)
        let isSafe = decoder.context.isOfProgram || decoder.context.version.hasSafeMargins
        insetsLayoutMarginsFromSafeArea = decoder.bool("insetsLayoutMarginsFromSafeArea", default: true) && isSafe
        if decoder.child(keyed: "directionalLayoutMargins") != nil {
            let margins = decoder.inset("directionalLayoutMargins") ?? .zero
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        } else if let margins = decoder.inset("layoutMargins") {
            layoutMargins = margins
        }
    }
}

extension IBElement {
    /// Whether the document writes a view's margins.
    var hasOwnMargins: Bool {
        ["layoutMargins", "directionalLayoutMargins"].contains { child(keyed: $0) != nil }
    }
}

extension NibDecoder {
    /// A layout priority; what lies outside of 1 to 1000 counts as the nearest that does not.
    fileprivate func priority(_ name: String) -> UILayoutPriority? {
        number(name).map { UILayoutPriority(rawValue: Float(min(max($0, 1), 1000))) }
    }
}

extension UIView {
    /// The guide that a document's `viewLayoutGuide` means.
    func guide(named key: String) -> UILayoutGuide {
        switch key {
        case "layoutMargins": layoutMarginsGuide
        case "readableContent": readableContentGuide
        case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide ?? safeAreaLayoutGuide
        case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide ?? safeAreaLayoutGuide
        default: safeAreaLayoutGuide
        }
    }
}
