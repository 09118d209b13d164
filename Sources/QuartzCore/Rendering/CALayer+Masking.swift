import Foundation

extension CALayer {
    /// What becomes of a mask: a plain filled shape is a clip, which keeps edges exact and costs no bitmap.
    enum MaskOutline { case none, clipped, other }

    func clipToPlainMask(in context: CGContext) -> MaskOutline {
        guard let mask else { return .none }
        guard let shape = mask as? CAShapeLayer, shape.isPlainShape, let path = shape.path else { return .other }
        var placement = shape.transformToSuperlayer
        context.addPath(path.copy(using: &placement) ?? path)
        context.clip(using: shape.fillRule.rule)
        return .clipped
    }

    /// What keeps of the drawing what the mask covers. On bitmaps the mask is drawn only where it may let anything through:
    /// where it is opaque for sure nothing changes.
    var masking: [CompositingStep] {
        guard let mask else { return [] }
        return [
            CompositingStep { context in
                guard let clip = context.pixelClip else { return self.masking(by: mask, within: nil) }
                let opaque = mask.opaquePart(under: context.deviceTransform).common(with: clip)
                // A small part is not worth the four around it.
                guard opaque.width * opaque.height > clip.width * clip.height / 2 else {
                    return self.masking(by: mask, within: nil)
                }
                return clip.parts(around: opaque).flatMap { self.masking(by: mask, within: $0) }
            }
        ]
    }

    private func masking(by mask: CALayer, within part: CGRect?) -> [CompositingStep] {
        let begin = CompositingStep.last {
            $0.saveGState()
            if let part { $0.clip(toDevice: part) }
            $0.setBlendMode(.destinationIn)
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.setBlendMode(.normal)
        }
        let end = CompositingStep.last {
            $0.endTransparencyLayer()
            $0.restoreGState()
        }
        return [begin, mask.stepInSuperlayer, end]
    }

    /// The largest rectangle of whole pixels that the layer, or one right upon it, fills with an opaque color.
    ///
    /// - Parameter transform: From the superlayer's coordinates to the device.
    private func opaquePart(under transform: CGAffineTransform) -> CGRect {
        let own = transformToSuperlayer.concatenating(transform)
        guard isSolid, !(self is CAReplicatorLayer) else { return .zero }
        let parts = children.filter(\.isSolid).map { child in
            let part = child.filledPart(under: child.transformToSuperlayer.concatenating(own))
            return masksToBounds ? part.common(with: innerPart(under: own)) : part
        }
        return ([filledPart(under: own)] + parts).max { $0.width * $0.height < $1.width * $1.height } ?? .zero
    }

    /// Whether what the layer fills is opaque.
    private var isSolid: Bool {
        !isHidden && opacity >= 1 && mask == nil && !animations.contains { $0.animation is CATransition }
    }

    private func filledPart(under transform: CGAffineTransform) -> CGRect {
        backgroundColor?.alpha == 1 ? innerPart(under: transform) : .zero
    }

    /// The whole pixels of the bounds; none of those that are turned or rounded.
    private func innerPart(under transform: CGAffineTransform) -> CGRect {
        let box = bounds.applying(transform)
        guard !isRounded, transform.b == 0, transform.c == 0, box.isFinite else { return .zero }
        let (x, y) = (box.minX.rounded(.up), box.minY.rounded(.up))
        let (width, height) = (box.maxX.rounded(.down) - x, box.maxY.rounded(.down) - y)
        return width > 0 && height > 0 ? CGRect(x: x, y: y, width: width, height: height) : .zero
    }
}

extension CGRect {
    /// The rectangle without one that lies in it, as up to four others: above, below, to the left and to the right.
    fileprivate func parts(around part: CGRect) -> [CGRect] {
        [
            CGRect(x: minX, y: minY, width: width, height: part.minY - minY),
            CGRect(x: minX, y: part.maxY, width: width, height: maxY - part.maxY),
            CGRect(x: minX, y: part.minY, width: part.minX - minX, height: part.height),
            CGRect(x: part.maxX, y: part.minY, width: maxX - part.maxX, height: part.height),
        ].filter { $0.width > 0 && $0.height > 0 }
    }
}
