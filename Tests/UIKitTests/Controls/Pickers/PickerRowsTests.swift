import Foundation
import Testing

@testable import PlacardUIKit

/// Rows of a picker that are views, and their sizes.
@MainActor @Suite struct PickerRowsTests {
    private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
        var width: CGFloat = 0
        var reused = 0

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
            component == 0 ? width : 0
        }
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView {
            if view is UILabel { reused += 1 }
            let label = view as? UILabel ?? UILabel()
            label.text = "\(component).\(row)"
            return label
        }
    }

    private final class Titles: UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(row)"
        }
    }

    private func picker(_ rows: any UIPickerViewDataSource & UIPickerViewDelegate) -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        (picker.dataSource, picker.delegate) = (rows, rows)
        picker.layoutIfNeeded()
        return picker
    }

    @Test func `A delegate's views lie in their rows, those in sight alone`() {
        let rows = Rows()
        let picker = picker(rows)
        picker.selectRow(4, inComponent: 1, animated: false)
        let chosen = picker.view(forRow: 4, forComponent: 1)
        #expect((chosen as? UILabel)?.text == "1.4")
        #expect(chosen?.frame == CGRect(x: 160, y: 88, width: 151, height: 40))
        #expect(picker.view(forRow: 2, forComponent: 1)?.frame.minY == 8)
        #expect(picker.view(forRow: 7, forComponent: 1) == nil && picker.view(forRow: 4, forComponent: 0) == nil)
        #expect(picker.subviews.count == 3 + 5 && rows.reused > 0)
    }

    @Test func `Rows are asked for again where a picker has got another size`() {
        let rows = Rows()
        let picker = picker(rows)
        picker.frame.size.height = 0
        picker.layoutIfNeeded()
        #expect(picker.subviews.isEmpty)
        picker.frame.size.height = 120
        picker.layoutIfNeeded()
        #expect(picker.subviews.count == 2 * 2 && picker.view(forRow: 1, forComponent: 0)?.frame.minY == 80)
    }

    @Test func `Columns have the widths that are asked for, and share the rest`() {
        let rows = Rows()
        rows.width = 100
        let picker = picker(rows)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 40))
        #expect(picker.rowSize(forComponent: 1) == CGSize(width: 202, height: 40))
        #expect(picker.rowSize(forComponent: 2) == .zero)
        #expect(picker.view(forRow: 0, forComponent: 1)?.frame.minX == 109)
    }

    @Test func `Rows without views show their texts`() {
        let titles = Titles()
        let picker = picker(titles)
        #expect(picker.view(forRow: 0, forComponent: 0) == nil && picker.subviews.isEmpty)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 302, height: 32))
    }
}
