import Foundation
import Testing

@testable import PlacardTextKit

/// Apple's documentation of `NSTextViewportLayoutController`, `NSTextLayoutManagerDelegate`,
/// `NSTextContentStorageDelegate` and `enumerateTextSegments(in:type:options:using:)`.
@Suite struct NSTextViewportLayoutControllerTests {
    private final class Screen: NSTextViewportLayoutControllerDelegate {
        var bounds = CGRect.zero
        var told: [String] = []

        func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }
        func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) { told = [] }
        func textViewportLayoutController(
            _ controller: NSTextViewportLayoutController,
            configureRenderingSurfaceFor fragment: NSTextLayoutFragment
        ) {
            told.append((fragment.textElement as? NSTextParagraph)?.attributedString.string ?? "")
        }
        func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController) {
            told.append("end")
        }
    }

    private final class Marked: NSTextLayoutFragment {}

    private final class Maker: NSTextLayoutManagerDelegate {
        func textLayoutManager(
            _ manager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
            in textElement: NSTextElement
        ) -> NSTextLayoutFragment {
            Marked(textElement: textElement, range: textElement.elementRange)
        }
    }

    private func manager(_ text: String) -> (NSTextContentStorage, NSTextLayoutManager) {
        let (storage, manager) = (NSTextContentStorage(), NSTextLayoutManager())
        storage.attributedString = NSAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        storage.addTextLayoutManager(manager)
        manager.textContainer = NSTextContainer(size: CGSize(width: 300, height: 0))
        manager.textContainer?.lineFragmentPadding = 0
        return (storage, manager)
    }

    @Test func `Fragments in sight are handed over from the top`() {
        let (storage, manager) = manager("a\nb\nc\nd")
        let screen = Screen()
        let controller = manager.textViewportLayoutController
        controller.delegate = screen
        screen.bounds = CGRect(x: 0, y: 25, width: 300, height: 30)
        controller.layoutViewport()
        #expect(screen.told == ["b\n", "c\n", "end"])
        #expect(controller.viewportRange.map { storage.offset(from: $0.location, to: $0.endLocation) } == 4)
        #expect(manager.textContainer?.textLayoutManager === manager)
    }

    @Test func `A delegate's fragments are used`() {
        let (storage, manager) = manager("a")
        let maker = Maker()
        manager.delegate = maker
        let fragment = withExtendedLifetime((storage, maker)) {
            manager.textLayoutFragment(for: CGPoint(x: 1, y: 1))
        }
        #expect(fragment is Marked && fragment?.textLineFragments.count == 1)
    }

    @Test func `A range's segments are rectangles of its lines`() throws {
        let (storage, manager) = manager("one\ntwo")
        let start = try #require(storage.location(manager.documentRange.location, offsetBy: 1))
        let range = try #require(NSTextRange(location: start, end: manager.documentRange.endLocation))
        var rects: [CGRect] = []
        manager.enumerateTextSegments(in: range, type: .standard) { part, rect, baseline, _ in
            #expect(part != nil && baseline > 10)
            rects.append(rect)
            return true
        }
        #expect(rects.count == 2 && rects[0].minX > 5 && rects[1].minX == 0 && rects[0].maxY <= rects[1].minY)
        #expect(storage.textElements(for: range).count == 2)
    }
}
