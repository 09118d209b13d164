extension TableContent {
    // MARK: Numbers and heights

    /// Asks the data source how many rows there are, and guesses at their heights.
    func askForGeometry() -> TableGeometry {
        guard let source = table.dataSource else { return TableGeometry() }
        let delegate = delegate
        let count = max(0, source.numberOfSections(in: table))
        return TableGeometry(
            (0..<count).map { section in
                TableGeometry.Section(
                    rows: max(0, source.tableView(table, numberOfRowsInSection: section)),
                    header: estimate(titled: section, true, delegate), row: rowEstimate,
                    footer: estimate(titled: section, false, delegate))
            })
    }

    private var rowEstimate: CGFloat {
        if table.estimatedRowHeight > 0 { return table.estimatedRowHeight }
        return table.rowHeight > 0 ? table.rowHeight : CellLook.leastHeight
    }

    /// Asks for heights that are to be known before rows come into view.
    func measureBeforehand() {
        let delegate = delegate
        for (section, content) in geometry.sections.enumerated() where content.rows > 0 {
            let first = IndexPath(row: 0, section: section)
            let asksForEstimates = (delegate?.tableView(table, estimatedHeightForRowAt: first) ?? -1) >= 0
            guard table.estimatedRowHeight == 0 || asksForEstimates else { continue }
            for row in 0..<content.rows {
                let path = IndexPath(row: row, section: section)
                guard let number = geometry.number(of: path), !geometry.isMeasured(number) else { continue }
                if asksForEstimates, let height = delegate?.tableView(table, estimatedHeightForRowAt: path),
                    height >= 0
                {
                    geometry.expect(number, height)
                } else if table.estimatedRowHeight == 0 {
                    geometry.measure(number, as: givenHeight(path, delegate) ?? CellLook.leastHeight)
                }
            }
        }
    }

    /// The height that delegate or table give a row; nil if it follows from the content.
    private func givenHeight(_ path: IndexPath, _ delegate: (any UITableViewDelegate)?) -> CGFloat? {
        let height = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
        return height >= 0 && height.isFinite ? height : nil
    }

    /// Takes an element's height: as given, or as its view wants it.
    func measure(_ number: Int) {
        guard !geometry.isMeasured(number) else { return }
        let height: CGFloat
        switch geometry.element(number) {
        case .row(let path): height = givenHeight(path, delegate) ?? fittingHeight(number)
        case .header(let section): height = titleHeight(number, section, isHeader: true)
        case .footer(let section): height = titleHeight(number, section, isHeader: false)
        }
        geometry.measure(number, as: table.pixelGrid.ceil(max(0, min(height, Self.greatestHeight))))
    }

    /// No row is higher, in points: coordinates beyond lose their pixels.
    private static let greatestHeight: CGFloat = 1_000_000

    private func fittingHeight(_ number: Int) -> CGFloat {
        guard let view = view(number) else { return 0 }
        if let cell = view as? UITableViewCell, case .row(let path) = geometry.element(number) {
            cell.placement = placement(of: path)
        }
        (view as? UITableViewCell)?.sizesItself = true
        let width = frame(number).width
        if view.bounds.width != width { view.frame.size.width = width }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // MARK: Headers and footers

    /// The space above a header, in points.
    var headerPadding: CGFloat {
        if table.sectionHeaderTopPadding >= 0 { return table.sectionHeaderTopPadding }
        return table.style == .plain ? 22 : 0
    }

    private func role(_ section: Int, isHeader: Bool) -> SectionTitle.Role {
        if table.style == .plain { return isHeader ? .plainHeader : .plainFooter }
        guard isHeader else { return .groupedFooter }
        return section == 0 && table.tableHeaderView == nil ? .firstGroupedHeader : .groupedHeader
    }

    /// Tells headers and footers that have come to other places what they are there.
    func giveTitlesTheirRoles() {
        for (number, view) in shown {
            guard let title = view as? UITableViewHeaderFooterView else { continue }
            switch geometry.element(number) {
            case .row: break
            case .header(let section): title.role = role(section, isHeader: true)
            case .footer(let section): title.role = role(section, isHeader: false)
            }
        }
    }

    private func given(_ section: Int, isHeader: Bool, _ delegate: (any UITableViewDelegate)?) -> CGFloat {
        let height =
            isHeader
            ? delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
            : delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
        return height.isFinite ? height : UITableView.automaticDimension
    }

    private func title(_ section: Int, isHeader: Bool) -> String? {
        isHeader
            ? table.dataSource?.tableView(table, titleForHeaderInSection: section)
            : table.dataSource?.tableView(table, titleForFooterInSection: section)
    }

    private func estimate(titled section: Int, _ isHeader: Bool, _ delegate: (any UITableViewDelegate)?) -> CGFloat {
        let estimated =
            isHeader
            ? delegate?.tableView(table, estimatedHeightForHeaderInSection: section)
                ?? table.estimatedSectionHeaderHeight
            : delegate?.tableView(table, estimatedHeightForFooterInSection: section)
                ?? table.estimatedSectionFooterHeight
        if estimated > 0 { return estimated }
        let (role, given) = (role(section, isHeader: isHeader), given(section, isHeader: isHeader, delegate))
        let hasTitle = title(section, isHeader: isHeader) != nil
        let padding = isHeader ? headerPadding : 0
        if given >= 0, hasTitle || table.style != .plain { return given + padding }
        guard hasTitle else { return role.emptyHeight }
        return role.lineHeight(on: table.pixelGrid) + padding
    }

    private func titleHeight(_ number: Int, _ section: Int, isHeader: Bool) -> CGFloat {
        let delegate = delegate
        let given = given(section, isHeader: isHeader, delegate)
        let own = isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight
        guard view(number) != nil else {
            if table.style == .plain { return given == own ? 0 : max(0, given) }
            return given >= 0 ? given : role(section, isHeader: isHeader).emptyHeight
        }
        let padding = isHeader ? headerPadding : 0
        // A title is never cut by the table's own number, which documents store for headers without one.
        let isTitle = (view(number) as? UITableViewHeaderFooterView)?.isPlainTitle == true
        if given >= 0, !(isTitle && given == own) { return given == 0 ? 0 : given + padding }
        return max(fittingHeight(number), isTitle ? given : 0) + padding
    }

    private func makeTitle(_ section: Int, isHeader: Bool) -> UIView? {
        let view =
            isHeader
            ? delegate?.tableView(table, viewForHeaderInSection: section)
            : delegate?.tableView(table, viewForFooterInSection: section)
        let role = role(section, isHeader: isHeader)
        if let view {
            (view as? UITableViewHeaderFooterView)?.role = role
            return view
        }
        guard let text = title(section, isHeader: isHeader) else { return nil }
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.role = role
        header.isPlainTitle = true
        header.textLabel?.text = role.text(text)
        if table.style == .plain { header.backgroundColor = table.backgroundColor }
        return header
    }

    // MARK: Views

    /// The view of an element, made and put upon the table if it is not there; nil for headers and footers without one.
    func view(_ number: Int) -> UIView? {
        if let view = shown[number] { return view }
        switch geometry.element(number) {
        case .row(let path):
            guard let cell = table.dataSource?.tableView(table, cellForRowAt: path) else { return nil }
            present(cell, number, path)
            return cell
        case .header(let section): return present(makeTitle(section, isHeader: true), number, section, isHeader: true)
        case .footer(let section):
            return present(makeTitle(section, isHeader: false), number, section, isHeader: false)
        }
    }

    /// Puts a row upon the table, below headers and footers.
    func present(_ cell: UITableViewCell, _ number: Int, _ path: IndexPath) {
        if let other = shown.first(where: { $0.value === cell })?.key { shown[other] = nil }
        shown[number] = cell
        let frame = frame(number)
        cell.frame = frame
        if cell.superview !== table {
            table.insertSubview(cell, at: table.backgroundView?.superview === table ? 1 : 0)
        }
        cell.isHidden = false
        cell.placement = placement(of: path)
        let level = delegate?.tableView(table, indentationLevelForRowAt: path) ?? 0
        if level > 0 { cell.indentationLevel = level }
        updateEditing(of: cell, path)
        // Classes of a program's own give a row its look there, as Xcode's template does.
        cell.setSelected(table.selection.paths.contains(path), animated: false)
        delegate?.tableView(table, willDisplay: cell, forRowAt: path)
    }

    private func present(_ view: UIView?, _ number: Int, _ section: Int, isHeader: Bool) -> UIView? {
        guard let view else { return nil }
        shown[number] = view
        view.frame = frame(number)
        table.addSubview(view)
        view.isHidden = false
        if isHeader {
            delegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(table, willDisplayFooterView: view, forSection: section)
        }
        return view
    }

    /// Takes an element's view out of sight; it waits to be used again, or leaves the table.
    func retire(_ number: Int) {
        guard let view = shown.removeValue(forKey: number) else { return }
        // What is written belongs to this row.
        if view.holdsFirstResponder { view.endEditing(true) }
        var waits = false
        if let cell = view as? UITableViewCell {
            // A row that comes back may show something else.
            if cell.sizesItself, number < geometry.count { geometry.invalidate(number) }
            cell.sizesItself = false
            waits = cells.put(cell, cell.reuseIdentifier)
        } else if let title = view as? UITableViewHeaderFooterView {
            waits = titles.put(title, title.reuseIdentifier)
        }
        if waits { view.isHidden = true } else { view.removeFromSuperview() }
        guard let delegate, number < geometry.count else { return }
        switch geometry.element(number) {
        case .row(let path):
            if let cell = view as? UITableViewCell {
                delegate.tableView(table, didEndDisplaying: cell, forRowAt: path)
            }
        case .header(let section): delegate.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
        case .footer(let section): delegate.tableView(table, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    func placement(of path: IndexPath) -> RowPlacement {
        RowPlacement(
            style: table.style, isFirst: path.row == 0,
            isLast: path.row == geometry.sections[path.section].rows - 1,
            lineColor: table.separatorStyle == .none ? nil : table.separatorColor ?? .separator,
            lineInset: table.ownSeparatorInset, table: table)
    }

    // MARK: Editing

    /// Tells the rows in sight whether the table is edited.
    func updateEditing() {
        for (number, view) in shown {
            if let cell = view as? UITableViewCell, case .row(let path) = geometry.element(number) {
                updateEditing(of: cell, path)
            }
        }
        table.setNeedsLayout()
    }

    private func updateEditing(of cell: UITableViewCell, _ path: IndexPath) {
        let isEdited = table.isEditing && table.dataSource?.tableView(table, canEditRowAt: path) ?? true
        cell.marksSelection = table.isEditing && table.allowsMultipleSelectionDuringEditing
        cell.editingStyle = isEdited ? delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete : .none
        cell.showsReorderControl = table.isEditing && table.dataSource?.tableView(table, canMoveRowAt: path) ?? false
        cell.shouldIndentWhileEditing = delegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? true
        if cell.isEditing != table.isEditing { cell.setEditing(table.isEditing, animated: false) }
    }
}
