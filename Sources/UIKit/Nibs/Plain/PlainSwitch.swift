/// A switch as iOS draws it, 51 by 31 points at the top left of its bounds.
final class PlainSwitch: PlainView {
    var isOn = false
    var onColor = UIColor.systemGreen
    var thumbColor = UIColor.white

    override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    override func draw(_ rect: CGRect) {
        let track = CGRect(x: 0, y: 0, width: 51, height: 31)
        (isOn ? onColor : .secondarySystemFill).setFill()
        UIBezierPath(roundedRect: track, cornerRadius: 15.5).fill()
        let thumb = CGRect(x: isOn ? 22 : 2, y: 2, width: 27, height: 27)
        thumbColor.setFill()
        UIBezierPath(ovalIn: thumb).fill()
    }
}
