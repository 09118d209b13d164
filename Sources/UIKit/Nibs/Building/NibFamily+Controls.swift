extension NibFamily {
    /// Controls, in iOS's look.
    static let controls: [String: NibFamily] = [
        "button": NibFamily(UIButton.self), "switch": NibFamily(UISwitch.self), "slider": NibFamily(UISlider.self),
        "progressView": NibFamily(UIProgressView.self), "segmentedControl": NibFamily(UISegmentedControl.self),
        "stepper": NibFamily(UIStepper.self),
        "activityIndicatorView": NibFamily(UIActivityIndicatorView.self, caveat: "stands still"),
        "pageControl": NibFamily(UIPageControl.self), "control": NibFamily(UIControl.self),
        "datePicker": NibFamily(UIDatePicker.self, caveat: "stands still"),
        "pickerView": NibFamily(UIPickerView.self, caveat: "stands still"), "colorWell": empty("UIColorWell"),
    ]

    private static func empty(_ className: String) -> NibFamily {
        NibFamily(className: className, caveat: "is drawn as an empty view") { _ in UIView() }
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
