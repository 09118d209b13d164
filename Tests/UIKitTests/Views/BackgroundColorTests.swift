import PlacardUIKit
import TestTools
import Testing

/// A view shows the background color that reached `UIView`, whatever a subclass makes of reading it: on iOS the setter
/// gives it to the layer, and nobody asks the getter.
@MainActor @Suite struct BackgroundColorTests {
    /// Keeps the color for a ground that it draws itself.
    private final class Rounded: UIView {
        private var ground: UIColor?
        override var backgroundColor: UIColor? {
            get { ground }
            set {
                ground = newValue
                super.backgroundColor = nil
            }
        }
    }

    private final class Button: UIButton {
        override var backgroundColor: UIColor? {
            get { .red }
            set { super.backgroundColor = newValue }
        }
    }

    private final class Field: UITextField {
        override var backgroundColor: UIColor? {
            get { .red }
            set { super.backgroundColor = newValue }
        }
    }

    private final class Cell: UITableViewCell {
        override var backgroundColor: UIColor? {
            get { .red }
            set { super.backgroundColor = newValue }
        }
    }

    private final class Effect: UIVisualEffectView {
        override var backgroundColor: UIColor? {
            get { .red }
            set { super.backgroundColor = newValue }
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    /// Changes what views take from around them, so that all colors are found anew.
    private func change(around view: UIView) {
        window.addSubview(view)
        window.overrideUserInterfaceStyle = .dark
        window.tintColor = .purple
        window.layoutIfNeeded()
    }

    @Test func `a color that a subclass keeps to itself is not shown`() {
        let view = Rounded(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .yellow
        change(around: view)
        #expect(view.layer.backgroundColor == nil && view.backgroundColor == .yellow)
    }

    @Test func `a subclass that reads out another color shows the one that was set`() {
        let views = [Button(), Field(), Cell(), Effect(effect: nil)]
        for view in views {
            view.backgroundColor = .green
            change(around: view)
            #expect(view.layer.backgroundColor == UIColor.green.cgColor, "\(type(of: view))")
        }
    }

    @Test func `a color that was set follows the traits`() {
        let view = UIView()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        change(around: view)
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    }
}
