import Foundation

/// Walks over a catalog's folders.
///
/// Limits: 65,536 folders, 32 levels, and `Contents.json` files of a megabyte. Symbolic links to folders are not
/// followed, so a loop of them has no effect.
struct AssetFolder {
    /// A set of images, colors or data, and what its `Contents.json` says.
    struct Asset {
        let name: String
        let folder: URL
        let content: Result<AssetContents, Problem>
    }

    struct Problem: Error {
        let message: String
        /// Why the asset cannot be used.
        var cause = AssetCatalog.Cause.damage
    }

    static let maximumFolders = 65_536
    static let maximumDepth = 32
    static let maximumContentsBytes = 1 << 20

    private var assets: [Asset] = []
    private var folders = 0

    /// All sets in a catalog, in the order of their paths.
    static func assets(of catalog: URL) throws(AssetCatalogError) -> [Asset] {
        var walk = AssetFolder()
        guard walk.visit(catalog, namespace: "", depth: 0) == .isFolder else {
            throw .notAFolder(path: catalog.path)
        }
        return walk.assets
    }

    private enum Finding {
        case isFolder
        case isNone
    }

    private mutating func visit(_ folder: URL, namespace: String, depth: Int) -> Finding {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return .isNone }
        for name in names.sorted() where depth < Self.maximumDepth && folders < Self.maximumFolders {
            let child = folder.appendingPathComponent(name)
            guard child.isPlainFolder else { continue }
            folders += 1
            take(child, namespace, depth)
        }
        return .isFolder
    }

    private mutating func take(_ folder: URL, _ namespace: String, _ depth: Int) {
        let stem = folder.deletingPathExtension().lastPathComponent
        switch folder.pathExtension {
        case "imageset", "colorset", "dataset":
            assets.append(Asset(name: namespace + stem, folder: folder, content: Self.contents(of: folder)))
        case "symbolset":
            let problem = Problem(
                message: "a symbol, which is not drawn; add it as PNG files in an image set", cause: .unsupported)
            assets.append(Asset(name: namespace + stem, folder: folder, content: .failure(problem)))
        case "":
            let contents = Self.contents(of: folder)
            // A group need not say anything of itself.
            if case .failure = contents, folder.appendingPathComponent("Contents.json").isThere {
                assets.append(Asset(name: namespace + stem, folder: folder, content: contents))
            }
            let providesNamespace = (try? contents.get())?.properties?.providesNamespace == true
            _ = visit(folder, namespace: providesNamespace ? namespace + stem + "/" : namespace, depth: depth + 1)
        default: break
        }
    }

    private static func contents(of folder: URL) -> Result<AssetContents, Problem> {
        let file = folder.appendingPathComponent("Contents.json")
        let data: Data
        do throws(BoundedFile.Fault) {
            data = try BoundedFile.read(file, atMost: maximumContentsBytes, within: .current)
        } catch .outside(let root) {
            return .failure(Problem(message: "Contents.json leads out of \(root.path) and is not followed"))
        } catch {
            return .failure(Problem(message: "Contents.json is missing, unreadable or longer than a megabyte"))
        }
        return Result { try JSONDecoder().decode(AssetContents.self, from: data) }.mapError { error in
            Problem(message: "Contents.json is not understood (\(AssetFolder.reason(of: error))); correct it")
        }
    }

    private static func reason(of error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, let context): "\(place(context.codingPath + [key])) is missing"
        case .valueNotFound(let type, let context), .typeMismatch(let type, let context):
            "\(place(context.codingPath)) is not \(name(of: type))"
        default: "it is not JSON"
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        let steps = path.map { step in step.intValue.map { "[\($0)]" } ?? ".\(step.stringValue)" }
        let place = steps.joined()
        return place.isEmpty ? "the whole" : String(place.hasPrefix(".") ? place.dropFirst() : place[...])
    }

    /// What JSON calls a value of a type.
    private static func name(of type: Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is any BinaryFloatingPoint.Type, is any BinaryInteger.Type: "a number"
        case is Bool.Type: "true or false"
        case is [Any].Type: "a list"
        default: "\(type)".hasPrefix("Array") ? "a list" : "an object"
        }
    }
}

extension URL {
    /// Whether there is a file or a folder of that name.
    fileprivate var isThere: Bool { FileManager.default.fileExists(atPath: path) }

    /// Whether this is a folder itself and not a link to one.
    fileprivate var isPlainFolder: Bool {
        let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        return kind == .typeDirectory
    }
}
