import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UIContentUnavailableConfiguration` and of the members that controllers have for it.
@MainActor @Suite struct UIContentUnavailableTests {
    private final class List: UIViewController {
        var items: [String] = []
        private(set) var questions = 0
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            questions += 1
            guard items.isEmpty else {
                contentUnavailableConfiguration = nil
                return
            }
            var empty = UIContentUnavailableConfiguration.empty()
            empty.text = "No Items"
            empty.secondaryText = "What you add is shown here."
            contentUnavailableConfiguration = empty
        }
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    @Test func `A controller is asked before its first layout, and again when it says so`() {
        let list = List()
        list.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        list.view.layoutIfNeeded()
        #expect(
            list.questions == 1 && labels(in: list.view).map(\.text) == ["No Items", "What you add is shown here."])
        list.items = ["a"]
        list.setNeedsUpdateContentUnavailableConfiguration()
        list.view.layoutIfNeeded()
        #expect(list.questions == 2 && labels(in: list.view).isEmpty)
        list.view.setNeedsLayout()
        list.view.layoutIfNeeded()
        #expect(list.questions == 2)
    }

    @Test func `Parts stand below each other in the middle, the first text larger and bold`() throws {
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "star")
        empty.text = "Title"
        empty.secondaryText = "Words"
        empty.button.title = "Add"
        let view = UIContentUnavailableView(configuration: empty)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        view.layoutIfNeeded()
        let parts = try #require(view.subviews.first).subviews
        #expect(parts.count == 4 && parts[0] is UIImageView && parts[3] is UIButton)
        for (above, below) in zip(parts, parts.dropFirst()) { #expect(above.frame.maxY < below.frame.minY) }
        for part in parts { #expect(abs(part.frame.midX - 150) <= 0.5) }
        #expect(abs((parts[0].frame.minY + parts[3].frame.maxY) / 2 - 200) <= 1)
        let (title, words) = (labels(in: view)[0].font, labels(in: view)[1].font)
        #expect((title?.pointSize ?? 0) > (words?.pointSize ?? 0))
        #expect(title?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    }

    @Test func `A button does what its action does and has its title`() throws {
        var (touches, empty) = (0, UIContentUnavailableConfiguration.empty())
        empty.buttonProperties.primaryAction = UIAction(title: "Again") { _ in touches += 1 }
        let view = UIContentUnavailableView(configuration: empty)
        let button = try #require(view.subviews.first?.subviews.first as? UIButton)
        #expect(button.configuration?.title == "Again")
        button.sendActions(for: .primaryActionTriggered)
        #expect(touches == 1)
    }

    @Test func `Searching and loading have words and signs of their own`() {
        #expect(UIContentUnavailableConfiguration.search().text == "No Results")
        let loading = UIContentUnavailableView(configuration: .loading())
        #expect(loading.subviews.first?.subviews.first is UIActivityIndicatorView)
    }

    @Test func `A controller keeps the scroll views that it names for edges`() {
        let (controller, scroll) = (UIViewController(), UIScrollView())
        controller.setContentScrollView(scroll, for: [.top, .leading])
        #expect(
            controller.contentScrollView(for: .top) === scroll && controller.contentScrollView(for: .bottom) == nil)
        controller.setContentScrollView(nil)
        #expect(controller.contentScrollView(for: .top) == nil)
    }
}
