import Foundation

/// Finds dates and times of day in common English and ISO forms, in one pass over a text.
///
/// They are `2024-03-05` with or without a time, `3/5/2024` in the order of the user's region, `5.3.2024`, months by
/// name with day, year or both, days of the week, `today`, `tomorrow`, `yesterday`, `tonight`, and times such as
/// `3:30 pm`. A day without a time is its noon; a year that is left out is the present one.
struct DateScanner {
    struct Found {
        let range: Range<Int>
        let date: Date
        let timeZone: TimeZone?
    }

    private let tokens: TextTokens
    private let now: Date
    private let calendar: Calendar
    private let isMonthFirst: Bool
    private(set) var found: [Found] = []

    init(_ tokens: TextTokens, now: Date = Date(), calendar: Calendar = .current, locale: Locale = .current) {
        (self.tokens, self.now, self.calendar) = (tokens, now, calendar)
        isMonthFirst = Self.monthFirst.contains(locale.region?.identifier ?? "001")
        var index = 0
        while index < tokens.count {
            guard let reading = read(index), let date = date(reading) else {
                index += 1
                continue
            }
            let range = tokens.tokens[index].range.lowerBound..<tokens.tokens[reading.end - 1].range.upperBound
            found.append(Found(range: range, date: date, timeZone: reading.zone))
            index = reading.end
        }
    }

    /// What a date says, and the token behind it.
    private struct Reading {
        var end: Int
        var year: Int?
        var month: Int?
        var day: Int?
        /// Days from today.
        var offset: Int?
        var hour: Int?
        var minute = 0
        var second = 0
        var zone: TimeZone?
    }

    // MARK: Forms

    private func read(_ index: Int) -> Reading? {
        let day = numeric(index) ?? named(index) ?? dayFirst(index) ?? relative(index)
        guard var reading = day else { return time(index) }
        let next = tokens.word(reading.end) == "at" || tokens.isSign(",", reading.end) ? reading.end + 1 : reading.end
        let isISO = tokens.word(reading.end) == "t" && tokens.isJoined(reading.end)
        if reading.hour != 20 || reading.offset == nil, let time = time(isISO ? reading.end + 1 : next) {
            (reading.hour, reading.minute, reading.second) = (time.hour, time.minute, time.second)
            (reading.zone, reading.end) = (time.zone, time.end)
        }
        return reading
    }

    /// Three numbers with the same sign between them.
    private func numeric(_ index: Int) -> Reading? {
        guard let first = tokens.number(index), let second = tokens.number(index + 2),
            let third = tokens.number(index + 4),
            (1...4).allSatisfy({ tokens.isJoined(index + $0) }),
            let sign = (["-", "/", "."] as [Unicode.Scalar]).first(where: { tokens.isSign($0, index + 1) }),
            tokens.isSign(sign, index + 3), !(tokens.isSign(sign, index + 5) && tokens.isJoined(index + 6))
        else { return nil }
        if first.digits == 4 {
            return sign == "." ? nil : valid(index + 5, first.value, second.value, third.value)
        }
        guard sign != "-" || third.digits == 4, first.digits <= 2, second.digits <= 2, [2, 4].contains(third.digits)
        else {
            return nil
        }
        let year = third.digits == 2 ? 2000 + third.value : third.value
        let takesMonthFirst = sign == "." ? false : isMonthFirst
        let (month, day) = takesMonthFirst ? (first.value, second.value) : (second.value, first.value)
        return valid(index + 5, year, month, day) ?? (sign == "." ? nil : valid(index + 5, year, day, month))
    }

    private func valid(_ end: Int, _ year: Int?, _ month: Int, _ day: Int) -> Reading? {
        guard (1...12).contains(month), (1...31).contains(day) else { return nil }
        return Reading(end: end, year: year, month: month, day: day)
    }

    /// `March 5, 2024`, `Mar 5th`, `March 2024`.
    private func named(_ index: Int) -> Reading? {
        guard let month = tokens.word(index).flatMap({ Self.months[$0] }) else { return nil }
        let next = tokens.isSign(".", index + 1) ? index + 2 : index + 1
        guard let number = tokens.number(next) else { return nil }
        if number.digits == 4 { return Reading(end: next + 1, year: number.value, month: month, day: 1) }
        guard let day = valid(ordinalEnd(next + 1), nil, month, number.value) else { return nil }
        return withYear(day)
    }

    /// `5 March 2024`, `5th of March`.
    private func dayFirst(_ index: Int) -> Reading? {
        guard let number = tokens.number(index), number.digits <= 2 else { return nil }
        var next = ordinalEnd(index + 1)
        if tokens.isSign(".", next) { next += 1 }
        if tokens.word(next) == "of" { next += 1 }
        guard let month = tokens.word(next).flatMap({ Self.months[$0] }),
            let day = valid(next + 1, nil, month, number.value)
        else { return nil }
        return withYear(day)
    }

    private func ordinalEnd(_ index: Int) -> Int {
        let isOrdinal = tokens.isJoined(index) && ["st", "nd", "rd", "th"].contains(tokens.word(index) ?? "")
        return isOrdinal ? index + 1 : index
    }

    private func withYear(_ reading: Reading) -> Reading {
        let next = tokens.isSign(",", reading.end) ? reading.end + 1 : reading.end
        guard let year = tokens.number(next), year.digits == 4, (1000...2999).contains(year.value) else {
            return reading
        }
        var reading = reading
        (reading.year, reading.end) = (year.value, next + 1)
        return reading
    }

    /// `today`, `next Friday`, `Friday, March 8`.
    private func relative(_ index: Int) -> Reading? {
        guard let word = tokens.word(index) else { return nil }
        if let offset = ["today": 0, "tomorrow": 1, "yesterday": -1, "tonight": 0][word] {
            return Reading(end: index + 1, offset: offset, hour: word == "tonight" ? 20 : nil)
        }
        let isLed = ["next", "this", "on"].contains(word)
        let place = isLed ? index + 1 : index
        guard let weekday = tokens.word(place).flatMap({ Self.weekdays[$0] }) else { return nil }
        let next = tokens.isSign(",", place + 1) ? place + 2 : place + 1
        if let date = numeric(next) ?? named(next) ?? dayFirst(next) { return date }
        let today = calendar.component(.weekday, from: now)
        let ahead = (weekday - today + 7) % 7
        return Reading(end: place + 1, offset: ahead == 0 && word == "next" ? 7 : ahead)
    }

    /// `15:30`, `3:30 pm`, `3pm`, with seconds and an offset from UTC after them.
    private func time(_ index: Int) -> Reading? {
        guard let hour = tokens.number(index), hour.digits <= 2 else { return nil }
        var reading = Reading(end: index + 1, hour: hour.value)
        if tokens.isSign(":", index + 1), tokens.isJoined(index + 1), let minute = tokens.number(index + 2),
            minute.digits == 2, minute.value < 60
        {
            (reading.minute, reading.end) = (minute.value, index + 3)
            if tokens.isSign(":", index + 3), let second = tokens.number(index + 4), second.digits == 2,
                second.value < 60
            {
                (reading.second, reading.end) = (second.value, index + 5)
            }
        }
        if let half = tokens.word(reading.end), ["am", "pm"].contains(half), (1...12).contains(hour.value) {
            reading.hour = hour.value % 12 + (half == "pm" ? 12 : 0)
            reading.end += 1
        } else if reading.end == index + 1 || hour.value > 23 {
            return nil
        }
        return withZone(reading)
    }

    private func withZone(_ reading: Reading) -> Reading {
        var reading = reading
        let end = reading.end
        if ["z", "utc", "gmt"].contains(tokens.word(end) ?? "") {
            (reading.zone, reading.end) = (TimeZone(secondsFromGMT: 0), end + 1)
        } else if tokens.isJoined(end), tokens.isSign("+", end) || tokens.isSign("-", end),
            let hours = tokens.number(end + 1), hours.digits == 2, tokens.isSign(":", end + 2),
            let minutes = tokens.number(end + 3), minutes.digits == 2
        {
            let seconds = (hours.value * 60 + minutes.value) * 60
            reading.zone = TimeZone(secondsFromGMT: tokens.isSign("-", end) ? -seconds : seconds)
            reading.end = end + 4
        }
        return reading
    }

    /// Regions that write the month first; 001 stands for no region, as in the tests of most programs.
    private static let monthFirst: Set = ["001", "BZ", "FM", "MH", "PH", "PW", "US"]

    // MARK: What is meant

    private func date(_ reading: Reading) -> Date? {
        var calendar = calendar
        calendar.timeZone = reading.zone ?? calendar.timeZone
        var parts = calendar.dateComponents([.year, .month, .day], from: now)
        if let offset = reading.offset {
            guard let day = calendar.date(byAdding: .day, value: offset, to: now) else { return nil }
            parts = calendar.dateComponents([.year, .month, .day], from: day)
        } else if let month = reading.month, let day = reading.day {
            (parts.year, parts.month, parts.day) = (reading.year ?? parts.year, month, day)
        }
        (parts.hour, parts.minute, parts.second) = (reading.hour ?? 12, reading.minute, reading.second)
        guard let date = calendar.date(from: parts), calendar.component(.day, from: date) == parts.day else {
            return nil
        }
        return date
    }

    private static let months = numbered(
        [
            ["january", "jan"], ["february", "feb"], ["march", "mar"], ["april", "apr"], ["may"], ["june", "jun"],
            ["july", "jul"], ["august", "aug"], ["september", "sep", "sept"], ["october", "oct"],
            ["november", "nov"],
            ["december", "dec"],
        ])
    private static let weekdays = numbered(
        [["sunday"], ["monday"], ["tuesday"], ["wednesday"], ["thursday"], ["friday"], ["saturday"]])

    private static func numbered(_ names: [[String]]) -> [String: Int] {
        var result: [String: Int] = [:]
        for (index, group) in names.enumerated() {
            for name in group { result[name] = index + 1 }
        }
        return result
    }
}
