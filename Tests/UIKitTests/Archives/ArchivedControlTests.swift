import Foundation
import PlacardUIKit
import Testing

/// Apple's documentation of `NSCoding`: what views of UIKit were set to comes back from an archive.
@MainActor @Suite struct ArchivedControlTests {
    private func copy<View: UIView>(_ view: View) throws -> View {
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? View)
    }

    private func pixels(_ view: UIView) -> Data? {
        view.layoutIfNeeded()
        return UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }.pngData()
    }

    @Test func `Controls of values come back with their ranges, values and colors, and draw the same`() throws {
        let (control, slider, stepper) = (UISwitch(), UISlider(), UIStepper())
        (control.isOn, control.onTintColor, control.thumbTintColor) = (true, .systemPurple, .yellow)
        slider.frame = CGRect(x: 0, y: 0, width: 120, height: 31)
        (slider.minimumValue, slider.maximumValue, slider.value) = (-10, 40, 25)
        (slider.isContinuous, slider.minimumTrackTintColor, slider.isEnabled) = (false, .red, false)
        (stepper.minimumValue, stepper.maximumValue, stepper.value, stepper.stepValue) = (5, 500, 250, 25)
        stepper.wraps = true
        let (backControl, backSlider, backStepper) = try (copy(control), copy(slider), copy(stepper))
        #expect((backControl.isOn, backControl.onTintColor) == (true, .systemPurple))
        #expect((backSlider.minimumValue, backSlider.maximumValue, backSlider.value) == (-10, 40, 25))
        #expect(!backSlider.isContinuous && !backSlider.isEnabled)
        #expect((backStepper.value, backStepper.stepValue, backStepper.wraps) == (250, 25, true))
        #expect(pixels(backControl) == pixels(control))
        #expect(pixels(backSlider) == pixels(slider))
        #expect(pixels(backStepper) == pixels(stepper))
    }

    @Test func `Pages, progress and activity come back`() throws {
        let (pages, progress, wheel) = (
            UIPageControl(), UIProgressView(progressViewStyle: .bar), UIActivityIndicatorView(style: .large)
        )
        (pages.numberOfPages, pages.currentPage, pages.hidesForSinglePage) = (7, 4, true)
        pages.currentPageIndicatorTintColor = .systemGreen
        (progress.progress, progress.trackTintColor) = (0.25, .systemPink)
        wheel.startAnimating()
        let (backPages, backProgress, backWheel) = try (copy(pages), copy(progress), copy(wheel))
        #expect((backPages.numberOfPages, backPages.currentPage, backPages.hidesForSinglePage) == (7, 4, true))
        #expect(backPages.currentPageIndicatorTintColor == .systemGreen)
        #expect((backProgress.progress, backProgress.progressViewStyle) == (0.25, .bar))
        #expect(backProgress.trackTintColor == .systemPink)
        #expect(backWheel.isAnimating && !backWheel.isHidden && backWheel.style == .large)
        #expect(try copy(UIActivityIndicatorView(style: .medium)).isHidden)
    }

    @Test func `Segments come back with titles, images, widths and the chosen one`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 9)).image { context in
            context.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
        }
        let segments = UISegmentedControl(items: ["One", image, "Three"])
        segments.selectedSegmentIndex = 2
        segments.setWidth(40, forSegmentAt: 0)
        segments.setEnabled(false, forSegmentAt: 1)
        segments.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
        let back = try copy(segments)
        #expect((back.numberOfSegments, back.selectedSegmentIndex, back.widthForSegment(at: 0)) == (3, 2, 40))
        #expect((back.titleForSegment(at: 0), back.titleForSegment(at: 1)) == ("One", nil))
        #expect(back.imageForSegment(at: 1)?.size == image.size && !back.isEnabledForSegment(at: 1))
        #expect(back.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .systemRed)
        #expect(back.titleTextAttributes(for: .normal) == nil)
        #expect(back.subviews.count == segments.subviews.count)
        #expect(pixels(back) == pixels(segments))
    }

    @Test func `A date picker comes back with its date, its limits and its mode`() throws {
        let picker = UIDatePicker()
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (.time, .wheels)
        picker.minimumDate = Date(timeIntervalSince1970: 1_000)
        picker.date = Date(timeIntervalSince1970: 86_400)
        (picker.minuteInterval, picker.locale) = (15, Locale(identifier: "de_DE"))
        let back = try copy(picker)
        #expect((back.date, back.minimumDate, back.maximumDate) == (picker.date, picker.minimumDate, nil))
        #expect((back.datePickerMode, back.preferredDatePickerStyle) == (.time, .wheels))
        #expect((back.minuteInterval, back.locale?.identifier) == (15, "de_DE"))
    }

    @Test func `A text field comes back with text, placeholder, side views and what it asks of keyboards`() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
        (field.font, field.textColor, field.borderStyle) = (.italicSystemFont(ofSize: 15), .systemBlue, .roundedRect)
        (field.placeholder, field.textAlignment, field.isSecureTextEntry) = ("Name", .right, false)
        (field.keyboardType, field.returnKeyType, field.textContentType) = (.emailAddress, .next, .username)
        let sign = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        sign.text = "@"
        (field.leftView, field.leftViewMode) = (sign, .always)
        for text in ["", "someone"] {
            field.text = text
            let back = try copy(field)
            #expect((back.text, back.placeholder, back.font) == (text, "Name", field.font))
            #expect((back.textColor, back.textAlignment) == (.systemBlue, .right))
            #expect(
                (back.keyboardType, back.returnKeyType, back.textContentType) == (.emailAddress, .next, .username))
            #expect((back.leftView as? UILabel)?.text == "@")
            #expect(back.subviews.count == field.subviews.count)
            #expect(pixels(back) == pixels(field))
        }
    }

    @Test func `A text view comes back with its text, its insets and its typing attributes`() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 150, height: 90))
        (view.font, view.textColor, view.textAlignment) = (.systemFont(ofSize: 16), .systemIndigo, .center)
        view.text = "Words of a text that takes some lines"
        view.textStorage.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 2, length: 5))
        (view.isEditable, view.textContainerInset.left, view.textContainer.maximumNumberOfLines) = (false, 12, 3)
        let back = try copy(view)
        #expect(back.attributedText == view.attributedText)
        #expect((back.isEditable, back.textContainerInset) == (false, view.textContainerInset))
        #expect((back.textContainer.maximumNumberOfLines, back.textAlignment) == (3, .center))
        #expect(pixels(back) == pixels(view))
        back.text = "New"
        #expect((back.font, back.textColor) == (.systemFont(ofSize: 16), .systemIndigo))
    }

    @Test func `A scroll view comes back at the place that it showed`() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        (scroll.contentSize, scroll.contentInset.top) = (CGSize(width: 300, height: 900), 30)
        (scroll.contentOffset, scroll.clipsToBounds) = (CGPoint(x: 20, y: 0), false)
        (scroll.maximumZoomScale, scroll.isPagingEnabled, scroll.indicatorStyle) = (4, true, .white)
        scroll.addSubview(UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8)))
        let back = try copy(scroll)
        back.layoutIfNeeded()
        #expect((back.contentSize, back.contentInset) == (scroll.contentSize, scroll.contentInset))
        #expect((back.contentOffset, back.clipsToBounds) == (CGPoint(x: 20, y: 0), false))
        #expect((back.maximumZoomScale, back.isPagingEnabled, back.indicatorStyle) == (4, true, .white))
        #expect(back.subviews.map(\.frame) == scroll.subviews.map(\.frame))
    }

    @Test func `Tables and collections come back with their looks; rows are asked for anew`() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: .insetGrouped)
        (table.rowHeight, table.separatorStyle, table.allowsMultipleSelection) = (52, .none, true)
        let header = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        header.text = "Above"
        table.tableHeaderView = header
        let back = try copy(table)
        #expect((back.style, back.rowHeight, back.separatorStyle) == (.insetGrouped, 52, .none))
        #expect(back.allowsMultipleSelection)
        #expect((back.tableHeaderView as? UILabel)?.text == "Above")
        let collection = UICollectionView(frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
        (collection.allowsMultipleSelection, collection.contentInset.left) = (true, 9)
        let copied = try copy(collection)
        #expect((copied.allowsMultipleSelection, copied.contentInset.left) == (true, 9))
    }

    @Test func `A search bar comes back with its texts`() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
        (bar.text, bar.placeholder, bar.showsCancelButton) = ("swift", "Search", true)
        let back = try copy(bar)
        #expect((back.text, back.placeholder, back.showsCancelButton) == ("swift", "Search", true))
        #expect(back.subviews.count == bar.subviews.count)
    }

    @Test func `An archive that goes in a circle ends at a depth, and a deep tree is kept to it`() throws {
        let back = try copy(CircularView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(depth(of: back) == 200)
        let outer = UIView()
        var inner = outer
        for _ in 0..<1_000 {
            let view = UIView()
            inner.addSubview(view)
            inner = view
        }
        #expect(depth(of: try copy(outer)) == 200)
    }

    private func depth(of view: UIView) -> Int {
        var (depth, view) = (0, view)
        while let below = view.subviews.first { (depth, view) = (depth + 1, below) }
        return depth
    }
}

/// Archives itself twice among what lies upon it.
final class CircularView: UIView {
    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode([self, self] as NSArray, forKey: "UISubviews")
    }
}
