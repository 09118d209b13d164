import PlacardQuartzCore

extension CALayer {
    /// A colored layer.
    convenience init(_ color: CGColor?, frame: CGRect) {
        self.init()
        backgroundColor = color
        self.frame = frame
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
