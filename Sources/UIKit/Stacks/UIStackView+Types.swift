extension UIStackView {
    /// How a stack view shares space along its axis; raw values as on iOS.
    public enum Distribution: Int, Sendable {
        /// Views fill the space; those that hug their content least, or resist least, give way.
        case fill = 0
        /// Views of the same length fill the space.
        case fillEqually
        /// Views fill the space by the proportions of what their content asks for.
        case fillProportionally
        /// Views keep their length, and distances are equal.
        case equalSpacing
        /// Views keep their length, and the distances of their centers are equal as far as the spacing permits.
        case equalCentering
    }

    /// How a stack view's views lie across its axis; raw values as on iOS.
    public enum Alignment: Int, Sendable {
        /// Views reach from edge to edge.
        case fill = 0
        case leading
        /// First baselines meet; in rows only.
        case firstBaseline
        case center
        case trailing
        /// Last baselines meet; in rows only.
        case lastBaseline

        /// In rows, the same as `leading`.
        public static let top = Alignment.leading
        /// In rows, the same as `trailing`.
        public static let bottom = Alignment.trailing
    }
}
