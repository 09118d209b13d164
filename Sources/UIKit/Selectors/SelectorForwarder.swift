/// An object that hands calls on to another: a weak proxy between a display link or a timer and what it calls.
///
/// Placard's own: on Apple's systems every NSObject has the method, and the runtime asks it. `placard port` adds the
/// conformance. Source: Apple's documentation of `forwardingTarget(for:)`.
public protocol SelectorForwarder: AnyObject {
    /// The object that does what a selector names in this one's place; nil for none, which counts as an unknown selector.
    func forwardingTarget(for aSelector: Selector!) -> Any?
}
