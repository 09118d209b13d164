import Foundation
import Testing

@testable import PlacardUIKit

@MainActor @Suite struct PickerTests {
    private func picker(_ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.datePickerMode = mode
        picker.date = Date(timeIntervalSinceReferenceDate: 0)
        return picker
    }

    @Test func boxesSayDateAndTime() {
        #expect(picker(.date).shownTexts == ["Jan 1, 2001"])
        #expect(picker(.dateAndTime).shownTexts.count == 2)
    }

    /// Interface Builder stored 34.33 points at three pixels a point: the body style's line and 14 points.
    @Test func boxesAreAsHighAsALineAndItsRoom() {
        let height = picker(.date).intrinsicContentSize.height
        #expect(height == UILabel.height(of: .preferredFont(forTextStyle: .body)) + 14)
    }

    @Test func wheelsAskForApplesSize() {
        let wheels = picker(.date)
        wheels.preferredDatePickerStyle = .wheels
        #expect(wheels.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(picker(.countDownTimer).datePickerStyle == .wheels)
        #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    /// Apple's page of `UIDatePicker.Mode.time`: "the exact format shown depends on locale settings (for example, 6 | 53 | PM)".
    @Test func `the time has wheels for hours, minutes and, by the locale, halves of the day`() {
        let time = picker(.time)
        #expect(
            time.wheels == [
                ["10", "11", "12", "1", "2"], ["58", "59", "00", "01", "02"], ["", "", "AM", "PM", ""],
            ])
        time.date = Date(timeIntervalSinceReferenceDate: 13 * 3_600 + 2_220)
        time.minuteInterval = 15
        #expect(time.wheels[1] == ["00", "15", "30", "45", "00"] && time.wheels[2] == ["", "AM", "PM", "", ""])
        time.minuteInterval = 7
        #expect(time.minuteInterval == 1)
        time.locale = Locale(identifier: "de_DE")
        #expect(time.wheels == [["11", "12", "13", "14", "15"], ["35", "36", "37", "38", "39"]])
        #expect(picker(.dateAndTime).wheels.count == 4)
        time.locale = Locale(identifier: "ar_EG")
        #expect(time.wheels[0...1].joined().allSatisfy { $0.allSatisfy { $0.isNumber && !$0.isASCII } })
    }

    @Test func `wheels are as wide as their texts need`() {
        let bounds = CGRect(x: 0, y: 0, width: 320, height: 216)
        let columns = PickerWheels.columns(of: [["Sun, Nov 29"], ["8"], ["02"], ["PM"]], in: bounds)
        #expect(columns[0].width > 2 * columns[1].width)
        #expect(abs(columns.reduce(0) { $0 + $1.width } - 302) < 0.01)
        let narrow = PickerWheels.columns(
            of: [["Sun, Nov 29"], ["8"]], in: CGRect(x: 0, y: 0, width: 90, height: 216))
        #expect(narrow.allSatisfy { $0.width == 0 })
    }

    @Test func aDateStaysWithinItsLimits() {
        let picker = picker(.date)
        picker.minimumDate = Date(timeIntervalSinceReferenceDate: 100)
        picker.maximumDate = Date(timeIntervalSinceReferenceDate: 200)
        picker.date = Date(timeIntervalSinceReferenceDate: 0)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 100))
        picker.date = Date(timeIntervalSinceReferenceDate: 900)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 200))
    }

    @Test func documentsOfBeforeXcode12HaveWheels() throws {
        let element = """
            <datePicker id="d" datePickerMode="date"><rect key="frame" width="320" height="100"/>
            <date key="date" timeIntervalSinceReferenceDate="448248004.37"/></datePicker>
            """
        let old = try Nibs.view(element, as: UIDatePicker.self, attributes: "toolsVersion=\"14313\"")
        let new = try Nibs.view(element, as: UIDatePicker.self, attributes: "toolsVersion=\"17701\"")
        #expect(old.datePickerStyle == .wheels && new.datePickerStyle == .compact)
        #expect(new.date == Date(timeIntervalSinceReferenceDate: 448_248_004.37))
    }

    private final class Numbers: UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component * 3 }
    }

    /// Apple's documentation of `minimumDate`: limits that contradict each other are both ignored. That a limit moves a date beyond it is
    /// what apps rely on that set the earliest day of departure to the day after arrival.
    @Test func `A limit that is set moves a date that lies beyond it`() {
        let day = { Date(timeIntervalSinceReferenceDate: 86_400 * $0) }
        let picker = UIDatePicker()
        picker.date = day(10)
        picker.minimumDate = day(11)
        #expect(picker.date == day(11))
        picker.maximumDate = day(20)
        picker.date = day(30)
        #expect(picker.date == day(20))
        picker.maximumDate = day(15)
        #expect(picker.date == day(15))
        picker.maximumDate = day(5)
        #expect(picker.date == day(15))
        picker.date = day(1)
        #expect(picker.date == day(1))
    }

    @Test func aPickerKnowsWhatItsSourceSays() {
        let (picker, numbers) = (UIPickerView(), Numbers())
        picker.dataSource = numbers
        #expect(picker.numberOfComponents == 2)
        picker.selectRow(9, inComponent: 1, animated: true)
        #expect(picker.selectedRow(inComponent: 1) == 2)
        #expect(picker.selectedRow(inComponent: 0) == -1)
    }
}

extension UILabel {
    fileprivate static func height(of font: UIFont) -> CGFloat {
        let label = UILabel()
        label.font = font
        label.text = "A"
        return label.intrinsicContentSize.height
    }
}
