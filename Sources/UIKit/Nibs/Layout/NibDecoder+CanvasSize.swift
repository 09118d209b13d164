extension NibDecoder {
    /// Gives a view the space that the canvas gives it in place of what the view would ask for.
    ///
    /// Documents may hold a placeholder of it. In a stack later Xcodes give a view without content space, to be found
    /// again, as stored frames show: labels and image views 50 points either way, which gives way to required rules;
    /// plain views 50 points in height, and the width that they had wherever nothing else says theirs. Stacks without views
    /// keep the size that they had, before other views keep theirs. Navigation bars are as high as on the document's device.
    @MainActor func giveSpace(to view: UIView, in parent: NibCoder?) {
        if let width = string("placeholderIntrinsicWidth"), let height = string("placeholderIntrinsicHeight") {
            view.viewState.designedSize = CGSize(width: Self.length(width), height: Self.length(height))
            return
        }
        if element.name == "navigationBar", context.barHeight != 44 {
            view.viewState.designedSize = CGSize(width: UIView.noIntrinsicMetric, height: context.barHeight)
        }
        if element.name == "stackView", list("subviews").isEmpty { keepSize(of: view) }
        guard parent?.element.name == "stackView" else { return }
        let version = context.version
        switch element.name {
        case "label" where isWithoutText:
            if version.givesLabelsSpace { giveContent(to: view) }
        case "imageView" where string("image") == nil:
            if version.givesImagesSpace { giveContent(to: view) }
        case "view" where list("subviews").isEmpty:
            giveSize(to: view)
        case "view":
            if version.givesOpenViewsSpace, leavesHeightOpen { giveHeight(to: view) }
        default: break
        }
    }

    private var isWithoutText: Bool { (text("text") ?? "").isEmpty && child(keyed: "attributedText") == nil }

    @MainActor private func giveContent(to view: UIView) {
        giveContent(CGSize(width: 50, height: 50), to: view)
    }

    @MainActor private func giveContent(_ size: CGSize, to view: UIView) {
        view.viewState.designedSize = size
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical]
        where view.contentCompressionResistancePriority(for: axis) == .required {
            view.setContentCompressionResistancePriority(UILayoutPriority(999), for: axis)
        }
    }

    /// Source: 26 documents with such stacks in nine projects, and what lies beside them; that the size stands before a
    /// priority of 750, one of them.
    @MainActor private func keepSize(of stack: UIView) {
        guard child(keyed: "frame") != nil else { return }
        let rules = [
            stack.widthAnchor.constraint(equalToConstant: stack.bounds.width),
            stack.heightAnchor.constraint(equalToConstant: stack.bounds.height),
        ]
        activate(rules, .emptyStack)
    }

    @MainActor private func activate(_ rules: [NSLayoutConstraint], _ priority: UILayoutPriority) {
        for rule in rules { rule.priority = priority }
        NSLayoutConstraint.activate(rules)
    }

    /// A view of a program's class may ask for a size of its own, and has a new view's only where nothing says another.
    @MainActor private func giveSize(to view: UIView) {
        let isPlain = string("customClass") == nil
        let width = isPlain && view.bounds.width > 0 ? view.bounds.width : 240
        let hasOwnWidth = list("constraints").contains { $0["firstItem"] == nil && $0["firstAttribute"] == "width" }
        let priority = isPlain && !hasOwnWidth ? UILayoutPriority.emptyViewsWidth : .emptyView
        activate([view.widthAnchor.constraint(equalToConstant: width)], priority)
        if isPlain {
            giveContent(CGSize(width: UIView.noIntrinsicMetric, height: 50), to: view)
            // What has content keeps its size before a view that has none.
            if string("verticalHuggingPriority") == nil { view.setContentHuggingPriority(.emptyView, for: .vertical) }
            let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
            let resistance = view.contentCompressionResistancePriority(for: .horizontal).rawValue
            least.priority = UILayoutPriority(min(resistance, 999))
            least.isActive = true
        } else {
            activate([view.heightAnchor.constraint(equalToConstant: 128)], .emptyView)
        }
    }

    @MainActor private func giveHeight(to view: UIView) {
        giveContent(CGSize(width: UIView.noIntrinsicMetric, height: 50), to: view)
        view.setContentHuggingPriority(.openView, for: .vertical)
    }

    /// The word `infinite` says that there is no placeholder for that side.
    @MainActor private static func length(_ text: String) -> CGFloat {
        guard let number = IBNumber.parse(text), number >= 0, number <= IBLimits.coordinate else {
            return UIView.noIntrinsicMetric
        }
        return CGFloat(number)
    }
}

extension UILayoutPriority {
    /// Of the size of views without content: more than a stack's optional constraint to be small, less than any content's.
    fileprivate static let emptyView = UILayoutPriority(100)
    /// Of the width that plain ones of these had, where no constraint of theirs is about it: more than buttons hug their text
    /// by, less than labels do, in a document each.
    fileprivate static let emptyViewsWidth = UILayoutPriority(250.5)
    /// Of the height of views that what they contain leaves open: more than labels hug their text by, in documents of two
    /// projects.
    fileprivate static let openView = UILayoutPriority(252)
    /// Of the size of stacks without views, which no view's size goes before but what is required or nearly so.
    fileprivate static let emptyStack = UILayoutPriority(760)
}

extension UIView {
    /// Has the view ask for what one of its class, which is not here, asked for when its document was saved.
    ///
    /// A label that asked for as much more in width as in height has another font size than its document says: then the
    /// label takes it over, so that its lines wrap as they did.
    func take(designedSize size: CGSize) {
        viewState.designedSize = size
        guard let label = self as? UILabel else { return }
        let own = label.intrinsicContentSize
        guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return }
        let factor = size.height / own.height
        guard abs(size.width / own.width / factor - 1) < 0.15 else { return }
        if abs(factor - 1) > 0.01 { label.font = label.font.withSize((label.font.pointSize * factor).rounded()) }
    }
}

extension NibDecoder {
    /// Whether the view's constraints tie what it contains to less than two of its edges and its middle, and say no height.
    fileprivate var leavesHeightOpen: Bool {
        let guides = element.children.filter { $0.name == "viewLayoutGuide" }
        // Constraints do not name the view that they belong to.
        let firstItems = Set([nil, element.id] + guides.map(\.id))
        let open = Set(list("subviews").filter(\.isOpenRow).compactMap(\.id))
        let ties = list("constraints").filter { constraint in
            ![constraint["firstItem"], constraint["secondItem"]].contains { $0.map(open.contains) == true }
        }
        let told = Set(
            ties.flatMap { constraint in
                let first = firstItems.contains(constraint["firstItem"]) ? constraint["firstAttribute"] : nil
                let isOwnSecond = constraint["secondItem"] != nil && firstItems.contains(constraint["secondItem"])
                return [first, isOwnSecond ? constraint["secondAttribute"] : nil].compactMap(VerticalPlace.init)
            })
        return told.count < 2 && !told.contains(.height)
    }
}

extension IBElement {
    /// Whether the element is a row whose views do not fill its height, which nothing else says.
    fileprivate var isOpenRow: Bool {
        let isRow = name == "stackView" && self["axis"] != "vertical"
        guard isRow, let alignment = self["alignment"], alignment != "fill" else { return false }
        return !list("constraints").contains {
            $0["firstItem"] == nil && $0["firstAttribute"] == "height" && $0["secondItem"] == nil
        }
    }
}

/// What an attribute of a view says of where its content lies from top to bottom.
private enum VerticalPlace {
    case top, middle, bottom, height

    /// Nil for attributes of the other axis.
    init?(_ written: String?) {
        switch written.flatMap({ NibWords.attributes[$0] }) {
        case .top?, .topMargin?, .firstBaseline?: self = .top
        case .centerY?, .centerYWithinMargins?: self = .middle
        case .bottom?, .bottomMargin?, .lastBaseline?: self = .bottom
        case .height?: self = .height
        default: return nil
        }
    }
}
