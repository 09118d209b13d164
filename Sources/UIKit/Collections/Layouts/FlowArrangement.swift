/// Where a flow layout's cells, headers and footers lie.
///
/// It is made for a list that scrolls down and is read from the left; for others the sides change places at the end.
@MainActor struct FlowArrangement {
    /// Where something lies, in the collection's coordinates.
    struct Place {
        var element: CollectionElement
        var frame: CGRect
    }

    private struct Section {
        var span: Range<CGFloat>
        var places: [Place] = []
        /// The number of the first cell among the places; headers are before it, footers after all cells.
        var firstCell = 0
        var cells = 0
        /// The greatest end of any place up to each one, and the least start of any from each one on, for searching: places on
        /// a line are as high as they like.
        var ends: [CGFloat] = []
        var starts: [CGFloat] = []
    }

    private var sections: [Section] = []
    private var isVertical = true
    private var isMirrored = false
    /// The side across the direction of scrolling without what the content keeps free, in points.
    private(set) var breadth: CGFloat = 0
    private(set) var size = CGSize.zero

    init() {}

    init(
        of layout: UICollectionViewFlowLayout, in view: UICollectionView, preferred: [IndexPath: CGSize]
    ) {
        isVertical = layout.scrollDirection == .vertical
        isMirrored =
            layout.flipsHorizontallyInOppositeLayoutDirection
            && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        breadth = layout.breadth(of: view.bounds, in: view)
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        var end: CGFloat = 0
        for (number, count) in view.content.current.enumerated() {
            let source = FlowSection(
                number, count, layout, view, delegate, preferred, isVertical: isVertical)
            sections.append(Self.arrange(source, from: end, breadth: breadth))
            end = sections[number].span.upperBound
        }
        size = isVertical ? CGSize(width: breadth, height: end) : CGSize(width: end, height: breadth)
    }

    // MARK: Arranging

    private static func arrange(_ source: FlowSection, from start: CGFloat, breadth: CGFloat)
        -> Section
    {
        var section = Section(span: start..<start)
        var end = start
        func title(_ kind: String, _ length: CGFloat) {
            guard length > 0 else { return }
            section.places.append(
                Place(
                    element: .supplementary(kind, IndexPath(item: 0, section: source.number)),
                    frame: CGRect(x: 0, y: end, width: breadth, height: length)))
            end += length
        }
        title(UICollectionView.elementKindSectionHeader, source.header)
        section.firstCell = section.places.count
        section.cells = source.count
        end += source.inset.top
        end = addLines(source, to: &section.places, from: end, breadth: breadth)
        end += source.inset.bottom
        title(UICollectionView.elementKindSectionFooter, source.footer)
        section.span = start..<max(start, end)
        var last = start
        section.ends = section.places.map {
            last = max(last, $0.frame.maxY)
            return last
        }
        section.starts = section.places.reversed().map {
            last = min(last, $0.frame.minY)
            return last
        }.reversed()
        return section
    }

    /// Places the cells line by line; gives back where the last line ends.
    private static func addLines(
        _ source: FlowSection, to places: inout [Place], from start: CGFloat, breadth: CGFloat
    ) -> CGFloat {
        let lines = FlowLine.lines(of: source, in: breadth - source.inset.left - source.inset.right)
        var top = start
        for line in lines {
            for (item, frame) in line.frames(from: CGPoint(x: source.inset.left, y: top)) {
                places.append(Place(element: .cell(IndexPath(item: item, section: source.number)), frame: frame))
            }
            top += line.isLast ? line.height : line.height + source.lineSpacing
        }
        return top
    }

    // MARK: Finding

    func elements(in rect: CGRect) -> [Place] {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var found: [Place] = []
        var number = sections.indices.bisected { sections[$0].span.upperBound > low }
        while number < sections.count, sections[number].span.lowerBound < high {
            let section = sections[number]
            var place = section.places.indices.bisected { section.ends[$0] > low }
            while place < section.places.count, section.starts[place] < high {
                let turned = turn(section.places[place])
                if turned.frame.intersects(rect) { found.append(turned) }
                place += 1
            }
            number += 1
        }
        return found
    }

    func item(at path: IndexPath) -> Place? {
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        guard path.item >= 0, path.item < section.cells else { return nil }
        return turn(section.places[section.firstCell + path.item])
    }

    /// The header and the footer of a section.
    func titles(of section: Int) -> [Place] {
        guard sections.indices.contains(section) else { return [] }
        let content = sections[section]
        return
            (content.places.prefix(content.firstCell)
            + content.places.dropFirst(content.firstCell + content.cells))
            .map(turn)
    }

    /// From where to where a section reaches along the direction of scrolling.
    func extent(of section: Int) -> Range<CGFloat>? {
        sections.indices.contains(section) ? sections[section].span : nil
    }

    private func turn(_ place: Place) -> Place {
        var place = place
        if !isVertical {
            place.frame = CGRect(
                x: place.frame.minY, y: place.frame.minX, width: place.frame.height,
                height: place.frame.width)
        }
        if isMirrored { place.frame.origin.x = size.width - place.frame.maxX }
        return place
    }
}
