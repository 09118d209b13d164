import PlacardUIKit
import Testing

@MainActor @Suite struct CoordinateSpaceTests {
    @Test func viewsAndTheScreenTakePlacesToEachOther() {
        let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let (outer, inner) = (UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50)), UIView())
        inner.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
        outer.addSubview(inner)
        window.addSubview(outer)
        let screen = UIScreen.main.coordinateSpace
        #expect(inner.convert(inner.bounds, to: screen) == CGRect(x: 16, y: 27, width: 10, height: 10))
        #expect(screen.convert(CGPoint(x: 16, y: 27), to: inner) == .zero)
        let space: any UICoordinateSpace = outer
        #expect(inner.convert(CGPoint.zero, to: space) == CGPoint(x: 1, y: 2))
    }

    @Test func kindsOfContentHaveDirections() {
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    }
}
