/// Makes objects of one class of views, for code that knows the class only while it runs.
///
/// A maker belongs to the class whose name it carries, followed by `ViewMaker`, with the types around it joined by lines;
/// `placard port` writes makers. `UIView.made()` finds it by that name in the class's own module.
///
/// Placard's own: on Apple's systems initializers of Objective-C's kind are called through any metatype.
@preconcurrency @MainActor open class ViewMaker {
    /// A new view, as the class's `init()` makes it; nil where there is none.
    open class func makeView() -> UIView? { nil }
    /// A new view, as the class's `init(frame:)` makes it; nil where there is none.
    open class func makeView(frame: CGRect) -> UIView? { nil }
}

extension UIView {
    /// A new view of the class that this is called on, as its `init()` makes it.
    ///
    /// Placard's own, for `T()` of a type that only the running program knows. The program stops where the class has no such
    /// initializer that a `ViewMaker` or UIKit knows of, as it does on iOS where a class has none.
    public static func made() -> Self {
        guard let view = ViewMakers.view(of: self, frame: nil) as? Self else {
            preconditionFailure("\(self) has no init() that a ViewMaker names")
        }
        return view
    }

    /// A new view of the class that this is called on, as its `init(frame:)` makes it.
    ///
    /// Placard's own, as `made()` is.
    public static func made(frame: CGRect) -> Self {
        guard let view = ViewMakers.view(of: self, frame: frame) as? Self else {
            preconditionFailure("\(self) has no init(frame:) that a ViewMaker names")
        }
        return view
    }
}

/// Finds what makes objects of a class of views.
@MainActor enum ViewMakers {
    /// A new view of exactly a class; nil where nothing makes one.
    static func view(of type: UIView.Type, frame: CGRect?) -> UIView? {
        if let make = own[ObjectIdentifier(type)] { return make(frame) }
        guard let maker = maker(of: type) else { return nil }
        return frame.map { maker.makeView(frame: $0) } ?? maker.makeView()
    }

    private static func maker(of type: UIView.Type) -> ViewMaker.Type? {
        if let known = found[ObjectIdentifier(type)] { return known }
        let maker = NibTables.companion(of: type, "ViewMaker") as? ViewMaker.Type
        found[ObjectIdentifier(type)] = .some(maker)
        return maker
    }

    /// What looking for makers gave; no more than the program has classes.
    private static var found: [ObjectIdentifier: ViewMaker.Type?] = [:]

    /// UIKit's own classes.
    private static let own: [ObjectIdentifier: @MainActor (CGRect?) -> UIView] = Dictionary(
        uniqueKeysWithValues: [
            entry(UIView.self, UIView.init(frame:)), entry(UILabel.self, UILabel.init(frame:)),
            entry(UIButton.self, UIButton.init(frame:)), entry(UIImageView.self, UIImageView.init(frame:)),
            entry(UIStackView.self, UIStackView.init(frame:)), entry(UIControl.self, UIControl.init(frame:)),
            entry(UITextField.self, UITextField.init(frame:)), entry(UISearchBar.self, UISearchBar.init(frame:)),
            entry(UITextView.self) { UITextView(frame: $0, textContainer: nil) },
            entry(UIScrollView.self, UIScrollView.init(frame:)), entry(UISwitch.self, UISwitch.init(frame:)),
            entry(UISlider.self, UISlider.init(frame:)), entry(UIStepper.self, UIStepper.init(frame:)),
            entry(UIProgressView.self, UIProgressView.init(frame:)),
            entry(UIPageControl.self, UIPageControl.init(frame:)),
            entry(UIActivityIndicatorView.self, UIActivityIndicatorView.init(frame:)),
            entry(UISegmentedControl.self, UISegmentedControl.init(frame:)),
            entry(UIDatePicker.self, UIDatePicker.init(frame:)), entry(UIPickerView.self, UIPickerView.init(frame:)),
            entry(UITableView.self, UITableView.init(frame:)), entry(UIToolbar.self, UIToolbar.init(frame:)),
            entry(UINavigationBar.self, UINavigationBar.init(frame:)), entry(UITabBar.self, UITabBar.init(frame:)),
            entry(UIRefreshControl.self) { _ in UIRefreshControl() },
            entry(UITableViewCell.self) { _ in UITableViewCell() },
            entry(UITableViewHeaderFooterView.self) { _ in UITableViewHeaderFooterView(reuseIdentifier: nil) },
            entry(UICollectionViewCell.self, UICollectionViewCell.init(frame:)),
            entry(UICollectionViewListCell.self, UICollectionViewListCell.init(frame:)),
            entry(UICollectionReusableView.self, UICollectionReusableView.init(frame:)),
            entry(UIVisualEffectView.self) { _ in UIVisualEffectView(effect: nil) },
        ])

    /// Views that have a size of their own keep it where no frame is given.
    private static func entry<View: UIView>(
        _ type: View.Type, _ make: @escaping @MainActor (CGRect) -> View
    ) -> (ObjectIdentifier, @MainActor (CGRect?) -> UIView) {
        (ObjectIdentifier(type), { make($0 ?? .zero) })
    }
}
