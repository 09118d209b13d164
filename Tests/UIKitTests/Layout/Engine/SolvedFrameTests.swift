import PlacardUIKit
import Testing

@MainActor @Suite struct SolvedFrameTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private final class Watched: UIView {
        var heard: [String] = []
        override var bounds: CGRect { didSet { heard.append("bounds") } }
        override var center: CGPoint { didSet { heard.append("center") } }
        override var frame: CGRect { didSet { heard.append("frame") } }
    }

    /// Apple Developer Forums, thread 104489: views that are laid out hear of bounds, never of frames.
    @Test func `a view takes its place by bounds and center`() {
        let view = Watched()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10), width,
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        view.heard = []
        root.layoutIfNeeded()
        #expect(view.heard == ["bounds", "center"] && view.frame == CGRect(x: 0, y: 10, width: 50, height: 20))
        view.layer.anchorPoint = .zero
        width.constant = 70
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 10, width: 70, height: 20))
    }

    @Test func `a baseline of the view around counts from that view's own edge`() {
        let label = UILabel(frame: CGRect(x: 0, y: 30, width: 100, height: 36))
        label.text = "Text"
        label.font = .systemFont(ofSize: 30)
        root.addSubview(label)
        let marks = [UIView(), UIView()]
        for mark in marks { mark.translatesAutoresizingMaskIntoConstraints = false }
        label.addSubview(marks[0])
        root.addSubview(marks[1])
        NSLayoutConstraint.activate(
            marks.flatMap { mark in
                [
                    mark.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
                    mark.leadingAnchor.constraint(equalTo: label.leadingAnchor),
                    mark.heightAnchor.constraint(equalToConstant: 1), mark.widthAnchor.constraint(equalToConstant: 5),
                ]
            })
        root.layoutIfNeeded()
        #expect(marks[0].frame.minY > 20 && marks[1].frame.minY == marks[0].frame.minY + 30)
    }
}
