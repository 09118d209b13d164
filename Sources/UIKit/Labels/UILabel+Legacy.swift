/// Members that Apple has deprecated or that have an effect on other devices only; kept so that code compiles.
extension UILabel {
    /// The least font size in points that text is shrunk to: `minimumScaleFactor` in the words of iOS 5.
    ///
    /// Reads as a multiple of a quarter of a point, as measured on iOS.
    public var minimumFontSize: CGFloat {
        get { (minimumScaleFactor * font.pointSize * 4).rounded() / 4 }
        set { minimumScaleFactor = font.pointSize > 0 ? newValue / font.pointSize : 0 }
    }

    /// Has had no effect since iOS 7.
    public var adjustsLetterSpacingToFitWidth: Bool {
        get { allowsDefaultTighteningForTruncation }
        set { allowsDefaultTighteningForTruncation = newValue }
    }
}
