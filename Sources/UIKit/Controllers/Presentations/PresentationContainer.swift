/// The view over a window that a presented controller's view lies upon, and that touches beside it reach.
final class PresentationContainer: UIView {
    private weak var presentation: UIPresentationController?

    init(_ presentation: UIPresentationController) {
        self.presentation = presentation
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && presentation?.letsTouchesThrough == true ? nil : hit
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if touches.contains(where: { $0.view === self }) { presentation?.wasTouchedBeside() }
    }
}
