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
