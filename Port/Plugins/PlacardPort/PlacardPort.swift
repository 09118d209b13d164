import Foundation
import PackagePlugin

/// Builds a target from iOS code that lies as it is, in folders that the target's `port.json` names.
///
///     { "folders": ["../../Cards/Sources"], "leaveOut": ["Cards+SwiftUI.swift"] }
///
/// Paths begin at the target's own folder. Modules of the same package that are ported too are read along.
@main struct PlacardPort: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let settings = try PortSettings(of: target) else { return [] }
        let files = settings.files
        guard !files.isEmpty else {
            Diagnostics.warning("\(target.directoryURL.path)/port.json names no folder with Swift files")
            return []
        }
        let work = context.pluginWorkDirectoryURL
        let outputs = Self.names(for: files).map { work.appendingPathComponent($0) }
        let symbols = settings.catalogs.isEmpty ? [] : [work.appendingPathComponent("GeneratedAssetSymbols.swift")]
        let others = try target.recursiveTargetDependencies.compactMap { try PortSettings(of: $0) }.flatMap(\.files)
        return [
            .buildCommand(
                displayName: "Porting \(target.name)",
                executable: try context.tool(named: "placard-port").url,
                arguments: files.map(\.path) + outputs.flatMap { ["--write", $0.path] }
                    + others.flatMap { ["--with", $0.path] } + symbols.flatMap { ["--symbols", $0.path] }
                    + settings.catalogs.flatMap { ["--catalog", $0.path] },
                inputFiles: files + others + settings.contents + [settings.file], outputFiles: outputs + symbols)
        ]
    }

    /// Names of which no two are the same: a module has one file of each. They differ from those of the sources, because
    /// two files of one name confuse `#fileID`.
    static func names(for files: [URL]) -> [String] {
        var counts: [String: Int] = [:]
        return files.map { file in
            let name = file.deletingPathExtension().lastPathComponent
            let number = counts[name.lowercased(), default: 0] + 1
            counts[name.lowercased()] = number
            return "\(name)\(number == 1 ? "" : "~\(number)").\(name == "main" ? "" : "ported.")swift"
        }
    }
}
