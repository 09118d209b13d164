import Foundation

/// Tells where a finger has stayed for half a second: the one place where Linux and Apple's systems spell it apart.
@MainActor final class LinkLongPress: NSObject {
    let recognizer = UILongPressGestureRecognizer()
    private let action: (CGPoint) -> Void

    init(action: @escaping (CGPoint) -> Void) {
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
    private func stateDidChange(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .began else { return }
        action(recognizer.location(in: recognizer.view))
    }
}
