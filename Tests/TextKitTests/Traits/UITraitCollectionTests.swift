import PlacardTextKit
import Testing

@Suite struct UITraitCollectionTests {
    @Test func collectionsMergeAndTheLastOneCounts() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(layoutDirection: .rightToLeft),
        ])
        #expect(merged.userInterfaceStyle == .light && merged.displayScale == 3)
        #expect(merged.layoutDirection == .rightToLeft && merged.preferredContentSizeCategory == .unspecified)
        #expect(merged == UITraitCollection(traitsFrom: [merged, UITraitCollection()]))
    }

    @Test func currentTraitsLastAsLongAsTheirClosure() {
        let before = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current == before)
    }
}
