import Synchronization

/// The fonts that have been asked for, so that equal requests give the same instance.
enum FontCache {
    /// The most fonts that are kept; when one more is asked for, all are let go and those still in use live on.
    static let limit = 1024

    private static let fonts = Mutex<[FontRequest: UIFont]>([:])

    /// The font for a request; nil if there is none.
    static func font(for request: FontRequest) -> UIFont? {
        let kept = fonts.withLock { $0[request] }
        if let kept, case .system = request.source { return kept }
        // A file that was registered since may have taken the place of a stand-in.
        guard let font = request.resolve() else { return nil }
        if let kept, kept.ctFont == font { return kept }
        let made = UIFont(request: request, ctFont: font)
        return fonts.withLock { fonts in
            // Another thread may have been faster; everybody gets the same one.
            if let kept = fonts[request], kept.ctFont == font { return kept }
            if fonts.count >= limit { fonts.removeAll(keepingCapacity: true) }
            fonts[request] = made
            return made
        }
    }
}
