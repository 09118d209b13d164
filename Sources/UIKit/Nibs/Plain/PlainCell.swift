/// A table's row: its accessory lies above whatever the document puts into it.
final class PlainCell: PlainView {
    private var accessory: PlainAccessory?

    func showAccessory(_ kind: PlainAccessory.Kind) {
        let view = PlainAccessory()
        view.kind = kind
        accessory = view
        addSubview(view)
    }

    /// Content ends nearer to an accessory than to the edge of the screen.
    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        if let accessory, subview !== accessory { subview.layoutMargins.right = 8 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let accessory else { return }
        accessory.frame = CGRect(
            x: max(0, bounds.width - 44), y: 0, width: min(44, bounds.width), height: bounds.height)
        bringSubviewToFront(accessory)
    }
}
