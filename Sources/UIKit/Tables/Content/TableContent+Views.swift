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
                    header: estimate(of: SectionTitleSource(table, section, .header, delegate)), row: rowEstimate,
                    footer: estimate(of: SectionTitleSource(table, section, .footer, delegate)))
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
        case .header(let section): height = titleHeight(number, source(section, .header))
        case .footer(let section): height = titleHeight(number, source(section, .footer))
        }
        geometry.measure(number, as: table.pixelGrid.ceil(max(0, min(height, Self.greatestHeight))))
    }

    /// No row is higher, in points: coordinates beyond lose their pixels.
    private static let greatestHeight: CGFloat = 1_000_000

    func fittingHeight(_ number: Int) -> CGFloat {
        guard let view = view(number) else { return 0 }
        if let cell = view as? UITableViewCell, case .row(let path) = geometry.element(number) {
            cell.placement = placement(of: path)
        }
        (view as? UITableViewCell)?.sizesItself = true
        let width = frame(number).width
        if view.bounds.width != width { settle(number) { view.frame.size.width = width } }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
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
        case .header(let section): return presentTitle(number, source(section, .header))
        case .footer(let section): return presentTitle(number, source(section, .footer))
        }
    }

    /// Puts a row upon the table, below headers and footers.
    func present(_ cell: UITableViewCell, _ number: Int, _ path: IndexPath) {
        if let other = shown.first(where: { $0.value === cell })?.key { shown[other] = nil }
        shown[number] = cell
        appearing.insert(number)
        settle(number) { cell.frame = frame(number) }
        if cell.superview !== table {
            table.insertSubview(cell, at: table.backgroundView?.superview === table ? 1 : 0)
        }
        cell.isHidden = false
        cell.placement = placement(of: path)
        indent(cell, by: delegate?.tableView(table, indentationLevelForRowAt: path) ?? 0)
        updateEditing(of: cell, path)
        // Classes of a program's own give a row its look there, as Xcode's template does.
        cell.setSelected(table.selection.paths.contains(path), animated: false)
        delegate?.tableView(table, willDisplay: cell, forRowAt: path)
    }

    /// Indents a row as the delegate says; 0 leaves the cell's own level, but not that of the row that it showed before.
    private func indent(_ cell: UITableViewCell, by level: Int) {
        guard level > 0 || cell.isIndentedByTable else { return }
        cell.indentationLevel = level
        cell.isIndentedByTable = level > 0
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
        guard number < geometry.count else { return }
        switch geometry.element(number) {
        case .row(let path):
            if let cell = view as? UITableViewCell {
                delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
            }
        case .header(let section): source(section, .header).didEndDisplaying(view)
        case .footer(let section): source(section, .footer).didEndDisplaying(view)
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
