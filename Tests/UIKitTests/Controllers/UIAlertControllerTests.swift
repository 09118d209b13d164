import PlacardUIKit
import Testing

@MainActor @Suite struct UIAlertControllerTests {
    @Test func anAlertShowsItsTextsAndDoesWhatIsChosen() throws {
        var chosen: [String] = []
        let alert = UIAlertController(title: "Delete?", message: "It cannot come back.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { chosen.append($0.title ?? "") })
        alert.addTextField { $0.placeholder = "Why" }
        let stack = try #require(alert.view.subviews.first as? UIStackView)
        let labels = stack.arrangedSubviews.compactMap { $0 as? UILabel }
        let buttons = stack.arrangedSubviews.compactMap { $0 as? UIButton }
        #expect(labels.map(\.text) == ["Delete?", "It cannot come back."])
        #expect(alert.textFields?.map(\.placeholder) == ["Why"])
        for button in buttons { button.sendActions(for: .touchUpInside) }
        #expect(chosen == ["Delete"])
    }
}
