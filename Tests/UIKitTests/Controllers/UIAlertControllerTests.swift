import Testing

@testable import PlacardUIKit

/// Questions. Source: Apple's documentation of `UIAlertController` and `UIAlertAction`; widths and heights are those of pictures.
@MainActor @Suite struct UIAlertControllerTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let below = UIViewController()

    init() {
        window.rootViewController = below
        window.isHidden = false
    }

    private func show(_ alert: UIAlertController) {
        below.present(alert, animated: false)
        window.layoutIfNeeded()
    }

    /// The frames of all that shows a text, in the window.
    private func frames(in view: UIView) -> [String: CGRect] {
        var found: [String: CGRect] = [:]
        func look(_ view: UIView) {
            let text = (view as? UIButton)?.title(for: .normal) ?? (view as? UILabel)?.text
            if let text { found[text] = view.convert(view.bounds, to: window) } else { view.subviews.forEach(look) }
        }
        look(view)
        return found
    }

    private func alert(_ style: UIAlertController.Style, _ chosen: @escaping (String) -> Void) -> UIAlertController {
        let alert = UIAlertController(title: "Delete?", message: "It cannot come back.", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { chosen($0.title ?? "") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { chosen($0.title ?? "") })
        return alert
    }

    @Test func `an alert stands in the middle, with two short choices beside each other`() throws {
        var chosen: [String] = []
        let alert = alert(.alert) { chosen.append($0) }
        alert.addTextField { $0.placeholder = "Why" }
        show(alert)
        let frames = frames(in: alert.view)
        let (cancel, delete) = (try #require(frames["Cancel"]), try #require(frames["Delete"]))
        #expect(cancel.minX == 52.5 && delete.maxX == 322.5 && cancel.minY == delete.minY && cancel.height == 44)
        #expect(try #require(frames["Delete?"]).midX == 187.5 && alert.textFields?.map(\.placeholder) == ["Why"])
        TouchSequence(in: window).tap(at: CGPoint(x: delete.midX, y: delete.midY))
        #expect(chosen == ["Delete"] && below.presentedViewController == nil)
    }

    @Test func `longer choices lie below each other, the one that cancels last`() throws {
        let alert = alert(.alert) { _ in }
        alert.addAction(UIAlertAction(title: "Move to another folder", style: .default))
        show(alert)
        let frames = frames(in: alert.view)
        let tops = try ["Delete", "Move to another folder", "Cancel"].map { try #require(frames[$0]).minY }
        #expect(tops == tops.sorted() && Set(tops).count == 3)
    }

    @Test func `an action sheet stands at the lower edge, and a touch beside cancels it`() throws {
        var chosen: [String] = []
        let sheet = alert(.actionSheet) { chosen.append($0) }
        show(sheet)
        let frames = frames(in: sheet.view)
        #expect(frames["Cancel"] == CGRect(x: 8, y: 667 - 8 - 57, width: 359, height: 57))
        #expect(try #require(frames["Delete"]).maxY == 667 - 8 - 57 - 8)
        TouchSequence(in: window).tap(at: CGPoint(x: 100, y: 100))
        #expect(chosen == ["Cancel"] && below.presentedViewController == nil)
    }

    @Test func `a choice is enabled, and texts change, while the question is shown`() throws {
        let alert = alert(.alert) { _ in }
        alert.actions[0].isEnabled = false
        show(alert)
        let button = try #require(alert.actions[0].button)
        #expect(!button.isEnabled)
        alert.actions[0].isEnabled = true
        alert.title = "Remove?"
        window.layoutIfNeeded()
        #expect(button.isEnabled && frames(in: alert.view)["Remove?"] != nil)
    }

    @Test func `keys that programs know of set texts and colors`() throws {
        let alert = alert(.alert) { _ in }
        alert.setValue(NSAttributedString(string: "Large"), forKey: "attributedTitle")
        alert.actions[1].setValue(UIColor.purple, forKey: "titleTextColor")
        show(alert)
        #expect(frames(in: alert.view)["Large"] != nil)
        #expect(alert.actions[1].button?.titleColor(for: .normal) == .purple)
    }

    /// Apple's alerts follow the user's text size, as all texts of the system's styles do.
    @Test func `a large text size enlarges the question, and its choices lie below each other`() throws {
        let alert = alert(.alert) { _ in }
        show(alert)
        let usual = frames(in: alert.view)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        window.layoutIfNeeded()
        let large = frames(in: alert.view)
        for text in ["Delete?", "It cannot come back.", "Delete", "Cancel"] {
            #expect(try #require(large[text]).height > #require(usual[text]).height, "\(text)")
        }
        #expect(try #require(usual["Delete"]).minY == usual["Cancel"]?.minY)
        #expect(try #require(large["Delete"]).maxY < #require(large["Cancel"]).minY)
    }

    @Test func `a field keeps what a program sets of it`() throws {
        let alert = alert(.alert) { _ in }
        alert.addTextField { $0.font = .systemFont(ofSize: 20) }
        show(alert)
        #expect(alert.textFields?.first?.font?.pointSize == 20)
    }

    /// Programs tint a question's view, or give it a name, before they add the choices.
    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func `choices that come after the view was asked for are shown, and what was added to it stays`(
        style: UIAlertController.Style
    ) throws {
        let alert = UIAlertController(title: "Tip", message: nil, preferredStyle: style)
        let own = UIView()
        alert.view.addSubview(own)
        alert.view.tintColor = .systemPink
        for title in ["OK", "Later"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
        let cancel = UIAlertAction(title: "Cancel", style: .cancel)
        alert.addAction(cancel)
        alert.preferredAction = alert.actions.first
        show(alert)
        #expect(Set(frames(in: alert.view).keys).isSuperset(of: ["Tip", "OK", "Later", "Cancel"]))
        #expect(alert.view.subviews.last === own && alert.view.subviews.count == 2)
        #expect(frames(in: alert.view).values.allSatisfy { window.bounds.contains($0) && $0.height > 0 })
    }

    @Test func `a field that comes after the view was asked for is shown above the choices`() throws {
        let alert = alert(.alert) { _ in }
        alert.view.accessibilityIdentifier = "question"
        alert.addTextField { $0.text = "5.00" }
        show(alert)
        let field = try #require(alert.textFields?.first)
        let choice = try #require(frames(in: alert.view)["Cancel"])
        #expect(field.window === window && field.convert(field.bounds, to: window).maxY < choice.minY)
    }
}
