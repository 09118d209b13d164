/// The bars that images show around controllers' views.
extension NibBars {
    /// Whether a navigation bar covers a part of a controller's view.
    func isUnderNavigationBar(_ controller: IBElement) -> Bool {
        let around = containment(of: controller)
        return around.hasNavigationBar && !around.isLowered
    }

    /// Whether a navigation bar above a controller's view shows its title large.
    func hasLargeTitle(_ controller: IBElement) -> Bool { containment(of: controller).largeTitle > 0 }

    /// Whether there is a navigation bar above a controller's view or over it.
    func hasNavigationBar(_ controller: IBElement) -> Bool { containment(of: controller).hasNavigationBar }

    /// A bar below, with its height in points.
    typealias LowerBar = (kind: LowerBarKind, height: CGFloat)
    enum LowerBarKind { case toolbar, tabBar }

    /// The bars that cover the end of a controller's view, the upper one first.
    func lowerBars(of controller: IBElement) -> [LowerBar] { lowerBars(containment(of: controller)) }

    func lowerBars(_ around: Containment) -> [LowerBar] {
        (around.hasToolbar ? [(.toolbar, toolbar)] : []) + (around.hasTabBar ? [(.tabBar, Self.tabBar)] : [])
    }
}
