import PlacardUIKit

/// A view that writes down which touches it is told of.
@MainActor final class RecordingView: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

/// A window of 200 × 200 points with a recording view of 100 × 100 in its corner.
@MainActor struct TouchStage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let finger: TouchSequence
    let inside = CGPoint(x: 50, y: 50)

    init() {
        window.addSubview(view)
        finger = TouchSequence(in: window)
    }
}
