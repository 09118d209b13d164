import PlacardUIKit
import Testing

/// Where views go.
@Suite struct ViewEndTests {
    @Test func `a view that goes on another thread is told in a debug build`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            unsetenv("PLACARD_THREAD_WARNINGS")
            let label = await MainActor.run { Parcel(UILabel()) }
            await withCheckedContinuation { done in
                Thread.detachNewThread {
                    label.view = nil
                    done.resume()
                }
            }
        }
        let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(said.contains("UILabel: its last owner let go of it on another thread than the main one"))
    }

    @Test @MainActor func `subviews may be taken away while a view goes`() {
        final class Card: UIView {
            let label = UILabel()

            deinit { MainActor.assumeIsolated { label.removeFromSuperview() } }
        }
        let label = {
            let card = Card()
            card.addSubview(card.label)
            return card.label
        }()
        #expect(label.superview == nil)
    }
}

private final class Parcel: @unchecked Sendable {
    var view: UIView?

    init(_ view: UIView) { self.view = view }
}
