/// The properties of controls, text views and stacks that programs set, read and observe by name.
///
/// Names are those of Objective-C, where `isOn` is `on`.
final class UITextViewNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("text", \UITextView.text), .property("attributedText", \UITextView.attributedText),
            .property("font", \UITextView.font), .property("textColor", \UITextView.textColor),
            .property("textAlignment", \UITextView.textAlignment), .property("editable", \UITextView.isEditable),
            .property("selectable", \UITextView.isSelectable),
            .property("selectedRange", \UITextView.selectedRange),
            .property("textContainerInset", \UITextView.textContainerInset),
        ]
    }
}

final class UISwitchNibTable: NibTable {
    override class var entries: [NibEntry] { [.property("on", \UISwitch.isOn)] }
}

final class UISliderNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("value", \UISlider.value), .property("minimumValue", \UISlider.minimumValue),
            .property("maximumValue", \UISlider.maximumValue),
        ]
    }
}

final class UIProgressViewNibTable: NibTable {
    override class var entries: [NibEntry] { [.property("progress", \UIProgressView.progress)] }
}

final class UIPageControlNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("currentPage", \UIPageControl.currentPage),
            .property("numberOfPages", \UIPageControl.numberOfPages),
        ]
    }
}

final class UIStackViewNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("axis", \UIStackView.axis), .property("spacing", \UIStackView.spacing),
            .property("alignment", \UIStackView.alignment), .property("distribution", \UIStackView.distribution),
        ]
    }
}

/// The text field has that name in Objective-C; programs reach it by it since before there was a property.
final class UISearchBarNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .step("searchField", \UISearchBar.searchTextField), .property("text", \UISearchBar.text),
            .property("placeholder", \UISearchBar.placeholder),
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
