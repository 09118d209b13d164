/// The room of a control that is not drawn.
final class PlainSpace: PlainView {
    private var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    /// Makes the room, in points, that the control asks for by itself; nil for a control that fits anywhere.
    convenience init(_ size: CGSize?) {
        self.init(frame: .zero)
        if let size { self.size = size }
    }

    override var intrinsicContentSize: CGSize { size }
}
