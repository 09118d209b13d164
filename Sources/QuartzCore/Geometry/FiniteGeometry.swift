/// Layers take whatever numbers a program computes; those that are no numbers would poison every transform above.
extension CGFloat {
    var finite: CGFloat { isFinite ? self : 0 }
}

extension CGPoint {
    var finite: CGPoint { CGPoint(x: x.finite, y: y.finite) }
}

extension CGRect {
    var finite: CGRect {
        let (x, y, w, h) = (origin.x.finite, origin.y.finite, size.width.finite, size.height.finite)
        return CGRect(x: x, y: y, width: w, height: h)
    }
}
