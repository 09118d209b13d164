import Foundation
import Synchronization
import Testing

@testable import PlacardUIFoundation

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

    private enum Accent: UITraitDefinition {
        static let defaultValue = 0
    }

    @Test func `Traits that have changed are named, programs' own as well`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        func names(_ traits: [UITrait]) -> [String] { traits.map { $0.name } }
        #expect(names(dark.changedTraits(from: nil)) == ["UITraitUserInterfaceStyle"])
        #expect(dark.changedTraits(from: dark).isEmpty)
        let other = dark.modifyingTraits {
            $0[Accent.self] = 3
            $0.displayScale = 2
        }
        #expect(names(other.changedTraits(from: dark)) == ["UITraitDisplayScale", "Accent"])
        #expect(names(dark.changedTraits(from: other)) == ["UITraitDisplayScale", "Accent"])
    }

    @Test func `The system's traits tell which of them colors and images depend on`() {
        let colors = UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name }
        #expect(colors.contains("UITraitUserInterfaceStyle") && !colors.contains("UITraitDisplayScale"))
        let images = UITraitCollection.systemTraitsAffectingImageLookup.map { $0.name }
        #expect(images.contains("UITraitUserInterfaceStyle") && images.contains("UITraitDisplayScale"))
    }

    private static let single: [UITraitCollection] = [
        UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(userInterfaceStyle: .dark),
        UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(accessibilityContrast: .high),
        UITraitCollection(legibilityWeight: .bold), UITraitCollection(activeAppearance: .inactive),
        UITraitCollection(preferredContentSizeCategory: .small), UITraitCollection(layoutDirection: .rightToLeft),
        UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .compact),
        UITraitCollection(displayScale: 3), UITraitCollection(displayGamut: .SRGB),
        UITraitCollection(forceTouchCapability: .available),
    ]

    @Test(arguments: single) func `Every trait is merged, compared and contained`(trait: UITraitCollection) {
        let standard = UITraitCollection.standard
        let merged = UITraitCollection(traitsFrom: [standard, trait])
        #expect(merged != standard && trait != UITraitCollection())
        #expect(merged.containsTraits(in: trait) && !standard.containsTraits(in: trait))
        #expect(UITraitCollection(traitsFrom: [merged, standard]) == standard)
        #expect(!UITraitCollection().containsTraits(in: trait) && trait.containsTraits(in: nil))
    }

    /// Apple's documentation of `hasDifferentColorAppearance(comparedTo:)`.
    @Test func `Appearance, contrast, level and gamut decide about colors, other traits do not`() {
        let different = Self.single.map { $0.hasDifferentColorAppearance(comparedTo: UITraitCollection()) }
        let names = zip(different, 0...).filter(\.0).map(\.1)
        #expect(names == [1, 2, 3, 11])
    }

    @Test func `Traits that stand in for the main screen's are those of one thread, and end with their closure`() {
        let scale = UITraitCollection.standard.displayScale
        let dense = UITraitCollection(displayScale: scale + 1)
        let answer = ThreadAnswer()
        let (inside, others) = dense.performAsStandard {
            Thread.detachNewThread { answer.give(UITraitCollection.standard.displayScale) }
            return (UITraitCollection.current.displayScale, answer.wait())
        }
        #expect(inside == scale + 1 && others == scale)
        #expect(UITraitCollection.standard.displayScale == scale)
    }

    @Test func `A closure changes the traits that it sets and no others`() {
        let made = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits[UITraitDisplayScale.self] = 3
        }
        #expect(made.displayScale == 3 && made[UITraitUserInterfaceStyle.self] == .dark)
        let changed = made.modifyingTraits { $0.horizontalSizeClass = .compact }
        #expect(changed.containsTraits(in: made) && changed.horizontalSizeClass == .compact)
        #expect(made.replacing(UITraitDisplayScale.self, value: 2).displayScale == 2)
    }

    private enum Density: UITraitDefinition {
        static let defaultValue = 1
        static let affectsColorAppearance = true
    }

    @Test func `Programs define traits of their own`() {
        var overrides = UITraitOverrides()
        #expect(overrides[Density.self] == 1 && !overrides.contains(Density.self))
        overrides[Density.self] = 4
        overrides.userInterfaceIdiom = .mac
        #expect(overrides.contains(Density.self) && overrides.contains(UITraitUserInterfaceIdiom.self))
        let (plain, dense) = (UITraitCollection.standard, UITraitCollection(overrides))
        #expect(plain.overridden(by: dense)[Density.self] == 4 && plain[Density.self] == 1)
        #expect(plain.hasDifferentColorAppearance(comparedTo: plain.overridden(by: dense)))
        #expect(plain.differs(from: dense, in: Density.self) && !plain.differs(from: plain, in: Density.self))
        #expect(plain.differs(from: dense, in: UITraitUserInterfaceIdiom.self))
        overrides.remove(Density.self)
        overrides.remove(UITraitUserInterfaceIdiom.self)
        #expect(overrides == UITraitOverrides())
    }

    @Test func currentTraitsLastAsLongAsTheirClosure() {
        let before = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current == before)
    }
}

/// A number that one thread waits for and another gives.
private final class ThreadAnswer: Sendable {
    private let number = Mutex<CGFloat>(0)
    private let given = DispatchSemaphore(value: 0)

    func give(_ value: CGFloat) {
        number.withLock { $0 = value }
        given.signal()
    }

    func wait() -> CGFloat {
        given.wait()
        return number.withLock { $0 }
    }
}
