// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// A conversation of ten thousand messages, as it would be written for iOS, and a program that draws any part of it.
let package = Package(
    name: "Chat",
    dependencies: [
        .package(name: "Placard", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    ],
    targets: [
        .target(
            name: "Chat", dependencies: [.product(name: "UIKit", package: "Placard")],
            resources: [.process("Resources")], swiftSettings: strict),
        .executableTarget(
            name: "chat-picture",
            dependencies: ["Chat", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: strict),
        .testTarget(name: "ChatTests", dependencies: ["Chat"], swiftSettings: strict),
    ])
