import Foundation
import SwiftParser
import SwiftSyntax

/// The Swift file that Xcode 15 and later make of a program's asset catalogs: a static member for each image and color.
///
/// `ImageResource` and `ColorResource` have them all, in enumerations named after folders that provide a namespace;
/// `UIImage` and `UIColor` those whose names neither UIKit nor the program has. Source: Apple's release notes of Xcode 15.
struct AssetSymbols {
    static let fileName = "GeneratedAssetSymbols.swift"

    /// What a catalog has, with the folders that provide a namespace.
    private struct Asset {
        enum Kind: String, CaseIterable {
            case image = "Image"
            case color = "Color"
            var suffix: String { self == .image ? ".imageset" : ".colorset" }
            var parts: [String] { [rawValue + "Resource", "UI" + rawValue] }
        }
        let kind: Kind
        let folders: [String]
        let name: String
        var path: String { (folders + [name]).joined(separator: "/") }
    }

    private let assets: [Asset]
    private let isDeclared: (String) -> Bool

    /// Reads the catalogs in folders.
    ///
    /// - Parameter isDeclared: Whether the program has something of a name.
    init(of folders: [SourceFolder], isDeclared: @escaping (String) -> Bool) {
        self.isDeclared = isDeclared
        assets = folders.flatMap { folder in
            let contents = folder.files.map { folder.url.appendingPathComponent($0) }.filter {
                $0.lastPathComponent == "Contents.json" && $0.path.contains(".xcassets/")
            }
            let namespaces = Set(contents.filter(Self.providesNamespace).map { $0.deletingLastPathComponent().path })
            return contents.compactMap { Self.asset($0.pathComponents.dropLast(), namespaces) }
        }
    }

    var isEmpty: Bool { assets.isEmpty }

    private struct Contents: Decodable {
        struct Properties: Decodable {
            var providesNamespace: Bool?
            enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
        }
        var properties: Properties?
    }

    private static func providesNamespace(_ file: URL) -> Bool {
        let data = FileManager.default.contents(atPath: file.path) ?? Data()
        return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.providesNamespace == true
    }

    private static func asset(_ parts: [String], _ namespaces: Set<String>) -> Asset? {
        guard let set = parts.last, let kind = Asset.Kind.allCases.first(where: { set.hasSuffix($0.suffix) }),
            let catalog = parts.lastIndex(where: { $0.hasSuffix(".xcassets") })
        else { return nil }
        let folders = (catalog + 1..<parts.count - 1).filter {
            namespaces.contains(NSString.path(withComponents: Array(parts[...$0])))
        }
        return Asset(kind: kind, folders: folders.map { parts[$0] }, name: String(set.dropLast(kind.suffix.count)))
    }

    // MARK: The file

    /// The file's text.
    var text: String {
        let extensions = Asset.Kind.allCases.flatMap { kind in
            [resources(kind), members(kind)].compactMap(\.self)
        }
        return (["// Made by placard port of the asset catalogs.\n\nimport UIKit"] + extensions).joined(
            separator: "\n\n")
            + "\n"
    }

    private func resources(_ kind: Asset.Kind) -> String? {
        body(kind, of: kind.parts[0], without: []) { name, asset in
            "static let \(name) = \(kind.parts[0])(name: \(asset.path.debugDescription), bundle: .main)"
        }
    }

    private func members(_ kind: Asset.Kind) -> String? {
        let names = assets.filter { $0.kind == kind }.flatMap {
            SymbolName($0.name, without: kind.rawValue).spellings
        }
        let taken = Self.ofUIKit.union(names.filter(isDeclared))
        return body(kind, of: kind.parts[1], without: taken) { name, asset in
            let place = Self.typeNames(asset.folders).map { $0 + "." }.joined()
            return "static var \(name): \(kind.parts[1]) { \(kind.parts[1])(resource: .\(place)\(name)) }"
        }
    }

    private func body(
        _ kind: Asset.Kind, of type: String, without taken: Set<String>, _ member: (String, Asset) -> String
    ) -> String? {
        var known: Set<String> = []
        let groups = Dictionary(grouping: assets.filter { $0.kind == kind }, by: \.folders)
        let parts = groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { folders, assets in
            let names = Self.typeNames(folders)
            let place = names.map { $0 + "." }.joined()
            let lines = assets.flatMap { asset in
                SymbolName(asset.name, without: kind.rawValue).spellings.filter { name in
                    !(folders.isEmpty && taken.contains(name)) && known.insert(place + name).inserted
                }.map { "    " + member(Self.escaped($0), asset) }
            }
            guard !lines.isEmpty else { return String?.none }
            let head = ([type] + names).joined(separator: ".")
            return "extension \(head) {\n\(lines.joined(separator: "\n"))\n}"
        }
        guard !parts.isEmpty else { return nil }
        return (enumerations(kind, of: type) + parts).joined(separator: "\n\n")
    }

    /// The types that stand for folders, the outer ones first.
    private func enumerations(_ kind: Asset.Kind, of type: String) -> [String] {
        let places = Set(
            assets.filter { $0.kind == kind }.flatMap { asset in
                asset.folders.indices.map { Self.typeNames(Array(asset.folders[...$0])) }
            })
        return places.sorted { ($0.count, $0.joined()) < ($1.count, $1.joined()) }.map { place in
            let outer = ([type] + place.dropLast()).joined(separator: ".")
            return "extension \(outer) {\n    enum \(place[place.count - 1]) {}\n}"
        }
    }

    private static func typeNames(_ folders: [String]) -> [String] {
        folders.compactMap { folder in
            SymbolName(folder, without: "").spellings.first.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        }
    }

    private static func escaped(_ name: String) -> String {
        name.isValidSwiftIdentifier(for: .variableName) ? name : "`\(name)`"
    }

    /// What `UIColor` and `UIImage` have themselves.
    private static let ofUIKit: Set = [
        "actions", "add", "black", "blue", "brown", "checkmark", "clear", "cyan", "darkGray", "darkText", "gray",
        "green",
        "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
        "purple",
        "quaternaryLabel", "quaternarySystemFill", "red", "remove", "report", "secondaryLabel",
        "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground", "separator",
        "strokedCheckmark", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray",
        "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen",
        "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple",
        "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemFill",
        "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
    ]
}
