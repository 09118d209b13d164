/// Views that have gone out of sight and wait to be shown as something else, and how new ones are made.
@MainActor struct ReusePool<View: UIView> {
    /// Where new views come from.
    enum Source {
        case type(AnyClass)
        case nib(UINib)
        case maker(() -> View?)
    }

    /// How many views of one identifier wait at most: more than fit on a screen.
    private static var limit: Int { 100 }
    private var sources: [String: Source] = [:]
    private var waiting: [String: [View]] = [:]

    /// Says where the views of an identifier come from; nil for nowhere.
    mutating func register(_ source: Source?, for identifier: String) {
        sources[identifier] = source
        for view in waiting.removeValue(forKey: identifier) ?? [] { view.removeFromSuperview() }
    }

    func source(of identifier: String) -> Source? { sources[identifier] }

    /// A view that waits.
    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    /// Takes a view back.
    ///
    /// - Returns: Whether the view waits now; else nobody shows it any more.
    mutating func put(_ view: View, _ identifier: String?) -> Bool {
        guard let identifier, waiting[identifier, default: []].count < Self.limit else { return false }
        waiting[identifier, default: []].append(view)
        return true
    }

    /// A new view as it was registered, which does not grow out of nothing where an animation runs around it.
    ///
    /// - Parameter make: Makes a view of a class.
    func make(_ identifier: String, _ make: (AnyClass) -> UIView?) -> View? {
        var made: View?
        UIView.performWithoutAnimation {
            switch sources[identifier] {
            case .type(let type): made = make(type) as? View
            case .nib(let nib): made = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
            case .maker(let make): made = make()
            case nil: break
            }
        }
        return made
    }
}
