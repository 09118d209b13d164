/// The headers and footers of a table's sections.
extension TableContent {
    func source(_ section: Int, _ edge: SectionTitleSource.Edge) -> SectionTitleSource {
        SectionTitleSource(table, section, edge, delegate)
    }

    /// The space above a header, in points.
    var headerPadding: CGFloat {
        if table.sectionHeaderTopPadding >= 0 { return table.sectionHeaderTopPadding }
        return table.style == .plain ? 22 : 0
    }

    private func padding(of source: SectionTitleSource) -> CGFloat { source.edge == .header ? headerPadding : 0 }

    /// Tells headers and footers that have come to other places what they are there.
    func giveTitlesTheirRoles() {
        for (number, view) in shown {
            guard let title = view as? UITableViewHeaderFooterView else { continue }
            switch geometry.element(number) {
            case .row: break
            case .header(let section): title.role = source(section, .header).role
            case .footer(let section): title.role = source(section, .footer).role
            }
        }
    }

    /// The height that an element has until it is seen.
    func estimate(of source: SectionTitleSource) -> CGFloat {
        let estimated = source.estimatedHeight
        if estimated > 0 { return estimated }
        let (role, given, hasTitle) = (source.role, source.givenHeight, source.text != nil)
        if given >= 0, hasTitle || table.style != .plain { return given + padding(of: source) }
        guard hasTitle else { return role.emptyHeight }
        return role.lineHeight(on: table.pixelGrid) + padding(of: source)
    }

    func titleHeight(_ number: Int, _ source: SectionTitleSource) -> CGFloat {
        let (given, own) = (source.givenHeight, source.tablesHeight)
        guard let view = view(number) else {
            if table.style == .plain { return given == own ? 0 : max(0, given) }
            return given >= 0 ? given : source.role.emptyHeight
        }
        // A title is never cut by the table's own number, which documents store for headers without one.
        let isTitle = (view as? UITableViewHeaderFooterView)?.isPlainTitle == true
        if given >= 0, !(isTitle && given == own) { return given == 0 ? 0 : given + padding(of: source) }
        return max(fittingHeight(number), isTitle ? given : 0) + padding(of: source)
    }

    /// Puts a header or footer upon the table; nil where there is none.
    func presentTitle(_ number: Int, _ source: SectionTitleSource) -> UIView? {
        guard let view = makeTitle(source) else { return nil }
        shown[number] = view
        appearing.insert(number)
        settle(number) { view.frame = frame(number) }
        table.addSubview(view)
        view.isHidden = false
        source.willDisplay(view)
        return view
    }

    private func makeTitle(_ source: SectionTitleSource) -> UIView? {
        let role = source.role
        if let view = source.view {
            (view as? UITableViewHeaderFooterView)?.role = role
            return view
        }
        guard let text = source.text else { return nil }
        let title = UITableViewHeaderFooterView(reuseIdentifier: nil)
        title.role = role
        title.isPlainTitle = true
        title.textLabel?.text = role.text(text)
        if table.style == .plain { title.backgroundColor = table.backgroundColor }
        return title
    }
}

/// What a table, its delegate and its data source say of a section's header or footer.
@MainActor struct SectionTitleSource {
    enum Edge { case header, footer }

    let edge: Edge
    private let table: UITableView
    private let section: Int
    private let delegate: (any UITableViewDelegate)?

    init(_ table: UITableView, _ section: Int, _ edge: Edge, _ delegate: (any UITableViewDelegate)?) {
        (self.table, self.section, self.edge, self.delegate) = (table, section, edge, delegate)
    }

    /// What the title looks like in its place.
    var role: SectionTitle.Role {
        switch (table.style, edge) {
        case (.plain, .header): .plainHeader
        case (.plain, .footer): .plainFooter
        case (_, .footer): .groupedFooter
        case (_, .header): section == 0 && table.tableHeaderView == nil ? .firstGroupedHeader : .groupedHeader
        }
    }

    var text: String? {
        switch edge {
        case .header: table.dataSource?.tableView(table, titleForHeaderInSection: section)
        case .footer: table.dataSource?.tableView(table, titleForFooterInSection: section)
        }
    }

    var view: UIView? {
        switch edge {
        case .header: delegate?.tableView(table, viewForHeaderInSection: section)
        case .footer: delegate?.tableView(table, viewForFooterInSection: section)
        }
    }

    /// The height that the table gives all titles of the kind, in points.
    var tablesHeight: CGFloat { edge == .header ? table.sectionHeaderHeight : table.sectionFooterHeight }

    /// The height that the delegate or the table gives, in points; negative for the title's own.
    var givenHeight: CGFloat {
        let height =
            switch edge {
            case .header: delegate?.tableView(table, heightForHeaderInSection: section) ?? tablesHeight
            case .footer: delegate?.tableView(table, heightForFooterInSection: section) ?? tablesHeight
            }
        return height.isFinite ? height : UITableView.automaticDimension
    }

    var estimatedHeight: CGFloat {
        switch edge {
        case .header:
            delegate?.tableView(table, estimatedHeightForHeaderInSection: section)
                ?? table.estimatedSectionHeaderHeight
        case .footer:
            delegate?.tableView(table, estimatedHeightForFooterInSection: section)
                ?? table.estimatedSectionFooterHeight
        }
    }

    func willDisplay(_ view: UIView) {
        switch edge {
        case .header: delegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
        case .footer: delegate?.tableView(table, willDisplayFooterView: view, forSection: section)
        }
    }

    func didEndDisplaying(_ view: UIView) {
        switch edge {
        case .header: delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
        case .footer: delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
        }
    }
}
