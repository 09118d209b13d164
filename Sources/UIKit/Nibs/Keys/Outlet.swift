/// A property that a nib connects, where there is no Objective-C runtime to find it by its name.
///
/// The spelling that is right on Linux and on Apple's systems alike:
///
///     #if canImport(ObjectiveC)
///         @IBOutlet
///     #else
///         @Outlet
///     #endif
///     var titleLabel: UILabel!
///
/// Outlets and outlet collections (`@Outlet var labels: [UILabel]!`) hold what they are connected to; `@WeakOutlet` does
/// not. Connecting does not run observers of the property (`didSet`): for these, give the class a `NibTable`. A
/// property in a table needs no `@Outlet`.
///
/// Placard's own: on Linux the compiler refuses `@IBOutlet` for classes.
@propertyWrapper public struct Outlet<Value>: NibConnectable {
    private final class Box {
        var value: Value?
    }

    private let box = Box()

    /// Makes an outlet that is not connected.
    public init() {}

    /// Makes an outlet with a value until it is connected.
    public init(wrappedValue: Value?) { box.value = wrappedValue }

    /// The object that the nib connected, or the value that was set; nil before.
    public var wrappedValue: Value! {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    var connected: Any? { box.value }

    func connect(_ value: Any?) -> KeyOutcome {
        guard let value = KeyedValue.convert(value, to: Value?.self) else {
            return .unsuited(wanted: "\(Value.self)")
        }
        box.value = value
        return .done
    }
}

/// An outlet that does not hold what it is connected to, for delegates and views that others hold.
///
/// It stands for `@IBOutlet weak`, in the place where `@Outlet` stands for `@IBOutlet`.
@propertyWrapper public struct WeakOutlet<Value>: NibConnectable {
    private final class Box {
        weak var object: AnyObject?
    }

    private let box = Box()

    /// Makes an outlet that is not connected.
    public init() {}

    /// The object that the nib connected, or the value that was set, as long as others hold it.
    public var wrappedValue: Value? {
        get { box.object as? Value }
        nonmutating set { box.object = newValue as AnyObject? }
    }

    var connected: Any? { box.object }

    func connect(_ value: Any?) -> KeyOutcome {
        guard let value = KeyedValue.convert(value, to: Value?.self) else {
            return .unsuited(wanted: "\(Value.self)")
        }
        wrappedValue = value
        return .done
    }
}

/// A stored property that says of itself that nibs may connect it.
protocol NibConnectable {
    var connected: Any? { get }
    func connect(_ value: Any?) -> KeyOutcome
}
