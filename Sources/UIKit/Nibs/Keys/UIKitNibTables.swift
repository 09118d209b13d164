/// The properties of UIKit's own classes that documents set by name or connect, and methods that are used as actions.
///
/// Names are those of Objective-C, where `isHidden` is `hidden`.
final class UIResponderNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .method("becomeFirstResponder") { (object: UIResponder) in object.becomeFirstResponder() },
            .method("resignFirstResponder") { (object: UIResponder) in object.resignFirstResponder() },
        ]
    }
}

final class UIViewNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .step("layer", \UIView.layer),
            .property("alpha", \UIView.alpha), .property("hidden", \UIView.isHidden),
            .property("tag", \UIView.tag), .property("clipsToBounds", \UIView.clipsToBounds),
            .property("backgroundColor", \UIView.backgroundColor), .property("tintColor", \UIView.tintColor),
            .property("opaque", \UIView.isOpaque), .property("contentMode", \UIView.contentMode),
            .property("userInteractionEnabled", \UIView.isUserInteractionEnabled),
            .property("frame", \UIView.frame), .property("bounds", \UIView.bounds),
            .property("center", \UIView.center), .property("layoutMargins", \UIView.layoutMargins),
            .property("transform", \UIView.transform),
            .property("gestureRecognizers", \UIView.gestureRecognizers), .step("superview", \UIView.superview),
            .step("window", \UIView.window), .step("subviews", \UIView.subviews),
            .property("semanticContentAttribute", \UIView.semanticContentAttribute),
            .property(
                "translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
            .property("exclusiveTouch", \UIView.isExclusiveTouch),
            .property("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
            .property("autoresizesSubviews", \UIView.autoresizesSubviews),
            .property("autoresizingMask", \UIView.autoresizingMask),
            .property("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing),
            .property("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
            .property("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
            .property("directionalLayoutMargins", \UIView.directionalLayoutMargins),
            .property("contentScaleFactor", \UIView.contentScaleFactor),
            .property("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
            .property("tintAdjustmentMode", \UIView.tintAdjustmentMode),
            .property("restorationIdentifier", \UIView.restorationIdentifier),
            .property("accessibilityIdentifier", \UIView.accessibilityIdentifier),
            .property("accessibilityLabel", \UIView.accessibilityLabel),
            .property("accessibilityHint", \UIView.accessibilityHint),
            .property("accessibilityValue", \UIView.accessibilityValue),
            .property("accessibilityTraits", \UIView.accessibilityTraits),
            .property("isAccessibilityElement", \UIView.isAccessibilityElement),
            .property("accessibilityElementsHidden", \UIView.accessibilityElementsHidden),
            .property("accessibilityViewIsModal", \UIView.accessibilityViewIsModal),
            .property("shouldGroupAccessibilityChildren", \UIView.shouldGroupAccessibilityChildren),
            // As the action of a recognizer it gets that in the place of a truth value, which any object counts as.
            .method("endEditing:") { (view: UIView, force: Any?) in
                view.endEditing(force as? Bool ?? (force != nil))
            },
            .action("layoutIfNeeded") { (view: UIView) in view.layoutIfNeeded() },
            .action("setNeedsLayout") { (view: UIView) in view.setNeedsLayout() },
            .action("setNeedsDisplay") { (view: UIView) in view.setNeedsDisplay() },
            .action("sizeToFit") { (view: UIView) in view.sizeToFit() },
            .action("removeFromSuperview") { (view: UIView) in view.removeFromSuperview() },
            .action("invalidateIntrinsicContentSize") { (view: UIView) in view.invalidateIntrinsicContentSize() },
        ]
    }
}

final class UILabelNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("text", \UILabel.text), .property("attributedText", \UILabel.attributedText),
            .property("font", \UILabel.font),
            .property("textColor", \UILabel.textColor), .property("textAlignment", \UILabel.textAlignment),
            .property("highlightedTextColor", \UILabel.highlightedTextColor),
            .property("highlighted", \UILabel.isHighlighted), .property("enabled", \UILabel.isEnabled),
            .property("shadowColor", \UILabel.shadowColor), .property("shadowOffset", \UILabel.shadowOffset),
            .property("numberOfLines", \UILabel.numberOfLines), .property("lineBreakMode", \UILabel.lineBreakMode),
            .property("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
            .property("minimumScaleFactor", \UILabel.minimumScaleFactor),
            .property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
            .property("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
            .property("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation),
        ]
    }
}

final class UIImageViewNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("image", \UIImageView.image), .property("highlighted", \UIImageView.isHighlighted),
            .property("highlightedImage", \UIImageView.highlightedImage),
        ]
    }
}

final class UIControlNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("enabled", \UIControl.isEnabled), .property("selected", \UIControl.isSelected),
            .property("highlighted", \UIControl.isHighlighted),
            .property("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
            .property("contentVerticalAlignment", \UIControl.contentVerticalAlignment),
        ]
    }
}

final class UIViewControllerNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("view", \UIViewController.connectedView), .property("title", \UIViewController.title),
            .step("navigationItem", \UIViewController.navigationItem),
            .step("tabBarItem", \UIViewController.tabBarItem),
            .property("toolbarItems", \UIViewController.toolbarItems),
            .property("modalPresentationStyle", \UIViewController.modalPresentationStyle),
            .property("modalTransitionStyle", \UIViewController.modalTransitionStyle),
            .property("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
            .property("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout),
            .property("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars),
            .property("definesPresentationContext", \UIViewController.definesPresentationContext),
            .property(
                "providesPresentationContextTransitionStyle",
                \UIViewController.providesPresentationContextTransitionStyle),
            .property("preferredContentSize", \UIViewController.preferredContentSize),
            .property("restorationIdentifier", \UIViewController.restorationIdentifier),
            .property("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle),
            .property("editing", \UIViewController.isEditing),
        ]
    }
}

final class UITabBarControllerNibTable: NibTable {
    override class var entries: [NibEntry] { [.property("tabBar", \UITabBarController.keyedBar)] }
}

final class UINavigationControllerNibTable: NibTable {
    override class var entries: [NibEntry] { [.property("navigationBar", \UINavigationController.keyedBar)] }
}

final class UIScrollViewNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("delegate", \UIScrollView.delegate), .property("contentInset", \UIScrollView.contentInset),
            .property("bounces", \UIScrollView.bounces), .property("scrollEnabled", \UIScrollView.isScrollEnabled),
            .property("contentSize", \UIScrollView.contentSize),
            .property("contentOffset", \UIScrollView.contentOffset),
            .property("pagingEnabled", \UIScrollView.isPagingEnabled),
            .property("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
            .property("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
            .property("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
            .property("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
            .property("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets),
            .property("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
            .property("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
            .property("minimumZoomScale", \UIScrollView.minimumZoomScale),
            .property("maximumZoomScale", \UIScrollView.maximumZoomScale),
            .property("zoomScale", \UIScrollView.zoomScale),
            .property("bouncesZoom", \UIScrollView.bouncesZoom),
            .property("delaysContentTouches", \UIScrollView.delaysContentTouches),
            .property("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
            .property("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
            .property("scrollsToTop", \UIScrollView.scrollsToTop),
            .property("indicatorStyle", \UIScrollView.indicatorStyle),
            .property("decelerationRate", \UIScrollView.decelerationRate),
        ]
    }
}

final class UITableViewNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("dataSource", \UITableView.dataSource),
            .property("rowHeight", \UITableView.rowHeight),
            .property("estimatedRowHeight", \UITableView.estimatedRowHeight),
            .property("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
            .property("sectionFooterHeight", \UITableView.sectionFooterHeight),
            .property("separatorColor", \UITableView.separatorColor),
            .property("separatorStyle", \UITableView.separatorStyle),
            .property("separatorInset", \UITableView.separatorInset),
            .property("tableHeaderView", \UITableView.tableHeaderView),
            .property("tableFooterView", \UITableView.tableFooterView),
            .property("backgroundView", \UITableView.backgroundView),
            .property("allowsSelection", \UITableView.allowsSelection),
            .property("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
            .property("editing", \UITableView.isEditing),
            .property("sectionIndexColor", \UITableView.sectionIndexColor),
        ]
    }
}

final class UICollectionViewNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("dataSource", \UICollectionView.dataSource),
            .property("backgroundView", \UICollectionView.backgroundView),
            .property("allowsSelection", \UICollectionView.allowsSelection),
            .property("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection),
            .property("collectionViewLayout", \UICollectionView.collectionViewLayout),
            .property("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled),
        ]
    }
}

final class UITableViewCellNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("accessoryView", \UITableViewCell.accessoryView),
            .property("backgroundView", \UITableViewCell.backgroundView),
            .property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
            .property("imageView", \UITableViewCell.connectedImageView),
            .step("textLabel", \UITableViewCell.textLabel),
            .step("detailTextLabel", \UITableViewCell.detailTextLabel),
            .step("contentView", \UITableViewCell.contentView),
            .property("accessoryType", \UITableViewCell.accessoryType),
            .property("selectionStyle", \UITableViewCell.selectionStyle),
            .property("separatorInset", \UITableViewCell.separatorInset),
            .property("indentationLevel", \UITableViewCell.indentationLevel),
            .property("indentationWidth", \UITableViewCell.indentationWidth),
            .property("selected", \UITableViewCell.isSelected),
            .property("highlighted", \UITableViewCell.isHighlighted),
        ]
    }
}

final class UIPickerViewNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("dataSource", \UIPickerView.dataSource), .property("delegate", \UIPickerView.delegate),
        ]
    }
}

final class UIGestureRecognizerNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("delegate", \UIGestureRecognizer.delegate), .property("name", \UIGestureRecognizer.name),
            .property("enabled", \UIGestureRecognizer.isEnabled),
            .property("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
        ]
    }
}

/// Colors of layers are `CGColor`, while documents hold a `UIColor`: setting them has no effect, as on Apple's systems.
final class CALayerNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("cornerRadius", \CALayer.cornerRadius), .property("masksToBounds", \CALayer.masksToBounds),
            .property("borderWidth", \CALayer.borderWidth), .property("borderColor", \CALayer.borderColor),
            .property("backgroundColor", \CALayer.backgroundColor), .property("opacity", \CALayer.opacity),
            .property("hidden", \CALayer.isHidden), .property("zPosition", \CALayer.zPosition),
            .property("shadowColor", \CALayer.shadowColor), .property("shadowOpacity", \CALayer.shadowOpacity),
            .property("shadowRadius", \CALayer.shadowRadius), .property("shadowOffset", \CALayer.shadowOffset),
            .property("shadowPath", \CALayer.shadowPath),
            .property("name", \CALayer.name),
            .property("maskedCorners", \CALayer.maskedCorners),
            .property("cornerCurve", \CALayer.cornerCurve),
            .property("shouldRasterize", \CALayer.shouldRasterize),
            .property("rasterizationScale", \CALayer.rasterizationScale),
            .property("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing),
            .property("allowsGroupOpacity", \CALayer.allowsGroupOpacity),
            .property("contentsGravity", \CALayer.contentsGravity),
            .property("contentsScale", \CALayer.contentsScale),
            .property("doubleSided", \CALayer.isDoubleSided),
            .property("opaque", \CALayer.isOpaque),
            .property("mask", \CALayer.mask),
        ]
    }
}
