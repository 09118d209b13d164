/// UIKit's classes of views that programs inherit from and write builders for.
enum ViewClasses {
    static let names: Set = [
        "UIActivityIndicatorView", "UIButton", "UICollectionReusableView", "UICollectionView", "UICollectionViewCell",
        "UICollectionViewListCell", "UIControl", "UIDatePicker", "UIImageView", "UILabel", "UINavigationBar",
        "UIPageControl", "UIPickerView", "UIProgressView", "UIRefreshControl", "UIScrollView", "UISearchBar",
        "UISearchTextField", "UISegmentedControl", "UISlider", "UIStackView", "UIStepper", "UISwitch", "UITabBar",
        "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UITextField", "UITextView", "UIToolbar",
        "UIView", "UIVisualEffectView", "UIWindow",
    ]
    /// Those whose objects are made with more than a frame.
    static let withoutFrames: Set = [
        "UICollectionView", "UITableViewCell", "UITableViewHeaderFooterView", "UIVisualEffectView",
    ]
}
