import Foundation
import PlacardUIKit
import Testing

/// Formats take objects, as on Apple's systems, where `%@` stands for their descriptions.
@MainActor @Suite struct ObjectFormattingTests {
    private final class Named: NSObject {
        override var description: String { "<Named>" }
    }

    @Test func `objects, texts, numbers and nothing stand in a format`() {
        let (named, text): (Named?, String) = (Named(), "text")
        #expect(String(format: "%@ is %@", Named(), text) == "<Named> is text")
        #expect(String(format: "%@, %ld, %@", named, 3, nil as UIView?) == "<Named>, 3, (null)")
        #expect(String(format: "%d %.1f", 3, 2.5) == "3 2.5")
        #expect(String(format: "plain") == "plain")
    }
}
