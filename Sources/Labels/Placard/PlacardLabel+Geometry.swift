extension PlacardLabel {
    /// Everything that the text has to keep away from the label's edges.
    var contentInsets: UIEdgeInsets { bodyInsets + textInsets + (placedAccessory?.room ?? .zero) }

    /// What shape and shadow take from the label's rectangle.
    private var bodyInsets: UIEdgeInsets { shape.room + shadowRoom }

    private var shadowRoom: UIEdgeInsets { shapeShadow?.room ?? .zero }

    private var placedAccessory: LabelAccessory? { accessory?.resolved(effectiveUserInterfaceLayoutDirection) }

    /// The rectangle that the shape is drawn in.
    func shapeFrame(in rect: CGRect) -> CGRect {
        let rect = rect.inset(by: shadowRoom)
        guard let accessory = placedAccessory, accessory.place == .besideShape else { return rect }
        return rect.inset(by: accessory.room)
    }

    /// The rectangle of the picture, if there is one.
    func accessoryFrame(in rect: CGRect) -> CGRect? {
        placedAccessory.map { accessory in
            switch accessory.place {
            case .inShape: accessory.frame(in: rect.inset(by: bodyInsets + textInsets))
            case .besideShape: accessory.frame(in: rect.inset(by: shadowRoom))
            }
        }
    }

    /// The size of a label whose text has a size: with insets and shape, and large enough for the picture.
    func wholeSize(around text: CGSize) -> CGSize {
        let whole = text.grown(by: contentInsets)
        guard let accessory = placedAccessory else { return whole }
        let around = accessory.place == .inShape ? bodyInsets + textInsets : shadowRoom
        let least = accessory.size.grown(by: around)
        return CGSize(width: max(whole.width, least.width), height: max(whole.height, least.height))
    }

    /// The rectangle for text of a height in the label's room.
    func textBox(in rect: CGRect, height: CGFloat) -> CGRect {
        let room = rect.inset(by: contentInsets)
        let height = min(room.height, height)
        let y: CGFloat
        switch verticalAlignment {
        // UILabel itself puts text in the middle, on whole pixels.
        case .center: return room
        case .top: y = room.minY
        case .bottom: y = room.maxY - height
        case .centerOfBounds: y = rect.midY - height / 2
        }
        return CGRect(x: room.minX, y: y, width: room.width, height: height)
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
