import PlacardUIKit
import TestTools
import Testing

/// Apple's pages of `UISegmentedControl` ("Customizing Appearance"), `UITextField.background`, `UIProgressView` and
/// `UIPageControl`.
@MainActor @Suite struct ControlImagesTests {
    private func image(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func pixels(of view: UIView) throws -> Pixels {
        let context = try CGContext(size: view.bounds.size, scale: 1)
        view.layer.render(in: context)
        return Pixels(try #require(context.makeImage()))
    }

    @Test func `images take the place of a segmented control's look`() throws {
        let control = UISegmentedControl(items: ["", ""])
        control.frame = CGRect(x: 0, y: 0, width: 84, height: 32)
        control.selectedSegmentIndex = 1
        control.setBackgroundImage(image(.red, 2, 2), for: .normal, barMetrics: .default)
        control.setBackgroundImage(image(.blue, 2, 2), for: .selected, barMetrics: .default)
        control.setDividerImage(
            image(.green, 4, 2), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        let drawn = try pixels(of: control)
        #expect(drawn[20, 16] == 0xFFFF_0000 && drawn[41, 16] == 0xFF00_FF00 && drawn[60, 16] == 0xFF00_00FF)
        #expect(control.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
        let divider = control.dividerImage(
            forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        #expect(divider != nil)
    }

    /// Apple's pages of `UISlider.minimumValueImage` and `minimumValueImageRect(forBounds:)`.
    @Test func `a slider's track lies between the images of its ends`() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).isEmpty)
        slider.minimumValueImage = image(.red, 20, 10)
        slider.maximumValueImage = image(.green, 30, 10).withRenderingMode(.alwaysTemplate)
        slider.tintColor = .blue
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track.minX > 20 && track.maxX < 170)
        let drawn = try pixels(of: slider)
        #expect(drawn[5, 15] == 0xFFFF_0000 && drawn[185, 15] == 0xFF00_00FF)
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 180)
        #expect(slider.trackRect(forBounds: slider.bounds).minX > 30)
    }

    /// Apple's pages of `UIStepper.setDecrementImage(_:for:)` and its sisters.
    @Test func `a stepper's halves and its ground have images`() throws {
        let stepper = UIStepper(frame: .zero)
        stepper.setBackgroundImage(image(.red, 2, 2), for: .normal)
        stepper.setDecrementImage(image(.blue, 10, 10), for: .normal)
        stepper.setIncrementImage(image(.green, 10, 10), for: .normal)
        let drawn = try pixels(of: stepper)
        #expect(drawn[2, 16] == 0xFFFF_0000 && drawn[23, 16] == 0xFF00_00FF && drawn[70, 16] == 0xFF00_FF00)
        #expect(
            stepper.incrementImage(for: .normal)?.size.width == 10 && stepper.decrementImage(for: .disabled) == nil)
    }

    @Test func `images of a segmented control follow its states`() throws {
        let control = UISegmentedControl(items: ["", ""])
        control.frame = CGRect(x: 0, y: 0, width: 80, height: 32)
        control.setBackgroundImage(image(.red, 2, 2), for: .normal, barMetrics: .default)
        control.setBackgroundImage(image(.blue, 2, 2), for: .disabled, barMetrics: .default)
        #expect(try pixels(of: control)[20, 16] == 0xFFFF_0000)
        control.isEnabled = false
        #expect(try pixels(of: control)[20, 16] == 0xFF00_00FF)
    }

    @Test func `a segmented control without its images looks as before`() throws {
        let control = UISegmentedControl(items: ["", ""])
        control.frame = CGRect(x: 0, y: 0, width: 80, height: 32)
        control.selectedSegmentIndex = 0
        let before = try pixels(of: control)
        control.setBackgroundImage(image(.red, 2, 2), for: .normal, barMetrics: .default)
        control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
        #expect(try pixels(of: control) == before)
    }

    @Test func `an empty image takes the look away`() throws {
        let control = UISegmentedControl(items: ["", ""])
        control.frame = CGRect(x: 0, y: 0, width: 80, height: 32)
        control.selectedSegmentIndex = 0
        control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
        control.setDividerImage(
            UIImage(), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        #expect(try pixels(of: control).values.allSatisfy { $0 == 0 })
    }

    @Test func `segments of actions perform them`() {
        var done: [String] = []
        let actions = ["a", "b"].map { name in
            UIAction(title: name, identifier: UIAction.Identifier(name)) { _ in done.append(name) }
        }
        let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 100, height: 32), actions: actions)
        #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "b")
        #expect(control.segmentIndex(identifiedBy: actions[1].identifier) == 1)
        #expect(control.actionForSegment(at: 0) === actions[0])
        control.insertSegment(action: actions[0], at: 5, animated: false)
        #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 0) == "b")
    }

    @Test func `titles of segments are moved`() throws {
        let control = UISegmentedControl(items: ["A", "B"])
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
        control.layoutIfNeeded()
        let labels = control.subviews.compactMap { $0 as? UILabel }
        let before = labels.map(\.frame)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 3, vertical: -2), forSegmentType: .left, barMetrics: .default)
        control.setContentOffset(CGSize(width: 0, height: 5), forSegmentAt: 1)
        control.layoutIfNeeded()
        #expect(labels[0].frame == before[0].offsetBy(dx: 3, dy: -2))
        #expect(labels[1].frame == before[1].offsetBy(dx: 0, dy: 5))
    }

    @Test func `a field's background takes the place of its border, unless that is round`() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        field.borderStyle = .line
        field.background = image(.red, 2, 2)
        #expect(try pixels(of: field)[0, 0] == 0xFFFF_0000 && field.layer.borderWidth == 0)
        field.disabledBackground = image(.blue, 2, 2)
        #expect(try pixels(of: field)[30, 15] == 0xFFFF_0000)
        field.isEnabled = false
        #expect(try pixels(of: field)[30, 15] == 0xFF00_00FF)
        field.borderStyle = .roundedRect
        #expect(try pixels(of: field)[30, 15] != 0xFF00_00FF && field.layer.borderWidth > 0)
        field.borderStyle = .none
        field.background = nil
        #expect(try pixels(of: field)[30, 15] != 0xFF00_00FF)
    }

    @Test func `a bar shows the images that it was given, and how far something has come`() throws {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        bar.trackImage = image(.red, 2, 2)
        bar.progressImage = image(.blue, 2, 2)
        let work = Progress(totalUnitCount: 4)
        work.completedUnitCount = 1
        bar.observedProgress = work
        let drawn = try pixels(of: bar)
        #expect(bar.progress == 0.25 && drawn[10, 2] == 0xFF00_00FF && drawn[60, 2] == 0xFFFF_0000)
    }

    @Test func `pages have images of their own, in the colors of the dots`() throws {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 80, height: 26))
        control.numberOfPages = 2
        control.pageIndicatorTintColor = .red
        control.currentPageIndicatorTintColor = .blue
        control.preferredIndicatorImage = image(.black, 8, 20)
        control.setCurrentPageIndicatorImage(image(.black, 8, 4), forPage: 0)
        let drawn = try pixels(of: control)
        #expect(drawn.rows { $0 == 0xFFFF_0000 }.count == 20 && drawn.rows { $0 == 0xFF00_00FF }.count == 4)
        #expect(control.currentPageIndicatorImage(forPage: 0) != nil && control.indicatorImage(forPage: 1) == nil)
    }

    @Test func `symbols of buttons take the configuration of the state`() throws {
        let symbol = try #require(UIImage(systemName: "star"))
        let button = UIButton(type: .custom)
        button.setImage(symbol, for: .normal)
        let small = button.intrinsicContentSize
        let large = UIImage.SymbolConfiguration(pointSize: 60)
        button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
        #expect(button.intrinsicContentSize.height > small.height * 2)
        #expect(button.currentPreferredSymbolConfiguration == large)
        #expect(button.preferredSymbolConfigurationForImage(in: .selected) == nil)
    }
}
