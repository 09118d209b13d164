import Foundation

/// An object that a provider can give away.
///
/// Foundation on Linux has no such protocol; on Apple's systems it asks for the data, too. Source: Apple's documentation
/// of `NSItemProviderWriting`.
public protocol NSItemProviderWriting {
    /// The types that the object can be written as, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that a provider can make.
///
/// Foundation on Linux has no such protocol; on Apple's systems it makes objects of data. Source: Apple's documentation of
/// `NSItemProviderReading`.
public protocol NSItemProviderReading {
    /// The types that such an object can be read from, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// Gives away objects that are carried, pasted or shared, within the program.
///
/// Foundation on Linux has no such class. Source: Apple's documentation of `NSItemProvider`.
open class NSItemProvider: NSObject {
    private var objects: [any NSItemProviderWriting] = []
    /// What a file with the item would be called; nil for any name.
    open var suggestedName: String?

    /// Makes a provider of nothing.
    public init(root: Void = ()) { super.init() }

    /// Makes a provider of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        objects = [object]
    }

    /// The types that the objects can be written as, the best first.
    open var registeredTypeIdentifiers: [String] {
        objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider }
    }

    /// Whether an object can be written as a type, by its name alone.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    /// Whether one of the objects is of a class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { object(of: aClass) != nil }

    /// Hands over an object of a class, at once; nil and an error if there is none.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let found = object(of: aClass)
        completionHandler(found, found == nil ? CocoaError(.coderValueNotFound) : nil)
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }

    private func object(of aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
        objects.lazy.compactMap { $0 as? any NSItemProviderReading }.first { $0.isKind(of: aClass) }
    }
}

extension NSItemProviderReading {
    /// Whether it is of a class, or of one that inherits from it.
    fileprivate func isKind(of aClass: any NSItemProviderReading.Type) -> Bool {
        guard let own = type(of: self) as? AnyClass, let wanted = aClass as? AnyClass else { return false }
        return sequence(first: own, next: _getSuperclass).contains { $0 == wanted }
    }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// Plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.plain-text"]
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// An address.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// An address.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
    /// Text with styles.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.rtf", "public.utf8-plain-text"] }
    /// Text with styles.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.rtf", "public.utf8-plain-text"] }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// A picture.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    /// A picture.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
    /// A color.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    /// A color.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}
