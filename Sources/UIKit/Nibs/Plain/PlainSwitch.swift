/// A switch as iOS draws it, 51 by 31 points at the top left of its bounds.
final class PlainSwitch: PlainView {
    var isOn = false
    var onColor = UIColor.systemGreen
    var thumbColor = UIColor.white

    override func draw(_ rect: CGRect) {
        let track = CGRect(x: 0, y: 0, width: 51, height: 31)
        (isOn ? onColor : .secondarySystemFill).setFill()
        UIBezierPath(roundedRect: track, cornerRadius: 15.5).fill()
        let thumb = CGRect(x: isOn ? 22 : 2, y: 2, width: 27, height: 27)
        thumbColor.setFill()
        UIBezierPath(ovalIn: thumb).fill()
    }
}
