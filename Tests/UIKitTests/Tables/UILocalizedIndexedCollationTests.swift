import Foundation
import PlacardUIKit
import Testing

@MainActor @Suite struct UILocalizedIndexedCollationTests {
    private let collation = UILocalizedIndexedCollation.current()

    @Test func `Texts lie in the section of their first letter, whatever its accent`() {
        #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
        func section(_ text: String) -> String {
            collation.sectionTitles[collation.section(for: text, collationStringSelector: Selector("self"))]
        }
        #expect(["anna", "Émile", "Zoë", "7 up", "Ω", ""].map(section) == ["A", "E", "Z", "#", "#", "#"])
        #expect(collation.section(forSectionIndexTitle: 3) == 3 && collation.section(forSectionIndexTitle: 99) == 26)
    }

    @Test func `Objects are sorted as people sort their texts`() {
        let sorted = collation.sortedArray(from: ["b10", "B2", "a", "Ä"], collationStringSelector: Selector("self"))
        #expect(sorted as? [String] == ["a", "Ä", "B2", "b10"])
    }

    @Test func `Objects are asked for their texts, and those without stand for their descriptions`() {
        let people = [Contact("Zoe"), Contact("Adam")]
        #expect(collation.section(for: people[0], collationStringSelector: Selector("family")) == 25)
        let sorted = collation.sortedArray(from: people, collationStringSelector: Selector("family"))
        #expect(sorted.first as? Contact === people[1])
        #expect(collation.section(for: NSNumber(value: 4), collationStringSelector: Selector("family")) == 26)
    }
}

/// Somebody with a name; a table lists the method.
@MainActor final class Contact: NSObject {
    private let name: String

    init(_ name: String) {
        self.name = name
        super.init()
    }

    func family() -> String { name }
}

final class ContactNibTable: NibTable {
    override class var entries: [NibEntry] { [.method("family") { (target: Contact) in target.family() }] }
}
