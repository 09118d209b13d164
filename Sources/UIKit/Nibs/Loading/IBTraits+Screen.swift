extension IBTraits {
    /// The size classes of the main screen, by Apple's table of devices: tablets are regular both ways, phones compact
    /// in width when upright and in height when on their side, where the larger ones are regular in width.
    @MainActor static var screen: IBTraits {
        let size = UIScreen.main.bounds.size
        if min(size.width, size.height) >= 744 { return IBTraits(width: .regular, height: .regular) }
        if size.width < size.height { return .phone }
        return IBTraits(width: size.height >= 414 ? .regular : .compact, height: .compact)
    }
}
