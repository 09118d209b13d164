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
        (-2...2).map { text(template, at: calendar.date(byAdding: unit, value: $0, to: date) ?? date) }
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
        let formatter = DateFormatter()
        formatter.locale = locale ?? .current
        formatter.timeZone = timeZone ?? calendar.timeZone
        let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: formatter.locale) ?? "HH"
        let hasHalves = format.contains("a")
        formatter.dateFormat = hasHalves ? "h" : "HH"
        let hours = (-2...2).map {
            formatter.string(from: calendar.date(byAdding: .hour, value: $0, to: date) ?? date)
        }
        return [hours, minutes] + (hasHalves ? [halves(formatter)] : [])
    }

    private var minutes: [String] {
        var calendar: Calendar = calendar
        if let timeZone { calendar.timeZone = timeZone }
        let chosen = calendar.component(.minute, from: date) / minuteInterval * minuteInterval
        return (-2...2).map { step in
            let shown = (chosen + step * minuteInterval + 60) % 60
            return shown < 10 ? "0\(shown)" : "\(shown)"
        }
    }

    /// The chosen half of the day in the middle, and the other one beside it.
    private func halves(_ formatter: DateFormatter) -> [String] {
        formatter.dateFormat = "a"
        let (morning, afternoon) = (formatter.amSymbol, formatter.pmSymbol)
        let isMorning = formatter.string(from: date) == morning
        return (isMorning ? ["", "", morning, afternoon, ""] : ["", morning, afternoon, "", ""])
    }
}
