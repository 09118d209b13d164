/// The views of what is in sight: where they come from, and where they go.
extension CollectionContent {
    func dequeue(_ identifier: String, for element: CollectionElement) -> UICollectionReusableView? {
        let item = reused(identifier, for: element)
        if let cell = item as? UICollectionViewListCell { cell.title = listTitle(element) }
        return item
    }

    /// What a cell is there for that is no row of its list; nil for rows, and outside of lists.
    private func listTitle(_ element: CollectionElement) -> UICollectionViewListCell.Title? {
        guard case .supplementary(let kind, let path) = element,
            let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout,
            let appearance = layout.listAppearance(ofSection: path.section)
        else { return nil }
        switch kind {
        case UICollectionView.elementKindSectionHeader: return .header(appearance)
        case UICollectionView.elementKindSectionFooter: return .footer(appearance)
        default: return nil
        }
    }

    private func reused(_ identifier: String, for element: CollectionElement) -> UICollectionReusableView? {
        if let reconfigured, reconfigured.element == element { return reconfigured.view }
        if let waiting = pool.take(identifier) {
            waiting.prepareForReuse()
            return waiting
        }
        // The cell before may have put the layout out of date.
        prepareIfNeeded()
        let known =
            making?.element == element ? making : view.collectionViewLayout.layoutAttributesForItem(at: element.path)
        let size = known?.size ?? .zero
        let item = pool.make(identifier) {
            ($0 as? UICollectionReusableView.Type)?.make(
                registeredFrame: CGRect(origin: .zero, size: size))
        }
        item?.poolIdentifier = identifier
        item?.reuseIdentifier = String(identifier.split(separator: "\n").last ?? "")
        return item
    }

    /// The view of an element, made and put upon the collection if it is not there.
    func view(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        if let item = shown[attributes.element] { return item }
        guard let source = view.dataSource else { return nil }
        let outer = making
        making = attributes
        defer { making = outer }
        let item: UICollectionReusableView?
        switch attributes.element {
        case .cell(let path): item = source.collectionView(view, cellForItemAt: movement?.source(of: path) ?? path)
        case .supplementary(let kind, let path):
            item = source.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
        case .decoration(let kind, _): item = view.collectionViewLayout.makeDecoration(kind, size: attributes.size)
        }
        guard let item else { return nil }
        if shown.values.allSatisfy({ $0 !== item }) { appearing.insert(attributes.element) }
        present(item, attributes.element)
        UIView.performWithoutAnimation { put(item, at: attributes) }
        return item
    }

    func present(_ item: UICollectionReusableView, _ element: CollectionElement) {
        if let other = shown.first(where: { $0.value === item })?.key { shown[other] = nil }
        shown[element] = item
        item.collectionView = view
        let host = scroller(of: element) ?? view
        if item.superview !== host { host.addSubview(item) }
        item.isHidden = false
        switch element {
        case .cell(let path):
            guard let cell = item as? UICollectionViewCell else { return }
            let isSelected = view.selection.paths.contains(path)
            if cell.isSelected != isSelected { cell.isSelected = isSelected }
            cell.isEdited = view.isEditing
            place(cell, at: path)
            delegate?.collectionView(view, willDisplay: cell, forItemAt: path)
        case .supplementary(let kind, let path):
            delegate?.collectionView(
                view, willDisplaySupplementaryView: item, forElementKind: kind, at: path)
        case .decoration:
            if let ground = view.backgroundView {
                view.insertSubview(item, aboveSubview: ground)
            } else {
                view.sendSubviewToBack(item)
            }
        }
    }

    func isInSight(_ element: CollectionElement) -> Bool { shown[element]?.frame.intersects(view.bounds) == true }

    /// Whether the user writes in an element, whose view then stays with it also out of sight.
    func isEdited(_ element: CollectionElement) -> Bool { shown[element]?.holdsFirstResponder == true }

    /// The elements that have views in sight.
    var elementsInSight: [CollectionElement] { shown.keys.filter { !isEdited($0) || isInSight($0) } }

    /// Takes a view out of sight; it waits to be used again, or leaves the collection.
    func retire(_ element: CollectionElement) {
        guard let item = shown.removeValue(forKey: element) else { return }
        putAway(element, item)
    }

    /// Has a view that is shown no more wait to be used again, or leave the collection.
    func putAway(_ element: CollectionElement, _ item: UICollectionReusableView) {
        // What is written belongs to this item.
        if item.holdsFirstResponder { item.endEditing(true) }
        if pool.put(item, item.poolIdentifier) {
            item.isHidden = true
        } else {
            item.removeFromSuperview()
        }
        switch element {
        case .cell(let path):
            guard let cell = item as? UICollectionViewCell else { return }
            delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: path)
        case .supplementary(let kind, let path):
            delegate?.collectionView(
                view, didEndDisplayingSupplementaryView: item, forElementOfKind: kind, at: path)
        case .decoration: break
        }
    }
}
