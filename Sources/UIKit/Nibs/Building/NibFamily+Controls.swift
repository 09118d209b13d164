extension NibFamily {
    /// Controls; they are drawn as they stand and do nothing.
    static let controls: [String: NibFamily] = [
        "button": NibFamily(className: "UIButton", caveat: "is drawn plainly", make: button),
        "switch": NibFamily(className: "UISwitch", caveat: "is drawn plainly", make: switchView),
        "slider": NibFamily(className: "UISlider", caveat: "is drawn plainly", make: slider),
        "progressView": NibFamily(className: "UIProgressView", caveat: "is drawn plainly", make: progressView),
        "segmentedControl": NibFamily(
            className: "UISegmentedControl", caveat: "is drawn plainly", make: segmentedControl),
        "stepper": NibFamily(className: "UIStepper", caveat: "is drawn plainly", make: stepper),
        "activityIndicatorView": NibFamily(
            className: "UIActivityIndicatorView", caveat: "is drawn plainly", make: activityIndicator),
        "pageControl": empty("UIPageControl"), "datePicker": empty("UIDatePicker"),
        "pickerView": empty("UIPickerView", CGSize(width: 320, height: 216)), "control": empty("UIControl"),
        "colorWell": empty("UIColorWell"),
    ]

    private static func empty(_ className: String, _ size: CGSize? = nil) -> NibFamily {
        NibFamily(className: className, caveat: "is drawn as an empty view") { _ in PlainSpace(size) }
    }

    private static func switchView(_ decoder: NibDecoder) -> UIView {
        let view = PlainSwitch()
        view.isOn = decoder.bool("on", default: false)
        if let color = decoder.color("onTintColor") { view.onColor = color }
        if let color = decoder.color("thumbTintColor") { view.thumbColor = color }
        skipContentAlignment(decoder)
        return view
    }

    private static func slider(_ decoder: NibDecoder) -> UIView {
        let view = PlainSlider()
        let low = decoder.number("minValue") ?? 0
        let high = decoder.number("maxValue") ?? 1
        let value = decoder.number("value") ?? low
        view.share = high > low ? (value - low) / (high - low) : 0
        if let color = decoder.color("minimumTrackTintColor") { view.doneColor = color }
        if let color = decoder.color("maximumTrackTintColor") { view.restColor = color }
        skipContentAlignment(decoder)
        return view
    }

    private static func progressView(_ decoder: NibDecoder) -> UIView {
        let view = PlainSlider()
        view.thumbDiameter = 0
        view.share = decoder.number("progress") ?? 0
        if let color = decoder.color("progressTintColor") { view.doneColor = color }
        if let color = decoder.color("trackTintColor") { view.restColor = color }
        return view
    }

    private static func segmentedControl(_ decoder: NibDecoder) -> UIView {
        let view = PlainSegments()
        let titles = decoder.list("segments").map { $0["title"] ?? "" }
        view.setTitles(titles, font: .systemFont(ofSize: 13, weight: .medium))
        view.chosen = decoder.integer("selectedSegmentIndex")
        _ = decoder.string("segmentControlStyle")
        skipContentAlignment(decoder)
        return view
    }

    private static func stepper(_ decoder: NibDecoder) -> UIView {
        let view = PlainSegments()
        view.setTitles(["\u{2212}", "+"], font: .systemFont(ofSize: 20))
        view.naturalHeight = 29
        view.titleMargin = 17.5
        for name in ["value", "minimumValue", "maximumValue", "stepValue"] { _ = decoder.number(name) }
        _ = decoder.bool("wraps", default: false)
        skipContentAlignment(decoder)
        return view
    }

    private static func activityIndicator(_ decoder: NibDecoder) -> UIView {
        let view = PlainActivityIndicator()
        let style = decoder.string("style") ?? "medium"
        if style.lowercased().contains("white") { view.color = .white }
        if let color = decoder.color("color") { view.color = color }
        if style.lowercased().contains("large") { view.diameter = 37 }
        let isAnimating = decoder.bool("animating", default: false)
        // At rest the wheel is invisible if the document says so, as it would be in an app.
        view.isHidden = decoder.bool("hidesWhenStopped", default: false) && !isAnimating
        return view
    }
}
