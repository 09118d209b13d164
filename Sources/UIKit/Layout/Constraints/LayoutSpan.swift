/// The distance from one place to another along an axis, as `anchorWithOffset(to:)` makes it.
@MainActor struct LayoutSpan {
    /// An edge, center or baseline of an item; it does not hold the item.
    @MainActor struct Place {
        private let reference: ItemReference
        let attribute: NSLayoutConstraint.Attribute

        init(item: any LayoutItem, attribute: NSLayoutConstraint.Attribute) {
            reference = item.reference
            self.attribute = attribute
        }

        var item: (any LayoutItem)? { reference.item }
    }

    let from: Place
    let to: Place

    /// The attribute that a length along the span's axis has.
    var length: NSLayoutConstraint.Attribute { from.attribute.axis == .horizontal ? .width : .height }

    /// The items that are still there.
    var items: [any LayoutItem] { [from.item, to.item].compactMap { $0 } }
}
