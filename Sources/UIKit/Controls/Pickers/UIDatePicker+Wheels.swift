import Foundation

extension UIDatePicker {
    /// The columns of wheels: what lies two rows above and below the chosen one, too.
    var wheels: [[String]] {
        switch datePickerMode {
        case .date: [rows("MMMM", .month), rows("d", .day), rows("yyyy", .year)]
        case .yearAndMonth: [rows("MMMM", .month), rows("yyyy", .year)]
        case .time: timeWheels
        case .dateAndTime: [rows("EEEMMMd", .day)] + timeWheels
        case .countDownTimer:
            [wheel(countDownMinutes / 60, "hours", 24), wheel(countDownMinutes % 60, "min", 60)]
        }
    }

    private var countDownMinutes: Int { Int(min(max(countDownDuration / 60, 0), 1_439)) }

    private func rows(_ template: String, _ unit: Calendar.Component) -> [String] {
        (-2...2).map { text(template, at: moved(unit, by: $0)) }
    }

    private func wheel(_ value: Int, _ unit: String, _ count: Int) -> [String] {
        (-2...2).map { step in
            let shown = (value + step + count) % count
            return step == 0 ? "\(shown) \(unit)" : "\(shown)"
        }
    }

    // MARK: The time of day

    /// Hours, minutes, and the half of the day where hours go to twelve.
    private var timeWheels: [[String]] {
        let formatter = formatter
        let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: formatter.locale) ?? "HH"
        let hasHalves = format.contains("a")
        formatter.dateFormat = hasHalves ? "h" : "HH"
        let hours = (-2...2).map { formatter.string(from: moved(.hour, by: $0)) }
        formatter.dateFormat = "mm"
        let minutes = (-2...2).map {
            formatter.string(from: moved(.minute, by: $0 * minuteInterval - minutesBeyondRow))
        }
        return [hours, minutes] + (hasHalves ? [halves(formatter)] : [])
    }

    private func moved(_ unit: Calendar.Component, by value: Int) -> Date {
        calendar.date(byAdding: unit, value: value, to: date) ?? date
    }

    /// How many minutes the date lies behind the row that stands for it.
    private var minutesBeyondRow: Int {
        var calendar: Calendar = calendar
        if let timeZone { calendar.timeZone = timeZone }
        return calendar.component(.minute, from: date) % minuteInterval
    }

    /// The chosen half of the day in the middle, and the other one beside it.
    private func halves(_ formatter: DateFormatter) -> [String] {
        formatter.dateFormat = "a"
        let (morning, afternoon) = (formatter.amSymbol, formatter.pmSymbol)
        let isMorning = formatter.string(from: date) == morning
        return (isMorning ? ["", "", morning, afternoon, ""] : ["", morning, afternoon, "", ""])
    }
}
