import Foundation

/// Finds the classes of a program that a document names.
///
/// A document says `customModule` and `customClass`, and with `customModuleProvider="target"` that the module is
/// whichever the document is built into, so that the written one need not exist. A class is looked for in the written
/// module, in that of the file's owner, of the bundle and of the executable, and in Placard's own. Only classes that
/// lie in no other type can be found by name. Names are short, and other libraries have some of those of Placard's
/// labels: these stand for an element only if they are of its kind, or the document says that they are Placard's.
@MainActor struct NibClasses {
    private let modules: [String]

    init(owner: AnyObject? = nil, bundle: Bundle? = nil) {
        let owners = owner.map { String(reflecting: Swift.type(of: $0)).prefix { $0 != "." } }.map(String.init)
        let process = ProcessInfo.processInfo.processName
        let own = [owners].compactMap { $0 } + Self.modules(of: bundle)
        if !own.isEmpty { NibTables.note(own) }
        modules = own + [Self.identifier(process)] + Self.house
    }

    /// The class that an element asks for; nil where it asks for none or where the program has none of that name.
    func type(for element: IBElement) -> AnyClass? {
        let module = element["customModule"]
        guard let found = type(named: element["customClass"], in: module) else { return nil }
        let isAskedFor = module.map(Self.isHouse) ?? false
        guard !isAskedFor, String(reflecting: found).hasPrefix(Self.labels + "."),
            let kind = NibViewClass.all[element.name], !kind.includes(found)
        else { return found }
        return nil
    }

    /// The class of a name in a module that is written beside it.
    func type(named name: String?, in module: String?) -> AnyClass? {
        guard let name, Self.isName(name) else { return nil }
        let written = module.flatMap { Self.isName($0) ? $0 : nil }
        let isOfHouse = written.map(Self.isHouse) ?? false
        let candidates = (isOfHouse ? Self.house : [written].compactMap { $0 }) + modules
        for module in candidates {
            if let found = NSClassFromString(module + "." + name) { return found }
        }
        return nil
    }

    /// The modules that the product Placard consists of.
    private static let house = ["PlacardUIKit", labels]
    private static let labels = "PlacardLabels"

    /// Whether a document calls Placard's modules so.
    private static func isHouse(_ module: String) -> Bool { module == "Placard" || module == "UIKit" }

    /// Packages name the folder of a target's resources `package_target.resources`; either part may have underscores.
    private static func modules(of bundle: Bundle?) -> [String] {
        guard let bundle, bundle !== Bundle.main else { return [] }
        let parts = bundle.bundleURL.deletingPathExtension().lastPathComponent.split(separator: "_")
        return parts.indices.dropFirst().map { identifier(parts[$0...].joined(separator: "_")) }
    }

    /// Modules have the names of their targets, with an underscore for what may not stand in a name.
    private static func identifier(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// Names reach the runtime's look-up, which is made for well-formed ones only.
    private static func isName(_ text: String) -> Bool {
        text.utf8.count <= 256 && !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
