import PlacardUIKit
import Testing

@MainActor @Suite struct SwipeTests {
    private let stage = TouchStage()
    private let swipe = UISwipeGestureRecognizer()

    private func draw(to point: CGPoint, after seconds: Double = 0.1) -> Int {
        var count = 0
        swipe.addAction { _ in count += 1 }
        stage.view.addGestureRecognizer(swipe)
        stage.finger.down(at: stage.inside)
        stage.finger.wait(seconds)
        stage.finger.move(to: point)
        stage.finger.up()
        return count
    }

    @Test func aQuickMoveInTheRightDirectionCounts() {
        #expect(draw(to: CGPoint(x: stage.inside.x + 60, y: stage.inside.y + 5)) == 1)
    }

    @Test func othersDoNot() {
        swipe.direction = [.left, .up]
        #expect(draw(to: CGPoint(x: stage.inside.x + 60, y: stage.inside.y)) == 0)
    }

    @Test func slowOnesDoNotCount() {
        #expect(draw(to: CGPoint(x: stage.inside.x + 60, y: stage.inside.y), after: 1) == 0)
    }
}
