extension CALayerContentsGravity {
    /// Where a picture of a size in points lies in a layer's bounds.
    package func rectangle(for size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        switch self {
        case .resize: return bounds
        case .resizeAspect:
            return centered(size, scaledBy: min(ratios(size, bounds).x, ratios(size, bounds).y), bounds)
        case .resizeAspectFill:
            return centered(size, scaledBy: max(ratios(size, bounds).x, ratios(size, bounds).y), bounds)
        default: return unscaled(size, in: bounds)
        }
    }

    private func ratios(_ size: CGSize, _ bounds: CGRect) -> CGPoint {
        CGPoint(x: bounds.width / size.width, y: bounds.height / size.height)
    }

    private func centered(_ size: CGSize, scaledBy factor: CGFloat, _ bounds: CGRect) -> CGRect {
        let (width, height) = (size.width * factor, size.height * factor)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    private func unscaled(_ size: CGSize, in bounds: CGRect) -> CGRect {
        var rect = centered(size, scaledBy: 1, bounds)
        if [.left, .topLeft, .bottomLeft].contains(self) { rect.origin.x = bounds.minX }
        if [.right, .topRight, .bottomRight].contains(self) { rect.origin.x = bounds.maxX - size.width }
        if [.top, .topLeft, .topRight].contains(self) { rect.origin.y = bounds.minY }
        if [.bottom, .bottomLeft, .bottomRight].contains(self) { rect.origin.y = bounds.maxY - size.height }
        return rect
    }
}
