import Foundation
import PlacardUIKit
import Testing

@MainActor @Suite struct UIApplicationTests {
    private let link = URL(fileURLWithPath: "/page")

    @Test(arguments: ["sharedApplication", "shared"])
    func `Code that must not name it finds the application by key`(key: String) {
        #expect(UIApplication.value(forKey: key) as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKeyPath: key) as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKey: "nothing") == nil)
    }

    @Test func withoutAnOpenerNoLinkIsOpenedAndTheCallerIsTold() {
        var answer: Bool?
        UIApplication.shared.open(link) { answer = $0 }
        #expect(answer == false && !UIApplication.shared.canOpenURL(link))
    }

    @Test func anOpenerGetsTheLinkAndItsAnswerIsHandedOn() {
        var opened: [URL] = []
        UIApplication.shared.urlOpener = {
            opened.append($0)
            return true
        }
        defer { UIApplication.shared.urlOpener = nil }
        var answer: Bool?
        UIApplication.shared.open(link) { answer = $0 }
        #expect(opened == [link] && answer == true && UIApplication.shared.canOpenURL(link))
    }

    @Test func aLinkIsOpenedForCodeThatAwaitsIt() async {
        UIApplication.shared.urlOpener = { $0 == self.link }
        defer { UIApplication.shared.urlOpener = nil }
        #expect(await UIApplication.shared.open(link))
        #expect(await !UIApplication.shared.open(URL(fileURLWithPath: "/other"), options: [:]))
    }

    /// Those of this thread's screen: were they the process's, text that other tests draw meanwhile would run from the right.
    @Test func textSizeAndDirectionAreThoseOfTheScreen() {
        UITraitCollection().performAsStandard {
            UIScreen.main.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
            #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
            UIScreen.main.traitCollection = UITraitCollection(preferredContentSizeCategory: .extraLarge)
            #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
        }
    }
}
