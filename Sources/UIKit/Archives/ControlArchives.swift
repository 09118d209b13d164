import Foundation

extension ArchivedProperty where View == UISwitch {
    static var all: [Self] {
        [
            .flag("UISwitchOn", \.isOn), .object("UISwitchOnTintColor", \.onTintColor),
            .object("UISwitchThumbTintColor", \.thumbTintColor),
        ]
    }
}

extension ArchivedProperty where View == UISlider {
    static var all: [Self] {
        [
            .number("UIMinimumValue", \.minimumValue), .number("UIMaximumValue", \.maximumValue),
            .number("UIValue", \.value), .flag("UIContinuous", \.isContinuous),
            .object("UIMinimumTrackTintColor", \.minimumTrackTintColor),
            .object("UIMaximumTrackTintColor", \.maximumTrackTintColor),
            .object("UIThumbTintColor", \.thumbTintColor),
        ]
    }
}

extension ArchivedProperty where View == UIStepper {
    static var all: [Self] {
        [
            .number("UIMinimumValue", \.minimumValue), .number("UIMaximumValue", \.maximumValue),
            .number("UIValue", \.value), .number("UIStepValue", \.stepValue), .flag("UIWraps", \.wraps),
            .flag("UIContinuous", \.isContinuous), .flag("UIAutorepeat", \.autorepeat),
        ]
    }
}

extension ArchivedProperty where View == UIPageControl {
    static var all: [Self] {
        [
            .integer("UINumberOfPages", \.numberOfPages, in: 0...10_000),
            .integer("UICurrentPage", \.currentPage, in: 0...10_000),
            .flag("UIHidesForSinglePage", \.hidesForSinglePage),
            .object("UIPageIndicatorTintColor", \.pageIndicatorTintColor),
            .object("UICurrentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
        ]
    }
}

extension ArchivedProperty where View == UIProgressView {
    static var all: [Self] {
        [
            .choice("UIProgressViewStyle", \.progressViewStyle), .number("UIProgress", \.progress),
            .object("UIProgressTintColor", \.progressTintColor), .object("UITrackTintColor", \.trackTintColor),
        ]
    }
}

extension ArchivedProperty where View == UIActivityIndicatorView {
    static var all: [Self] {
        [
            .choice("UIActivityIndicatorViewStyle", \.style), .object("UIColor", \.color),
            .flag("UIHidesWhenStopped", \.hidesWhenStopped), .flag("UIAnimating", \.isTurning),
        ]
    }
}

extension ArchivedProperty where View == UIDatePicker {
    static var all: [Self] {
        [
            .choice("UIDatePickerMode", \.datePickerMode),
            .choice("UIPreferredDatePickerStyle", \.preferredDatePickerStyle),
            .value("UIMinimumDate", \.minimumDate), .value("UIMaximumDate", \.maximumDate),
            .value("UIDate", \.date), .number("UICountDownDuration", \.countDownDuration),
            .integer("UIMinuteInterval", \.minuteInterval, in: 1...30),
            .value("UILocale", \.locale), .value("UITimeZone", \.timeZone),
        ]
    }
}

extension ArchivedProperty where View == UISegmentedControl {
    static var all: [Self] {
        [
            .object("UISegments", \.archivedSegments), .flag("UIMomentary", \.isMomentary),
            .flag("UIApportionsSegmentWidths", \.apportionsSegmentWidthsByContent),
            .object("UISelectedSegmentTintColor", \.selectedSegmentTintColor),
            .object("UITitleTextAttributes", \.archivedTitleAttributes),
            .integer("UISelectedSegmentIndex", \.selectedSegmentIndex, in: View.noSegment...View.maximumArchived),
        ]
    }
}

extension UIActivityIndicatorView {
    /// Whether the wheel turns, to be set.
    fileprivate var isTurning: Bool {
        get { isAnimating }
        set { newValue ? startAnimating() : stopAnimating() }
    }
}

extension UISegmentedControl {
    /// How many segments archives may hold.
    fileprivate static let maximumArchived = 1_000
    private static let states: [State] = [.normal, .highlighted, .disabled, .selected]

    /// A dictionary for each segment.
    fileprivate var archivedSegments: NSArray? {
        get {
            (0..<numberOfSegments).map { index -> NSDictionary in
                let values: [(String, NSObject?)] = [
                    ("title", titleForSegment(at: index).map { $0 as NSString }),
                    ("image", imageForSegment(at: index).map(ArchivedImage.init)),
                    ("width", NSNumber(value: Double(widthForSegment(at: index)))),
                    ("enabled", NSNumber(value: isEnabledForSegment(at: index))),
                ]
                return Dictionary(uniqueKeysWithValues: values.compactMap { key, value in value.map { (key, $0) } })
                    as NSDictionary
            } as NSArray
        }
        set {
            removeAllSegments()
            for case let stored as [String: Any] in (newValue as? [Any] ?? []).prefix(Self.maximumArchived) {
                let index = numberOfSegments
                insertSegment(withTitle: stored["title"] as? String, at: index, animated: false)
                setImage((stored["image"] as? ArchivedImage)?.image, forSegmentAt: index)
                let width = stored["width"] as? Double ?? 0
                setWidth(width.isFinite ? CGFloat(width) : 0, forSegmentAt: index)
                setEnabled(stored["enabled"] as? Bool ?? true, forSegmentAt: index)
            }
        }
    }

    /// A text of one letter for each of the states, with what was set for it.
    fileprivate var archivedTitleAttributes: NSArray? {
        get {
            Self.states.map { NSAttributedString(archiving: titleTextAttributes(for: $0) ?? [:]) } as NSArray
        }
        set {
            for (state, text) in zip(Self.states, newValue as? [NSAttributedString] ?? []) {
                let attributes = text.archivedAttributes
                setTitleTextAttributes(attributes.isEmpty ? nil : attributes, for: state)
            }
        }
    }
}
