/// What the plainly drawn views have in common: one place to set themselves up, whichever way they are made.
class PlainView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// Called once, when the view is made.
    func prepare() {}
}
