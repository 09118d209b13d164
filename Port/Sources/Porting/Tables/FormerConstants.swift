/// Constants and types of `FormerNames`.
extension FormerNames {
    /// Constants that begin alike and became members of one type.
    struct Family {
        let prefix: String
        let type: String
        /// What may follow the prefix, for families that share theirs with others; empty where all do.
        var endings: Set<String> = []
        /// What stands before the ending in the member's name.
        var word = ""

        func present(_ name: String) -> String? {
            guard name.hasPrefix(prefix), name.count > prefix.count else { return nil }
            let ending = name.dropFirst(prefix.count)
            guard endings.isEmpty || endings.contains(String(ending)) else { return nil }
            return "\(type).\(word.isEmpty ? FormerNames.lowered(ending) : word + ending)"
        }
    }

    static let families: [Family] = [
        Family(prefix: "UIWindowLevel", type: "UIWindow.Level", endings: ["Normal", "Alert", "StatusBar"]),
        Family(prefix: "kCAFillMode", type: "CAMediaTimingFillMode"),
        Family(prefix: "kCAMediaTimingFunction", type: "CAMediaTimingFunctionName"),
        Family(
            prefix: "kCATransition", type: "CATransitionSubtype",
            endings: ["FromRight", "FromLeft", "FromTop", "FromBottom"]),
        Family(prefix: "kCATransition", type: "CATransitionType", endings: ["Fade", "MoveIn", "Push", "Reveal"]),
        Family(prefix: "kCAGravity", type: "CALayerContentsGravity"),
        Family(prefix: "kCAFilter", type: "CALayerContentsFilter"),
        Family(prefix: "kCALineJoin", type: "CAShapeLayerLineJoin"),
        Family(prefix: "kCALineCap", type: "CAShapeLayerLineCap"),
        Family(prefix: "kCAFillRule", type: "CAShapeLayerFillRule"),
        Family(prefix: "kCAAlignment", type: "CATextLayerAlignmentMode"),
        Family(prefix: "kCATruncation", type: "CATextLayerTruncationMode"),
        Family(prefix: "kCAGradientLayer", type: "CAGradientLayerType"),
        Family(prefix: "kCAScroll", type: "CAScrollLayerScrollMode"),
        Family(prefix: "kCAValueFunction", type: "CAValueFunctionName"),
        Family(
            prefix: "kCAAnimation", type: "CAAnimationCalculationMode",
            endings: ["Linear", "Discrete", "Paced", "Cubic", "CubicPaced"]),
        Family(
            prefix: "kCAAnimation", type: "CAAnimationRotationMode", endings: ["RotateAuto", "RotateAutoReverse"]),
        Family(
            prefix: "kCAEmitterLayer", type: "CAEmitterLayerEmitterShape",
            endings: ["Point", "Line", "Rectangle", "Cuboid", "Circle", "Sphere"]),
        Family(
            prefix: "kCAEmitterLayer", type: "CAEmitterLayerEmitterMode",
            endings: ["Points", "Outline", "Surface", "Volume"]),
        Family(prefix: "kCAEmitterLayer", type: "CAEmitterLayerRenderMode"),
        Family(prefix: "UIAccessibilityTrait", type: "UIAccessibilityTraits", endings: traits),
        Family(
            prefix: "UIFontWeight", type: "UIFont.Weight",
            endings: [
                "UltraLight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
            ]),
        Family(
            prefix: "UIFontTextStyle", type: "UIFont.TextStyle",
            endings: [
                "Title1", "Title2", "Title3", "Headline", "Subheadline", "Body", "Callout", "Footnote", "Caption1",
                "Caption2", "LargeTitle",
            ]),
        Family(
            prefix: "UILayoutPriority", type: "UILayoutPriority",
            endings: ["Required", "DefaultHigh", "DefaultLow", "FittingSizeLevel"]),
        Family(
            prefix: "UILayoutFitting", type: "UIView", endings: ["CompressedSize", "ExpandedSize"],
            word: "layoutFitting"),
        Family(
            prefix: "UIScrollViewDecelerationRate", type: "UIScrollView.DecelerationRate",
            endings: ["Fast", "Normal"]),
        Family(
            prefix: "UIKeyboard", type: "UIResponder",
            endings: [
                "FrameBeginUserInfoKey", "FrameEndUserInfoKey", "AnimationDurationUserInfoKey",
                "AnimationCurveUserInfoKey", "IsLocalUserInfoKey",
            ], word: "keyboard"),
        Family(
            prefix: "UICollectionElementKindSection", type: "UICollectionView", endings: ["Header", "Footer"],
            word: "elementKindSection"),
    ]

    private static let traits: Set = [
        "None", "Button", "Link", "Header", "SearchField", "Image", "Selected", "PlaysSound", "KeyboardKey",
        "StaticText", "SummaryElement", "NotEnabled", "UpdatesFrequently", "StartsMediaSession", "Adjustable",
        "AllowsDirectInteraction", "CausesPageTurn", "TabBar",
    ]

    static let constants: [String: String] = [
        "UITableViewAutomaticDimension": "UITableView.automaticDimension",
        "UITableViewIndexSearch": "UITableView.indexSearch",
        "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
        "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
        "UISegmentedControlNoSegment": "UISegmentedControl.noSegment",
        "UIStackViewSpacingUseDefault": "UIStackView.spacingUseDefault",
        "UIStackViewSpacingUseSystem": "UIStackView.spacingUseSystem",
        "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
        "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
        "UIAccessibilityAnnouncementNotification": "UIAccessibility.Notification.announcement",
        "UIAccessibilityLayoutChangedNotification": "UIAccessibility.Notification.layoutChanged",
        "UIAccessibilityScreenChangedNotification": "UIAccessibility.Notification.screenChanged",
        "UIAccessibilityPageScrolledNotification": "UIAccessibility.Notification.pageScrolled",
        "UIEdgeInsetsZero": "UIEdgeInsets.zero", "UIOffsetZero": "UIOffset.zero",
        "UITrackingRunLoopMode": "RunLoop.Mode.tracking",
        "NSDocumentTypeDocumentAttribute": "NSAttributedString.DocumentAttributeKey.documentType",
        "NSCharacterEncodingDocumentAttribute": "NSAttributedString.DocumentAttributeKey.characterEncoding",
        "NSDefaultAttributesDocumentAttribute": "NSAttributedString.DocumentAttributeKey.defaultAttributes",
        "NSPlainTextDocumentType": "NSAttributedString.DocumentType.plain",
        "NSRTFTextDocumentType": "NSAttributedString.DocumentType.rtf",
        "NSHTMLTextDocumentType": "NSAttributedString.DocumentType.html",
        "NSTextEffectLetterpressStyle": "NSAttributedString.TextEffectStyle.letterpressStyle",
        "UIFontDescriptorFamilyAttribute": "UIFontDescriptor.AttributeName.family",
        "UIFontDescriptorNameAttribute": "UIFontDescriptor.AttributeName.name",
        "UIFontDescriptorFaceAttribute": "UIFontDescriptor.AttributeName.face",
        "UIFontDescriptorSizeAttribute": "UIFontDescriptor.AttributeName.size",
        "UIFontDescriptorTraitsAttribute": "UIFontDescriptor.AttributeName.traits",
        "UIFontDescriptorFeatureSettingsAttribute": "UIFontDescriptor.AttributeName.featureSettings",
        "UIFontDescriptorTextStyleAttribute": "UIFontDescriptor.AttributeName.textStyle",
        "UIFontFeatureTypeIdentifierKey": "UIFontDescriptor.FeatureKey.featureIdentifier",
        "UIFontFeatureSelectorIdentifierKey": "UIFontDescriptor.FeatureKey.typeIdentifier",
        "UIFontWeightTrait": "UIFontDescriptor.TraitKey.weight",
        "UIFontSymbolicTrait": "UIFontDescriptor.TraitKey.symbolic",
    ]

    /// What notifications' names began with; the type that has them now, and what their names begin with there.
    static let notifications: [(prefix: String, owner: (type: String, word: String))] = [
        ("UIKeyboard", ("UIResponder", "keyboard")), ("UIApplication", ("UIApplication", "")),
        ("UITextFieldText", ("UITextField", "text")), ("UITextViewText", ("UITextView", "text")),
        ("UIDeviceOrientation", ("UIDevice", "orientation")), ("UIDeviceBatteryState", ("UIDevice", "batteryState")),
        ("UIDeviceBatteryLevel", ("UIDevice", "batteryLevel")),
        ("UIDeviceProximityState", ("UIDevice", "proximityState")),
        ("UIWindow", ("UIWindow", "")), ("UIContentSizeCategory", ("UIContentSizeCategory", "")),
        ("UIScreenBrightness", ("UIScreen", "brightness")), ("UIScreenMode", ("UIScreen", "mode")),
        ("UIScreen", ("UIScreen", "")), ("UIMenuController", ("UIMenuController", "")),
        ("UITableViewSelection", ("UITableView", "selection")), ("UIPasteboard", ("UIPasteboard", "")),
    ]
}
