import PlacardSpecimens

/// Something in a view that a touch does something with: a link, or a control.
struct TouchTarget: Encodable, Hashable {
    /// What screen readers call it.
    let label: String
    /// What it is: `link` or `control`.
    let kind: String
    /// x, y, width and height in the image's coordinates.
    let place: [Double]

    /// The most that are told of a view.
    private static let most = 500

    /// The targets in a window, in the order of its views.
    @MainActor static func all(in window: UIWindow) -> [TouchTarget] {
        var targets: [TouchTarget] = []
        for view in window.descendants where view.isShown(in: window) {
            if let label = view as? PlacardLabel {
                targets += label.links.compactMap { link in
                    label.rects(of: link).first.map {
                        TouchTarget(label: link.target, kind: "link", place: view.place(of: $0, in: window))
                    }
                }
            } else if let control = view as? UIControl, control.isEnabled, control.isUserInteractionEnabled {
                let title = (control as? UIButton)?.currentTitle
                let name = control.accessibilityLabel ?? title ?? "\(type(of: control))"
                targets.append(
                    TouchTarget(label: name, kind: "control", place: view.place(of: view.bounds, in: window)))
            }
        }
        return Array(targets.prefix(most))
    }
}
