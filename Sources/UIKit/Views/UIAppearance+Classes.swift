// One extension for each class: `Self` cannot be the answer's type, because views have no initializer that every subclass
// must keep but `init(coder:)`, which programs are used to leave out.

extension UIAppearance where Self: UIView {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UIView {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UIView() }
    }
}

extension UIAppearance where Self: UILabel {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UILabel {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UILabel() }
    }
}

extension UIAppearance where Self: UIButton {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UIButton {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UIButton() }
    }
}

extension UIAppearance where Self: UIImageView {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UIImageView {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UIImageView() }
    }
}

extension UIAppearance where Self: UITextField {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UITextField {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UITextField() }
    }
}

extension UIAppearance where Self: UITextView {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UITextView {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UITextView() }
    }
}

extension UIAppearance where Self: UISwitch {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UISwitch {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UISwitch() }
    }
}

extension UIAppearance where Self: UISlider {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UISlider {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UISlider() }
    }
}

extension UIAppearance where Self: UIStepper {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UIStepper {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UIStepper() }
    }
}

extension UIAppearance where Self: UIProgressView {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UIProgressView {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UIProgressView() }
    }
}

extension UIAppearance where Self: UIPageControl {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UIPageControl {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UIPageControl() }
    }
}

extension UIAppearance where Self: UISegmentedControl {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UISegmentedControl {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UISegmentedControl() }
    }
}

extension UIAppearance where Self: UIActivityIndicatorView {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UIActivityIndicatorView {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) {
            UIActivityIndicatorView()
        }
    }
}

extension UIAppearance where Self: UITableView {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UITableView {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UITableView() }
    }
}

extension UIAppearance where Self: UITableViewCell {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UITableViewCell {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }
}

extension UIAppearance where Self: UICollectionView {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UICollectionView {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) {
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        }
    }
}

extension UIAppearance where Self: UICollectionViewCell {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UICollectionViewCell {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UICollectionViewCell() }
    }
}

extension UIAppearance where Self: UINavigationBar {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UINavigationBar {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UINavigationBar() }
    }
}

extension UIAppearance where Self: UITabBar {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UITabBar {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UITabBar() }
    }
}

extension UIAppearance where Self: UIToolbar {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UIToolbar {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UIToolbar() }
    }
}

extension UIAppearance where Self: UISearchBar {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UISearchBar {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UISearchBar() }
    }
}

extension UIAppearance where Self: UIBarItem {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UIBarItem {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UIBarItem() }
    }
}

extension UIAppearance where Self: UIBarButtonItem {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UIBarButtonItem {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) {
            UIBarButtonItem(title: nil)
        }
    }
}

extension UIAppearance where Self: UITabBarItem {
    /// What to set looks on for objects of the class: for all, for those with some traits, or for those within objects of
    /// others, innermost first.
    public static func appearance(
        for traits: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> UITabBarItem {
        AppearanceTable.template(for: Self.self, traits, in: containerTypes) { UITabBarItem() }
    }
}
