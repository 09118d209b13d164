extension UIView {
    /// Lets the subviews follow a change of this view's size by their masks.
    func resizeSubviews(from old: CGSize) {
        for view in viewState.subviews where view.translatesAutoresizingMaskIntoConstraints {
            if !view.autoresizingMask.isEmpty { view.follow(from: old, to: bounds.size) }
        }
    }

    private func follow(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        let (x, width) = Autoresizing(
            start: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
            end: mask.contains(.flexibleRightMargin)
        ).place(frame.minX, frame.width, within: old.width, growingBy: new.width - old.width)
        let (y, height) = Autoresizing(
            start: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
            end: mask.contains(.flexibleBottomMargin)
        ).place(frame.minY, frame.height, within: old.height, growingBy: new.height - old.height)
        frame = CGRect(x: x, y: y, width: width, height: height)
    }
}

/// How one side of a view follows its superview: the gain is shared among the flexible parts by their old lengths.
struct Autoresizing {
    let start: Bool
    let length: Bool
    let end: Bool

    /// The new origin and length of a side.
    func place(
        _ origin: CGFloat, _ side: CGFloat, within total: CGFloat, growingBy gain: CGFloat
    ) -> (origin: CGFloat, side: CGFloat) {
        let parts = [(start, origin), (length, side), (end, total - origin - side)]
        let flexible = parts.filter(\.0)
        guard !flexible.isEmpty else { return (origin, side) }
        let sum = flexible.reduce(0) { $0 + max($1.1, 0) }
        func share(_ part: (Bool, CGFloat)) -> CGFloat {
            guard part.0 else { return 0 }
            return sum > 0 ? gain * max(part.1, 0) / sum : gain / CGFloat(flexible.count)
        }
        return (origin + share(parts[0]), max(0, side + share(parts[1])))
    }
}
