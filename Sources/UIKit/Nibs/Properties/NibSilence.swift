/// Names that may stand in a document without being used and without a word about it.
///
/// They serve the canvas of Interface Builder or the behaviour of an app, and change nothing in a still picture that is
/// drawn from stored frames.
enum NibSilence {
    static let attributes: Set<String> = canvas.union(behaviour).union(layout)

    static let children: Set<String> = [
        "accessibilityConfiguration", "accessibilityConstraints", "animations", "canvasLocation", "connections",
        "constraints", "contentHuggingPriority", "contentLayoutGuide", "dataDetectorTypes", "designables",
        "extendedEdge", "frameLayoutGuide", "freeformSimulatedSizeMetrics",
        "gestureRecognizers", "inferredMetricsTieBreakers", "keyboard", "layoutGuides",
        "modalFormSheetSimulatedSizeMetrics", "nil", "safeArea", "simulatedBottomBarMetrics",
        "simulatedDestinationMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
        "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "textInputTraits", "userComments",
        "userDefinedRuntimeAttributes",
        "viewLayoutGuide",
    ]

    private static let canvas: Set<String> = [
        "ambiguous", "customModule", "customModuleProvider", "id", "key", "misplaced",
        "placeholderIntrinsicHeight", "placeholderIntrinsicWidth", "sceneMemberID", "simulatedAppContext",
        "userLabel",
        "verifyAmbiguity",
    ]

    private static let behaviour: Set<String> = [
        "allowsEditingTextAttributes", "allowsMultipleSelection", "allowsMultipleSelectionDuringEditing",
        "allowsSelection", "allowsSelectionDuringEditing", "alwaysBounceHorizontal", "alwaysBounceVertical",
        "bounces",
        "bouncesZoom", "canCancelContentTouches", "clearButtonMode", "clearsContextBeforeDrawing",
        "clearsOnBeginEditing", "continuous", "dataMode", "delaysContentTouches", "directionalLockEnabled",
        "editable", "focusStyle", "hidesAccessoryWhenEditing", "keyboardDismissMode", "maximumZoomScale",
        "minimumZoomScale", "multipleTouchEnabled", "opaque", "pagingEnabled", "pointerInteraction",
        "prefetchingEnabled", "restorationIdentifier", "reuseIdentifier", "reversesTitleShadowWhenHighlighted",
        "scrollEnabled", "selectable", "selectionStyle", "shouldIndentWhileEditing", "showsHorizontalScrollIndicator",
        "showsReorderControl", "showsTouchWhenHighlighted", "showsVerticalScrollIndicator", "storyboardIdentifier",
        "useStoryboardIdentifierAsRestorationIdentifier", "userInteractionEnabled",
    ]

    private static let layout: Set<String> = [
        "alignment", "autoresizesSubviews", "axis", "baselineRelativeArrangement", "contentInsetAdjustmentBehavior",
        "contentViewInsetsToSafeArea", "distribution", "estimatedRowHeight", "estimatedSectionFooterHeight",
        "estimatedSectionHeaderHeight",
        "indentationLevel", "indentationWidth", "layoutMarginsFollowReadableWidth",
        "rowHeight", "sectionFooterHeight",
        "sectionHeaderHeight", "separatorInsetReference", "sizingRule", "spacing", "spacingType",

    ]
}
