// swift-tools-version: 6.3
import PackageDescription

/// Code as it is written for iOS (`Mentions`, `Bubbles`), built and tested on Linux without a change.
///
/// Each target lies in `Targets` with a `port.json`, which names the folders that the plugin takes the code from.
func ported(_ name: String) -> [Target] {
    let plugins: [Target.PluginUsage] = [.plugin(name: "PlacardPort", package: "PlacardPort")]
    let settings: [SwiftSetting] = [.swiftLanguageMode(.v5)]
    return [
        .target(
            name: name, dependencies: [.product(name: "UIKit", package: "Placard")], path: "Targets/\(name)",
            exclude: ["port.json"], resources: name == "Bubbles" ? [.process("Resources")] : [],
            swiftSettings: settings, plugins: plugins),
        .testTarget(
            name: "\(name)Tests", dependencies: [.target(name: name)], path: "Targets/\(name)Tests",
            exclude: ["port.json"], swiftSettings: settings, plugins: plugins),
    ]
}

let package = Package(
    name: "Ported",
    dependencies: [
        .package(name: "Placard", path: "../.."),
        .package(name: "PlacardPort", path: "../../Port"),
    ],
    targets: ported("Mentions") + ported("Bubbles") + [
        .target(
            name: "ByHand", dependencies: [.product(name: "UIKit", package: "Placard")], path: "ByHand",
            swiftSettings: [.swiftLanguageMode(.v5)])
    ])
