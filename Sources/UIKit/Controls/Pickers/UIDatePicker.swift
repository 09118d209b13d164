import Foundation

/// How a date picker shows itself; raw values as on iOS.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic = 0
    /// Wheels that turn.
    case wheels
    /// Date and time in boxes.
    case compact
    /// A calendar; drawn as boxes here.
    case inline
}

/// A control that shows a date and a time: wheels or boxes, which do not turn or open here.
///
/// Programs set `date`. Source: Apple's documentation of `UIDatePicker`.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// What is shown of a date; raw values as on iOS.
    public enum Mode: Int, Sendable {
        case time = 0
        case date, dateAndTime, countDownTimer, yearAndMonth
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// Makes a picker from a nib or an archive, with the mode, the style and the dates that the document gives it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        (coder as? NibCoder)?.decoder(of: "datePicker").map(decodeDatePicker)
        coder.take(ArchivedProperty<UIDatePicker>.all, for: self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.archive(ArchivedProperty<UIDatePicker>.all, of: self)
    }

    /// The date that is shown; kept within `minimumDate` and `maximumDate`.
    open var date = Date() {
        didSet {
            let kept = permitted(date)
            if kept != date { date = kept }
            contentDidChange()
        }
    }
    /// The earliest date that can be chosen, which one before it gives way to; nil for any. One after `maximumDate` counts nothing, nor
    /// does that.
    open var minimumDate: Date? { didSet { limitsDidChange() } }
    /// The latest date that can be chosen, which one after it gives way to; nil for any.
    open var maximumDate: Date? { didSet { limitsDidChange() } }

    private func limitsDidChange() {
        let kept = permitted(date)
        if kept != date { date = kept }
    }

    private func permitted(_ date: Date) -> Date {
        let (least, most) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
        return least > most ? date : min(max(date, least), most)
    }

    /// What is shown of the date; date and time by default.
    open var datePickerMode = Mode.dateAndTime { didSet { contentDidChange() } }
    /// The style that is wanted; `automatic` shows boxes, as on iOS since 14.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { contentDidChange() } }
    /// The style that is shown.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    /// In seconds, for the mode `countDownTimer`.
    open var countDownDuration: TimeInterval = 0 { didSet { contentDidChange() } }
    /// Minutes between two rows of the wheel; those by which an hour cannot be divided count as 1.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
            setNeedsDisplay()
        }
    }
    /// Whether a date between two such rows counts as the nearer one. Stored; no effect.
    open var roundsToMinuteInterval = true
    /// The calendar by which rows before and after the chosen one are found; its zone counts where `timeZone` is nil.
    open var calendar: Calendar! = .current { didSet { contentDidChange() } }
    /// The language and the conventions that dates are written in; nil for the user's.
    open var locale: Locale? { didSet { contentDidChange() } }
    /// The zone in which the date is shown; nil for the calendar's.
    open var timeZone: TimeZone? { didSet { contentDidChange() } }

    /// Sets the date at once; there is no animation.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    private var naturalSize: CGSize {
        guard datePickerStyle != .wheels else { return PickerWheels.size }
        let boxes = shownTexts.map(PickerBoxes.size)
        let gaps = PickerBoxes.gap * CGFloat(max(boxes.count - 1, 0))
        return CGSize(width: boxes.map(\.width).reduce(gaps, +), height: boxes.map(\.height).max() ?? 0)
    }

    override var redrawsInNewBounds: Bool { true }

    open override func draw(_ rect: CGRect) {
        if datePickerStyle == .wheels { return PickerWheels.draw(wheels, in: bounds) }
        PickerBoxes.draw(
            shownTexts, in: bounds, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            color: isEnabled ? textColor ?? .label : .tertiaryLabel)
    }

    /// The color of the date: programs set it by this name as a key, which Apple does not document.
    var textColor: UIColor? { didSet { setNeedsDisplay() } }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: Texts

    /// What the boxes say.
    var shownTexts: [String] {
        switch datePickerMode {
        case .date: [text("MMMdyyyy")]
        case .time: [text("jmm")]
        default: [text("MMMdyyyy"), text("jmm")]
        }
    }

    func text(_ template: String, at other: Date? = nil) -> String {
        let formatter = formatter
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: other ?? date)
    }

    /// Writes dates by the picker's conventions, in a format that is still to be set.
    var formatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale ?? .current
        formatter.timeZone = timeZone ?? calendar.timeZone
        return formatter
    }
}

/// Texts in gray boxes, as date pickers of the compact style show them.
@MainActor enum PickerBoxes {
    /// Between two boxes, in points.
    static let gap: CGFloat = 5
    private static let space = CGSize(width: 11, height: 7)
    private static let radius: CGFloat = 6
    private static var font: UIFont { .preferredFont(forTextStyle: .body) }

    /// A box's size, in points.
    static func size(_ text: String) -> CGSize {
        let size = label(text, .label).intrinsicContentSize
        return CGSize(width: size.width + 2 * space.width, height: size.height + 2 * space.height)
    }

    /// Draws the boxes from the leading edge, in the middle of the height.
    static func draw(_ texts: [String], in bounds: CGRect, isMirrored: Bool, color: UIColor) {
        var start: CGFloat = 0
        for text in texts {
            let size = size(text)
            let x = isMirrored ? bounds.maxX - start - size.width : bounds.minX + start
            let box = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
            UIColor.tertiarySystemFill.setFill()
            UIBezierPath(roundedRect: box, cornerRadius: radius).fill()
            label(text, color).drawText(in: box)
            start += size.width + gap
        }
    }

    private static func label(_ text: String, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = font
        label.textColor = color
        label.textAlignment = .center
        label.text = text
        return label
    }
}
