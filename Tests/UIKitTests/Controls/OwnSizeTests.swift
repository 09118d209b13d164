import PlacardUIKit
import Testing

/// Subclasses that ask for their size in terms of `sizeThatFits(_:)`, which in UIKit does not ask for it in turn.
@MainActor @Suite struct OwnSizeTests {
    private final class Field: UITextField {
        override var intrinsicContentSize: CGSize { sizeThatFits(.zero).widened }
    }
    private final class Pages: UIPageControl {
        override var intrinsicContentSize: CGSize { sizeThatFits(.zero).widened }
    }
    private final class Segments: UISegmentedControl {
        override var intrinsicContentSize: CGSize { sizeThatFits(.zero).widened }
    }
    private final class Steps: UIStepper {
        override var intrinsicContentSize: CGSize { sizeThatFits(.zero).widened }
    }
    private final class Dates: UIDatePicker {
        override var intrinsicContentSize: CGSize { sizeThatFits(.zero).widened }
    }
    private final class Level: UISlider {
        override var intrinsicContentSize: CGSize { sizeThatFits(.zero).widened }
    }

    @Test func `controls fit without the size that subclasses ask for`() {
        for view in [Field(), Pages(), Segments(), Steps(), Dates(), Level()] {
            #expect(view.intrinsicContentSize == view.sizeThatFits(.zero).widened)
            #expect(view.intrinsicContentSize.height > 0)
        }
    }
}

extension CGSize {
    fileprivate var widened: CGSize { CGSize(width: width + 10, height: height) }
}
