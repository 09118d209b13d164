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

    /// What bars cover above or below, as a guide of its own.
    enum ControllerGuide {
        case top, bottom
    }

    /// Makes the guide that stands for a controller's `topLayoutGuide` or `bottomLayoutGuide`.
    ///
    /// It reaches from the view's edge to the safe area: rules that were written for either guide hold of both.
    func addControllerGuide(_ place: ControllerGuide) -> UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let (top, bottom) =
            switch place {
            case .top: (topAnchor, safeAreaLayoutGuide.topAnchor)
            case .bottom: (safeAreaLayoutGuide.bottomAnchor, bottomAnchor)
            }
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: trailingAnchor),
            guide.topAnchor.constraint(equalTo: top), guide.bottomAnchor.constraint(equalTo: bottom),
        ])
        return guide
    }
}
