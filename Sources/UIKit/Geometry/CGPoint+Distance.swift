extension CGPoint {
    /// The straight distance between two points.
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
