/// Types of `FormerNames`: each had the name of its owner before its own. One more was UIKit's own before iOS 13's SDK.
extension FormerNames {
    static let types: [String: String] = Dictionary(
        uniqueKeysWithValues: [
            ("UITextWritingDirection", "NSWritingDirection")
        ]
            + owners.flatMap { owner, names in
                names.split(separator: " ").map { name in
                    let words = name.split(separator: "=")
                    let former = words.count == 2 ? String(words[0]) : owner + words[0]
                    return (former, "\(owner).\(words.last ?? name)")
                }
            })

    /// By owner, the names that types have in it; before an equals sign the former name where it was not
    /// the owner's with the type's.
    private static let owners: [String: String] = [
        "UIControl": "State UIControlEvents=Event UIControlContentHorizontalAlignment=ContentHorizontalAlignment "
            + "UIControlContentVerticalAlignment=ContentVerticalAlignment",
        "UIView": "ContentMode AnimationOptions AnimationCurve AnimationTransition KeyframeAnimationOptions "
            + "TintAdjustmentMode UIViewAutoresizing=AutoresizingMask UISystemAnimation=SystemAnimation",
        "NSLayoutConstraint": "UILayoutConstraintAxis=Axis NSLayoutAttribute=Attribute NSLayoutRelation=Relation "
            + "NSLayoutFormatOptions=FormatOptions",
        "UIButton": "UIButtonType=ButtonType",
        "UIGestureRecognizer": "State",
        "UISwipeGestureRecognizer": "Direction",
        "UIStackView": "Alignment Distribution",
        "UITableView": "Style RowAnimation ScrollPosition",
        "UITableViewCell": "UITableViewCellStyle=CellStyle SelectionStyle AccessoryType "
            + "UITableViewCellEditingStyle=EditingStyle UITableViewCellSeparatorStyle=SeparatorStyle "
            + "UITableViewCellStateMask=StateMask",
        "UITableViewRowAction": "Style",
        "UICollectionView": "ScrollDirection ScrollPosition UICollectionElementCategory=ElementCategory "
            + "UICollectionUpdateAction=UpdateAction",
        "UIBarButtonItem": "Style UIBarButtonSystemItem=SystemItem",
        "UITabBarItem": "UITabBarSystemItem=SystemItem",
        "UITabBar": "UITabBarItemPositioning=ItemPositioning",
        "UIAlertController": "Style",
        "UIAlertAction": "Style",
        "UIActivityIndicatorView": "Style",
        "UITextField": "UITextBorderStyle=BorderStyle ViewMode DidEndEditingReason",
        "UIImage": "Orientation RenderingMode ResizingMode",
        "UIScrollView": "KeyboardDismissMode IndicatorStyle ContentInsetAdjustmentBehavior "
            + "UIScrollViewIndexDisplayMode=IndexDisplayMode",
        "UICollisionBehavior": "Mode",
        "UIPushBehavior": "Mode",
        "UIAttachmentBehavior": "UIAttachmentBehaviorType=AttachmentType",
        "UITouch": "Phase UITouchType=TouchType",
        "UIEvent": "UIEventType=EventType UIEventSubtype=EventSubtype",
        "UIPress": "Phase UIPressType=PressType",
        "UIBlurEffect": "Style",
        "UIProgressView": "Style",
        "UISearchBar": "Style UISearchBarIcon=Icon",
        "UIDatePicker": "Mode",
        "UISegmentedControl": "Segment",
        "UINavigationController": "Operation",
        "UIApplication": "State UIApplicationLaunchOptionsKey=LaunchOptionsKey "
            + "UIApplicationOpenURLOptionsKey=OpenURLOptionsKey",
        "UIDevice": "BatteryState",
        "UIFont": "TextStyle",
        "UIFontDescriptor": "SymbolicTraits",
        "UIMenuController": "ArrowDirection",
        "UIActivity": "UIActivityType=ActivityType",
        "UIImpactFeedbackGenerator": "UIImpactFeedbackStyle=FeedbackStyle",
        "UINotificationFeedbackGenerator": "UINotificationFeedbackType=FeedbackType",
        "UIWindow": "UIWindowLevel=Level",
        "UIAccessibility": "UIAccessibilityNotifications=Notification",
        "UIPageViewController": "NavigationDirection NavigationOrientation SpineLocation TransitionStyle",
        "UISplitViewController": "UISplitViewControllerDisplayMode=DisplayMode",
        "UIImagePickerController": "SourceType",
        "NSAttributedString": "NSAttributedStringKey=Key NSAttributedStringEnumerationOptions=EnumerationOptions",
        "NSTextStorage": "NSTextStorageEditActions=EditActions",
        "NSLayoutManager": "NSTextLayoutOrientation=TextLayoutOrientation NSGlyphProperty=GlyphProperty "
            + "NSControlCharacterAction=ControlCharacterAction",
        "RunLoop": "RunLoopMode=Mode",
    ]
}
