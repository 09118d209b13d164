/// Connects outlets by the names of properties, and actions by the names of methods.
@MainActor struct NibConnector {
    let context: NibContext

    /// Where a connection leads.
    enum Target {
        case object(AnyObject, standsIn: Bool)
        /// Whoever is first in the responder chain at the time of the event and knows the action.
        case firstResponder
    }

    func connect(_ link: NibLink, to target: Target) {
        switch (link.connection, target) {
        case (.outlet(let property, _), .object(let object, let standsIn)):
            set(object, property, link, isExact: !standsIn)
        case (.action(let selector, _, let event), .object(let object, let standsIn)):
            let action = Selector(stringLiteral: selector)
            guard SelectorDispatch.responds(object, to: action) else {
                return standsIn ? () : reportMissing(selector, of: object, link)
            }
            connect(link, event, action, to: object)
        case (.action(let selector, _, let event), .firstResponder):
            connect(link, event, Selector(stringLiteral: selector), to: nil)
        default: break
        }
    }

    /// Connects a collection; one that appends keeps what the property holds already.
    func connect(_ link: NibLink, toAll objects: [AnyObject]) {
        guard case .outletCollection(let property, _, let appends) = link.connection else { return }
        let present = appends ? link.source.flatMap { KeyedObject.value(property, of: $0) ?? nil } : nil
        set((present as? [Any] ?? []) + objects, property, link, isExact: true)
    }

    /// - Parameter isExact: Whether the value is of the class that the document names.
    private func set(_ value: Any, _ property: String, _ link: NibLink, isExact: Bool) {
        guard let source = link.source else { return }
        let fault = KeyFault.first { KeyedObject.tell(source, toSet: value, path: property) }
        guard let fault else { return }
        // The class that has the property, or suits it, is not here, which has been reported.
        if link.standsIn || !isExact {
            return context.noteOutlet(property, line: link.line)
        }
        let remedy = "declare \(property) as @Outlet, or let `placard outlets` list it"
        context.report(
            .error, link.element, object: link.element.id, line: link.line,
            "\(link.words): \(context.isOfProgram ? fault.message : fault.text) \(remedy)")
    }

    // MARK: Actions

    /// - Parameter target: Nil for whoever does it in the responder chain.
    private func connect(_ link: NibLink, _ event: String?, _ action: Selector, to target: AnyObject?) {
        switch link.source {
        case let control as UIControl:
            guard let events = NibWords.controlEvents[event ?? "primaryActionTriggered"] else {
                return report(link, "the event \(event ?? "") is not known")
            }
            control.addTarget(target, action: action, for: events)
        case let recognizer as UIGestureRecognizer:
            recognizer.addTarget(target, action: action)
        case let item as UIBarButtonItem:
            (item.target, item.action) = (target, action)
        default:
            let problem = "\(link.words) is not connected; <\(link.element.name)> is no control here"
            context.report(.note, link.element, object: link.element.id, problem)
        }
    }

    private func reportMissing(_ selector: String, of object: AnyObject, _ link: NibLink) {
        report(link, "-[\(type(of: object)) \(selector)]: no action of that name; let `placard outlets` list it")
    }

    private func report(_ link: NibLink, _ message: String) {
        context.report(.error, link.element, object: link.element.id, line: link.line, "\(link.words): \(message)")
    }
}

extension NibWords {
    fileprivate static let controlEvents: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}
