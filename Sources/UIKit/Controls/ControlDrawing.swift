/// Shapes that several controls are drawn with.
@MainActor enum ControlDrawing {
    /// A round or rounded piece that lies upon a control and can be moved: it throws a soft shadow.
    static func knob(_ rect: CGRect, color: UIColor, cornerRadius: CGFloat? = nil) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 0, height: 2), blur: 4, color: UIColor(white: 0, alpha: 0.16).cgColor)
        color.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius ?? rect.height / 2).fill()
        context.restoreGState()
    }

    /// A bar with round ends, or with corners that are less round.
    static func bar(_ rect: CGRect, color: UIColor, cornerRadius: CGFloat? = nil) {
        guard rect.width > 0 else { return }
        color.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: min(cornerRadius ?? .infinity, rect.height / 2)).fill()
    }
}

extension UIView {
    /// A frame of a fixed size at the place of another, as large as the view's transform makes it.
    func keeping(_ size: CGSize, at frame: CGRect) -> CGRect {
        CGRect(origin: frame.origin, size: CGRect(origin: .zero, size: size).applying(transform).size)
    }

    /// How far a rectangle reaches beyond the bounds, horizontally and vertically.
    func reach(beyondBounds rect: CGRect) -> CGSize {
        CGSize(
            width: max(0, bounds.minX - rect.minX, rect.maxX - bounds.maxX),
            height: max(0, bounds.minY - rect.minY, rect.maxY - bounds.maxY))
    }
}

extension UIImage {
    /// The image as a control draws it: a template in the control's color, others in their own.
    func inControl(_ color: UIColor) -> UIImage {
        isTemplate ? withTintColor(color, renderingMode: .alwaysTemplate) : self
    }
}

extension UIColor {
    /// The color with a share of the opacity that it has in whatever traits.
    func dimmed(_ share: CGFloat) -> UIColor {
        if share == 1 { return self }
        return UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * share)
        }
    }
}
