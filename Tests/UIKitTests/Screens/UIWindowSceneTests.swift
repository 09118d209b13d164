import PlacardUIKit
import Testing

@MainActor @Suite(.serialized) struct UIWindowSceneTests {
    /// Apple's article "Using responders and the responder chain to handle events": from the window to the scene and the
    /// application.
    @Test func `the chain of responders leads from windows to the application`() {
        let (window, alone) = (UIWindow(), UIWindow())
        alone.windowScene = nil
        #expect(window.next === window.windowScene && window.next?.next === UIApplication.shared)
        #expect(alone.next === UIApplication.shared && UIApplication.shared.next == nil)
    }

    @Test func theWindowThatWasShownLastGetsKeys() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let (one, other) = (UIWindow(windowScene: scene), UIWindow())
        one.makeKeyAndVisible()
        #expect(UIApplication.shared.keyWindow === one && one.frame == UIScreen.main.bounds)
        other.makeKeyAndVisible()
        #expect(!one.isKeyWindow && other.isKeyWindow && scene.keyWindow === other)
        #expect(scene.windows.suffix(2) == [one, other])
    }

    /// Apple's page of `UIWindow`: a window is shown by setting `isHidden`, as alerts in windows of their own are.
    @Test func aWindowThatIsSetToBeVisibleIsAmongThoseShown() {
        let window = UIWindow()
        #expect(!UIApplication.shared.windows.contains(window))
        window.isHidden = false
        #expect(UIApplication.shared.windows.last === window && !window.isKeyWindow)
    }

    /// Apple's page of `UIWindowScene.coordinateSpace`.
    @Test func windowsLieInTheSpaceOfTheScreen() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(scene.coordinateSpace.bounds == UIScreen.main.bounds)
    }

    @Test func windowsAreNotHeldByTheirScene() {
        weak var gone: UIWindow?
        do {
            let window = UIWindow()
            window.makeKey()
            gone = window
        }
        #expect(gone == nil && !UIApplication.shared.windows.contains { $0 === gone })
    }
}
