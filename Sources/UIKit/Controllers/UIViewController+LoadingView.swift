extension UIViewController {
    /// Takes a view that is not the program's, which follows what it lies upon by its autoresizing mask.
    func takeMadeView(_ view: UIView) {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Loads the nib that is named, or one that is named after the class, with the controller as File's Owner.
    func loadViewFromNib() {
        guard let name = nibName ?? defaultNibName else { return }
        nibObjects = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self).map { $0 as AnyObject }
        guard viewIfLoaded == nil, let content = nibObjects.lazy.compactMap({ $0 as? UIView }).first else { return }
        UINib.report(
            "\(name).xib:1: error: -[\(type(of: self)) loadView] loaded the \"\(name)\" nib but the view outlet was not "
                + "set; connect File's Owner's view. The first view at the top is taken")
        view = content
    }

    /// The view as nibs connect it: assigning by key path reads first, and reading `view` would load it.
    var connectedView: UIView? {
        get { viewIfLoaded }
        set { view = newValue }
    }

    /// The name of a nib that there is for the class.
    private var defaultNibName: String? {
        guard type(of: self) != UIViewController.self else { return nil }
        let name = String(describing: type(of: self))
        let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
        let locator = NibLocator(bundle: nibBundle, owner: self)
        return [short, name].compactMap { $0 }.first { locator.find($0, .xib) != nil }
    }
}
