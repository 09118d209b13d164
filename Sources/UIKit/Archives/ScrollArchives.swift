import Foundation

extension ArchivedProperty where View == UIScrollView {
    /// The place in the content comes last, because insets move it.
    static var all: [Self] {
        [
            .size("UIContentSize", \.contentSize), .insets("UIContentInset", \.contentInset),
            .choice("UIContentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior),
            .number("UIMinimumZoomScale", \.minimumZoomScale), .number("UIMaximumZoomScale", \.maximumZoomScale),
            .flag("UIScrollEnabled", \.isScrollEnabled), .flag("UIPagingEnabled", \.isPagingEnabled),
            .flag("UIDirectionalLockEnabled", \.isDirectionalLockEnabled),
            .flag("UIBouncesVertically", \.bouncesVertically), .flag("UIBouncesHorizontally", \.bouncesHorizontally),
            .flag("UIAlwaysBounceVertical", \.alwaysBounceVertical),
            .flag("UIAlwaysBounceHorizontal", \.alwaysBounceHorizontal), .flag("UIBouncesZoom", \.bouncesZoom),
            .flag("UIShowsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
            .flag("UIShowsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
            .insets("UIHorizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets),
            .insets("UIVerticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets),
            .choice("UIIndicatorStyle", \.indicatorStyle), .choice("UIKeyboardDismissMode", \.keyboardDismissMode),
            .flag("UIDelaysContentTouches", \.delaysContentTouches),
            .flag("UICanCancelContentTouches", \.canCancelContentTouches), .flag("UIScrollsToTop", \.scrollsToTop),
            .point("UIContentOffset", \.contentOffset),
        ]
    }
}

extension ArchivedProperty where View == UITableView {
    static var all: [Self] {
        [
            .number("UIRowHeight", \.rowHeight), .number("UIEstimatedRowHeight", \.estimatedRowHeight),
            .number("UISectionHeaderHeight", \.sectionHeaderHeight),
            .number("UISectionFooterHeight", \.sectionFooterHeight),
            .number("UIEstimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
            .number("UIEstimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
            .number("UISectionHeaderTopPadding", \.sectionHeaderTopPadding),
            .choice("UISeparatorStyle", \.separatorStyle), .object("UISeparatorColor", \.separatorColor),
            .flag("UIAllowsSelection", \.allowsSelection),
            .flag("UIAllowsMultipleSelection", \.allowsMultipleSelection),
            .flag("UIAllowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
            .flag("UIAllowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
            .object("UITableHeaderView", \.tableHeaderView), .object("UITableFooterView", \.tableFooterView),
            .object("UIBackgroundView", \.backgroundView),
        ]
    }
}

extension ArchivedProperty where View == UICollectionView {
    static var all: [Self] {
        [
            .flag("UIAllowsSelection", \.allowsSelection),
            .flag("UIAllowsMultipleSelection", \.allowsMultipleSelection),
            .flag("UIAllowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
            .flag("UIAllowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
            .object("UIBackgroundView", \.backgroundView),
        ]
    }
}
