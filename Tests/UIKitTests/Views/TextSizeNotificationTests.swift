import Testing

@testable import PlacardUIKit

@MainActor @Suite struct TextSizeNotificationTests {
    /// The screen's own text size stays as it is, because other tests measure by it meanwhile.
    @Test func `A changed text size is told to all, with the new one`() {
        final class Box: @unchecked Sendable { var sizes: [String] = [] }
        let box = Box()
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { box.sizes.append($0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? "") }
        defer { NotificationCenter.default.removeObserver(token) }
        let present = UIScreen.main.traitCollection.preferredContentSizeCategory
        UIScreen.main.tellOfTextSize(before: present)
        #expect(box.sizes.isEmpty)
        UIScreen.main.tellOfTextSize(before: .accessibilityLarge)
        #expect(box.sizes == [present.rawValue])
    }
}
