import Foundation

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
