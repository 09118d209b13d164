extension UIViewController {
    /// Bars that show the controller's title show the new one.
    func titleDidChange() {
        navigationItem.title = title
        tabBarItem?.title = title
    }
}
