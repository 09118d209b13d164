import Foundation

extension UIControl {
    /// What all controls have in common.
    func decodeControl(_ decoder: NibDecoder) {
        isEnabled = decoder.bool("enabled", default: true)
        isSelected = decoder.bool("selected", default: false)
        isHighlighted = decoder.bool("highlighted", default: false)
        contentHorizontalAlignment =
            decoder.choice("contentHorizontalAlignment", NibWords.horizontalAlignments) ?? .center
        contentVerticalAlignment = decoder.choice("contentVerticalAlignment", NibWords.verticalAlignments) ?? .center
    }
}

extension NibWords {
    fileprivate static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]

    fileprivate static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
}

extension UIControl {
    /// Gives a control of a fixed size the one that a document has stored for it, by an older system, on the canvas alone.
    fileprivate func takeStoredSize(_ decoder: NibDecoder) {
        guard !decoder.context.isOfProgram, let frame = try? decoder.rect("frame") else { return }
        bounds.size = frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
    }
}

extension UISwitch {
    func decodeSwitch(_ decoder: NibDecoder) {
        takeStoredSize(decoder)
        decodeControl(decoder)
        isOn = decoder.bool("on", default: false)
        onTintColor = decoder.color("onTintColor")
        thumbTintColor = decoder.color("thumbTintColor")
    }
}

extension UISlider {
    func decodeSlider(_ decoder: NibDecoder) {
        decodeControl(decoder)
        maximumValue = Float(decoder.number("maxValue") ?? 1)
        minimumValue = Float(decoder.number("minValue") ?? 0)
        value = Float(decoder.number("value") ?? 0)
        isContinuous = decoder.bool("continuous", default: true)
        minimumTrackTintColor = decoder.color("minimumTrackTintColor")
        maximumTrackTintColor = decoder.color("maximumTrackTintColor")
        thumbTintColor = decoder.color("thumbTintColor")
        minimumValueImage = decoder.imageOrPlace("minimumValueImage", in: decoder)
        maximumValueImage = decoder.imageOrPlace("maximumValueImage", in: decoder)
    }
}

extension UIProgressView {
    func decodeProgressView(_ decoder: NibDecoder) {
        progress = Float(decoder.number("progress") ?? 0)
        progressViewStyle = decoder.string("progressViewStyle") == "bar" ? .bar : .default
        progressTintColor = decoder.color("progressTintColor")
        trackTintColor = decoder.color("trackTintColor")
    }
}

extension UISegmentedControl {
    func decodeSegments(_ decoder: NibDecoder) {
        decodeControl(decoder)
        if let font = decoder.formerSystemFont(ofSize: Self.fontSize) {
            setTitleTextAttributes([.font: font], for: .normal)
        }
        for segment in decoder.list("segments") {
            insertSegment(withTitle: segment["title"], at: numberOfSegments, animated: false)
            let (place, part) = (numberOfSegments - 1, decoder.decoder(for: segment))
            if let image = decoder.imageOrPlace("image", in: part) { setImage(image, forSegmentAt: place) }
            setWidth(CGFloat(part.number("width") ?? 0), forSegmentAt: place)
            setEnabled(part.bool("enabled", default: true), forSegmentAt: place)
            if let offset = part.size("contentOffset") { setContentOffset(offset, forSegmentAt: place) }
        }
        selectedSegmentIndex = decoder.integer("selectedSegmentIndex") ?? Self.noSegment
        isMomentary = decoder.bool("momentary", default: false)
        apportionsSegmentWidthsByContent = decoder.bool("apportionsSegmentWidthsByContent", default: false)
        selectedSegmentTintColor = decoder.color("selectedSegmentTintColor")
        _ = decoder.string("segmentControlStyle")
    }
}

extension UIStepper {
    func decodeStepper(_ decoder: NibDecoder) {
        decodeControl(decoder)
        maximumValue = Double(decoder.number("maximumValue") ?? 100)
        minimumValue = Double(decoder.number("minimumValue") ?? 0)
        value = Double(decoder.number("value") ?? 0)
        stepValue = Double(decoder.number("stepValue") ?? 1)
        wraps = decoder.bool("wraps", default: false)
        takeStoredSize(decoder)
        if bounds.height > 0 { naturalHeight = min(naturalHeight, bounds.height) }
    }
}

extension UIActivityIndicatorView {
    func decodeWheel(_ decoder: NibDecoder) {
        style = decoder.choice("style", NibWords.wheelStyles) ?? .medium
        color = decoder.color("color")
        let isHiddenAnyway = isHidden
        hidesWhenStopped = decoder.bool("hidesWhenStopped", default: false)
        // At rest the wheel is invisible if the document says so, as it would be in an app.
        if decoder.bool("animating", default: false) { startAnimating() }
        isHidden = isHidden || isHiddenAnyway
        // The canvas leaves a wheel its place that is hidden for being at rest.
        viewState.keepsPlace = !decoder.context.isOfProgram && hidesWhenStopped && !isAnimating
    }
}

extension UIPageControl {
    func decodePageControl(_ decoder: NibDecoder) {
        decodeControl(decoder)
        numberOfPages = decoder.integer("numberOfPages") ?? 0
        currentPage = decoder.integer("currentPage") ?? 0
        hidesForSinglePage = decoder.bool("hidesForSinglePage", default: false)
        pageIndicatorTintColor = decoder.color("pageIndicatorTintColor")
        currentPageIndicatorTintColor = decoder.color("currentPageIndicatorTintColor")
    }
}

extension NibWords {
    fileprivate static let wheelStyles: [String: UIActivityIndicatorView.Style] = [
        "medium": .medium, "large": .large, "white": .white, "whiteLarge": .whiteLarge, "gray": .gray,
    ]
}

extension UIDatePicker {
    func decodeDatePicker(_ decoder: NibDecoder) {
        decodeControl(decoder)
        minuteInterval = max(1, decoder.integer("minuteInterval") ?? 1)
        minimumDate = decoder.date("minimumDate")
        maximumDate = decoder.date("maximumDate")
        datePickerMode = decoder.choice("datePickerMode", NibWords.datePickerModes) ?? .dateAndTime
        countDownDuration = decoder.number("countDownDuration").map(Double.init) ?? 0
        preferredDatePickerStyle = decoder.choice("style", NibWords.datePickerStyles) ?? decoder.oldPickerStyle
        if let date = decoder.date("date"), decoder.string("useCurrentDate") != "YES" { self.date = date }
    }
}

extension NibDecoder {
    fileprivate func date(_ name: String) -> Date? {
        child(keyed: name)?["timeIntervalSinceReferenceDate"].flatMap(IBNumber.parse)
            .map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    /// Before Xcode 12 there were wheels only.
    fileprivate var oldPickerStyle: UIDatePickerStyle { context.version.hasCompactPickers ? .automatic : .wheels }
}

extension NibWords {
    fileprivate static let datePickerModes: [String: UIDatePicker.Mode] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        "yearAndMonth": .yearAndMonth,
    ]

    fileprivate static let datePickerStyles: [String: UIDatePickerStyle] = [
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
}
