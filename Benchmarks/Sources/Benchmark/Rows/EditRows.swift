import Placard

/// A keystroke in the middle of a long text, up to the size of all of it: TextKit lays out a paragraph anew, Pango has no
/// such thing and lays out what it is given.
struct EditRows {
    let pango: PangoEngine
    let font: UIFont
    let setting: Setting

    /// UTF-16 units, which are bytes here, in paragraphs of `paragraphLength`.
    static let length = 100_000
    static let paragraphLength = 250

    /// Against Pango with all of the text in one layout.
    func wholeText(_ title: String, goal: Double?) -> Contest {
        let paragraphs = texts(Self.length)
        return contest(title, paragraphs, pango: paragraphs.joined(), goal: goal)
    }

    /// Against Pango with a layout for each paragraph, which a program would have to keep and to stack itself.
    func paragraphAlone(_ title: String) -> Contest {
        let paragraphs = texts(Self.length)
        return contest(title, paragraphs, pango: paragraphs[paragraphs.count / 2], goal: nil)
    }

    /// How the cost of a keystroke grows with the number of paragraphs.
    func printGrowth(rounds: Int) {
        report(Table.row(Self.growthTitle, "Placard"))
        for length in [10_000, 100_000, 1_000_000] {
            let paragraphs = texts(length)
            let time = Contest(title: "", contenders: [placard(paragraphs)]).run(rounds: rounds)[0]
            report(Table.row("  \(paragraphs.count) paragraphs", Table.time(time)))
        }
    }

    static let growthTitle = "keystroke by paragraphs of 250 characters"

    private func texts(_ length: Int) -> [String] {
        var maker = LabelMaker(seed: 31)
        return (0..<length / Self.paragraphLength).map { _ in
            maker.sentences(characters: Self.paragraphLength - 1) + "\n"
        }
    }

    private func contest(_ title: String, _ paragraphs: [String], pango text: String, goal: Double?) -> Contest {
        let texts = [text, text + "x"].map { Array($0.utf8CString) }
        return Contest(
            title: title, goal: goal,
            contenders: [
                placard(paragraphs),
                .init(engine: .pango, labels: 1) { pass in sink(pango.layout(texts[pass % 2]).height) },
            ])
    }

    /// Types a letter in the middle paragraph, or takes it away again, and asks for the line there and for the whole
    /// text's size.
    private func placard(_ paragraphs: [String]) -> Contest.Contender {
        let stack = EditedStack(paragraphs.joined(), font: font, width: setting.width)
        let place = paragraphs[..<(paragraphs.count / 2)].reduce(0) { $0 + $1.utf16.count } + 40
        return .init(engine: .placard, labels: 1) { pass in sink(Double(stack.edit(at: place, pass))) }
    }
}

/// A text in a layout manager, with one container as wide as a label.
private final class EditedStack {
    private let storage: NSTextStorage
    private let manager = NSLayoutManager()
    private let container: NSTextContainer

    init(_ text: String, font: UIFont, width: Double) {
        storage = NSTextStorage(string: text, attributes: [.font: font])
        container = NSTextContainer(size: CGSize(width: width, height: 0))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        manager.ensureLayout(for: container)
    }

    /// The height of all text after a letter was typed, or deleted, every other time.
    func edit(at place: Int, _ pass: Int) -> CGFloat {
        pass % 2 == 0
            ? storage.replaceCharacters(in: NSRange(location: place, length: 0), with: "x")
            : storage.deleteCharacters(in: NSRange(location: place, length: 1))
        let line = manager.lineFragmentRect(forGlyphAt: manager.glyphIndexForCharacter(at: place))
        return manager.usedRect(for: container).height + line.minY
    }
}
