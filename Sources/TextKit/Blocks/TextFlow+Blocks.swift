extension TextFlow {
    /// Sets the paragraphs in blocks from one on, all together, because the place of each may depend on any other.
    ///
    /// - Returns: The last of them.
    func setBlocks(from first: Int) -> Int {
        var last = first
        while last + 1 < paragraphs.count {
            prepare(last + 1)
            // A delegate that was asked may have changed the text.
            guard last + 1 < paragraphs.count, paragraphs[last + 1].isInBlock else { break }
            last += 1
        }
        guard last < paragraphs.count else { return first }
        let (run, place) = (paragraphs[first...last], end)
        if !isMoved(run, to: place) { layOut(run, from: place) }
        return last
    }

    private func layOut(_ run: ArraySlice<FlowParagraph>, from place: FlowPlace) {
        let textEnd = length
        var typesetter = BlockTypesetter(run, in: containers) { [self] in
            lines(of: $0, textFollows: $0.end < textEnd, from: $1, in: $2)
        }
        let end = typesetter.layOut(from: place)
        let blocks = FlowBlocks(run, boxes: typesetter.boxes)
        for paragraph in run {
            guard var layout = paragraph.layout else { continue }
            (layout.start, layout.end, layout.blocks) = (place, end, blocks)
            paragraph.layout = layout
        }
    }

    /// Moves paragraphs in blocks to another height, if they were set together and are sure to have the same spaces there.
    private func isMoved(_ run: ArraySlice<FlowParagraph>, to place: FlowPlace) -> Bool {
        guard let layout = run.first?.layout, let blocks = layout.blocks, blocks.count == run.count,
            run.allSatisfy({ $0.layout?.blocks === blocks && $0.layout?.isCut == false }),
            let distance = containers[place.container].distance(from: layout.start, layout.end, to: place)
        else { return false }
        guard place != layout.start else { return true }
        for paragraph in run { _ = paragraph.layout?.move(to: place, in: containers[place.container]) }
        blocks.move(by: distance)
        return true
    }
}
