import PlacardUIKit
import Testing

@MainActor @Suite struct KeyboardGuideTests {
    private final class Covered: UIView {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
    }

    /// Apple's page of `UIKeyboardLayoutGuide`: without a keyboard its top is the bottom of the safe area.
    @Test func `without a keyboard the guide is what lies below the safe area`() {
        let (view, field) = (Covered(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UIView())
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        NSLayoutConstraint.activate([
            field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            field.widthAnchor.constraint(equalToConstant: 100), field.heightAnchor.constraint(equalToConstant: 30),
        ])
        view.layoutIfNeeded()
        #expect(field.frame.maxY == 446)
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 446, width: 320, height: 34))
        #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide && view.keyboardLayoutGuide.usesBottomSafeArea)
    }
}
