/// The view of a controller that shows others below bars of its own.
final class ContainerView: UIView {
    private let layOut: () -> Void

    init(frame: CGRect, layOut: @escaping () -> Void) {
        self.layOut = layOut
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }
}
