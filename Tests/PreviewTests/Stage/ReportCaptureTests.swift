import Foundation
import PlacardSpecimens
import Testing

@testable import PlacardPreview

@MainActor @Suite struct ReportCaptureTests {
    private func heard(_ body: () -> Void) -> [EventListener.Event] {
        final class Notes { var events: [EventListener.Event] = [] }
        let notes = Notes()
        ReportCapture.run {
            notes.events.append($0)
        } while: {
            body()
        }
        return notes.events
    }

    @Test func aLinkIsToldAndNotOpened() throws {
        let application = UIApplication.shared
        let before = application.urlOpener
        defer { application.urlOpener = before }
        var isOpen = false
        application.urlOpener = { _ in
            isOpen = true
            return true
        }
        let url = try #require(URL(string: "https://example.com/"))
        let events = heard { application.open(url) }
        #expect(events == [EventListener.Event(subject: "UIApplication", text: "open https://example.com/")])
        #expect(!isOpen)
        application.open(url)
        #expect(isOpen)
    }

    @Test func constraintsThatContradictEachOtherAreTold() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        let events = heard {
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            view.widthAnchor.constraint(equalToConstant: 20).isActive = true
            view.layoutIfNeeded()
        }
        #expect(events.map(\.subject) == ["NSLayoutConstraint"])
        #expect(events.first?.text.contains("Unable to simultaneously satisfy constraints") == true)
    }
}
