/// How high the parts of a navigation bar are that lie below the row of its items, in points.
struct NavigationBarExtent: Equatable {
    /// Of a large title.
    var title: CGFloat = 0
    /// Of a search.
    var search: CGFloat = 0

    /// How much higher than the row the bar is.
    var height: CGFloat { title + search }

    /// What is left of it when content has moved below the bar: first the search goes, unless it stays, then the title.
    func hidden(by distance: CGFloat, searchStays: Bool) -> NavigationBarExtent {
        let search = searchStays ? search : max(0, search - distance)
        let rest = searchStays ? distance : distance - self.search
        return NavigationBarExtent(title: max(0, title - max(0, rest)), search: search)
    }
}

extension UINavigationBar {
    /// What the bar shows below the row of its items while nothing has moved below it.
    var wholeExtent: NavigationBarExtent {
        let search: CGFloat = topItem?.searchController == nil ? 0 : 52
        return NavigationBarExtent(title: wantsLargeTitle ? Self.largeTitleHeight : 0, search: search)
    }

    /// Whether the shown item's title is large; items leave that to those below them (Apple's documentation of
    /// `UINavigationItem.LargeTitleDisplayMode.automatic`).
    private var wantsLargeTitle: Bool {
        let said = items?.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
        return prefersLargeTitles && said != .never
    }
}

extension UINavigationBarAppearance {
    /// The same letters on no ground.
    func withoutGround() -> UINavigationBarAppearance {
        let clear = UINavigationBarAppearance(barAppearance: self)
        clear.configureWithTransparentBackground()
        return clear
    }
}
