/// A slider or a progress bar: a track, the part of it that is done, and perhaps a thumb.
final class PlainSlider: PlainView {
    /// Between 0 and 1.
    var share: CGFloat = 0
    var thumbDiameter: CGFloat = 28
    var doneColor = UIColor.systemBlue
    var restColor = UIColor.systemFill

    /// A slider is as high as its thumb and its shadow, a progress bar as its track.
    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: thumbDiameter > 0 ? 30 : 4)
    }

    override var alignmentRectInsets: UIEdgeInsets {
        thumbDiameter > 0 ? UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) : .zero
    }

    override func draw(_ rect: CGRect) {
        let inset = thumbDiameter / 2
        let track = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
        let position = inset + (bounds.width - thumbDiameter) * min(max(share, 0), 1)
        fill(track, restColor)
        fill(CGRect(x: track.minX, y: track.minY, width: position, height: track.height), doneColor)
        guard thumbDiameter > 0 else { return }
        let thumb = UIBezierPath(
            ovalIn: CGRect(
                x: position - inset, y: bounds.midY - inset, width: thumbDiameter, height: thumbDiameter
            ).insetBy(dx: 0.5, dy: 0.5))
        UIColor.white.setFill()
        thumb.fill()
        UIColor.systemGray4.setStroke()
        thumb.lineWidth = 0.5
        thumb.stroke()
    }

    private func fill(_ bar: CGRect, _ color: UIColor) {
        color.setFill()
        UIBezierPath(roundedRect: bar, cornerRadius: bar.height / 2).fill()
    }
}
