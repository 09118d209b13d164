import Foundation

/// A nib: objects that were put together in Interface Builder, made anew each time they are asked for.
///
/// The document itself, a `.xib`, is read where the program runs; nothing needs to be compiled. A nib is looked for when
/// it is first instantiated, and its document is kept from then on. Source: Apple's documentation of `UINib`.
@preconcurrency @MainActor open class UINib: NSObject {
    /// What `instantiate(withOwner:options:)` may be told.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name, as on iOS.
        public let rawValue: String
        /// Makes an option of a name; names other than the one below have no effect.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Objects for the placeholders of a nib, by their identifiers: a dictionary from `String`.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let source: NibSource

    /// A nib of a bundle, by its name without extension.
    ///
    /// - Parameters:
    ///   - name: The document's name, without its ending.
    ///   - bundleOrNil: Where to look; nil, the main bundle and what `Bundle(for:)` answers stand for the resources of
    ///     the owner's target, then of the target that asks, then of the program.
    ///   - fileID: Where the call stands; its module is the target that asks.
    public init(nibName name: String, bundle bundleOrNil: Bundle?, fileID: String = #fileID) {
        source = NibSource(name: name, bundle: bundleOrNil, kind: .xib, module: fileID.moduleOfFileID)
        super.init()
    }

    /// The same for code that names this initializer without calling it.
    @_disfavoredOverload public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = NibSource(name: name, bundle: bundleOrNil, kind: .xib)
        super.init()
    }

    /// A nib from the bytes of a `.xib`.
    ///
    /// - Parameters:
    ///   - data: The document's bytes.
    ///   - bundleOrNil: Where its images and texts are looked for; nil for the main bundle.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        source = NibSource(data: data, bundle: bundleOrNil)
        super.init()
    }

    /// Makes the nib's objects and connects them, also with those from outside.
    ///
    /// Every object is made through `init(coder:)`; then runtime attributes are set, outlets and actions connected, and
    /// `awakeFromNib()` called on all objects but the owner. What is wrong with the nib goes to `report`, where Apple's
    /// systems raise an exception; everything else is made all the same.
    ///
    /// - Parameters:
    ///   - ownerOrNil: File's Owner; without one, its connections are left out.
    ///   - optionsOrNil: Objects from outside, by their names in the document.
    /// - Returns: The objects at the top in the document's order, without placeholders; nobody else holds them.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        do throws(IBError) {
            let objects = try source.objects(owner: ownerOrNil.map { $0 as AnyObject }, external: external)
            for object in objects { TurnPool.shared.keep(object as AnyObject) }
            return objects
        } catch {
            Self.report(error.description)
            return []
        }
    }

    /// The languages that nibs, storyboards and texts are looked for in, best first; at first those of the user.
    ///
    /// Placard's own: on Apple's systems the user's settings decide. A document that has been read stays as it is.
    public static var preferredLanguages: [String] {
        get { UserLanguages.current.preferred }
        set { UserLanguages.setOfProcess(newValue) }
    }

    /// Where nibs and storyboards say what is wrong with them: a missing file, class or property, a nib within itself.
    ///
    /// Placard's own: Apple's systems raise an exception or write to the system's log. Each text has one line, which
    /// begins with file, line and severity. The default writes to standard error.
    public static var report: @MainActor (String) -> Void = { message in
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}

extension Bundle {
    /// Makes the objects of a nib of this bundle; see `UINib.instantiate(withOwner:options:)`.
    ///
    /// - Parameters:
    ///   - name: The document's name, without its ending.
    ///   - owner: The object that takes the place of File's Owner.
    ///   - options: Objects from outside, by their names in the document.
    ///   - fileID: Where the call stands; its module's resources stand for those of the main bundle, behind those of
    ///     the owner's.
    /// - Returns: The objects at the top; nil where there is no such nib, which is reported as well.
    @discardableResult
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, fileID: String = #fileID
    ) -> [Any]? {
        let locator = NibLocator(
            bundle: self, owner: owner.map { $0 as AnyObject }, module: fileID.moduleOfFileID)
        guard locator.find(name, .xib) != nil else {
            UINib.report(locator.missing(name, .xib).description)
            return nil
        }
        return UINib(nibName: name, bundle: self, fileID: fileID).instantiate(withOwner: owner, options: options)
    }
}
