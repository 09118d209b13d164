import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UINavigationBarAppearance`, `UIBarButtonItemAppearance` and `UIBarButtonItem`.
@MainActor @Suite struct UIBarAppearanceTests {
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private let below = UINavigationItem(title: "Journeys")
    private let item = UINavigationItem(title: "Journey")
    private let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    private let share = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)

    init() {
        item.rightBarButtonItems = [done, share]
        bar.items = [below, item]
        bar.layoutIfNeeded()
    }

    private func button(_ item: UIBarButtonItem) -> UIButton? { item.shownView as? UIButton }
    private var wayBack: UIButton? {
        bar.subviews.lazy.compactMap { $0 as? UIButton }.first { $0 !== button(done) && $0 !== button(share) }
    }

    @Test func `Items of each kind are set as the appearance says, and as they say themselves`() {
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.systemGray]
        appearance.doneButtonAppearance.normal.titleTextAttributes = [.font: UIFont.italicSystemFont(ofSize: 12)]
        appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
        bar.standardAppearance = appearance
        #expect(button(share)?.titleColor(for: .normal) == .systemGreen)
        #expect(button(share)?.titleColor(for: .disabled) == .systemGray)
        #expect(button(done)?.titleLabel?.font == .italicSystemFont(ofSize: 12))
        #expect(wayBack?.titleColor(for: .normal) == .clear)
        share.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
        #expect(button(share)?.titleColor(for: .normal) == .systemRed)
    }

    @Test func `The way back says as much as the item below has it say`() {
        #expect(wayBack?.title(for: .normal) == "Journeys")
        below.backButtonDisplayMode = .generic
        bar.items = [below, item]
        #expect(wayBack?.title(for: .normal) == "Back")
        below.backButtonDisplayMode = .minimal
        bar.items = [below, item]
        #expect(wayBack?.title(for: .normal) == "" && wayBack?.image(for: .normal) != nil)
    }

    @Test func `Titles and images are moved`() throws {
        let before = try #require(bar.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Journey" })
            .frame
        let appearance = UINavigationBarAppearance()
        appearance.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
        bar.standardAppearance = appearance
        share.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 5), for: .default)
        share.imageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        bar.layoutIfNeeded()
        let after = try #require(bar.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Journey" }).frame
        #expect(after == before.offsetBy(dx: 3, dy: -2))
        #expect(button(share)?.titleEdgeInsets == UIEdgeInsets(top: 5, left: 1, bottom: -5, right: -1))
        #expect(button(share)?.imageEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    /// Apple's documentation of `backgroundEffect` and `backgroundColor`: without either there is no ground.
    @Test func `A ground without effect and color is none`() throws {
        let appearance = UINavigationBarAppearance()
        func ground() throws -> UIColor? {
            bar.standardAppearance = appearance
            return try #require(bar.subviews.first).backgroundColor
        }
        #expect(appearance.backgroundColor == nil)
        #expect(try ground() == .secondarySystemBackground)
        appearance.backgroundEffect = nil
        #expect(try ground() == nil)
        appearance.backgroundColor = .systemRed
        #expect(try ground() == .systemRed)
        appearance.configureWithDefaultBackground()
        #expect(try ground() == .secondarySystemBackground)
    }
}
