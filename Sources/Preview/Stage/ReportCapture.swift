import Foundation
import PlacardSpecimens

/// What views tell the program rather than draw: links to open, constraints that contradict each other, faults of nibs.
@MainActor enum ReportCapture {
    /// Does something and tells what is heard meanwhile; no link is opened, and nothing goes to the error stream.
    static func run(_ tell: @escaping @MainActor (EventListener.Event) -> Void, while body: () -> Void) {
        let application = UIApplication.shared
        let before = (application.urlOpener, NSLayoutConstraint.report, UINib.report)
        defer { (application.urlOpener, NSLayoutConstraint.report, UINib.report) = before }
        application.urlOpener = { url in
            tell(EventListener.Event(subject: "UIApplication", text: "open \(url.absoluteString)"))
            return true
        }
        NSLayoutConstraint.report = { tell(EventListener.Event(subject: "NSLayoutConstraint", text: $0)) }
        UINib.report = { tell(EventListener.Event(subject: "UINib", text: $0)) }
        body()
    }
}
