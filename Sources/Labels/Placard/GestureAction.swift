import Foundation

/// A recognizer with what it does: the one place where Linux and Apple's systems spell that apart.
@MainActor final class GestureAction: NSObject {
    let recognizer: UIGestureRecognizer
    private let action: (UIGestureRecognizer) -> Void

    /// - Parameter action: Called whenever the gesture begins, changes, ends or is cancelled.
    init(_ recognizer: UIGestureRecognizer, action: @escaping (UIGestureRecognizer) -> Void) {
        self.recognizer = recognizer
        self.action = action
        super.init()
        #if os(Linux)
            recognizer.addAction { [weak self] in self?.stateDidChange($0) }
        #else
            recognizer.addTarget(self, action: #selector(stateDidChange))
        #endif
    }

    #if !os(Linux)
        @objc
    #endif
    private func stateDidChange(_ recognizer: UIGestureRecognizer) { action(recognizer) }
}
