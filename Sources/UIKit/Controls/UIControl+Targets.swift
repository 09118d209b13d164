/// What a control does at some events.
struct ControlResponse {
    enum Kind {
        case action(UIAction)
        case sending(Selector, WeakTarget)
    }

    let kind: Kind
    var events: UIControl.Event

    init(_ kind: Kind, _ events: UIControl.Event) {
        self.kind = kind
        self.events = events
    }

    /// Whether there was a target that is no longer there.
    var isGone: Bool { if case .sending(_, let target) = kind { target.isGone } else { false } }

    /// Whether a selector is sent to a target, nil for the responder chain.
    func isSent(_ action: Selector, to target: AnyObject?) -> Bool {
        guard case .sending(action, let known) = kind else { return false }
        return known.stands(for: target)
    }
}

extension WeakTarget {
    /// The object that is to do an action; nil, which stands for the responder chain, for what is none: `self` in the value of a
    /// property that is not lazy is a function of `NSObject`, and such actions are found up the chain.
    static func object(_ target: Any?) -> AnyObject? {
        target.flatMap { type(of: $0) is AnyClass || $0 is AnyClass ? $0 as AnyObject : nil }
    }
}

/// A target, which nobody holds for its control's or recognizer's sake.
struct WeakTarget {
    private(set) weak var object: AnyObject?
    private let isAnybody: Bool

    init(_ object: AnyObject?) {
        self.object = object
        isAnybody = object == nil
    }

    /// Whether there was a target that is no longer there.
    var isGone: Bool { object == nil && !isAnybody }

    /// Whether it is an object that is still there, or the responder chain for nil.
    func stands(for object: AnyObject?) -> Bool { self.object === object && !isGone }
}

extension UIControl {
    /// Takes responses of a kind back for some events.
    func removeResponses(for controlEvents: Event, where isMeant: (ControlResponse.Kind) -> Bool) {
        for index in responses.indices where isMeant(responses[index].kind) {
            responses[index].events.subtract(controlEvents)
        }
        responses.removeAll { $0.events.isEmpty }
    }

    var knownTargets: Set<AnyHashable> {
        Set(
            responses.compactMap { response -> AnyHashable? in
                guard case .sending(_, let target) = response.kind, !target.isGone else { return nil }
                guard let object = target.object else { return NSNull() }
                return object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object))
            })
    }

    var knownEvents: Event { responses.reduce(into: []) { if !$1.isGone { $0.formUnion($1.events) } } }

    func actionNames(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let target = WeakTarget.object(target)
        let names = responses.compactMap { response -> String? in
            guard case .sending(let action, let known) = response.kind, known.stands(for: target),
                response.events.isSuperset(of: controlEvent)
            else { return nil }
            return action.description
        }
        return names.isEmpty ? nil : names
    }

    func enumerateResponses(
        _ iterator: (
            _ actionHandler: UIAction?, _ targetAction: (target: Any?, action: Selector)?, _ controlEvent: Event,
            _ stop: inout Bool
        ) -> Void
    ) {
        var stops = false
        for response in responses where !stops && !response.isGone {
            switch response.kind {
            case .action(let action): iterator(action, nil, response.events, &stops)
            case .sending(let action, let target): iterator(nil, (target.object, action), response.events, &stops)
            }
        }
    }
}
