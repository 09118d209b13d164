import Placard

/// Contests that end with the size of the text, nothing drawn.
struct LayoutRows {
    let placard: PlacardEngine
    let pango: PangoEngine
    let setting: Setting

    /// Every label laid out anew. Words come again from label to label, whole labels only after all the others.
    func cold(_ title: String, _ labels: [String], goal: Double?) -> Contest {
        let texts = labels.map { Array($0.utf8CString) }
        return Contest(
            title: title, goal: goal,
            contenders: [
                .init(engine: .placard, labels: labels.count) { _ in
                    for label in labels { sink(Double(placard.layout(label).size.height)) }
                },
                .init(engine: .pango, labels: labels.count) { _ in
                    for text in texts { sink(pango.layout(text).height) }
                },
            ])
    }

    /// Every label laid out once, of words that are in no other.
    func unknownWords(_ title: String, rounds: Int) -> Contest {
        let pool = UnknownLabels(passes: rounds + 2)
        return Contest(
            title: title, goal: nil,
            contenders: [
                .init(
                    engine: .placard, labels: UnknownLabels.perPass,
                    pass: { pass in for label in pool.labels(pass) { sink(Double(placard.layout(label).size.height)) }
                    },
                    turn: .onePass),
                .init(
                    engine: .pango, labels: UnknownLabels.perPass,
                    pass: { pass in for text in pool.texts(pass) { sink(pango.layout(text).height) } },
                    turn: .onePass),
            ])
    }

    /// A layout that is kept is given a width that it did not have.
    func newWidth(_ title: String, _ labels: [String], goal: Double?) -> Contest {
        let shaped = labels.map { placard.shape($0) }
        let kept = labels.map { pango.layout(Array($0.utf8CString)) }
        let widths = [setting.width, setting.narrowWidth]
        return Contest(
            title: title, goal: goal,
            contenders: [
                .init(engine: .placard, labels: labels.count) { pass in
                    let width = CGFloat(widths[pass % 2])
                    for text in shaped { sink(Double(text.layout(width: width).size.height)) }
                },
                .init(engine: .pango, labels: labels.count) { pass in
                    for layout in kept {
                        layout.setWidth(widths[pass % 2])
                        sink(layout.height)
                    }
                },
            ])
    }
}

/// Labels of random words, for as many passes as a contest makes.
private struct UnknownLabels {
    static let perPass = 64
    private let all: [String]
    private let allTexts: [[CChar]]

    init(passes: Int) {
        var maker = LabelMaker(seed: 23)
        all = maker.labels(.unknownWords, count: passes * Self.perPass)
        allTexts = all.map { Array($0.utf8CString) }
    }

    func labels(_ pass: Int) -> ArraySlice<String> { all[range(pass)] }
    func texts(_ pass: Int) -> ArraySlice<[CChar]> { allTexts[range(pass)] }

    private func range(_ pass: Int) -> Range<Int> {
        pass * Self.perPass..<(pass + 1) * Self.perPass
    }
}
