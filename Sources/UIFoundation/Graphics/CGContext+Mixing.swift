extension CGContext {
    /// Draws in a blend mode and an opacity, by default the present one, and leaves the state as it was.
    func mixing(in blendMode: CGBlendMode, alpha: CGFloat? = nil, _ draw: (CGContext) -> Void) {
        saveGState()
        defer { restoreGState() }
        setBlendMode(blendMode)
        if let alpha { setAlpha(alpha) }
        draw(self)
    }
}
