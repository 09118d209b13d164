/// UIKit's members that programs ask any object for, with the class that has them: `(chip as AnyObject).frame`.
///
/// Names that several unlike classes have, such as `text`, are left out.
enum AnyObjectMembers {
    static func owner(of member: String) -> String? { owners[member] }

    private static let owners: [String: String] = {
        var owners: [String: String] = [:]
        for (owner, members) in classes { for member in members { owners[member] = owner } }
        return owners
    }()

    private static let classes = [
        "UIView": [
            "addGestureRecognizer", "addSubview", "alpha", "bounds", "center", "frame", "isHidden", "layoutIfNeeded",
            "removeFromSuperview", "setNeedsDisplay", "setNeedsLayout", "sizeToFit", "subviews", "superview", "tag",
            "viewWithTag",
        ],
        "UIButton": ["currentTitle", "setTitle", "setTitleColor", "titleLabel"],
        "UIControl": ["addTarget", "sendActions"],
        "UISegmentedControl": ["selectedSegmentIndex", "titleForSegment"],
        "UISwitch": ["isOn"],
    ]
}
