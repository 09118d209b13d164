extension PlacardLabel {
    /// Everything that the text has to keep away from the label's edges.
    var contentInsets: UIEdgeInsets { bodyInsets + textInsets + (placedAccessory?.space ?? .zero) }

    /// What shape and shadow take from the label's rectangle.
    private var bodyInsets: UIEdgeInsets { shape.space + shadowSpace }

    private var shadowSpace: UIEdgeInsets { shapeShadow?.space ?? .zero }

    private var placedAccessory: LabelAccessory? { accessory?.resolved(effectiveUserInterfaceLayoutDirection) }

    /// The rectangle that the shape is drawn in.
    func shapeFrame(in rect: CGRect) -> CGRect {
        let rect = rect.inset(by: shadowSpace)
        guard let accessory = placedAccessory, accessory.place == .besideShape else { return rect }
        return rect.inset(by: accessory.space)
    }

    /// The rectangle of the image, if there is one.
    func accessoryFrame(in rect: CGRect) -> CGRect? {
        placedAccessory.map { accessory in
            switch accessory.place {
            case .inShape: accessory.frame(in: rect.inset(by: bodyInsets + textInsets))
            case .besideShape: accessory.frame(in: rect.inset(by: shadowSpace))
            }
        }
    }

    /// The size of a label whose text has a size: with insets and shape, and large enough for the image.
    func wholeSize(around text: CGSize) -> CGSize {
        let whole = text.grown(by: contentInsets)
        guard let accessory = placedAccessory else { return whole }
        let around = accessory.place == .inShape ? bodyInsets + textInsets : shadowSpace
        let least = accessory.size.grown(by: around)
        return CGSize(width: max(whole.width, least.width), height: max(whole.height, least.height))
    }

    /// The rectangle for text of a height in the label's space.
    func textBox(in rect: CGRect, height: CGFloat) -> CGRect {
        let space = rect.inset(by: contentInsets)
        let height = min(space.height, height)
        let y: CGFloat
        switch verticalAlignment {
        // UILabel itself puts text in the middle, on whole pixels.
        case .center: return space
        case .top: y = space.minY
        case .bottom: y = space.maxY - height
        case .centerOfBounds: y = rect.midY - height / 2
        }
        return CGRect(x: space.minX, y: y, width: space.width, height: height)
    }
}

extension CGSize {
    fileprivate func grown(by insets: UIEdgeInsets) -> CGSize {
        CGSize(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    }
}

extension UIEdgeInsets {
    static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}
