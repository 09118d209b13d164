import Synchronization

/// The fonts that have been asked for, so that equal requests give the same instance.
enum FontCache {
    /// The most fonts that are kept; when one more is asked for, all are let go and those still in use live on.
    static let limit = 1024

    private static let fonts = Mutex<[FontRequest: UIFont]>([:])

    /// The font for a request; nil if there is none.
    static func font(for request: FontRequest) -> UIFont? {
        if let kept = fonts.withLock({ $0[request] }) { return kept }
        guard let font = request.resolve() else { return nil }
        let made = UIFont(request: request, ctFont: font)
        return fonts.withLock { fonts in
            // Another thread may have been faster; everybody gets the same one.
            if let kept = fonts[request] { return kept }
            if fonts.count >= limit { fonts.removeAll(keepingCapacity: true) }
            fonts[request] = made
            return made
        }
    }
}
