/// Where a view at the top of a document lies on a screen, and what the screen's edges and bars cover of that.
struct NibPlace {
    let frame: CGRect
    /// Of the whole screen, in points.
    let cover: UIEdgeInsets

    /// - Parameter missed: The edges below whose cover the view does not reach.
    fileprivate init(on screen: NibDevice, covered cover: UIEdgeInsets, missing missed: UIRectEdge) {
        self.cover = cover
        let free = UIEdgeInsets(
            top: missed.contains(.top) ? cover.top : 0, left: 0, bottom: missed.contains(.bottom) ? cover.bottom : 0,
            right: 0)
        frame = CGRect(origin: .zero, size: screen.size).inset(by: free)
    }
}

/// Bars on other screens than the one that a document was drawn for. The document tells which bars there are, and whether
/// a view reaches under them; the screen tells how high they are, and what its own edges cover.
extension NibBars {
    /// The same bars on a screen.
    func on(_ screen: NibDevice) -> NibBars {
        var bars = self
        bars.screen = screen
        return bars
    }

    /// Where a controller's view fills the screen; nil where it is shown within another one, or where there is no screen.
    ///
    /// - Parameter size: How large the view is stored.
    func place(of controller: IBElement, size: CGSize) -> NibPlace? {
        guard let screen, !controller.isWidget else { return nil }
        let around = containment(of: controller, size: size)
        guard !around.isEmbedded else { return nil }
        var own = self
        own.screen = nil
        return NibPlace(
            on: screen, covered: cover(of: controller, around), missing: own.edges(missedBy: size, controller))
    }

    /// Where a view that no controller holds fills the screen, with the bars that it simulates.
    func place(of view: IBElement) -> NibPlace? {
        guard let screen else { return nil }
        let (cover, isLowered) = simulatedCover(of: view)
        return NibPlace(on: screen, covered: cover, missing: isLowered ? .top : [])
    }

    private func edges(missedBy size: CGSize, _ controller: IBElement) -> UIRectEdge {
        let around = containment(of: controller, size: size)
        guard controller.child(keyed: "freeformSize") == nil else { return around.isLowered ? .top : [] }
        return edges(missedBy: size, around, of: cover(of: controller, around))
    }
}
