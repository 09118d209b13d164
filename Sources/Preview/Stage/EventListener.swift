import Foundation
import PlacardSpecimens

/// Hears what views do when they are touched, and tells it in words: links, actions, values.
///
/// Nothing else comes of it: a preview opens no link.
@MainActor final class EventListener {
    /// Something that a view did.
    struct Event: Encodable, Hashable {
        /// Which view, such as `UISwitch Rw7-aa`.
        let subject: String
        let text: String
    }

    private let outline: ViewOutline
    private let report: @MainActor (Event) -> Void

    init(_ stage: Stage, report: @escaping @MainActor (Event) -> Void) {
        outline = stage.outline
        self.report = report
        for view in stage.window.descendants { listen(to: view) }
    }

    private func listen(to view: UIView) {
        switch view {
        case let label as PlacardLabel: listen(toLabel: label)
        case let control as UIControl: listen(toControl: control)
        case let text as UITextView: if text.delegate == nil { text.delegate = self }
        default: listen(toRecognizersOf: view)
        }
    }

    private func tell(_ view: UIView, _ text: String) {
        let object = outline.objects[ObjectIdentifier(view)]
        let name = object?.className ?? "\(type(of: view))"
        report(Event(subject: [name, object?.id].compactMap(\.self).joined(separator: " "), text: text))
    }

    // MARK: Labels

    /// Labels without links or token are left alone, so that touches go on to what lies below.
    private func listen(toLabel label: PlacardLabel) {
        if !label.links.isEmpty { listen(toLinksOf: label) }
        if label.truncationToken != nil {
            let token = label.onTruncationTokenTap
            label.onTruncationTokenTap = { [weak self, weak label] in
                label.map { self?.tell($0, "tap on the truncation token") }
                token?()
            }
        }
        let copy = label.onCopy
        label.onCopy = { [weak self, weak label] text in
            label.map { self?.tell($0, "copied “\(text)”") }
            copy?(text)
        }
    }

    private func listen(toLinksOf label: PlacardLabel) {
        let (tap, press) = (label.onLinkTap, label.onLinkLongPress)
        label.onLinkTap = { [weak self, weak label] link in
            label.map { self?.tell($0, "tap on link \(link.target)") }
            tap?(link)
        }
        // A label that copies its links by a long press goes on doing so.
        guard !label.isCopyable || press != nil else { return }
        label.onLinkLongPress = { [weak self, weak label] link in
            label.map { self?.tell($0, "long press on link \(link.target)") }
            press?(link)
        }
    }

    // MARK: Controls

    private func listen(toControl control: UIControl) {
        let events: UIControl.Event = control.hasValue ? .valueChanged : .touchUpInside
        let actions = actions(of: control)
        let action = UIAction { [weak self] action in
            guard let control = action.sender as? UIControl else { return }
            self?.tell(control, ([control.valueInWords] + actions).joined(separator: ", "))
        }
        control.addAction(action, for: events)
    }

    /// The actions that a document connects with a control.
    private func actions(of view: UIView) -> [String] {
        outline.objects[ObjectIdentifier(view)]?.element.connections.compactMap { connection in
            switch connection {
            case .action(let selector, _, _): "action \(selector)"
            case .segue(let segue): "segue \(segue.identifier ?? segue.kind)"
            case .outlet, .outletCollection: nil
            }
        } ?? []
    }

    // MARK: Recognizers

    private func listen(toRecognizersOf view: UIView) {
        for recognizer in view.gestureRecognizers ?? [] {
            let kind = "\(type(of: recognizer))"
            recognizer.addAction { [weak self, weak view] recognizer in
                guard let view, recognizer.state == .ended || recognizer.state == .began else { return }
                self?.tell(view, "\(kind) \(recognizer.state == .began ? "began" : "recognized")")
            }
        }
    }
}

extension EventListener: UITextViewDelegate {
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        tell(textView, "tap on link \(url.absoluteString)")
        return false
    }
}

extension UIControl {
    /// Whether the control is there to be set rather than tapped.
    fileprivate var hasValue: Bool {
        switch self {
        case is UISwitch, is UISlider, is UISegmentedControl, is UIStepper, is UIPageControl: true
        default: false
        }
    }

    /// What a touch has come to.
    fileprivate var valueInWords: String {
        switch self {
        case let toggle as UISwitch: toggle.isOn ? "switched on" : "switched off"
        case let slider as UISlider: "value \((Double(slider.value) * 1000).rounded() / 1000)"
        case let stepper as UIStepper: "value \(stepper.value)"
        case let pages as UIPageControl: "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
        case let segments as UISegmentedControl:
            "segment \(segments.titleForSegment(at: segments.selectedSegmentIndex) ?? "\(segments.selectedSegmentIndex)")"
        case let button as UIButton: button.currentTitle.map { "tapped “\($0)”" } ?? "tapped"
        default: "tapped"
        }
    }
}

/// What views tell the program rather than draw: links to open, constraints that contradict each other, faults of nibs.
@MainActor enum ReportCapture {
    /// Does something and tells what is heard meanwhile; no link is opened, and nothing goes to the error stream.
    static func run<Result>(
        _ tell: @escaping @MainActor (EventListener.Event) -> Void, while body: () -> Result
    ) -> Result {
        let application = UIApplication.shared
        let before = (application.urlOpener, NSLayoutConstraint.report, UINib.report)
        defer { (application.urlOpener, NSLayoutConstraint.report, UINib.report) = before }
        application.urlOpener = { url in
            tell(EventListener.Event(subject: "UIApplication", text: "open \(url.absoluteString)"))
            return true
        }
        NSLayoutConstraint.report = { tell(EventListener.Event(subject: "NSLayoutConstraint", text: $0)) }
        UINib.report = { tell(EventListener.Event(subject: "UINib", text: $0)) }
        return body()
    }
}
