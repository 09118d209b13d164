// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Bubbles",
    dependencies: [.package(name: "placard", path: "../../..")],
    targets: [
        .target(
            name: "Bubbles", dependencies: [.product(name: "UIKit", package: "placard")], path: "Sources",
            resources: [.process("Resources")], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "BubblesTests", dependencies: ["Bubbles"], path: "Tests", swiftSettings: [.swiftLanguageMode(.v5)]),
    ])
