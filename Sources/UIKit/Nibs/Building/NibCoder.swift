import Foundation

/// What `init(coder:)` gets for an object of a nib: the element that describes it.
///
/// UIKit's classes read their properties from the element when the call reaches them; a subclass passes the coder on to
/// super as on Apple's systems. The keys that it asks for itself are Interface Builder's names of attributes, because
/// the keys of compiled nibs are unpublished; anything else is answered as absent.
final class NibCoder: NSCoder {
    let decoder: NibDecoder
    let viewClass: NibViewClass
    /// The coder of the view that this one is to lie in; nil at the top.
    let parent: NibCoder?
    /// Whether UIKit's class stands in for one that the program has not got.
    var standsIn = false
    /// The object, once it has reached the class that reads the element.
    private(set) weak var object: AnyObject?
    /// The view's place in `NibGraph.objects`.
    var index: Int?
    private let builder: NibBuilder?

    init(_ decoder: NibDecoder, _ viewClass: NibViewClass, in parent: NibCoder? = nil, by builder: NibBuilder?) {
        self.decoder = decoder
        self.viewClass = viewClass
        self.parent = parent
        self.builder = builder
    }

    /// A coder that describes nothing.
    @MainActor static var empty: NibCoder {
        NibCoder(NibDecoder(IBElement(name: "viewController"), NibContext()), .unknown, by: nil)
    }

    /// Whether the object has reached the class that reads the element.
    var isBegun: Bool { object != nil }

    var element: IBElement { decoder.element }

    /// The element's own decoder for a class that reads elements of some names only.
    ///
    /// A `<view>` whose class is a label has none of a label's attributes; their defaults must not be read either.
    func decoder(of names: String...) -> NibDecoder? { names.contains(element.name) ? decoder : nil }

    /// Called by `UIView.init(coder:)`: the view takes its common properties and gets its subviews.
    @MainActor func begin(_ view: UIView) {
        guard !isBegun else { return }
        object = view
        builder?.begin(view, self)
    }

    /// Called by `UIViewController.init(coder:)`.
    @MainActor func begin(_ controller: UIViewController) {
        guard !isBegun else { return }
        object = controller
        builder?.begin(controller, self)
    }

    // MARK: What classes of programs may ask

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool {
        element[key] != nil || element.child(keyed: key) != nil
    }

    override func decodeObject() -> Any? { nil }

    override func decodeObject(forKey key: String) -> Any? {
        decoder.text(key) ?? decoder.color(key) ?? decoder.font(key)
    }

    override func decodeBool(forKey key: String) -> Bool { decoder.string(key) == "YES" }
    override func decodeInteger(forKey key: String) -> Int { Int(decodeInt64(forKey: key)) }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: decodeInt64(forKey: key)) }
    override func decodeInt64(forKey key: String) -> Int64 { decoder.integer(key).map { Int64($0) } ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
    override func decodeDouble(forKey key: String) -> Double { decoder.number(key).map(Double.init) ?? 0 }
}
