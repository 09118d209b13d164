import PlacardUIKit
import TestTools
import Testing

@MainActor @Suite struct ValueControlTests {
    /// The frames that Interface Builder stores for these controls, less what layout does not count.
    /// Widths that Interface Builder stored in documents of five projects (tools 14868 to 22505).
    @Test(
        arguments: [
            (["Top", "Bottom", "Center"], 194), (["Regular", "Light", "Subtle"], 200), (["Round", "Square"], 125),
            (["Start", "Barrier"], 123), (["Light", "Dark", "AutoLight", "AutoDark"], 319),
            (["First", "Second"], 131),
        ] as [([String], CGFloat)])
    func `segments are whole points wide and ask for the same whichever is chosen`(titles: [String], width: CGFloat) {
        let control = UISegmentedControl(items: titles)
        for index in titles.indices {
            control.selectedSegmentIndex = index
            #expect(control.intrinsicContentSize.width == width)
        }
    }

    @Test func `segments that follow their content ask for their own widths`() {
        let control = UISegmentedControl(items: ["A", "A longer one"])
        let equal = control.intrinsicContentSize.width
        control.apportionsSegmentWidthsByContent = true
        #expect(control.intrinsicContentSize.width < equal)
    }

    @Test func `controls ask for the sizes that documents store`() {
        #expect(UISwitch().bounds.size == CGSize(width: 51, height: 31))
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(UISlider().sizeThatFits(.zero).height == 31 && UISlider().intrinsicContentSize.height == 30)
        #expect(UISegmentedControl(items: ["A"]).bounds.height == 32)
        #expect(UIStepper().bounds.size == CGSize(width: 94, height: 32))
        #expect(UIProgressView().intrinsicContentSize.height == 4)
        #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    }

    @Test func `a slider shows the images that it was given`() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 30))
        let thumb = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        slider.setThumbImage(thumb, for: .normal)
        slider.value = 1
        let rect = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 1)
        #expect(rect == CGRect(x: 92, y: 5, width: 10, height: 20) && slider.currentThumbImage === thumb)
        let pixels = try Pixels(of: slider)
        #expect(pixels[97, 15] == 0xFFFF_0000 && pixels[97, 27] >> 24 < 255)
    }

    /// On iOS the parts of a slider are views, and a slider does not clip.
    @Test func `parts of a slider that lie beyond its bounds are not cut off`() throws {
        final class Wide: UISlider {
            override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
                super.thumbRect(forBounds: bounds, trackRect: rect, value: value).offsetBy(dx: 20, dy: -15)
            }

            override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
                CGRect(x: -10, y: 40, width: 10, height: 10)
            }
        }
        let around = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let slider = Wide(frame: CGRect(x: 30, y: 30, width: 100, height: 31))
        slider.minimumValueImage = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        (slider.thumbTintColor, slider.value) = (.red, 1)
        around.addSubview(slider)
        let pixels = try Pixels(of: around)
        let thumb = slider.convert(
            slider.thumbRect(
                forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 1), to: around
        )
        let red = pixels.columns { $0 == 0xFFFF_0000 }
        #expect(thumb.maxX > slider.frame.maxX + 10 && red.max() == Int(thumb.maxX) - 2)
        #expect((pixels.rows { $0 == 0xFFFF_0000 }).min() == Int(thumb.minY.rounded(.up)) + 1)
        #expect(pixels[25, 75] == 0xFF00_00FF)
        slider.clipsToBounds = true
        #expect(try (Pixels(of: around).columns { $0 == 0xFFFF_0000 }).max() ?? 0 < 130)
    }

    @Test func `values stay within their range`() {
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue) = (10, 30)
        #expect(slider.value == 10)
        slider.value = 50
        #expect(slider.value == 30)
        slider.value = .nan
        #expect(slider.value == 10)
        slider.minimumValue = 40
        #expect(slider.maximumValue == 40 && slider.value == 40)
        let bar = UIProgressView()
        bar.progress = 2
        #expect(bar.progress == 1)
        let stepper = UIStepper()
        stepper.value = 1_000
        #expect(stepper.value == 100)
    }

    @Test func `the thumb lies where the value says, from the right where reading does`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 132, height: 31))
        let track = slider.trackRect(forBounds: slider.bounds)
        func thumb(_ value: Float) -> CGFloat {
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value).minX
        }
        #expect(thumb(0) == 2 && thumb(0.5) == 52 && thumb(1) == 102)
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(thumb(0) == 102 && thumb(1) == 2)
    }

    @Test func `a switch shows its state in color`() throws {
        let view = UISwitch()
        view.isOn = true
        let on = try Pixels(of: view)
        #expect(on[6, 15] == 0xFF34_C759)
        view.onTintColor = .red
        #expect(try Pixels(of: view)[6, 15] == 0xFFFF_0000)
        view.isOn = false
        #expect(try Pixels(of: view)[10, 15] == 0xFFFF_FFFF)
    }

    @Test func `segments are inserted, chosen and removed`() {
        let control = UISegmentedControl(items: ["A", "C"])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "B", at: 1, animated: false)
        #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 1) == "B")
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 9
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.titleForSegment(at: 9) == nil)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
    }

    @Test func `segments are equally wide unless told otherwise`() throws {
        let control = UISegmentedControl(items: ["A", "A much longer one"])
        control.frame.size.width = 200
        control.layoutIfNeeded()
        let labels = control.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.frame.midX) == [50, 150])
        control.setWidth(40, forSegmentAt: 0)
        control.layoutIfNeeded()
        #expect(labels.map(\.frame.midX) == [20, 120])
        control.setWidth(0, forSegmentAt: 0)
        control.apportionsSegmentWidthsByContent = true
        control.layoutIfNeeded()
        #expect(labels[0].frame.midX < 30)
    }

    @Test func `a page control keeps to its pages`() {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 7
        #expect(control.currentPage == 2)
        control.numberOfPages = 1
        #expect(control.currentPage == 0)
        control.numberOfPages = -4
        #expect(control.numberOfPages == 0 && control.intrinsicContentSize == control.size(forNumberOfPages: 0))
    }

    @Test func `a wheel is hidden while it stands`() {
        let wheel = UIActivityIndicatorView(style: .medium)
        #expect(wheel.isHidden)
        wheel.startAnimating()
        #expect(!wheel.isHidden && wheel.isAnimating)
        wheel.hidesWhenStopped = false
        wheel.stopAnimating()
        #expect(!wheel.isHidden && !wheel.isAnimating)
    }

    @Test func `a text field shows its text or else its placeholder`() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        let label = try #require(field.subviews.first as? UILabel)
        field.placeholder = "Name"
        #expect(field.text == "" && label.text == "Name" && label.textColor == .placeholderText)
        field.text = "Ann"
        #expect(label.text == "Ann" && label.textColor == .label)
        field.textColor = .red
        #expect(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        field.isSecureTextEntry = true
        #expect(label.text == "•••" && field.text == "Ann")
        field.borderStyle = .roundedRect
        // Stored for a rounded field of 17 points: 34.5 points at 2 pixels in a point.
        #expect(abs(field.intrinsicContentSize.height - 34.5) <= 0.5)
        field.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 7, y: 0, width: 86, height: 34))
    }

    @Test func `side views take their space from the text`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(field.textRect(forBounds: field.bounds).minX == 0)
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 80, height: 34))
        field.layoutIfNeeded()
        #expect(field.leftView?.frame == CGRect(x: 0, y: 12, width: 20, height: 10))
    }

    @Test func `an overridden rectangle for text moves no other`() {
        final class Inset: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
        }
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
        #expect(Inset().editingRect(forBounds: bounds) == bounds)
        #expect(UITextField().clearButtonRect(forBounds: bounds).midY == 15)
    }

    @Test func `a field's default attributes can be set, and its font is never nil`() {
        let field = UITextField()
        field.text = "x"
        field.font = nil
        #expect(field.font?.pointSize == 17)
        field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .kern: 2]
        #expect(field.font?.pointSize == 30 && field.textColor == .red)
        let attributes = field.attributedText?.attributes(at: 0, effectiveRange: nil)
        #expect(attributes?[.kern] as? Int == 2 && (attributes?[.font] as? UIFont)?.pointSize == 30)
        field.text = "y"
        #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    }
}
