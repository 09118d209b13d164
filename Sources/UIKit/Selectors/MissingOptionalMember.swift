import Foundation

/// Thrown by the defaults of members that a protocol of Objective-C declares as optional: the object has none.
///
/// Placard's own, for ported code: `delegate?.didTap?(url)` becomes `try? delegate?.didTap(url)`.
public struct MissingOptionalMember: Error {
    /// Makes the error; it says nothing else.
    public init() {}
}

/// Whether an object has a method, for ported code that asks `delegate?.didTap != nil`.
///
/// Placard's own.
///
/// - Returns: Nil without an object or without the method.
public func implementation(of selector: Selector, in object: Any?) -> Selector? {
    guard let object, CallingThread.responds(object as AnyObject, to: selector) else { return nil }
    return selector
}

/// A method that a protocol declares as optional, as a value, for ported code that says `if let did = delegate?.didTap`.
///
/// Placard's own.
///
/// - Returns: Nil without an object or without the method.
public func implemented<each Argument, Result>(
    _ method: ((repeat each Argument) throws -> Result)?, as selector: Selector, in object: Any?
) -> ((repeat each Argument) -> Result)? {
    guard let method, implementation(of: selector, in: object) != nil else { return nil }
    return { (arguments: repeat each Argument) in
        do {
            return try method(repeat each arguments)
        } catch {
            fatalError("\(selector) is implemented, and throws \(error); optional members of ported protocols do not")
        }
    }
}

extension Bundle {
    /// The resources of the module that a class belongs to: what `Bundle(for:)` finds on Apple's systems.
    ///
    /// Placard's own, for ported code. SwiftPM puts a target's resources into a folder of its own beside the program,
    /// which `Bundle(for:)` does not find on Linux. Without such a folder the answer is the main bundle.
    public static func resources(for aClass: AnyClass) -> Bundle {
        folder(ofModule: String(String(reflecting: aClass).prefix { $0 != "." })) ?? Bundle(for: aClass)
    }

    /// What the main bundle holds on Apple's systems: the resources of the module that calls.
    ///
    /// Placard's own, for ported code that looks for its files by `Bundle.main`, as apps do. Without a folder of its own the answer is
    /// the main bundle.
    public static func resourcesOfProgram(_ fileID: String = #fileID) -> Bundle {
        folder(ofModule: fileID.moduleOfFileID) ?? .main
    }

    private static func folder(ofModule module: String) -> Bundle? {
        let beside = Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []
        let own = names.sorted().first { $0.hasSuffix("_\(module).resources") }
        return own.flatMap { Bundle(url: beside.appendingPathComponent($0)) }
    }
}
