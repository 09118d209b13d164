/// Where the cells, headers and footers of a compositional layout lie.
///
/// A section is a header, its groups and a footer, one below the other. Groups of which no cell has been measured are all
/// as high as the first would be, so that a list of any length costs what was measured of it.
@MainActor struct CompositionalArrangement {
    @MainActor struct Section {
        let layout: NSCollectionLayoutSection
        let items: Int
        /// How many items a whole group has.
        let perGroup: Int
        /// Whether it has all items in as many groups as it takes.
        let wraps: Bool
        var groups: Int {
            layout.orthogonalScrollingBehavior == .none
                ? (items + perGroup - 1) / perGroup : min(1, items)
        }
        var headers: [NSCollectionLayoutBoundarySupplementaryItem] {
            layout.boundarySupplementaryItems.filter { !$0.alignment.isBottom }
        }
        var footers: [NSCollectionLayoutBoundarySupplementaryItem] {
            layout.boundarySupplementaryItems.filter(\.alignment.isBottom)
        }
    }

    let counts: [Int]
    let room: CGSize
    private let isMirrored: Bool
    /// Between sections, in points.
    let spacing: CGFloat
    let sections: [Section]
    private(set) var geometry: TableGeometry
    private(set) var preferred: [CollectionElement: CGSize] = [:]
    /// The arrangements of sections whose items wrap, which hold all of them: they are made once for all sizes that views ask for
    /// at a time.
    private var wrapped: [Int: GroupArrangement] = [:]
    /// How far items reach beyond their groups, above and below, in points.
    private var reach: CGFloat = 0
    /// How high the rows are of sections that scroll by themselves, as far as their cells were measured.
    private var rowHeights: [Int: CGFloat] = [:]
    /// How far those are scrolled, in points from where reading begins.
    var offsets: [Int: CGFloat] = [:]

    init(
        _ counts: [Int], in room: CGSize, isMirrored: Bool, spacing: CGFloat,
        _ layout: (Int) -> NSCollectionLayoutSection?
    ) {
        (self.counts, self.room, self.isMirrored, self.spacing) = (counts, room, isMirrored, spacing)
        let empty = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
        sections = counts.enumerated().map { number, count in
            let section =
                layout(number)
                ?? NSCollectionLayoutSection(
                    group: .horizontal(
                        layoutSize: empty, subitems: [NSCollectionLayoutItem(layoutSize: empty)]))
            let template = GroupArrangement(
                section.group, in: Self.inner(section, room), limit: .max, preferred: { _ in nil })
            let wraps = section.orthogonalScrollingBehavior == .none && section.group.wrapsMeasuredItems
            return Section(
                layout: section, items: count, perGroup: max(1, wraps ? count : template.leaves.count), wraps: wraps)
        }
        geometry = TableGeometry()
        geometry = TableGeometry(sections.indices.map { self.estimate($0, spacing) })
        for number in sections.indices where sections[number].groups > 0 {
            let first = arrangement(number, 0)
            if sections[number].wraps { wrapped[number] = first } else { reach = max(reach, first.reach) }
            geometry.expect(geometry.number(ofHeader: number) + 1, groupHeight(number, 0))
        }
    }

    private func estimate(_ number: Int, _ spacing: CGFloat) -> TableGeometry.Section {
        let section = sections[number]
        let insets = section.layout.contentInsets
        let template = arrangement(number, 0)
        return TableGeometry.Section(
            rows: section.groups,
            header: height(section.headers, number) + insets.top + (number > 0 ? spacing : 0),
            row: template.size.height + section.layout.interGroupSpacing,
            footer: height(section.footers, number) + insets.bottom)
    }

    static func inner(_ section: NSCollectionLayoutSection, _ room: CGSize) -> CGSize {
        let insets = section.contentInsets
        return CGSize(
            width: max(0, room.width - insets.leading - insets.trailing),
            height: max(0, room.height - insets.top - insets.bottom))
    }

    var size: CGSize { CGSize(width: room.width, height: geometry.height) }

    // MARK: Sizes

    /// Takes the size that a view asks for; tells whether anything lies elsewhere then.
    mutating func take(_ size: CGSize, for element: CollectionElement) -> Bool {
        guard sections.indices.contains(element.path.section), preferred[element] != size else {
            return false
        }
        preferred[element] = size
        let section = element.path.section
        switch element {
        case .cell(let path):
            let group = path.item / sections[section].perGroup
            guard path.item < sections[section].items else { return false }
            guard sections[section].layout.orthogonalScrollingBehavior == .none else {
                let height = max(rowHeights[section] ?? 0, arrangement(section, group).size.height)
                rowHeights[section] = height
                geometry.expect(geometry.number(ofHeader: section) + 1, height)
                return true
            }
            guard !sections[section].wraps else {
                wrapped[section] = nil
                return true
            }
            reach = max(reach, arrangement(section, group).reach)
            geometry.expect(geometry.number(ofHeader: section) + 1 + group, groupHeight(section, group))
        case .supplementary(let kind, _):
            let isFooter = sections[section].footers.contains { $0.elementKind == kind }
            let number =
                isFooter ? geometry.number(ofFooter: section) : geometry.number(ofHeader: section)
            let items = isFooter ? sections[section].footers : sections[section].headers
            let old = isFooter ? geometry.sections[section].footer : geometry.sections[section].header
            let known = items.reduce(0) { $0 + $1.layoutSize.size(in: room).height }
            geometry.expect(number, old - known + height(items, section))
        case .decoration: return false
        }
        return true
    }

    /// Arranges anew what the sizes that views asked for have changed.
    mutating func settle() {
        for section in sections.indices
        where sections[section].wraps && sections[section].groups > 0 && wrapped[section] == nil {
            wrapped[section] = arrangement(section, 0)
            geometry.expect(geometry.number(ofHeader: section) + 1, groupHeight(section, 0))
        }
    }

    /// What views have asked for, at their new places.
    func sizes(_ places: (IndexPath) -> IndexPath?) -> [CollectionElement: CGSize] {
        let known = preferred.compactMap { element, size -> (CollectionElement, CGSize)? in
            guard case .cell(let path) = element else { return nil }
            return places(path).map { (.cell($0), size) }
        }
        return Dictionary(known) { first, _ in first }
    }

    private func arrangement(_ section: Int, _ group: Int) -> GroupArrangement {
        if let known = wrapped[section] { return known }
        let (content, first) = (sections[section], group * sections[section].perGroup)
        let limit = min(content.perGroup, content.items - first)
        let inner = Self.inner(content.layout, room)
        let size = { (item: Int) in preferred[.cell(IndexPath(item: first + item, section: section))] }
        guard content.wraps else {
            return GroupArrangement(content.layout.group, in: inner, limit: limit, preferred: size)
        }
        let spacing = content.layout.interGroupSpacing
        return GroupArrangement(
            wrapping: content.layout.group, in: inner, count: limit, spacing: spacing, preferred: size)
    }

    /// A group's height with the space above it.
    private func groupHeight(_ section: Int, _ group: Int) -> CGFloat {
        arrangement(section, group).size.height
            + (group > 0 ? sections[section].layout.interGroupSpacing : 0)
    }

    // MARK: Places

    typealias Attributes = UICollectionViewLayoutAttributes

    func elements(in rect: CGRect) -> [Attributes] {
        var found: [Attributes] = []
        var decorated: Int?
        var number = geometry.firstElement(below: rect.minY - reach)
        while number < geometry.count, geometry.top(of: number) < rect.maxY + reach {
            let section = geometry.section(of: number)
            if section != decorated { found += decorations(of: section) }
            decorated = section
            switch geometry.element(number) {
            case .header(let section): found += headers(of: section)
            case .footer(let section): found += footers(of: section)
            case .row(let path): found += cells(path.section, path.row)
            }
            number += 1
        }
        return found.filter { $0.frame.intersects(rect) }
    }

    func item(at path: IndexPath) -> Attributes? {
        guard path.count == 2, sections.indices.contains(path.section), path.item >= 0,
            path.item < sections[path.section].items
        else { return nil }
        let section = sections[path.section]
        let group = path.item / section.perGroup
        let cells =
            section.layout.orthogonalScrollingBehavior == .none
            ? cells(path.section, group) : rowCells(path.section, group)
        return cells.first { $0.indexPath == path }
    }

    func extent(of section: Int) -> (top: CGFloat, bottom: CGFloat) {
        (
            geometry.top(of: geometry.number(ofHeader: section)),
            geometry.top(of: geometry.number(ofFooter: section) + 1)
        )
    }

    func layout(of section: Int) -> NSCollectionLayoutSection? {
        sections.indices.contains(section) ? sections[section].layout : nil
    }

    func section(at y: CGFloat) -> Int? {
        let number = geometry.firstElement(below: y)
        return number < geometry.count ? geometry.section(of: number) : nil
    }

    private func cells(_ section: Int, _ group: Int) -> [Attributes] {
        let layout = sections[section].layout
        let top =
            geometry.top(of: geometry.number(ofHeader: section) + 1 + group)
            + (group > 0 ? layout.interGroupSpacing : 0)
        guard layout.orthogonalScrollingBehavior != .none else {
            return cells(section, group, at: CGPoint(x: layout.contentInsets.leading, y: top)).cells
        }
        var (all, number) = ([Attributes](), firstGroup(inSightOf: section))
        let offset = rowOffset(section)
        while number < rowCount(section), start(of: number, in: section) - offset < room.width {
            all += rowCells(section, number)
            number += 1
        }
        return all
    }

    private func cells(_ section: Int, _ group: Int, at origin: CGPoint) -> (
        cells: [Attributes], width: CGFloat
    ) {
        let arrangement = arrangement(section, group)
        let first = group * sections[section].perGroup
        let cells = arrangement.leaves.enumerated().map { offset, leaf in
            let attributes = Attributes(forCellWith: IndexPath(item: first + offset, section: section))
            attributes.frame = turn(leaf.frame.offsetBy(dx: origin.x, dy: origin.y))
            attributes.fitting = leaf.fitting
            attributes.zIndex = leaf.zIndex
            return attributes
        }
        return (cells, arrangement.size.width)
    }

    // MARK: Rows that scroll

    /// The row of a section that scrolls by itself.
    func row(of section: Int) -> SectionRow? {
        guard sections.indices.contains(section), sections[section].items > 0,
            sections[section].layout.orthogonalScrollingBehavior != .none
        else { return nil }
        let (layout, number) = (sections[section].layout, geometry.number(ofHeader: section) + 1)
        let last = rowCount(section) - 1
        let perGroup = sections[section].perGroup
        return SectionRow(
            frame: CGRect(x: 0, y: geometry.top(of: number), width: room.width, height: geometry.height(of: number)),
            length: start(of: last, in: section) + width(of: last, in: section) + layout.contentInsets.trailing,
            margin: margin(section), offset: rowOffset(section),
            group: { (start(of: $0, in: section), width(of: $0, in: section)) }, groupOfItem: { $0 / perGroup },
            behavior: layout.orthogonalScrollingBehavior)
    }

    private func rowCount(_ section: Int) -> Int {
        (sections[section].items + sections[section].perGroup - 1) / sections[section].perGroup
    }

    private func rowOffset(_ section: Int) -> CGFloat { offsets[section] ?? -margin(section) }

    /// What lets the first group stand in the middle.
    private func margin(_ section: Int) -> CGFloat {
        guard sections[section].layout.orthogonalScrollingBehavior == .groupPagingCentered else { return 0 }
        return max(0, (room.width - width(of: 0, in: section)) / 2 - sections[section].layout.contentInsets.leading)
    }

    /// Whether all groups of a row are equally wide, so that places need no sums.
    private func isEven(_ section: Int) -> Bool {
        !sections[section].layout.group.layoutSize.widthDimension.isEstimated
    }

    private func width(of group: Int, in section: Int) -> CGFloat {
        isEven(section)
            ? sections[section].layout.group.layoutSize.size(in: Self.inner(sections[section].layout, room)).width
            : arrangement(section, group).size.width
    }

    /// Where a group of a row begins before the row is scrolled.
    private func start(of group: Int, in section: Int) -> CGFloat {
        let (layout, gap) = (sections[section].layout, sections[section].layout.interGroupSpacing)
        let ahead =
            isEven(section)
            ? CGFloat(group) * (width(of: 0, in: section) + gap)
            : (0..<group).reduce(0) { $0 + width(of: $1, in: section) + gap }
        return layout.contentInsets.leading + ahead
    }

    private func firstGroup(inSightOf section: Int) -> Int {
        let offset = rowOffset(section)
        let step = width(of: 0, in: section) + sections[section].layout.interGroupSpacing
        guard isEven(section), step > 0 else {
            let count = rowCount(section)
            return (0..<count).first { start(of: $0, in: section) + width(of: $0, in: section) > offset } ?? count
        }
        return max(0, Int(min((offset - sections[section].layout.contentInsets.leading) / step, 1e9)))
    }

    /// The cells of one group of a row, where they show now.
    private func rowCells(_ section: Int, _ group: Int) -> [Attributes] {
        let place = CGPoint(
            x: start(of: group, in: section) - rowOffset(section),
            y: geometry.top(of: geometry.number(ofHeader: section) + 1))
        return cells(section, group, at: place).cells.map { cell in
            cell.isInRow = true
            return cell
        }
    }

    func turn(_ frame: CGRect) -> CGRect {
        isMirrored
            ? CGRect(x: room.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
            : frame
    }

    /// How a section is laid out as a list; nil if it is none.
    func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        sections.indices.contains(section) ? sections[section].layout.list : nil
    }

    /// How a cell lies in its list; nil if its section is none.
    func listPlacement(_ path: IndexPath) -> RowPlacement? {
        guard let list = list(ofSection: path.section) else { return nil }
        return RowPlacement(
            style: list.appearance.style, isFirst: path.item == 0,
            isLast: path.item == sections[path.section].items - 1,
            separators: list.showsSeparators ? list.separators(of: path) : nil)
    }
}
