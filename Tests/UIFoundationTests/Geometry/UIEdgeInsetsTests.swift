import PlacardUIFoundation
import Testing

@Suite struct UIEdgeInsetsTests {
    @Test func insetsMoveTheEdgesInwards() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(
            CGRect(x: 10, y: 10, width: 20, height: 20).inset(by: insets)
                == CGRect(x: 12, y: 11, width: 14, height: 16))
    }

    @Test func insetsLargerThanTheRectangleGiveANegativeSize() {
        let rect = CGRect(x: 0, y: 0, width: 3, height: 10).inset(
            by: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
        #expect(rect.size.width == -1)
    }
}
