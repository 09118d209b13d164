import Foundation

/// Calls methods by their selectors, by what tables say of the object's class.
@MainActor enum SelectorDispatch {
    /// Whether an object has a method of that name.
    static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        call(selector, of: object) != nil
    }

    /// Has an object do what a selector names.
    ///
    /// A name that the object has nothing for, or arguments that do not suit the method, are reported; Apple's systems
    /// raise an exception for the former.
    ///
    /// - Returns: What the method returns, if anything.
    @discardableResult static func perform(_ selector: Selector, on object: AnyObject, with arguments: [Any?]) -> Any?
    {
        guard let body = call(selector, of: object) else {
            if let other = forwardingTarget(of: object, for: selector) {
                return perform(selector, on: other, with: arguments)
            }
            KeyFault.unrecognized(selector, by: object).raise()
            return nil
        }
        switch body(object, arguments) {
        case .done(let result): return result
        case .unsuited:
            KeyFault.unsuited(arguments, for: selector, of: object).raise()
            return nil
        }
    }

    /// The object that an object without a method of that name hands the call on to, if it does and that one has it; a few such
    /// steps are followed.
    private static func forwardingTarget(of object: AnyObject, for selector: Selector) -> AnyObject? {
        var current = object
        for _ in 0..<16 {
            guard let next = (current as? any SelectorForwarder)?.forwardingTarget(for: selector) else { return nil }
            current = next as AnyObject
            if call(selector, of: current) != nil { return current }
        }
        return nil
    }

    /// The method of that name, or the getter or setter of a property.
    private static func call(_ selector: Selector, of object: AnyObject) -> NibEntry.Body? {
        let (name, type): (String, AnyClass) = (selector.description, Swift.type(of: object))
        switch NibTables.entry(name, of: type)?.kind {
        case .action(let body)?: return body
        case .property(let get, _)?: return { object, _ in .done(get(object)) }
        case nil: return setter(name, of: type)
        }
    }

    private static func setter(_ name: String, of type: AnyClass) -> NibEntry.Body? {
        guard name.hasPrefix("set"), name.hasSuffix(":"), let first = name.dropFirst(3).first else { return nil }
        let key = first.lowercased() + name.dropFirst(4).dropLast()
        guard case .property(_, let set?)? = NibTables.entry(key, of: type)?.kind else { return nil }
        return { object, arguments in
            if case .done = set(object, arguments.first ?? nil) { .done(nil) } else { .unsuited }
        }
    }

    // MARK: Sending

    /// Sends an action to a target, or to the first responder up the chain that does it.
    ///
    /// - Returns: Whether anybody did it.
    static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let target = target.map({ $0 as AnyObject }) ?? receiver(of: action, from: sender) else { return false }
        perform(action, on: target, with: [sender, event])
        return true
    }

    /// Who is asked first: the first responder of the sender's window, or of the key window if the sender lies in none.
    private static func receiver(of action: Selector, from sender: Any?) -> AnyObject? {
        let view = sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view
        let window = view?.responderWindow ?? (view == nil ? UIApplication.shared.keyWindow : nil)
        let first = window?.firstResponder ?? view ?? window
        return first?.target(forAction: action, withSender: sender).map { $0 as AnyObject }
    }
}

/// Calls code of the main actor on the thread at hand.
///
/// In Objective-C a method runs on the thread that sends its selector, whatever it was written for: timers and
/// notifications may come from others.
enum CallingThread {
    static func perform(_ selector: Selector, on object: AnyObject, with arguments: [Any?]) -> Any? {
        nonisolated(unsafe) let (object, arguments) = (object, arguments)
        return run { SelectorDispatch.perform(selector, on: object, with: arguments) }
    }

    /// Whether an object does what a selector names; responders may have a say in it.
    static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        nonisolated(unsafe) let object = object
        return run {
            (object as? UIResponder)?.responds(to: selector) ?? SelectorDispatch.responds(object, to: selector)
        }
    }

    static func run<Result>(_ body: @MainActor () -> Result) -> Result {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
    }
}
