import PlacardUIKit
import Testing

@MainActor @Suite(.serialized) struct UIDeviceTests {
    /// On this thread alone, as texts of other tests are drawn on others meanwhile.
    private func withScreen(_ traits: UITraitCollection, _ check: () -> Void) {
        UITraitCollection().performAsStandard {
            UIScreen.main.traitCollection = traits
            check()
        }
    }

    @Test func theKindFollowsTheScreen() {
        withScreen(UITraitCollection(userInterfaceIdiom: .pad)) {
            #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.model == "iPad")
        }
        withScreen(UITraitCollection(userInterfaceIdiom: .phone)) {
            #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone")
        }
    }

    @Test func theVersionIsANumberThatCodeCanCompare() {
        #expect(UIDevice.current.systemVersion.compare("15.0", options: .numeric) == .orderedDescending)
    }

    @Test func theScreenTellsHowTheDeviceIsHeld() {
        let bounds = UIScreen.main.bounds
        #expect(UIDevice.current.orientation.isPortrait)
        UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 812, height: 375)
        #expect(UIDevice.current.orientation.isLandscape)
        UIScreen.main.bounds = bounds
    }
}
