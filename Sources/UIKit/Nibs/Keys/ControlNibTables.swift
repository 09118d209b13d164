/// The properties of controls, bars and stacks that programs set, read and observe by name.
///
/// Names are those of Objective-C, where `isOn` is `on`.
final class UISwitchNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("on", \UISwitch.isOn),
            .property("onTintColor", \UISwitch.onTintColor),
            .property("thumbTintColor", \UISwitch.thumbTintColor),
        ]
    }
}

final class UISliderNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("value", \UISlider.value), .property("minimumValue", \UISlider.minimumValue),
            .property("maximumValue", \UISlider.maximumValue),
            .property("continuous", \UISlider.isContinuous),
            .property("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
            .property("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
            .property("thumbTintColor", \UISlider.thumbTintColor),
            .property("minimumValueImage", \UISlider.minimumValueImage),
            .property("maximumValueImage", \UISlider.maximumValueImage),
        ]
    }
}

final class UIProgressViewNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("progress", \UIProgressView.progress),
            .property("progressTintColor", \UIProgressView.progressTintColor),
            .property("trackTintColor", \UIProgressView.trackTintColor),
            .property("progressImage", \UIProgressView.progressImage),
            .property("trackImage", \UIProgressView.trackImage),
            .property("progressViewStyle", \UIProgressView.progressViewStyle),
        ]
    }
}

final class UIPageControlNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("currentPage", \UIPageControl.currentPage),
            .property("numberOfPages", \UIPageControl.numberOfPages),
            .property("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
            .property("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
            .property("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
        ]
    }
}

final class UIStackViewNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("axis", \UIStackView.axis), .property("spacing", \UIStackView.spacing),
            .property("alignment", \UIStackView.alignment), .property("distribution", \UIStackView.distribution),
            .property("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
            .property("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
            .step("arrangedSubviews", \UIStackView.arrangedSubviews),
        ]
    }
}

/// The text field has that name in Objective-C; programs reach it by it since before there was a property.
final class UISearchBarNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .step("searchTextField", \UISearchBar.searchTextField),
            .step("searchField", \UISearchBar.searchTextField), .property("text", \UISearchBar.text),
            .step("cancelButton", \UISearchBar.cancelButton),
            .property("cancelButtonText", \UISearchBar.cancelButtonText),
            .property("placeholder", \UISearchBar.placeholder),
            .property("prompt", \UISearchBar.prompt),
            .property("barStyle", \UISearchBar.barStyle),
            .property("barTintColor", \UISearchBar.barTintColor),
            .property("translucent", \UISearchBar.isTranslucent),
            .property("searchBarStyle", \UISearchBar.searchBarStyle),
            .property("showsCancelButton", \UISearchBar.showsCancelButton),
            .property("showsScopeBar", \UISearchBar.showsScopeBar),
            .property("scopeButtonTitles", \UISearchBar.scopeButtonTitles),
            .property("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex),
            .property("backgroundImage", \UISearchBar.backgroundImage),
            .property("keyboardType", \UISearchBar.keyboardType),
        ]
    }
}

final class NSLayoutConstraintNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("constant", \NSLayoutConstraint.constant), .property("active", \NSLayoutConstraint.isActive),
        ]
    }
}

final class UIButtonNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("contentEdgeInsets", \UIButton.contentEdgeInsets),
            .property("titleEdgeInsets", \UIButton.titleEdgeInsets),
            .property("imageEdgeInsets", \UIButton.imageEdgeInsets),
            .property("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
            .property("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
            .property("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted),
            .step("titleLabel", \UIButton.titleLabel),
            .step("imageView", \UIButton.imageView),
            .step("currentTitle", \UIButton.currentTitle),
        ]
    }
}

final class UISegmentedControlNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
            .property("momentary", \UISegmentedControl.isMomentary),
            .property("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
            .property("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
            .step("numberOfSegments", \UISegmentedControl.numberOfSegments),
        ]
    }
}

final class UIStepperNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("value", \UIStepper.value),
            .property("minimumValue", \UIStepper.minimumValue),
            .property("maximumValue", \UIStepper.maximumValue),
            .property("stepValue", \UIStepper.stepValue),
            .property("autorepeat", \UIStepper.autorepeat),
            .property("wraps", \UIStepper.wraps),
            .property("continuous", \UIStepper.isContinuous),
        ]
    }
}

final class UIDatePickerNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("date", \UIDatePicker.date),
            .property("minimumDate", \UIDatePicker.minimumDate),
            .property("maximumDate", \UIDatePicker.maximumDate),
            .property("datePickerMode", \UIDatePicker.datePickerMode),
            .property("minuteInterval", \UIDatePicker.minuteInterval),
            .property("countDownDuration", \UIDatePicker.countDownDuration),
            .property("textColor", \UIDatePicker.textColor),
        ]
    }
}

final class UIAlertControllerNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("message", \UIAlertController.message),
            .property("attributedTitle", \UIAlertController.attributedTitle),
            .property("attributedMessage", \UIAlertController.attributedMessage),
        ]
    }
}

final class UIAlertActionNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("enabled", \UIAlertAction.isEnabled),
            .property("titleTextColor", \UIAlertAction.titleTextColor), .property("image", \UIAlertAction.image),
        ]
    }
}

final class UIActivityIndicatorViewNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("color", \UIActivityIndicatorView.color),
            .property("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
        ]
    }
}

final class UINavigationBarNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("barStyle", \UINavigationBar.barStyle),
            .property("barTintColor", \UINavigationBar.barTintColor),
            .property("translucent", \UINavigationBar.isTranslucent),
            .property("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
            .property("shadowImage", \UINavigationBar.shadowImage),
            .property("titleTextAttributes", \UINavigationBar.titleTextAttributes),
            .property("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
            .property("backIndicatorImage", \UINavigationBar.backIndicatorImage),
            .property("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
            .step("topItem", \UINavigationBar.topItem),
        ]
    }
}

final class UIToolbarNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("barStyle", \UIToolbar.barStyle),
            .property("barTintColor", \UIToolbar.barTintColor),
            .property("translucent", \UIToolbar.isTranslucent),
            .property("items", \UIToolbar.items),
        ]
    }
}

final class UITabBarNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("barStyle", \UITabBar.barStyle),
            .property("barTintColor", \UITabBar.barTintColor),
            .property("translucent", \UITabBar.isTranslucent),
            .property("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
            .property("backgroundImage", \UITabBar.backgroundImage),
            .property("shadowImage", \UITabBar.shadowImage),
            .property("selectedItem", \UITabBar.selectedItem),
        ]
    }
}
