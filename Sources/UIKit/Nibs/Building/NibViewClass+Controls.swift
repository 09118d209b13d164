extension NibViewClass {
    /// Controls, in iOS's look.
    static let controls: [String: NibViewClass] = [
        "button": NibViewClass(UIButton.self), "switch": NibViewClass(UISwitch.self),
        "slider": NibViewClass(UISlider.self),
        "progressView": NibViewClass(UIProgressView.self), "segmentedControl": NibViewClass(UISegmentedControl.self),
        "stepper": NibViewClass(UIStepper.self),
        "activityIndicatorView": NibViewClass(UIActivityIndicatorView.self, caveat: "stands still"),
        "pageControl": NibViewClass(UIPageControl.self), "control": NibViewClass(UIControl.self),
        "datePicker": NibViewClass(UIDatePicker.self, caveat: "stands still"),
        "pickerView": NibViewClass(UIPickerView.self, caveat: "stands still"), "colorWell": empty("UIColorWell"),
    ]

    private static func empty(_ className: String) -> NibViewClass {
        NibViewClass(className: className, caveat: "is drawn as an empty view") { _ in UIView() }
    }
}

extension UIButton: NibTextShowing {
    var shownText: String? { look.attributedTitle?.string ?? look.title }
}

extension UITextField: NibTextShowing {
    var shownText: String? { text?.isEmpty == false ? text : placeholder }
}

extension UISegmentedControl: NibTextShowing {
    var shownText: String? {
        (0..<numberOfSegments).compactMap(titleForSegment(at:)).joined(separator: " | ")
    }
}

extension NibViewClass {
    /// Views that show text.
    static let textViews: [String: NibViewClass] = [
        "label": NibViewClass(UILabel.self),
        "textField": NibViewClass(UITextField.self, caveat: "is drawn without editing"),
        "textView": NibViewClass(UITextView.self, caveat: "is drawn without editing"),
        "searchBar": NibViewClass(UISearchBar.self, caveat: "is drawn without editing"),
    ]
}

extension UISearchBar: NibTextShowing {
    var shownText: String? { text?.isEmpty == false ? text : placeholder }
}

extension UISearchBar {
    func decodeSearch(_ decoder: NibDecoder) {
        placeholder = decoder.text("placeholder")
        text = decoder.text("text")
        prompt = decoder.text("prompt")
        searchBarStyle = decoder.choice("searchBarStyle", NibWords.searchBarStyles) ?? .default
        barTintColor = decoder.color("barTintColor")
        showsCancelButton = decoder.bool("showsCancelButton", default: false)
        showsBookmarkButton = decoder.bool("showsBookmarkButton", default: false)
        showsScopeBar = decoder.bool("showsScopeBar", default: false)
        scopeButtonTitles = decoder.child("scopeButtonTitles")?.children.map(\.text)
        searchTextField.decodeTraits(of: decoder)
    }
}

extension NibWords {
    fileprivate static let searchBarStyles: [String: UISearchBar.Style] = [
        "default": .default, "prominent": .prominent, "minimal": .minimal,
    ]
}

extension NibViewClass {
    /// Bars, drawn without blur.
    static let bars: [String: NibViewClass] = [
        "navigationBar": NibViewClass(UINavigationBar.self, caveat: caveat, isPartial: true),
        "toolbar": NibViewClass(UIToolbar.self, caveat: caveat, isPartial: true),
        "tabBar": NibViewClass(UITabBar.self, caveat: caveat, isPartial: true),
    ]

    private static let caveat = "is drawn plainly, without blur"
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
